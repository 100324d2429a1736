import { beforeEach, expect, test, vi } from 'vitest';
import { referral } from '../../server/testing/fixtures.ts';
import { memoryStorage } from '../../server/testing/memory-storage.ts';
import { forgetAttempt, submissionFor } from './attempt.ts';

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', memoryStorage(stored));
  forgetAttempt();
});

test('the same values give the same submission, until it is deleted', () => {
  const first = submissionFor(referral);
  expect(submissionFor({ ...referral })).toEqual(first);
  forgetAttempt();
  expect(submissionFor(referral).submissionId).not.toBe(first.submissionId);
});

test('other values give another submission', () => {
  const first = submissionFor(referral);
  expect(submissionFor({ ...referral, contactName: 'Another' }).submissionId).not.toBe(first.submissionId);
});

test('the submission of a closed tab is used again', () => {
  const first = submissionFor(referral);
  const kept = stored.get('referralAttempt') ?? '';
  forgetAttempt();
  stored.set('referralAttempt', kept);
  expect(submissionFor(referral)).toEqual(first);
});

test.each(['', '[]', '"x"', 'null', '{"submissionId":"REF_1"}', 'nonsense'])('a stored %j is ignored', (text) => {
  stored.set('referralAttempt', text);
  expect(submissionFor(referral).submissionId).toMatch(/^REF_\d{13}_[0-9A-Z]{8}$/);
});
