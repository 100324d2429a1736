import type { Clock } from '../domain/clock.ts';
import type { Collection } from '../domain/collections.ts';
import { fill } from '../domain/texts.ts';
import { durationText, timeText } from './time.ts';
import type { DeskWords } from './words.ts';

export type ClockText = { main: string; more: string };

/** What a clock says in words, the absolute time first. */
export function clockText(clock: Clock, collection: Collection, now: number, words: DeskWords): ClockText {
  const { state, callBy, dueAt, reachedAt, arrivedAt, tries, lastTriedAt } = clock;
  const text = words.clock;
  const by = fill(collection === 'referrals' ? text.callBy : text.answerBy, { time: timeText(callBy, now, words) });
  const left = fill(text.left, { duration: durationText(callBy - now, words) });
  switch (state) {
    case 'running':
    case 'soon':
      return { main: by, more: left };
    case 'tried':
      return { main: by, more: fill(text.tried, { count: tries, time: timeText(lastTriedAt ?? now, now, words) }) };
    case 'overdue':
      return {
        main: fill(text.overdue, { duration: durationText(now - dueAt, words) }),
        more: fill(text.since, { time: timeText(dueAt, now, words) }),
      };
    case 'kept':
      return { main: fill(text.kept, { duration: durationText((reachedAt ?? now) - arrivedAt, words) }), more: '' };
    case 'late':
      return { main: fill(text.late, { duration: durationText((reachedAt ?? now) - dueAt, words) }), more: '' };
    case 'off':
      return { main: text.off, more: '' };
  }
}
