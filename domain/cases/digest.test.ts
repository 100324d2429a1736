import { expect, it } from 'vitest';
import type { CallTime } from '../referral.ts';
import { callBy, clock } from './clock.ts';
import { digestLines, type Waiting } from './digest.ts';

const hour = 3_600_000;
/** A time in Hong Kong, as `2026-11-21 10:00`. */
const at = (text: string) => Date.parse(`${text.replace(' ', 'T')}:00+08:00`);
const now = at('2026-11-21 08:30');

type Sample = Partial<Waiting> & { name: string; arrived: string; bestTimeToCall?: CallTime; reachedAt?: number };

/** A case that arrived at a time, as the digest of 21 November sees it. */
const waiting = ({ name, arrived, bestTimeToCall, reachedAt, ...more }: Sample) => {
  const arrivedAt = at(arrived);
  const dueAt = arrivedAt + 24 * hour;
  const best = bestTimeToCall ?? null;
  const facts = { arrivedAt, dueAt, bestTimeToCall: best, tries: 0, lastTriedAt: null, isOff: false };
  const { clock: given, ...rest } = more;
  return {
    name,
    owner: null,
    tries: 0,
    followUpAt: null,
    phoneKey: '',
    nameKey: '',
    clock: {
      ...clock({ ...facts, reachedAt: reachedAt ?? null, callBy: callBy(arrivedAt, dueAt, best) }, now),
      ...given,
    },
    ...rest,
  };
};
const listed = (samples: Sample[]) =>
  digestLines(samples.map(waiting), now).map(({ one, group, at }) => {
    const time = new Date(at + 8 * hour).toISOString().slice(11, 16);
    return `${group} ${time} ${one.name}`;
  });
const reachedAt = at('2026-11-19 11:00');

it('lists what is overdue, then what was promised for today, then who else waits, each by its hour and not by its arrival', () => {
  expect(
    listed([
      { name: 'evening', arrived: '2026-11-21 03:00', bestTimeToCall: 'Evening (6PM-9PM)' },
      { name: 'night', arrived: '2026-11-20 23:10' },
      { name: 'at three', arrived: '2026-11-19 10:00', reachedAt, followUpAt: at('2026-11-21 15:00') },
      { name: 'morning', arrived: '2026-11-21 02:00', bestTimeToCall: 'Morning (9AM-12PM)' },
      { name: 'late', arrived: '2026-11-20 08:00' },
      { name: 'later', arrived: '2026-11-20 07:00' },
      { name: 'at ten', arrived: '2026-11-20 22:00', followUpAt: at('2026-11-21 10:00') },
    ]),
  ).toEqual([
    'overdue 07:00 later',
    'overdue 08:00 late',
    'promised 10:00 at ten',
    'promised 15:00 at three',
    'today 12:00 morning',
    'today 21:00 evening',
    'today 23:10 night',
  ]);
});

it('lists somebody whose hours were missed by the next ones, and not by an hour of the day before', () => {
  expect(
    listed([
      { name: 'noon', arrived: '2026-11-20 09:40', bestTimeToCall: 'Afternoon (12PM-6PM)' },
      {
        name: 'ten',
        arrived: '2026-11-20 09:50',
        bestTimeToCall: 'Morning (9AM-12PM)',
        followUpAt: at('2026-11-21 10:00'),
      },
      { name: 'nine', arrived: '2026-11-20 09:45', bestTimeToCall: 'Anytime during business hours' },
    ]),
  ).toEqual(['promised 10:00 ten', 'today 09:45 nine', 'today 12:00 noon']);
});

it('lists a callback that nobody called for as overdue, and not one of another day or of a case that is off', () => {
  const arrived = '2026-11-18 10:00';
  const yesterday = at('2026-11-20 15:00');
  const tried = { clock: { lastTriedAt: yesterday } as never };
  expect(
    listed([
      { name: 'forgotten', arrived, reachedAt, followUpAt: yesterday },
      { name: 'not there', arrived, reachedAt, followUpAt: yesterday, ...tried },
      { name: 'tomorrow', arrived, reachedAt, followUpAt: at('2026-11-22 00:00') },
      { name: 'off', arrived, followUpAt: yesterday, clock: { state: 'off' } as never },
      { name: 'no date', arrived, reachedAt },
    ]),
  ).toEqual(['overdue 15:00 forgotten', 'promised 15:00 not there']);
});

it('makes one line of the cases of one business, at its most urgent hour, with every try and whoever owns one', () => {
  const phoneKey = '91234567';
  const lines = digestLines(
    [
      waiting({ name: 'second', arrived: '2026-11-20 12:00', phoneKey, tries: 1, owner: 'kit' }),
      waiting({ name: 'first', arrived: '2026-11-20 07:00', nameKey: 'cafe|Islands', phoneKey, tries: 2 }),
      waiting({ name: 'third', arrived: '2026-11-20 13:00', nameKey: 'cafe|Islands' }),
      waiting({ name: 'other', arrived: '2026-11-20 14:00' }),
      waiting({ name: 'another', arrived: '2026-11-20 15:00' }),
    ],
    now,
  );
  expect(lines.map(({ one, ...line }) => [one.name, line.count, line.tries, line.owner])).toEqual([
    ['first', 3, 3, 'kit'],
    ['other', 1, 0, null],
    ['another', 1, 0, null],
  ]);
});
