import type { DeskList } from '../../domain/desk.ts';
import { useDesk } from '../use-desk.ts';

/** What an empty list says. */
export function EmptyList({ list }: { list: DeskList }) {
  const { title, text } = useDesk().words.empty[list];
  return (
    <div className="desk-empty">
      <svg viewBox="0 0 60 60" aria-hidden="true" className="size-16">
        <path d="m12 22 5-7 4.5 7 4.5-7 4.5 7 4.5-7 4.5 7 4.5-7 4 7 2 30H10z" fill="var(--color-kraft)" />
        <path
          d="M22 36c1-3 5-3 6 0m8 0c1-3 5-3 6 0"
          fill="none"
          stroke="var(--color-night)"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      </svg>
      <p className="text-lg font-bold">{title}</p>
      <p className="max-w-[26rem] text-soft">{text}</p>
    </div>
  );
}
