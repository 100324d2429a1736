import { beforeEach, expect, test, vi } from 'vitest';
import type { ReferralSubmission } from '../../domain/referral.ts';
import { forgetDraft, keepAttempt, keptAttempt, keptDraft } from './draft.ts';
import { readOutbox } from './outbox.ts';
import { appendToDevice, removeFromDevice, waitingOnDevice } from './steps/local-storage.ts';

const key = 'referralSubmissions';
const submission = (suffix: string) => ({ submissionId: `REF_1795147506789_${suffix}` }) as ReferralSubmission;
const day = 24 * 60 * 60 * 1000;
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
});

test('submissions are appended to the list, each once', async () => {
  for (const suffix of ['AAAAAAAA', 'BBBBBBBB', 'AAAAAAAA']) await appendToDevice(submission(suffix));
  expect(waitingOnDevice()).toEqual([submission('BBBBBBBB'), submission('AAAAAAAA')]);
  expect(JSON.parse(stored.get(key) ?? '')).toBeInstanceOf(Array);
});

test('one that has arrived leaves the list; the last one takes the list with it', async () => {
  await appendToDevice(submission('AAAAAAAA'));
  await appendToDevice(submission('BBBBBBBB'));
  await removeFromDevice(submission('AAAAAAAA').submissionId);
  expect(waitingOnDevice()).toEqual([submission('BBBBBBBB')]);
  await removeFromDevice(submission('BBBBBBBB').submissionId);
  expect(stored.has(key)).toBe(false);
});

test.each(['not JSON', '{"a":1}', '"text"'])(
  'a list that reads %s is kept aside, and the next referral is still saved',
  async (text) => {
    stored.set(key, text);
    await appendToDevice(submission('AAAAAAAA'));
    expect(waitingOnDevice()).toEqual([submission('AAAAAAAA')]);
    expect([...stored].filter(([name]) => name.startsWith(`${key}.unreadable.`)).map(([, value]) => value)).toEqual([
      text,
    ]);
  },
);

test('a draft is kept for seven days, and not a moment longer', () => {
  const draft = JSON.stringify({ savedAt: 0, values: { businessName: '好味' } });
  stored.set('referralDraft', draft);
  expect(keptDraft(7 * day)).toEqual({ businessName: '好味' });
  expect(keptDraft(7 * day + 1)).toBeNull();
  expect(stored.size).toBe(0);
});

test('a draft that cannot be read is no draft', () => {
  for (const text of ['', 'null', '[]', '{"savedAt":"x"}', 'nonsense']) {
    stored.set('referralDraft', text);
    expect(keptDraft(0)).toBeNull();
  }
  forgetDraft();
  expect(stored.size).toBe(0);
});

test('what was handed over is remembered until the draft is forgotten', () => {
  keepAttempt(submission('AAAAAAAA'));
  expect(keptAttempt()).toEqual(submission('AAAAAAAA'));
  forgetDraft();
  expect(keptAttempt()).toBeNull();
  for (const text of ['', '[]', '"x"', '{"submissionId":"REF_1"}', 'nonsense']) {
    stored.set('referralAttempt', text);
    expect(keptAttempt()).toBeNull();
  }
});

test('changes of the list wait for one another', async () => {
  const suffixes = Array.from({ length: 20 }, (_, n) => `AAAAAA${n + 10}`);
  await Promise.all(suffixes.map((suffix) => appendToDevice(submission(suffix))));
  expect(waitingOnDevice()).toHaveLength(20);
  const removals = suffixes.slice(1).map((suffix) => removeFromDevice(submission(suffix).submissionId));
  await Promise.all([...removals, appendToDevice(submission('BBBBBBBB'))]);
  expect(waitingOnDevice()).toEqual([submission('AAAAAA10'), submission('BBBBBBBB')]);
});

test('where the browser forbids storage nothing waits, and nothing breaks', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('forbidden', 'SecurityError');
    },
  });
  expect(readOutbox()).toEqual({ waiting: [], refused: [] });
  await expect(appendToDevice(submission('AAAAAAAA'))).rejects.toThrow();
});

test.each(['5', '{"refused":5}', '{"notBefore":"x"}', 'nonsense'])(
  'notes of the outbox that read %s do no harm',
  async (text) => {
    stored.set('referralOutbox', text);
    await appendToDevice(submission('AAAAAAAA'));
    expect(readOutbox().waiting).toHaveLength(1);
  },
);
