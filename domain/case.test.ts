import { expect, it } from 'vitest';
import { applyEvent, type Case, type CaseEvent } from './case.ts';

const event = (version: number, type: CaseEvent['type'], more: Partial<CaseEvent> = {}): CaseEvent => ({
  subject: 'referrals/a',
  version,
  actionId: `${version}`,
  at: 1000 * version,
  actor: 'Ada',
  type,
  data: {},
  ...more,
});
const fold = (...events: CaseEvent[]) => events.reduce<Case | null>(applyEvent, null);

it('a document is due 24 hours after its arrival, whatever happens later', () => {
  expect(fold(event(1, 'arrived'), event(2, 'claimed'), event(3, 'released'), event(4, 'noted'))).toEqual({
    subject: 'referrals/a',
    version: 4,
    arrivedAt: 1000,
    dueAt: 86_401_000,
    stage: 'new',
    owner: null,
  });
});

it('suspected spam arrives in its own stage', () => {
  expect(fold(event(1, 'arrived', { data: { suspicion: 'honeypot' } }))?.stage).toBe('spam');
});

it('who claims a case owns it, and nobody owns it once the person is erased', () => {
  expect(fold(event(1, 'arrived'), event(2, 'claimed', { actor: 'Bo' }))?.owner).toBe('Bo');
  expect(fold(event(1, 'arrived'), event(2, 'claimed'), event(3, 'erased'))).toMatchObject({
    stage: 'erased',
    owner: null,
  });
});
