import { expect, it } from 'vitest';
import type { CaseEvent, EventContent } from './case-events.ts';
import { promisesOf } from './promises.ts';

/** A time in Hong Kong, as `23 10:00` of November 2026. */
const at = (text: string) => Date.parse(`2026-11-${text.replace(' ', 'T')}:00+08:00`);
type Happened = [time: string, type: EventContent['type'], data?: object];

/** What became of the promises of a referral that arrived on the 20th at 10:00, as `callback 15:00 kept 15:05`. */
const became = (happened: Happened[], now = '29 12:00') => {
  const arrival: Happened = [
    '20 10:00',
    'arrived',
    { via: 'form', language: null, suspicion: null, callBy: at('21 10:00') },
  ];
  const events = [arrival, ...happened].map(([time, type, data = {}], index) => ({
    subject: 'referrals/a',
    version: index + 1,
    actionId: `${index}`,
    at: at(time),
    actor: 'ada',
    type,
    data,
  })) as CaseEvent[];
  const hour = (time: number | null) =>
    time && new Date(time + 8 * 3_600_000).toISOString().slice(8, 16).replace('T', ' ');
  return promisesOf(events, at(now)).map(({ kind, dueAt, state, settledAt, why }) =>
    [kind, hour(dueAt), state, hour(settledAt), why].filter(Boolean).join(' '),
  );
};
const later = (time: string) => ({ outcome: 'later', followUpAt: at(time) });
const asked: Happened = ['20 11:00', 'reached', later('23 15:00')];
const first = 'first-call 21 10:00 kept 20 11:00';
const moved = (from: string, to: string) => ({ from, to });

it.each<[string, Happened[], string, string]>([
  ['open until it is over', [], '21 10:00', 'first-call 21 10:00 open'],
  ['broken after that', [], '21 10:01', 'first-call 21 10:00 broken 21 10:00'],
  [
    'not kept by a try',
    [['20 12:00', 'tried', { result: 'no-answer' }]],
    '22 10:00',
    'first-call 21 10:00 broken 21 10:00',
  ],
  [
    'kept by who reaches them',
    [['21 10:00', 'reached', { outcome: 'interested' }]],
    '23 10:00',
    'first-call 21 10:00 kept 21 10:00',
  ],
  [
    'withdrawn with the case',
    [['20 12:00', 'moved', moved('new', 'withdrawn')]],
    '23 10:00',
    'first-call 21 10:00 withdrawn 20 12:00',
  ],
  [
    'the same for a case that is reopened',
    [
      ['20 12:00', 'moved', moved('new', 'spam')],
      ['22 12:00', 'moved', moved('spam', 'new')],
    ],
    '23 10:00',
    'first-call 21 10:00 broken 21 10:00',
  ],
  [
    'broken for ever, with the reason',
    [
      ['22 10:00', 'claimed'],
      ['22 12:00', 'reached', { outcome: 'interested', reason: 'Typhoon' }],
    ],
    '23 10:00',
    'first-call 21 10:00 broken 21 10:00 Typhoon',
  ],
  [
    'broken by a call that nobody knew of in time',
    [['21 09:00', 'reached', { outcome: 'interested', notedAt: at('21 11:00') }]],
    '23 10:00',
    'first-call 21 10:00 broken 21 10:00',
  ],
])('the call within 24 hours is %s', (_, happened, now, expected) => {
  expect(became(happened, now)).toEqual([expected]);
});

