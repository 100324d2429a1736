import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect } from 'vitest';
import { parseReferral } from '../../domain/referral.ts';
import { defaultLimits } from '../app-options.ts';
import type { Document } from '../store/document-store.ts';
import { stored } from './fixtures.ts';
import { createTestApp } from './test-app.ts';

/** Sent together, so that they share commits: one body at a time takes five times as long. */
const together = 25;

export type Expected = 'stored' | 'refused' | 'either';
export type Answer = { id: string; status: number; text: string; thanked: boolean };

/**
 * For tests: an app that strangers may send anything to, and what must hold whatever they send: no 5xx, nothing stored
 * that is no referral, everything stored once that was thanked for, and no more memory than before.
 */
export function openTrial() {
  const { app, store, lines, clock } = createTestApp({ limits: { ...defaultLimits, writesPerMinute: 1e9 } });
  const heapBefore = heapUsed();
  let sent = 0;
  let successes = 0;

  function newId(): string {
    sent += 1;
    return `REF_${clock.now}_${sent.toString(36).toUpperCase().padStart(8, '0')}`;
  }

  async function answerOf(response: Response | Promise<Response>, id: string): Promise<Answer> {
    const { status } = await response;
    return { id, status, text: await (await response).text(), thanked: status === 200 || status === 303 };
  }

  /** What is stored under an id: a whole referral with its facts when the sender was thanked, else nothing. */
  async function storedUnder({ id, thanked }: Answer): Promise<Document | null> {
    const document = (await store.get('referrals', id))?.document ?? null;
    expect(document !== null).toBe(thanked);
    if (!document) return null;
    successes += 1;
    const { submissionId, submissionDate, submissionTimestamp, ...referral } = document;
    const date = new Date(clock.now).toISOString();
    expect([submissionId, submissionDate, submissionTimestamp]).toEqual([id, date, clock.now]);
    expect(parseReferral(referral)).toMatchObject({ ok: true });
    expect(Object.keys(referral).length).toBeLessThanOrEqual(17);
    return document;
  }

  /** Sends at least so many random cases, each under an id of its own, and looks at what became of each. */
  async function everyCase<Case extends { expected: Expected }>(
    count: number,
    cases: fc.Arbitrary<Case>,
    send: (one: Case, id: string) => Response | Promise<Response>,
    check: (one: Case, answer: Answer, document: Document | null) => void,
  ) {
    const batches = fc.array(cases, { minLength: together, maxLength: together });
    const property = fc.asyncProperty(batches, async (batch) => {
      const ids = batch.map(newId);
      const answers = await Promise.all(batch.map((one, n) => answerOf(send(one, ids[n] ?? ''), ids[n] ?? '')));
      for (const [n, one] of batch.entries()) {
        const answer = answers[n] as Answer;
        expect(answer.status).toBeLessThan(500);
        expect(answer.text.length).toBeLessThan(10_000);
        const document = await storedUnder(answer);
        if (one.expected !== 'either')
          expect([answer.text, answer.thanked]).toEqual([answer.text, one.expected === 'stored']);
        check(one, answer, document);
      }
    });
    // Shrinking a failure is cut short, so that the runner's own time limit does not hide it.
    await fc.assert(property, { numRuns: Math.ceil(count / together), interruptAfterTimeLimit: 60_000 });
  }

  /** What must hold at the end of all. */
  async function close(atLeast: number) {
    expect(sent).toBeGreaterThanOrEqual(atLeast);
    expect(await stored(store)).toHaveLength(successes);
    expect(lines.filter(({ level }) => level === 'error')).toEqual([]);
    lines.length = 0;
    const grown = (heapUsed() - heapBefore) / 2 ** 20;
    console.log(`${sent} random bodies, ${successes} stored; the heap grew by ${grown.toFixed(1)} MiB`);
    expect(grown).toBeLessThan(48);
    await store.close();
  }

  return { app, clock, everyCase, close };
}

function heapUsed(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed;
}
