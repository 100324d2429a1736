import { expect, it } from 'vitest';
import { defaultLimits } from '../app-options.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createFloodGuard } from './flood-guard.ts';

it('a flood from twenty addresses puts no form of another client into quarantine', () => {
  const { options, clock } = createTestApp();
  const guard = createFloodGuard(100, { ...options, limits: defaultLimits });
  const isSuspected = (client: string) => {
    const group = guard.groupOf(client);
    group.count();
    return group.isFull();
  };
  const flood = Array.from({ length: 300 }, (_, n) => isSuspected(`busy ${n % 20}`));
  expect(flood.at(-1)).toBe(true);
  expect([isSuspected('honest'), guard.isFlooded()]).toEqual([false, true]);
  clock.now += 60_000;
  expect(guard.isFlooded()).toBe(false);
});