it.each<[string, Happened[], string[]]>([
  ['broken by no call', [], ['callback 23 15:00 broken 23 15:15']],
  [
    'kept at its hour, whoever answers',
    [['23 15:14', 'tried', { result: 'no-answer', text: 'Rang' }]],
    ['callback 23 15:00 kept 23 15:14 Rang'],
  ],
  [
    'kept by a try from a quarter of an hour before',
    [['23 14:45', 'tried', { result: 'no-answer' }]],
    ['callback 23 15:00 kept 23 14:45'],
  ],
  [
    'not kept by a try a minute before that',
    [['23 14:44', 'tried', { result: 'no-answer' }]],
    ['callback 23 15:00 broken 23 15:15'],
  ],
  [
    'not kept by a try hours before',
    [['23 10:00', 'tried', { result: 'no-answer' }]],
    ['callback 23 15:00 broken 23 15:15'],
  ],
  [
    'kept by who reaches them before',
    [['22 10:00', 'reached', { outcome: 'interested' }]],
    ['callback 23 15:00 kept 22 10:00'],
  ],
  [
    'withdrawn with the case',
    [['22 10:00', 'moved', moved('called', 'withdrawn')]],
    ['callback 23 15:00 withdrawn 22 10:00'],
  ],
  [
    'moved by who postpones it, which is a promise again',
    [
      ['22 10:00', 'postponed', { followUpAt: at('24 09:00'), text: 'They asked' }],
      ['24 09:00', 'tried', { result: 'no-answer' }],
    ],
    ['callback 23 15:00 moved 22 10:00 They asked', 'callback 24 09:00 kept 24 09:00'],
  ],
  [
    'broken however it is postponed afterwards',
    [['23 16:00', 'postponed', { followUpAt: at('24 09:00') }]],
    ['callback 23 15:00 broken 23 15:15'],
  ],
  [
    'withdrawn where its date is taken away before',
    [['22 10:00', 'postponed']],
    ['callback 23 15:00 withdrawn 22 10:00'],
  ],
  [
    'broken where its date is taken away at its hour',
    [['23 15:00', 'postponed']],
    ['callback 23 15:00 broken 23 15:00'],
  ],
  [
    'as open as before with a case that is reopened',
    [
      ['22 10:00', 'moved', moved('called', 'withdrawn')],
      ['22 11:00', 'moved', moved('withdrawn', 'called')],
    ],
    ['callback 23 15:00 broken 23 15:15'],
  ],
  [
    'kept by a meeting that is arranged at its hour',
    [['23 15:00', 'arranged', { followUpAt: at('28 10:00'), to: 'ada' }]],
    ['callback 23 15:00 kept 23 15:00', 'meeting 28 10:00 open'],
  ],
  [
    'broken by a call that nobody knew of in time, with the reason',
    [['23 15:05', 'tried', { result: 'no-answer', notedAt: at('23 16:00'), reason: 'In a lift' }]],
    ['callback 23 15:00 broken 23 15:15 In a lift'],
  ],
  ['not there once it was a mistake', [['22 10:00', 'corrected', { version: 2 }]], []],
])('a promised call is %s', (_, happened, expected) => {
  const isTakenBack = expected.length === 0;
  expect(became([asked, ...happened])).toEqual([
    isTakenBack ? 'first-call 21 10:00 broken 21 10:00' : first,
    ...expected,
  ]);
});

it.each<[string, Happened[], string]>([
  ['open until somebody says how it was', [], 'open'],
  ['kept by what came of it', [['24 10:00', 'moved', moved('meeting', 'on-board')]], 'kept 24 10:00'],
  ['broken where it did not take place', [['24 10:00', 'moved', moved('meeting', 'called')]], 'broken 24 10:00'],
  ['as it was after a call to confirm it', [['22 10:00', 'reached', { outcome: 'interested' }]], 'open'],
])('a meeting is %s', (_, happened, expected) => {
  const arranged: Happened = ['20 12:00', 'arranged', { followUpAt: at('23 15:00'), to: 'bo' }];
  const reached: Happened = ['20 11:00', 'reached', { outcome: 'interested' }];
  expect(became([reached, arranged, ...happened])).toEqual([first, `meeting 23 15:00 ${expected}`]);
});

it('what a member sets for themselves is no promise, and terms are kept by the step after them', () => {
  const reached: Happened = ['20 11:00', 'reached', { outcome: 'interested' }];
  const postponed = (time: string, until: string, purpose?: string): Happened => [
    time,
    'postponed',
    { followUpAt: at(until), purpose },
  ];
  expect(became([reached, postponed('20 12:00', '21 09:00')])).toEqual([first]);
  expect(became([reached, postponed('20 12:00', '20 18:00', 'terms'), postponed('20 17:00', '23 09:00')])).toEqual([
    first,
    'terms 20 18:00 kept 20 17:00',
  ]);
});
