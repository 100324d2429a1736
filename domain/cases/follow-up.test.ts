import { expect, it } from 'vitest';
import { hourText } from '../texts.ts';
import { hongKongDate } from './clock.ts';
import { answerTime, dateState, followUpChoices, isPromiseAhead, readFollowUp } from './follow-up.ts';

const minute = 60_000;
const at = (time: string) => Date.parse(`2026-11-24T${time}:00+08:00`);
const shown = (now: number, ...[best = null]: [Parameters<typeof followUpChoices>[1]?]) =>
  Object.fromEntries(
    followUpChoices(now, best).map(({ name, at }) => [name, `${hongKongDate(at).slice(8)} ${hourText(at)}`]),
  );

it.each([
  ['09:58', { soon: '24 12:00', afternoon: '24 15:00', tonight: '24 18:30', tomorrow: '25 10:00' }],
  ['14:45', { soon: '24 16:45', tonight: '24 18:30', tomorrow: '25 14:45' }],
  ['14:30', { soon: '24 16:30', afternoon: '24 15:00', tonight: '24 18:30', tomorrow: '25 14:30' }],
  ['14:31', { soon: '24 16:35', tonight: '24 18:30', tomorrow: '25 14:35' }],
  ['18:00', { soon: '24 20:00', tonight: '24 18:30', tomorrow: '25 18:00' }],
  // Nobody is called at night.
  ['19:00', { tomorrow: '25 19:00' }],
  ['19:30', { tomorrow: '25 19:30' }],
  ['23:10', { tomorrow: '25 09:00' }],
  ['05:00', { afternoon: '24 15:00', tonight: '24 18:30', tomorrow: '25 09:00' }],
])('at %s the next call may be at an hour at which people are called', (time, expected) => {
  expect(shown(at(time))).toEqual({ ...expected, days: '27 09:00', week: '01 09:00' });
});

it('on another day the hour is that at which the person likes to be called', () => {
  expect(shown(at('14:00'), 'Evening (6PM-9PM)')).toMatchObject({ days: '27 18:00', week: '01 18:00' });
  expect(shown(at('23:10'), 'Afternoon (12PM-6PM)')).toMatchObject({ tomorrow: '25 12:00' });
});

it.each([
  ['callback', null, -1, 'later'],
  ['callback', null, 5, 'soon'],
  ['callback', null, 15, 'overdue'],
  ['callback', 0, 600, 'soon'],
  ['callback', -15, 600, 'soon'],
  ['callback', -16, 600, 'overdue'],
  ['reminder', null, 600, 'overdue'],
  ['terms', null, 0, 'overdue'],
  ['meeting', null, 600, 'soon'],
] as const)(
  'the date of a %s that was last tried at %s is, %i minutes later: %s',
  (followUpKind, lastTriedAt, minutes, state) => {
    const triedAt = lastTriedAt && lastTriedAt * minute;
    expect(dateState({ followUpAt: 0, followUpKind, lastTriedAt: triedAt }, minutes * minute)).toBe(state);
  },
);

it('what was promised is ahead until its hour, unless it was called for; what a member set for themselves never is', () => {
  const isAhead = (now: number, more = {}) =>
    isPromiseAhead({ followUpAt: 0, followUpKind: 'callback', lastTriedAt: null, ...more }, now);
  expect([isAhead(-1), isAhead(0), isAhead(-1, { lastTriedAt: -minute })]).toEqual([true, false, false]);
  expect([isAhead(-1, { followUpKind: 'reminder' }), isAhead(-1, { followUpAt: null })]).toEqual([false, false]);
});

it.each([
  ['1795748400000', '', '', '27 11:00'],
  ['', '2026-11-30', '15:45', '30 15:45'],
  ['', '2026-11-30', '', '30 09:00'],
  ['', '2026-11-31', '10:00', null],
  ['', '30/11/2026', '10:00', null],
  ['', '2026-11-30', 'noon', null],
  ['', '', '', null],
])('the button %j, the date %j and the time %j mean %j', (choice, date, time, expected) => {
  const moment = readFollowUp(choice, date, time);
  expect(moment && `${hongKongDate(moment).slice(8)} ${hourText(moment)}`).toBe(expected);
});

it.each([
  ['08:31', '12:00', '11:30'],
  ['11:10', '12:00', '15:10'],
  ['08:31', '18:00', '12:31'],
  ['11:00', '12:00', '11:30'],
  ['11:01', '12:00', '15:01'],
  ['19:30', '23:00', '09:00'],
  ['03:00', '18:00', '09:00'],
])(
  'whether a message sent at %s was answered, where the call is promised by %s, is looked at by %s',
  (sent, by, looked) => {
    expect(hourText(answerTime(at(sent), at(by)))).toBe(looked);
  },
);
