import { expect, it } from 'vitest';
import { desk as words } from '../content/en/desk.ts';
import type { Refusal } from '../domain/cases/call-results.ts';
import type { EventContent } from '../domain/cases/case-events.ts';
import type { CaseRecord } from '../domain/desk.ts';
import { eventText, historyLines } from './history-lines.ts';

it('to a message one replies, and an outcome of a call is said as it was', () => {
  const reached: EventContent = { type: 'reached', data: { outcome: 'later' } };
  expect(eventText(reached, words, 'messages')).toBe('Replied');
  expect(eventText(reached, words, 'referrals')).toBe('Reached: call back later');
});

it('a refusal is shown with its reason, where there is one', () => {
  const refused = (refusal?: Refusal): EventContent => ({
    type: 'reached',
    data: { outcome: 'not-interested', refusal },
  });
  expect(eventText(refused('price'), words, 'referrals')).toBe('Reached: not interested · The price');
  expect(eventText(refused(), words, 'referrals')).toBe('Reached: not interested');
});

it.each([
  [{ to: 'Bo', from: 'Kit' }, 'Taken over from Kit'],
  [{ to: 'Ada', from: 'Kit' }, 'Assigned to Ada; was Kit’s'],
  [{ to: 'Ada', from: null }, 'Assigned to Ada'],
])('what Bo has assigned (%j) reads as %s', (data, text) => {
  expect(eventText({ type: 'assigned', data }, words, 'referrals', 'Bo')).toBe(text);
});

it('what a referrer says is shown as theirs, in words', () => {
  const data = { answer: 'unknown' as const };
  const line = { type: 'rated' as const, data, version: 2, at: 1000, actor: 'referrer', isCorrected: false };
  const record = { history: [line], collection: 'referrals' } as unknown as CaseRecord;
  expect(historyLines(record, 'zh')).toMatchObject([{ by: '推薦人', title: '推薦人回答結果好不好：不知道' }]);
});

it.each([
  ['reached', { outcome: 'unheard-of' }, 'unheard-of'],
  ['tried', { result: 'engaged' }, 'engaged'],
  ['noted', { audience: 'owner' }, 'owner'],
  ['moved', { from: 'new', to: 'paused' }, 'Moved from New to paused'],
  ['weighed', {}, 'weighed'],
])('an event without words (%s %j) reads as itself: %s', (type, data, text) => {
  expect(eventText({ type, data } as EventContent, words, 'referrals')).toBe(text);
});

it.each([
  ['en', 24 * 60, 'noted 24 h later'],
  ['zh', 3 * 24 * 60 + 60, '3日1小時後才記錄'],
  ['en', 5, ''],
  ['en', 0, ''],
] as const)('what came in later than it happened says so (%s, after %i minutes): %s', (language, minutes, late) => {
  const data = { result: 'no-answer' as const, ...(minutes && { notedAt: 1000 + minutes * 60_000 }) };
  const line = { type: 'tried' as const, data, version: 2, at: 1000, actor: 'Ada', isCorrected: false };
  const record = { history: [line], collection: 'referrals' } as unknown as CaseRecord;
  expect(historyLines(record, language)).toMatchObject([{ at: 1000, late }]);
});
