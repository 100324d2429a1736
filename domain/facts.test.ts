import { expect, it } from 'vitest';
import { dataUser, facts, problemOfFacts } from './facts.ts';

it('with real partners no server starts before it is said in both languages who answers for personal data, and where', () => {
  expect(problemOfFacts({ hasSamples: true, dataUser: null })).toBeNull();
  expect(problemOfFacts({ hasSamples: false, dataUser })).toBeNull();
  expect(problemOfFacts(facts)).toBeNull();
  for (const missing of [null, { ...dataUser, address: { en: 'A street', zh: ' ' } }])
    expect(problemOfFacts({ hasSamples: false, dataUser: missing })).toMatch(
      /^domain\/facts\.ts has no samples any more/,
    );
});
