import { expect, it, vi } from 'vitest';
import { forgetOnTime } from './forget-on-time.ts';
import { createRateLimit } from './rate-limit.ts';

const second = 1000;
const day = 86_400 * second;

/** Time that only passes when the test says so. */
function createTime() {
  let now = 0;
  const waiting: { at: number; wake: () => void }[] = [];
  const sleep = (milliseconds: number) =>
    new Promise<void>((wake) => waiting.push({ at: now + milliseconds, wake }) as never);
  async function pass(milliseconds: number) {
    for (const end = now + milliseconds; ; ) {
      const next = waiting.sort((one, other) => one.at - other.at)[0];
      now = Math.min(next?.at ?? end, end);
      if (!next || next.at > end) return;
      waiting.shift();
      next.wake();
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  return { runtime: { monotonic: () => now, sleep }, pass, waiting };
}

it('an address is forgotten when its time is over, also when nobody comes any more', async () => {
  const { runtime, pass, waiting } = createTime();
  const entries = new Map<string, number>();
  const forget = forgetOnTime(entries, (end) => end, runtime);
  const keep = (address: string, time: number) => {
    entries.set(address, runtime.monotonic() + time);
    forget();
  };
  keep('192.0.2.1', 60 * second);
  keep('192.0.2.2', day);
  await pass(59 * second);
  expect([...entries.keys()]).toEqual(['192.0.2.1', '192.0.2.2']);
  await pass(2 * second);
  expect([...entries.keys()]).toEqual(['192.0.2.2']);
  await pass(day);
  expect([entries.size, waiting]).toEqual([0, []]);
  keep('192.0.2.3', second);
  await pass(3 * second);
  expect([entries.size, waiting]).toEqual([0, []]);
});

it('ten thousand addresses are looked at once a second at most', async () => {
  const { runtime, pass } = createTime();
  const endOf = vi.fn((end: number) => end);
  const entries = new Map<string, number>();
  const forget = forgetOnTime(entries, endOf, runtime);
  for (let n = 0; n < 10_000; n++) {
    entries.set(`address ${n}`, 10 * second + n / 10);
    forget();
  }
  await pass(20 * second);
  expect(entries.size).toBe(0);
  expect(endOf.mock.calls.length).toBeLessThan(40_000);
});

it('a limit for a day forgets whoever reached it within a day', async () => {
  const { runtime, pass, waiting } = createTime();
  const wait = createRateLimit(10, 100, runtime, day);
  while (wait('192.0.2.1') === 0);
  await pass(day);
  expect(waiting).toEqual([]);
});
