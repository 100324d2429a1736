import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ReferralSubmission, submissionOf } from '../../domain/referral.ts';
import { referral } from '../../server/testing/fixtures.ts';
import { memoryStorage } from '../../server/testing/memory-storage.ts';
import { forgetAttempt, submissionFor } from './attempt.ts';
import { forgetOld } from './next-visit.ts';
import { appendToDevice, removeFromDevice, submissionsOnDevice } from './steps/local-storage.ts';
import { recordStored } from './unsent.ts';
import { readNotes, recordSent, updateNotes } from './unsent-notes.ts';

const day = 86_400_000;
const start = 1_795_147_506_789;
const submission = (n: number): ReferralSubmission =>
  submissionOf(referral, start, Uint8Array.from([0, 0, 0, 0, 0, 0, 0, n]));
const metadata = { language: 'zh', website: '', elapsed: 12 } as const;
let stored: Map<string, string>;

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  stored = new Map();
  vi.stubGlobal('localStorage', memoryStorage(stored));
  vi.stubGlobal('window', { localStorage });
  vi.stubGlobal('dispatchEvent', () => true);
  forgetAttempt();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a refused referral ends after 30 days, and one that waits does not', async () => {
  for (const n of [1, 2]) await appendToDevice(submission(n));
  recordStored(submission(1).submissionId, metadata, true);
  await forgetOld(start + 30 * day);
  expect(submissionsOnDevice()).toHaveLength(2);
  await forgetOld(start + 30 * day + 1);
  expect(submissionsOnDevice()).toEqual([submission(2)]);
  expect(readNotes().refused).toEqual([]);
});

test('a draft and an attempt that failed end after a week', async () => {
  submissionFor(referral);
  stored.set('referralDraft', JSON.stringify({ savedAt: start, values: { businessName: '陳記' } }));
  await forgetOld(start + 7 * day);
  expect([...stored.keys()].sort()).toEqual(['referralAttempt', 'referralDraft']);
  await forgetOld(start + 7 * day + 1);
  expect([...stored.keys()]).toEqual([]);
});

test('the list of what was sent from a device has the last ten, and each ends after a year', async () => {
  for (let n = 0; n < 12; n += 1) recordSent(submissionOf(referral, start + n, new Uint8Array(8)));
  expect(readNotes().sent.map(({ submissionId }) => Number(submissionId.slice(4, 17)) - start)).toEqual([
    2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
  ]);
  expect(stored.get('referralOutbox')).not.toContain(referral.referrerEmail);
  updateNotes(() => ({ key: 'secret' }));
  await forgetOld(start + 365 * day + 11);
  expect(readNotes()).toMatchObject({ sent: [expect.anything()], key: expect.stringMatching(/./) });
  await forgetOld(start + 365 * day + 12);
  expect(readNotes()).toMatchObject({ sent: [], key: '' });
});

test('a list that could not be read ends after 30 days; what is younger, or of somebody else, stays', async () => {
  const key = (time: number) => `referralSubmissions.unreadable.${time}`;
  for (const name of [key(start), key(start + 5), 'language']) stored.set(name, 'x');
  await forgetOld(start + 30 * day + 1);
  expect([...stored.keys()]).toEqual([key(start + 5), 'language']);
});

test('of a visitor nothing is left in the browser once what waited was sent and the times are over, byte by byte', async () => {
  vi.stubGlobal('document', { cookie: '' });
  const named = { ...referral, referrerFirstName: 'Zelda' };
  const [waiting, refused] = [1, 2].map((n) => ({ ...submission(n), ...named })) as [
    ReferralSubmission,
    ReferralSubmission,
  ];
  submissionFor(named);
  for (const one of [waiting, refused]) await appendToDevice(one);
  recordStored(refused.submissionId, metadata, true);
  stored.set('referralDraft', JSON.stringify({ savedAt: start, values: { contactName: 'Zelda' } }));
  stored.set(`referralSubmissions.unreadable.${start}`, 'Zelda');
  const holding = () => [...stored].filter(([, value]) => value.includes('Zelda')).map(([key]) => key);
  expect(holding()).toHaveLength(4);
  await forgetOld(start + 31 * day);
  expect(holding(), 'what waits is not lost').toEqual(['referralSubmissions']);
  await removeFromDevice(waiting.submissionId);
  expect([holding(), document.cookie]).toEqual([[], '']);
});

test('a visit with nothing to end writes nothing', async () => {
  await forgetOld(start);
  expect([...stored.keys()]).toEqual([]);
});
