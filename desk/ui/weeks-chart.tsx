import { fill } from '../../domain/texts.ts';
import { useDesk } from '../use-desk.ts';
import type { NamedFigures } from './figures-table.tsx';

const height = 120;
const step = 60;
/** The share of a week's referrals that should be reached in time. */
const goal = 0.9;

/** A bar for the referrals of each week, filled as far as they were reached in time. The table below it has the same figures. */
export function WeeksChart({ weeks }: { weeks: readonly NamedFigures[] }) {
  const { words } = useDesk();
  const text = words.report;
  const most = Math.max(1, ...weeks.map(({ received }) => received));
  const scale = (count: number) => (height * count) / most;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
    <figure className="desk-panel desk-chart" tabIndex={0}>
      <svg
        width={weeks.length * step}
        viewBox={`0 0 ${weeks.length * step} ${height + 44}`}
        role="img"
        aria-label={text.chart}
        className="max-w-none"
      >
        {weeks.map(({ name, received, decided, reachedInTime }, index) => (
          <g key={name} transform={`translate(${index * step + step / 2} ${height + 20})`}>
            <title>{fill(text.bar, { week: name, received, reached: reachedInTime, decided })}</title>
            <rect
              x="-18"
              y={-scale(received)}
              width="36"
              height={scale(received)}
              rx="3"
              className="fill-sunk stroke-line"
            />
            <rect
              x="-18"
              y={-scale(reachedInTime)}
              width="36"
              height={scale(reachedInTime)}
              rx="3"
              className="fill-leaf"
            />
            {received > 0 && <path d={`M-22 ${-scale(goal * received)}h44`} className="desk-chart-goal" />}
            <text y={-scale(received) - 5} className="desk-chart-text">
              {received || ''}
            </text>
            <text y="17" className="desk-chart-text">
              {name.replace(/^\S+ /, '').replace(/（.*/, '')}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className="mt-2 text-sm text-soft">
        <span className="mr-6 desk-legend">{text.legendReached}</span>
        <span className="mr-6 desk-legend" data-of="received">
          {text.legendReceived}
        </span>
        <span className="desk-legend" data-of="goal">
          {fill(text.legendGoal, { goal: 100 * goal })}
        </span>
      </figcaption>
    </figure>
  );
}
