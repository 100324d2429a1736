import { Drawing, type DrawingProps } from './drawing.tsx';

/** The covers in a few strokes, for a list that is read in passing: a pot of broth. */
export function PotMark({ className }: DrawingProps) {
  return (
    <Drawing className={className}>
      <path d="M0 0h120v120H0z" fill="#f6cf76" />
      <path
        d="M44 34c-8-9 8-14 0-24m16 22c-9-11 9-17 0-28m16 28c-8-9 8-14 0-24"
        stroke="#fffaf0"
        strokeWidth="5"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M24 62c-14-2-16 16-2 18m74-18c14-2 16 16 2 18" stroke="#9c2210" strokeWidth="8" fill="none" />
      <path d="M20 50c0 20 2 42 8 50 8 10 56 10 64 0 6-8 8-30 8-50z" fill="#c8341d" />
      <ellipse cx="60" cy="50" rx="42" ry="14" fill="#fbf0dc" />
      <ellipse cx="60" cy="51" rx="36" ry="10" fill="#f4b945" />
      <path d="M40 50a7 4 0 1 0 14 0 7 4 0 1 0-14 0zm24 5a8 4 0 1 0 16 0 8 4 0 1 0-16 0z" fill="#e5702a" />
    </Drawing>
  );
}

/** An ordered fridge. */
export function FridgeMark({ className }: DrawingProps) {
  return (
    <Drawing className={className}>
      <path d="M0 0h120v120H0z" fill="#cf4328" />
      <path d="M22 12q0-4 4-4h56q4 0 4 4v108H22zM90 8l26-6v118H90z" fill="#fbf4e6" />
      <path d="M28 16h52v104H28zM95 16l16-3v107H95z" fill="#e2ebd5" />
      <path d="M28 44h52v4H28zm0 32h52v4H28zm67-30 16-2v6H95zm0 34h16v6H95z" fill="#a9c2ae" />
      <path d="M34 26h20v18H34z" fill="#fffaf0" />
      <path d="M32 22h24v6H32zm27 30h14v24H59z" fill="#2f6a48" />
      <path d="M60 32h14v12H60z" fill="#f0b541" />
      <path d="M33 70a6 7 0 1 1 12 0 6 7 0 1 1 12 0v6H33z" fill="#e3b27a" />
      <path d="M32 104c-2-16 12-20 16-12 4-10 18-6 16 4 10-4 14 6 10 14v10H32z" fill="#4f8a3f" />
    </Drawing>
  );
}

/** A covered bowl in a lit microwave. */
export function MicrowaveMark({ className }: DrawingProps) {
  return (
    <Drawing className={className}>
      <path d="M0 0h120v120H0z" fill="#33201a" />
      <path d="M0 98h120v22H0z" fill="#b98a51" />
      <path d="M8 30q0-6 6-6h92q6 0 6 6v62q0 6-6 6H14q-6 0-6-6z" fill="#c5301a" />
      <path d="M16 34h66v54H16z" fill="#f6c65b" />
      <path d="M88 34h18v12H88z" fill="#2b1912" />
      <path d="M92 56a5 5 0 1 0 10 0 5 5 0 1 0-10 0zm0 16a5 5 0 1 0 10 0 5 5 0 1 0-10 0z" fill="#fbe3c0" />
      <path d="M30 64h38c0 10-6 18-12 18H42c-6 0-12-8-12-18z" fill="#fffaf0" />
      <path d="M28 60c2-20 40-22 44-3z" fill="#2f6a48" />
      <path d="M73 55c6-5-3-9 3-14" stroke="#fffaf0" strokeWidth="4" fill="none" strokeLinecap="round" />
    </Drawing>
  );
}
