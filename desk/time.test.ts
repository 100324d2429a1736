import { expect, it } from 'vitest';
import { desk as en } from '../content/en/desk.ts';
import { desk as zh } from '../content/zh/desk.ts';
import { callBy, clock } from '../domain/cases/clock.ts';
import { clockText, durationText, timeText } from './time.ts';

const at = (time: string) => Date.parse(`${time}:00+08:00`);
const now = at('2026-11-20T23:30');

it.each([
  ['2026-11-20T21:00', '21:00 today', '今日21:00'],
  ['2026-11-21T00:10', '00:10 tomorrow', '明日00:10'],
  ['2026-11-19T10:02', '10:02 yesterday', '昨日10:02'],
  ['2026-11-28T09:00', '09:00 Sat 28 Nov', '11月28日（星期六）09:00'],
])('%s is said as people in Hong Kong say it', (time, english, chinese) => {
  expect(timeText(at(time), now, en)).toBe(english);
  expect(timeText(at(time), now, zh)).toBe(chinese);
});

it.each([
  [20_000, 'less than a minute', '不足1分鐘'],
  [5 * 60_000, '5 min', '5分鐘'],
  [2 * 3_600_000, '2 h', '2小時'],
  [24 * 3_600_000, '24 h', '24小時'],
  [47 * 3_600_000 + 60_000, '1 d 23 h', '1日23小時'],
  [51 * 3_600_000, '2 d 3 h', '2日3小時'],
])('%d ms are said in their two largest units', (span, english, chinese) => {
  expect(durationText(span, en)).toBe(english);
  expect(durationText(span, zh)).toBe(chinese);
});

it.each([
  [
    '2026-11-20T23:30',
    {},
    'Afternoon missed at 18:00 today, next tomorrow 12:00 to 18:00',
    '已錯過下午時段（今日18:00）, 下次明日12:00至18:00',
  ],
  [
    '2026-11-20T23:30',
    { tries: 1, lastTriedAt: at('2026-11-20T17:00') },
    'Afternoon over at 18:00 today, next tomorrow 12:00 to 18:00 · Tried 1×, last 17:00 today',
    '下午時段已於今日18:00結束, 下次明日12:00至18:00 · 曾致電1次，上次今日17:00',
  ],
  [
    '2026-11-21T13:00',
    {},
    'Overdue 11 h 55 min, since 01:05 today · call now, until 18:00',
    '逾時11小時55分鐘, 由今日01:05起 · 現在可致電，直至18:00',
  ],
  [
    '2026-11-21T13:00',
    { tries: 1, lastTriedAt: at('2026-11-21T12:30') },
    'Overdue 11 h 55 min, since 01:05 today · call now, until 18:00 · Tried 1×, last 12:30 today',
    '逾時11小時55分鐘, 由今日01:05起 · 現在可致電，直至18:00 · 曾致電1次，上次今日12:30',
  ],
])('at %s, once the hours that suit are over, it says the next ones: %j', (time, more, english, chinese) => {
  const [arrivedAt, bestTimeToCall] = [at('2026-11-20T01:05'), 'Afternoon (12PM-6PM)' as const];
  const dueAt = at('2026-11-21T01:05');
  const frozen = callBy(arrivedAt, dueAt, bestTimeToCall);
  const untouched = { tries: 0, lastTriedAt: null, reachedAt: null, isOff: false };
  const given = clock({ arrivedAt, dueAt, callBy: frozen, bestTimeToCall, ...untouched, ...more }, at(time));
  const said = (words: typeof en | typeof zh) =>
    Object.values(clockText(given, 'referrals', at(time), words)).join(', ');
  expect([said(en), said(zh as never)]).toEqual([english, chinese]);
});
