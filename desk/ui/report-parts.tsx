import type { Refusal } from '../../domain/cases/call-results.ts';
import type { Figures, PromiseFigures } from '../../domain/cases/weekly-report.ts';
import { durationText } from '../time.ts';
import { useDesk } from '../use-desk.ts';
import { share } from './figures-table.tsx';

/** The three numbers that tell most, beside the chart. */
export function KeyFigures({ total }: { total: Figures }) {
  const { words } = useDesk();
  const text = words.report;
  const median = total.medianToReach === null ? '–' : durationText(total.medianToReach, words);
  const figures = [
    [text.columns.triedInTime, share(total.triedInTime, total.decided)],
    [text.columns.reachedInTime, share(total.reachedInTime, total.decided)],
    [text.columns.medianToReach, median],
  ];
  return (
    <dl className="desk-panel grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] content-center gap-4">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt className="text-sm text-soft">{name}</dt>
          <dd className="text-xl font-bold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** From what was received to what is on board: each line is a part of the one before. */
export function Funnel({ total }: { total: Figures }) {
  const { words } = useDesk();
  const { columns, funnel } = words.report;
  return (
    <section aria-labelledby="funnel" className="mt-8">
      <h2 id="funnel" className="desk-heading">
        {funnel}
      </h2>
      <ul className="mt-2 grid gap-2">
        {(['received', 'reached', 'met', 'onBoard'] as const).map((name) => (
          <li key={name} className="grid grid-cols-[7rem_1fr] items-center gap-x-3">
            <span>{columns[name]}</span>
            <span className="flex items-center gap-3">
              <svg aria-hidden="true" className="h-4 w-full max-w-[30rem]">
                <rect
                  width={`${(100 * total[name]) / Math.max(total.received, 1)}%`}
                  height="16"
                  className="fill-leaf"
                />
              </svg>
              {total[name]}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What became of what was promised, by kind. */
export function Promises({ promises }: { promises: readonly PromiseFigures[] }) {
  const { words } = useDesk();
  const text = words.report.promises;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
    <section className="desk-table-box" tabIndex={0} aria-label={text.title}>
      <table className="desk-table">
        <caption className="desk-heading">{text.title}</caption>
        <thead>
          <tr>
            {text.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {promises.map(({ kind, made, kept, broken }) => (
            <tr key={kind}>
              <th scope="row">{text.kinds[kind]}</th>
              <td>{made}</td>
              <td>{share(kept, kept + broken)}</td>
              <td>{broken}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Why people said no. */
export function Refusals({ refusals }: { refusals: readonly { value: Refusal | 'none'; count: number }[] }) {
  const { words } = useDesk();
  if (refusals.length === 0) return null;
  return (
    <section aria-labelledby="refusals" className="mt-8">
      <h2 id="refusals" className="desk-heading">
        {words.report.refusals}
      </h2>
      <ul className="mt-2">
        {refusals.map(({ value, count }) => (
          <li key={value}>
            {`${value === 'none' ? words.outcome.noRefusal : words.refusals[value]}${words.notices.separator}${count}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
