import { expect, it } from 'vitest';
import { desk as en } from '../content/en/desk.ts';
import { desk as zh } from '../content/zh/desk.ts';
import { durationText, timeText } from './time.ts';

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
