import { type DeskWords, fill } from './words.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Hong Kong is eight hours ahead of UTC all year. The browser's `Intl` was tried: it writes dates otherwise than Node's. */
const inHongKong = (at: number) => new Date(at + 8 * hour);
const dayNumber = (at: number) => Math.floor((at + 8 * hour) / day);

/** A moment as people say it: `21:00 today`, `10:02 Sat 22 Nov`. Milliseconds since 1970. */
export function timeText(at: number, now: number, { clock }: DeskWords): string {
  return fill(clock.at, { time: inHongKong(at).toISOString().slice(11, 16), day: dayText(at, now, clock) });
}

/** The day of a moment: `today`, `Sat 22 Nov`. */
export function dayText(at: number, now: number, clock: DeskWords['clock']): string {
  const near = { '-1': clock.yesterday, 0: clock.today, 1: clock.tomorrow }[dayNumber(at) - dayNumber(now)];
  const date = inHongKong(at);
  const weekday = clock.weekdays[date.getUTCDay()] ?? '';
  return near ?? fill(clock.date, { weekday, day: date.getUTCDate(), month: clock.months[date.getUTCMonth()] ?? '' });
}

/** A span in its two largest units: `6 h 10 min`, `2 d 3 h`. */
export function durationText(milliseconds: number, { clock }: DeskWords): string {
  const minutes = Math.floor(milliseconds / minute);
  if (minutes < 1) return clock.now;
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60];
  const parts: [string, number][] =
    days > 1
      ? [
          [clock.days, days],
          [clock.hours, hours],
        ]
      : [
          [clock.hours, days * 24 + hours],
          [clock.minutes, rest],
        ];
  const [first = '', second = ''] = parts
    .filter(([, count]) => count > 0)
    .map(([unit, count]) => fill(unit, { count }));
  return second ? fill(clock.span, { first, second }) : first;
}

/** The date of a moment in Hong Kong as a date field has it: `2026-11-21`. */
export function dateValue(at: number): string {
  return inHongKong(at).toISOString().slice(0, 10);
}

/** Nine in the morning in Hong Kong on a date from a date field; null when it is not a date. */
export function morningOf(date: string): number | null {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T09:00:00+08:00`) : Number.NaN;
  return Number.isNaN(at) ? null : at;
}
