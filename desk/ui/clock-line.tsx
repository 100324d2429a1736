import type { CaseRow } from '../../domain/desk.ts';
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
} as const satisfies Record<CaseRow['clock']['state'], IconName>;

/** The clock of a case in words, with a drawing; never by colour alone. */
export function ClockLine({ row }: { row: Pick<CaseRow, 'clock' | 'collection' | 'followUpAt' | 'followUpKind'> }) {
  const { words, now, timeOf } = useDesk();
  const { clock, collection, followUpAt, followUpKind } = row;
  const { main, more } = clockText(clock, collection, now, words);
  const isAskedForLater = followUpAt !== null && clock.reachedAt !== null;
  const again = isAskedForLater
    ? fill(words.clock.dates[followUpKind ?? 'reminder'], { time: timeOf(followUpAt) })
    : '';
  return (
    <span className="desk-clock" data-state={isAskedForLater && followUpAt > now ? 'later' : clock.state}>
      <Icon name={isAskedForLater ? 'later' : icons[clock.state]} />
      <span>
        <strong className="font-bold">{again || main}</strong> {again ? main : more}
      </span>
    </span>
  );
}
