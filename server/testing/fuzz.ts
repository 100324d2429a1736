import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect } from 'vitest';
import { parseReferral, referralFields } from '../../domain/referral.ts';
import { defaultLimits } from '../app-options.ts';
import type { Document } from '../store/document-store.ts';
import { stored } from './fixtures.ts';
import { createTestApp } from './test-app.ts';

/** Requests sent batchSize, so that they share commits: one at a time takes five times as long. */
const batchSize = 25;

/** The usual run sends a tenth of the requests; `THOROUGH=1` sends all. */
const share = process.env.THOROUGH ? 1 : 0.1;

export type Expected = 'stored' | 'refused';
export type ReceivedResponse = { id: string; status: number; text: string; accepted: boolean };

/**
 * An app to send random requests to, and the checks that must hold for each: no 5xx, only valid referrals are stored, each
 * accepted one is stored once, and memory does not grow.
 */
export function createFuzzer() {
  const { app, store, lines, clock } = createTestApp({ limits: { ...defaultLimits, writesPerMinute: 1e9 } });
  const heapBefore = heapUsed();
  let sent = 0;
  let successes = 0;

  function newId(): string {
    sent += 1;
    return `REF_${clock.now}_${sent.toString(36).toUpperCase().padStart(8, '0')}`;
  }

  async function readResponse(response: Response | Promise<Response>, id: string): Promise<ReceivedResponse> {
    const { status } = await response;
    return { id, status, text: await (await response).text(), accepted: status === 200 || status === 303 };
  }

  /** The document under an id: a valid referral with its id and times when the request was accepted, else nothing. */
  async function storedUnder({ id, accepted }: ReceivedResponse): Promise<Document | null> {
    const document = (await store.get('referrals', id))?.document ?? null;
    expect(document !== null).toBe(accepted);
    if (!document) return null;
    successes += 1;
    const { submissionId, submissionDate, submissionTimestamp, ...referral } = document;
    const date = new Date(clock.now).toISOString();
    expect([submissionId, submissionDate, submissionTimestamp]).toEqual([id, date, clock.now]);
    expect(parseReferral(referral)).toMatchObject({ ok: true });
    expect(Object.keys(referralFields)).toEqual(expect.arrayContaining(Object.keys(referral)));
    return document;
  }

  /** Sends random cases, each under an id of its own, and checks each response. `count` is for a thorough run. */
  async function runCases<Case extends { expected: Expected }>(
    count: number,
    cases: fc.Arbitrary<Case>,
    send: (one: Case, id: string) => Response | Promise<Response>,
    check: (one: Case, response: ReceivedResponse, document: Document | null) => void,
  ) {
    const batches = fc.array(cases, { minLength: batchSize, maxLength: batchSize });
    const property = fc.asyncProperty(batches, async (batch) => {
      const ids = batch.map(newId);
      const responses = await Promise.all(batch.map((one, n) => readResponse(send(one, ids[n] ?? ''), ids[n] ?? '')));
      for (const [n, one] of batch.entries()) {
        const response = responses[n] as ReceivedResponse;
        expect(response.status).toBeLessThan(500);
        expect(response.text.length).toBeLessThan(10_000);
        const document = await storedUnder(response);
        expect([response.text, response.accepted]).toEqual([response.text, one.expected === 'stored']);
        check(one, response, document);
      }
    });
    // Shrinking ends before the runner's own timeout, which would hide the counterexample.
    await fc.assert(property, { numRuns: Math.ceil((count * share) / batchSize), interruptAfterTimeLimit: 60_000 });
  }

  /** Checks that must hold after all cases. */
  async function close() {
    expect(await stored(store)).toHaveLength(successes);
    expect(lines.filter(({ level }) => level === 'error')).toEqual([]);
    lines.length = 0;
    const growth = (heapUsed() - heapBefore) / 2 ** 20;
    console.log(`${sent} random bodies, ${successes} stored; the heap grew by ${growth.toFixed(1)} MiB`);
    expect(growth).toBeLessThan(48);
    await store.close();
  }

  return { app, clock, runCases, close };
}

function heapUsed(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed;
}
