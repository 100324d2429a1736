import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ReferralSubmission } from '../../domain/referral.ts';
import { deliver, type Step } from './chain.ts';

const submission = { submissionId: 'REF_1795147506789_ABCDEFGH' } as ReferralSubmission;
const limit = 8000;

const saves = (name: string): Step => ({ name, limit, send: vi.fn(async () => {}) });
const fails = (name: string): Step => ({
  name,
  limit,
  send: vi.fn(() => Promise.reject(new Error(`${name} is down`))),
});
const hangs = (name: string): Step => ({ name, limit, send: vi.fn(() => new Promise(() => {})) });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('after a step has succeeded, no further step is called', async () => {
  const [cloud, fallback] = [saves('cloud'), saves('fallback')];
  expect(await deliver(submission, [cloud, fallback])).toEqual({ savedBy: 'cloud', errors: [] });
  expect(fallback.send).not.toHaveBeenCalled();
});

test('after a step has failed, the next one is called with the same submission', async () => {
  const steps = [fails('cloud'), fails('fallback'), saves('device')];
  expect(await deliver(submission, steps)).toEqual({
    savedBy: 'device',
    errors: [new Error('cloud is down'), new Error('fallback is down')],
  });
  for (const step of steps) expect(step.send).toHaveBeenCalledExactlyOnceWith(submission, expect.any(AbortSignal));
});

test('when every step fails, `savedBy` is null', async () => {
  expect(await deliver(submission, [fails('cloud'), fails('device')])).toMatchObject({ savedBy: null });
});

test('a step that throws before it begins counts as failed', async () => {
  const broken: Step = {
    name: 'broken',
    limit,
    send() {
      throw new Error('not even a promise');
    },
  };
  expect(await deliver(submission, [broken, saves('device')])).toMatchObject({ savedBy: 'device' });
});

test('a step that hangs counts as failed after its time limit, and its signal is aborted', async () => {
  const cloud = hangs('cloud');
  const delivery = deliver(submission, [cloud, saves('fallback')]);
  await vi.advanceTimersByTimeAsync(limit - 1);
  const signal = vi.mocked(cloud.send).mock.calls[0]?.[1];
  expect(signal?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(signal?.aborted).toBe(true);
  expect(await delivery).toEqual({ savedBy: 'fallback', errors: [new Error('cloud took longer than 8000 ms')] });
});

test('a step that succeeds in time leaves no timer', async () => {
  await deliver(submission, [saves('cloud')]);
  expect(vi.getTimerCount()).toBe(0);
});
