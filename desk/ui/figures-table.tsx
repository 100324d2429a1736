import type { Figures } from '../../domain/desk.ts';
import { durationText } from '../time.ts';
import { useDesk } from '../use-desk.ts';

export type NamedFigures = Figures & { name: string };

/** The figures of the report, one group in each line. */
export function FiguresTable({ title, first, rows }: { title: string; first: string; rows: readonly NamedFigures[] }) {
  const { words } = useDesk();
  const { columns } = words.report;
  const time = (milliseconds: number | null) => (milliseconds === null ? '–' : durationText(milliseconds, words));
  if (rows.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
    <section className="desk-table-box" tabIndex={0} aria-label={title}>
      <table className="desk-table">
        <caption className="desk-heading">{title}</caption>
        <thead>
          <tr>
            {[first, ...columns].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              <td>{row.received}</td>
              <td>{share(row.triedInTime, row.decided)}</td>
              <td>{share(row.reachedInTime, row.decided)}</td>
              <td>{time(row.medianToTry)}</td>
              <td>{time(row.worstToTry)}</td>
              <td>{time(row.medianToReach)}</td>
              <td>{time(row.worstToReach)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** `24 of 25` says more than a percentage where there are few. */
function share(count: number, all: number): string {
  return all === 0 ? '–' : `${Math.floor((100 * count) / all)}% (${count}/${all})`;
}
