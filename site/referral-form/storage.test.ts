import { beforeEach, expect, test, vi } from 'vitest';
import type { ReferralSubmission } from '../../domain/referral.ts';
import { appendToDevice, removeFromDevice, waitingOnDevice } from './device.ts';
import { forgetDraft, keptDraft } from './draft.ts';

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

test('submissions are appended to the list, each once', () => {
  for (const suffix of ['AAAAAAAA', 'BBBBBBBB', 'AAAAAAAA']) appendToDevice(submission(suffix));
  expect(waitingOnDevice()).toEqual([submission('BBBBBBBB'), submission('AAAAAAAA')]);
  expect(JSON.parse(stored.get(key) ?? '')).toBeInstanceOf(Array);
});

test('one that has arrived leaves the list; the last one takes the list with it', () => {
  appendToDevice(submission('AAAAAAAA'));
  appendToDevice(submission('BBBBBBBB'));
  removeFromDevice(submission('AAAAAAAA').submissionId);
  expect(waitingOnDevice()).toEqual([submission('BBBBBBBB')]);
  removeFromDevice(submission('BBBBBBBB').submissionId);
  expect(stored.has(key)).toBe(false);
});

test.each(['not JSON', '{"a":1}', '"text"'])(
  'a list that reads %s is kept aside, and the next referral is still saved',
  (text) => {
    stored.set(key, text);
    appendToDevice(submission('AAAAAAAA'));
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
