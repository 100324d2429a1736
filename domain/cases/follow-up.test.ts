import { expect, it } from 'vitest';
import { hourText } from '../texts.ts';
import { hongKongDate } from './clock.ts';
import { answerTime, dateState, followUpChoices } from './follow-up.ts';

const at = (time: string) => Date.parse(`2026-11-24T${time}:00+08:00`);
const shown = (now: number, ...[best = null]: [Parameters<typeof followUpChoices>[1]?]) =>
  Object.fromEntries(
    followUpChoices(now, best).map(({ name, at }) => [name, `${hongKongDate(at).slice(8)} ${hourText(at)}`]),
  );

it.each([
  ['09:58', { soon: '24 12:00', afternoon: '24 15:00', tonight: '24 18:30', tomorrow: '25 10:00' }],
  ['14:45', { soon: '24 16:45', tonight: '24 18:30', tomorrow: '25 14:45' }],
  // Nobody is called at night.
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
  ['reminder', null, 600, 'overdue'],
  ['terms', null, 0, 'overdue'],
  ['meeting', null, 600, 'soon'],
] as const)(
  'the date of a %s that was last tried at %s is, %i minutes later: %s',
  (followUpKind, lastTriedAt, minutes, state) => {
    expect(dateState({ followUpAt: 0, followUpKind, lastTriedAt }, minutes * 60_000)).toBe(state);
  },
);

it.each([
  ['08:31', '12:00', '11:30'],
  ['11:10', '12:00', '15:10'],
  ['08:31', '18:00', '12:31'],
  ['19:30', '23:00', '09:00'],
])(
  'whether a message sent at %s was answered, where the call is promised by %s, is looked at by %s',
  (sent, by, looked) => {
    expect(hourText(answerTime(at(sent), at(by)))).toBe(looked);
  },
);
