import { expect, it } from 'vitest';
import type { CaseEvent, EventContent } from './cases/case-events.ts';
import { defaultBusinessHours } from './cases/clock.ts';
import { mayHaveNews } from './referral-news.ts';
import { type ReferralStatus, referralStatus } from './referral-status.ts';
import { referrerActor } from './referrers.ts';

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
const answered: EventContent = { type: 'amended', data: { field: 'bestTimeToCall', value: 'Evening (6PM-9PM)' } };
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
const takenBack = moved('new', 'withdrawn');
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
    actor: content === answered || content === takenBack ? referrerActor : 'ada',
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
    ...(status.question ? [`${status.question}?`] : []),
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
  ['ahead | received 0, tried 1 | no-number | number?', 2, [wrong]],
  [
    'ahead | received 0, tried 1 | call-again-by 24',
    3,
    [wrong, { type: 'amended', data: { field: 'contactPhone', value: '2' } }],
  ],
  ['late | received 0, tried 1 | call-late-now', 25, [tried]],
  ['ahead | received 0, tried 2 | call-again-by 24 | hour?', 3, [tried, tried]],
  ['ahead | received 0, tried 2, answered 3 | call-again-by 24', 4, [tried, tried, answered]],
  ['ahead | received 0, answered 3, tried 4 | call-again-by 24', 5, [tried, tried, answered, tried]],
  ['ahead | received 0, answered 3, tried 5 | call-again-by 24 | hour?', 6, [tried, tried, answered, tried, tried]],
  ['kept | received 0, answered 3, claimed 4, helped 4 | no-date', 5, [tried, tried, answered, reached()]],
  ['kept | received 0, claimed 3, reached 3 | no-date', 5, [tried, tried, reached(), answered]],
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
  ['off | received 0, taken-back 1 | taken-back', 2, [takenBack]],
  ['ahead | received 0 | call 24', 3, [takenBack, { type: 'moved', data: { from: 'withdrawn', to: 'new' } }]],
])('a referrer is told: %s, after %i hours', (expected, hours, contents) => {
  expect(line(statusAt(friday + hours * hour, events(arrived(), ...contents)))).toBe(expected);
});

it('a number that turned out not to be wrong is not asked for, and neither is that of a shop that somebody referred before', () => {
  const mistaken = events(arrived(), wrong, corrected(2));
  expect(statusAt(friday, mistaken)?.question).toBeNull();
  expect(statusAt(friday, events(arrived()), events(arrived(), wrong))?.question).toBeNull();
});

it('it is taken back while nobody was reached and calling goes on, and whether it turned out well is asked at its end, once', () => {
  const told = (...contents: EventContent[]) => {
    const { canTakeBack, rating } = statusAt(friday, events(arrived(), ...contents)) ?? {};
    return [canTakeBack, rating];
  };
  expect([told(tried), told(reached()), told(takenBack)]).toEqual([
    [true, null],
    [false, null],
    [false, null],
  ]);
  const end = [reached(), moved('called', 'on-board')];
  const rated: EventContent = { type: 'rated', data: { answer: 'no' } };
  expect([told(...end), told(...end, rated), told(reached(), moved('called', 'withdrawn'))]).toEqual([
    [false, 'open'],
    [false, 'no'],
    [false, null],
  ]);
});

it('mails are offered while something may come, and not at an end', () => {
  const told = (...contents: EventContent[]) => {
    const status = statusAt(friday + 9 * hour, events(arrived(), ...contents));
    return status && mayHaveNews(status);
  };
  expect([told(), told(wrong), told(reached()), told(reached(), arranged)]).toEqual([true, true, true, true]);
  const ends = [takenBack, moved('new', 'withdrawn'), moved('called', 'on-board'), moved('called', 'not-this-time')];
  expect(ends.map((end) => told(reached(), end))).toEqual([false, false, false, false]);
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
  // Of what happened before the second one arrived, it is told only what came of it: no call was promised to its referrer.
  const first = events(arrived(), reached(), moved('called', 'on-board'));
  const second = events(arrived(), { type: 'linked', data: { to: 'referrals/first' } }).map((one) => ({
    ...one,
    at: one.at + 3 * hour,
  }));
  expect(line(statusAt(friday + 9 * hour, second, first))).toBe(
    'off | received 3, same-shop 4, reached 1, on-board 2 | on-board',
  );
});

it('nothing that the team has written for itself, and no name, is in it', () => {
  const written = events(
    arrived(),
    { type: 'tried', data: { result: 'no-answer', text: 'secret', reason: 'secret' } },
    { type: 'noted', data: { text: 'secret', audience: 'team' } },
    { type: 'reached', data: { outcome: 'interested', text: 'secret' } },
    { type: 'amended', data: { field: 'contactPhone', value: 'secret' } },
    { type: 'arranged', data: { followUpAt: due, to: 'bo', text: 'secret' } },
  );
  expect(JSON.stringify(statusAt(friday + 9 * hour, written))).not.toMatch(/secret|ada|bo"/);
});

it('what the team writes to the referrer is in it as its author left it, and not what was taken back', () => {
  const note = (text: string): EventContent => ({ type: 'noted', data: { text, audience: 'referrer' } });
  const rewritten = (version: number, text?: string): EventContent => ({ type: 'rewritten', data: { version, text } });
  const written = events(
    arrived(),
    note('one'),
    note('two'),
    note('three'),
    rewritten(2),
    rewritten(3, 'zwei'),
    corrected(4),
  );
  expect(statusAt(friday, written)?.notes).toEqual([{ text: 'zwei', at: friday + 2 * hour }]);
  expect(statusAt(friday, events(arrived()), written)?.notes, 'those to somebody else').toEqual([]);
});
