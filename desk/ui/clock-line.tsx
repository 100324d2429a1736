import type { CaseRow } from '../../domain/desk.ts';
import { type FollowUpKind, isMissed } from '../../domain/follow-up.ts';
import { fill } from '../../domain/texts.ts';
import { clockText } from '../time.ts';
import { useDesk } from '../use-desk.ts';
import { Icon, type IconName } from './icon.tsx';

const icons = {
  running: 'clock',
  soon: 'alert',
  tried: 'retry',
  overdue: 'alert',
  kept: 'check',
  late: 'check',
  off: 'stop',
  later: 'later',
} as const satisfies Record<CaseRow['clock']['state'] | 'later', IconName>;

/** The clock of a case in words, with a drawing; never by colour alone. */
export function ClockLine({ row }: { row: Pick<CaseRow, 'clock' | 'collection' | 'followUpAt' | 'followUpKind'> }) {
  const { words, now, timeOf } = useDesk();
  const { clock, collection, followUpAt } = row;
  const kind = row.followUpKind ?? 'reminder';
  const { main, more } = clockText(clock, collection, now, words);
  const isAskedForLater = followUpAt !== null && clock.reachedAt !== null;
  const again = isAskedForLater ? fill(words.clock.dates[kind], { time: timeOf(followUpAt) }) : '';
  const state = isAskedForLater ? stateOfDate(kind, clock.lastTriedAt, followUpAt, now) : clock.state;
  return (
    <span className="desk-clock" data-state={state}>
      <Icon name={icons[state]} />
      <span>
        <strong className="font-bold">{again || main}</strong> {again ? main : more}
      </span>
    </span>
  );
}

/** Of a date: what was promised and not done is as late as a first call, a meeting waits for what came of it. */
export function stateOfDate(kind: FollowUpKind, lastTriedAt: number | null, followUpAt: number, now: number) {
  if (followUpAt > now) return 'later';
  const isOver = kind === 'terms' || (kind !== 'meeting' && isMissed(followUpAt, lastTriedAt, now));
  return isOver ? 'overdue' : 'soon';
}
