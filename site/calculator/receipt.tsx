import { useRef } from 'react';
import { brand } from '../../content/brand.ts';
import { BrandMark } from '../ui/brand-mark.tsx';
import type { ReceiptLine, receiptLines } from './receipt-lines.ts';
import { usePrinter } from './use-printer.ts';

type Props = {
  title: string;
  lines: ReturnType<typeof receiptLines>;
  /** How often changed lines have been printed one by one. */
  printings: number;
};

/** The receipt of an evening and of a month. */
export function Receipt({ title, lines, printings }: Props) {
  const paper = useRef<HTMLDivElement>(null);
  usePrinter(paper, printings);
  return (
    <div className="receipt-printer paper-shadow mx-auto w-full max-w-sm">
      <div ref={paper} className="white-paper receipt-paper px-5 py-12 sm:px-9">
        <p className="flex items-center justify-center gap-2 font-display text-lg">
          <BrandMark className="size-7" />
          {brand.both}
        </p>
        <p className="mt-1 text-center text-sm">{title}</p>
        <dl className="dashed-rule receipt-type mt-5 grid gap-3 pt-5">
          {lines.evening.map(lineOf)}
          <div className="dashed-rule pt-4">
            <dt className="font-bold">{lines.month.label}</dt>
            {/* A million is wider than the paper in the larger size. */}
            <dd
              className={`text-right font-display text-2xl whitespace-nowrap text-char ${lines.month.value.length < 11 ? 'sm:text-3xl' : ''}`}
            >
              <output>{lines.month.value}</output>
            </dd>
          </div>
          {lineOf(lines.thrownAway)}
        </dl>
        <dl className="dashed-rule receipt-type mt-5 grid gap-3 pt-5">{lines.saved.map(lineOf)}</dl>
        <svg viewBox="0 0 300 44" aria-hidden="true" className="dashed-rule mt-6 w-full pt-7">
          <path
            d="M0 22h300"
            stroke="var(--color-night)"
            strokeWidth="44"
            strokeDasharray="3 4 7 3 2 5 4 3 9 4 2 3 5 6 3 3"
          />
        </svg>
      </div>
    </div>
  );
}

function lineOf({ label, value, note }: ReceiptLine, place = 0) {
  return (
    <div key={place} className="flex flex-wrap justify-between gap-x-2">
      <dt className="whole-clauses basis-32 grow">{label}</dt>
      <dd className="ml-auto whitespace-nowrap">{value}</dd>
      {note && <dd className="receipt-note">{note}</dd>}
    </div>
  );
}
