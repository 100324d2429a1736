import { type CallWindow, type Clock, startOfDay } from '../domain/cases/clock.ts';
import type { Collection } from '../domain/collections.ts';
import { dateText, fill, hourText } from '../domain/texts.ts';
import type { DeskWords } from './words.ts';

type ClockWords = DeskWords['clock'];

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A moment as people say it: `21:00 today`, `10:02 Sat 22 Nov`. Milliseconds since 1970. */
export function timeText(at: number, now: number, { clock }: DeskWords): string {
  return fill(clock.at, { time: hourText(at), day: dayText(at, now, clock) });
}

/** The day of a moment: `today`, `Sat 22 Nov`. */
export function dayText(at: number, now: number, clock: ClockWords): string {
  const daysAhead = Math.round((startOfDay(at) - startOfDay(now)) / day);
  const near = { '-1': clock.yesterday, 0: clock.today, 1: clock.tomorrow }[daysAhead];
  return near ?? dateText(at, clock);
}

/** A span in its two largest units: `6 h 10 min`, `1 d 3 h`; the promised day is one of hours. */
export function durationText(milliseconds: number, { clock }: DeskWords): string {
  const minutes = Math.floor(milliseconds / minute);
  if (minutes < 1) return clock.now;
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60];
  const parts: [string, number][] =
    minutes > 1440
      ? [
          [clock.days, days],
          [clock.hours, hours],
        ]
      : [
          [clock.hours, Math.floor(minutes / 60)],
          [clock.minutes, rest],
        ];
  const [first = '', second = ''] = parts
    .filter(([, count]) => count > 0)
    .map(([unit, count]) => fill(unit, { count }));
  return second ? fill(clock.span, { first, second }) : first;
}

/** When somebody may be called next: `next today 12:00 to 18:00`. */
function nextText({ start, end }: CallWindow, now: number, clock: ClockWords): string {
  const hours = { from: hourText(start), to: hourText(end) };
  return start <= now
    ? fill(clock.callableUntil, hours)
    : fill(clock.next, { day: dayText(start, now, clock), ...hours });
}

type ClockText = { main: string; more: string };

/** What a clock says in words, the absolute time first. */
export function clockText(clock: Clock, collection: Collection, now: number, words: DeskWords): ClockText {
  const { state, callBy, dueAt, reachedAt, arrivedAt, tries, lastTriedAt, next, bestTimeToCall } = clock;
  const text = words.clock;
  const by = fill(collection === 'messages' ? text.answerBy : text.callBy, { time: timeText(callBy, now, words) });
  const left = fill(text.left, { duration: durationText(callBy - now, words) });
  const tried = tries > 0 ? fill(text.tried, { count: tries, time: timeText(lastTriedAt ?? now, now, words) }) : '';
  const again = next ? nextText(next, now, text) : '';
  const joined = (...parts: string[]) => parts.filter(Boolean).join(' · ');
  switch (state) {
    case 'running':
    case 'soon':
    case 'tried': {
      if (!next || !bestTimeToCall) return { main: by, more: joined(left, tried) };
      const part = text.parts[bestTimeToCall];
      const over = fill(tries > 0 ? text.partOver : text.partMissed, { part, time: timeText(callBy, now, words) });
      return { main: over, more: joined(again, tried) };
    }
    case 'overdue':
      return {
        main: fill(text.overdue, { duration: durationText(now - dueAt, words) }),
        more: joined(fill(text.since, { time: timeText(dueAt, now, words) }), again, tried),
      };
    case 'kept':
      return { main: fill(text.kept, { duration: durationText((reachedAt ?? now) - arrivedAt, words) }), more: '' };
    case 'late':
      return { main: fill(text.late, { duration: durationText((reachedAt ?? now) - dueAt, words) }), more: '' };
    case 'off':
      return { main: text.off, more: '' };
  }
}
