import type { DateState } from '../../domain/cases/follow-up.ts';
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
  later: 'later',
} as const satisfies Record<CaseRow['clock']['state'] | DateState, IconName>;

/** The clock of a case in words, with a drawing; never by colour alone. */
export function ClockLine({
  row,
}: {
  row: Pick<CaseRow, 'clock' | 'collection' | 'followUpAt' | 'followUpKind' | 'dateState'>;
}) {
  const { words, now, timeOf } = useDesk();
  const { clock, collection, followUpAt, followUpKind, dateState } = row;
  const { main, more } = clockText(clock, collection, now, words);
  const again = dateState
    ? fill(words.clock.dates[followUpKind ?? 'reminder'], { time: timeOf(followUpAt ?? now) })
    : '';
  const state = dateState ?? clock.state;
  return (
    <span className="desk-clock" data-state={state}>
      <Icon name={icons[state]} />
      <span>
        <strong className="font-bold">{again || main}</strong> {again ? main : more}
      </span>
    </span>
  );
}
