import { expect, it } from 'vitest';
import type { CaseEvent, EventContent } from './case-events.ts';
import { defaultBusinessHours } from './clock.ts';
import { type ReferralStatus, referralStatus } from './referral-status.ts';

const hour = 3_600_000;
/** Friday 20 November 2026, 10:00 in Hong Kong. */
const friday = Date.parse('2026-11-20T10:00:00+08:00');
const due = friday + 24 * hour;

const arrived = (suspicion: string | null = null): EventContent => ({
  type: 'arrived',
  data: { via: 'form', language: null, suspicion, callBy: due },
});
const tried: EventContent = { type: 'tried', data: { result: 'no-answer' } };
const wrong: EventContent = { type: 'tried', data: { result: 'wrong-number' } };
const claimed: EventContent = { type: 'claimed', data: {} };
const reached = (followUpAt?: number): EventContent => ({
  type: 'reached',
  data: { outcome: 'interested', followUpAt },
});
const moved = (
  from: 'new' | 'called' | 'meeting',
  to: 'meeting' | 'on-board' | 'not-this-time' | 'withdrawn',
): EventContent => ({
  type: 'moved',
  data: { from, to },
});
const arranged: EventContent = {
  type: 'arranged',
  data: { followUpAt: friday + 50 * hour, to: 'bo', text: 'At the shop' },
};
const corrected = (version: number): EventContent => ({ type: 'corrected', data: { version } });

/** Events an hour apart, the first on Friday at 10:00. */
const events = (...contents: EventContent[]): CaseEvent[] =>
  contents.map((content, index) => ({
    subject: 'referrals/a',
    version: index + 1,
    actionId: `${index}`,
    at: friday + index * hour,
    actor: 'ada',
    ...content,
  }));
const statusAt = (now: number, own: CaseEvent[], first: CaseEvent[] | null = null) =>
  referralStatus(
    { events: own, bestTimeToCall: null },
    first && { events: first, bestTimeToCall: null },
    now,
    defaultBusinessHours,
  );
/** A status in one line: the promise, the steps with the hours since the arrival, and what is next. */
const line = (status: ReferralStatus | null) =>
  status &&
  [
    status.promise?.state ?? 'off',
    status.steps.map(({ step, at }) => `${step} ${(at - friday) / hour}`).join(', '),
    [status.next.step, status.next.at === null ? [] : (status.next.at - friday) / hour].flat().join(' '),
  ].join(' | ');

it.each<[string, number, EventContent[]]>([
  ['ahead | received 0 | call 24', 1, []],
  ['ahead | received 0, claimed 1 | call 24', 2, [claimed]],
  ['ahead | received 0, tried 1 | call-again-by 24', 2, [tried]],
  [
    'ahead | received 0, tried 1 | call-again 9',
    3,
    [tried, { type: 'postponed', data: { followUpAt: friday + 9 * hour } }],
  ],
  ['ahead | received 0, tried 1 | no-number', 2, [wrong]],
  [
    'ahead | received 0, tried 1 | call-again-by 24',
    3,
    [wrong, { type: 'amended', data: { field: 'contactPhone', value: '2' } }],
  ],
  ['late | received 0, tried 1 | call-late 25', 25, [tried]],
  ['kept | received 0, claimed 1, reached 1 | no-date', 2, [reached()]],
  ['kept | received 0, claimed 1, reached 1 | follow-up 30', 2, [reached(friday + 30 * hour)]],
  ['kept | received 0, claimed 1, reached 1 | follow-up-late 30', 31, [reached(friday + 30 * hour)]],
  ['kept | received 0, claimed 1, reached 1, meeting 2 | meeting 50', 3, [reached(), arranged]],
  ['kept | received 0, claimed 1, reached 1, on-board 2 | on-board', 3, [reached(), moved('called', 'on-board')]],
  [
    'kept | received 0, claimed 1, reached 1, not-this-time 2 | not-this-time',
    3,
    [reached(), moved('called', 'not-this-time')],
  ],
  ['off | received 0, closed 1 | closed', 2, [moved('new', 'withdrawn')]],
])('a referrer is told: %s, after %i hours', (expected, hours, contents) => {
  expect(line(statusAt(friday + hours * hour, events(arrived(), ...contents)))).toBe(expected);
});

it('what was a mistake is not told any more', () => {
  const mistaken = events(arrived(), reached(), moved('called', 'on-board'), corrected(3), corrected(2));
  expect(line(statusAt(friday + 5 * hour, mistaken))).toBe('ahead | received 0 | call 24');
});

it('a call that came too late is said to be late, and one that comes in the night is not promised for the night', () => {
  const late = events(
    arrived(),
    ...Array<EventContent>(24).fill({ type: 'noted', data: { audience: 'team' } }),
    reached(),
  );
  expect(line(statusAt(friday + 30 * hour, late))).toBe('was-late | received 0, claimed 25, reached 25 | no-date');
  const evenings = { events: events(arrived(), tried), bestTimeToCall: 'Evening (6PM-9PM)' } as const;
  expect(line(referralStatus(evenings, null, friday + 36 * hour, defaultBusinessHours))).toContain('call-late 56');
});

it('what was set aside as spam is said to be', () => {
  expect(line(statusAt(friday, events(arrived('hidden-field'))))).toBe('off | received 0, set-aside 0 | set-aside');
});

it('of a shop that somebody had referred before, the earlier referral is followed up, and both see the result', () => {
  const first = events(arrived(), reached(), moved('called', 'on-board'));
  const second = events(arrived(), { type: 'linked', data: { to: 'referrals/first' } }).map((one) => ({
    ...one,
    at: one.at + 3 * hour,
  }));
  expect(line(statusAt(friday + 9 * hour, second, first))).toBe(
    'kept | received 3, same-shop 4, claimed 1, reached 1, on-board 2 | on-board',
  );
});

it('nothing that the team has written, and no name, is in it', () => {
  const written = events(
    arrived(),
    { type: 'tried', data: { result: 'no-answer', text: 'secret', reason: 'secret' } },
    { type: 'noted', data: { text: 'secret', audience: 'referrer' } },
    { type: 'reached', data: { outcome: 'interested', text: 'secret' } },
    { type: 'amended', data: { field: 'contactPhone', value: 'secret' } },
    { type: 'arranged', data: { followUpAt: due, to: 'bo', text: 'secret' } },
  );
  expect(JSON.stringify(statusAt(friday + 9 * hour, written))).not.toMatch(/secret|ada|bo"/);
});
