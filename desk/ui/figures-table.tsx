import type { Figures } from '../../domain/cases/weekly-report.ts';
import { durationText } from '../time.ts';
import { useDesk } from '../use-desk.ts';

export type NamedFigures = Figures & { name: string };

const names = [
  'received',
  'triedInTime',
  'reachedInTime',
  'windowsMissed',
  'reached',
  'met',
  'onBoard',
  'medianToTry',
  'worstToTry',
  'medianToReach',
  'worstToReach',
] as const satisfies (keyof Figures)[];

/** The figures of the report, one group in each line. */
export function FiguresTable({ title, first, rows }: { title: string; first: string; rows: readonly NamedFigures[] }) {
  const { words } = useDesk();
  const { columns } = words.report;
  const cellOf = (row: Figures, name: (typeof names)[number]) => {
    const value = row[name];
    if (name === 'triedInTime' || name === 'reachedInTime') return share(row[name], row.decided);
    if (value === null) return '–';
    return /^(median|worst)/.test(name) ? durationText(value, words) : value;
  };
  if (rows.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
    <section className="desk-table-box" tabIndex={0} aria-label={title}>
      <table className="desk-table">
        <caption className="desk-heading">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {names.map((name) => (
              <th key={name} scope="col">
                {columns[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name || words.newCase.unknown}</th>
              {names.map((name) => (
                <td key={name}>{cellOf(row, name)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** `24 of 25` says more than a percentage where there are few. */
export function share(count: number, all: number): string {
  return all === 0 ? '–' : `${Math.floor((100 * count) / all)}% (${count}/${all})`;
}
