import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, expect, it } from 'vitest';
import { foldEvents } from '../domain/cases/case.ts';
import { submissionOf } from '../domain/referral.ts';
import { openStore } from './open-store.ts';
import { asForm, asJson, commitBody, commitPath, referral, stored } from './testing/fixtures.ts';
import { createServerSandbox } from './testing/server-process.ts';

/** How often the server is killed. */
const rounds = process.env.THOROUGH ? 24 : 4;
const clients = 8;

const sandbox = createServerSandbox();
afterEach(sandbox.end);
afterAll(sandbox.dispose);

type Submission = ReturnType<typeof submissionOf>;
let made = 0;

function newSubmission(): Submission {
  made += 1;
  return submissionOf(
    { ...referral, businessName: `Shop ${made}` },
    Date.now(),
    crypto.getRandomValues(new Uint8Array(8)),
  );
}

/** The three requests that can store a referral. */
const calls = [
  ({ submissionId, submissionDate: _, submissionTimestamp: __, ...form }: Submission) =>
    ['/api/submit-referral', asJson(form, { 'Idempotency-Key': submissionId })] as const,
  ({ submissionId, submissionDate: _, submissionTimestamp: __, ...form }: Submission) =>
    ['/api/submit-referral', asForm({ ...form, confirmContact: 'on' }, { 'Idempotency-Key': submissionId })] as const,
  (submission: Submission) => [commitPath, asJson(commitBody(submission, submission.submissionId))] as const,
];

/** Sends one referral with a random call, as the chain repeats it after a crash. @returns the status, or 0 without a response */
async function send(origin: string, submission: Submission): Promise<number> {
  const call = calls[Math.floor(Math.random() * calls.length)] as (typeof calls)[number];
  const [path, init] = call(submission);
  try {
    const response = await fetch(origin + path, { ...init, redirect: 'manual' });
    await response.text();
    return response.status;
  } catch {
    return 0;
  }
}

it(`after ${rounds} kills every acknowledged referral is stored once, with its case and its alert`, {
  timeout: 150_000,
}, async () => {
  const acknowledged = new Set<string>();
  const sent = new Map<string, Submission>();
  let unanswered: Submission[] = [];
  let lost = 0;
  const statuses = new Set<number>();

  for (let round = 0; round < rounds; round++) {
    const { child, ended, origin } = await sandbox.startServer({ WRITES_PER_MINUTE: '1000000' });
    const again = unanswered;
    unanswered = [];
    let alive = true;
    const firstAnswer = Promise.withResolvers<void>();
    const work = Array.from({ length: clients }, async () => {
      while (alive) {
        const submission = again.pop() ?? newSubmission();
        sent.set(submission.submissionId, submission);
        const times = Math.random() < 0.2 ? 2 : 1;
        const responses = await Promise.all(Array.from({ length: times }, () => send(origin, submission)));
        for (const status of responses) statuses.add(status);
        if (responses.some((status) => status > 0)) {
          acknowledged.add(submission.submissionId);
          firstAnswer.resolve();
        } else unanswered.push(submission);
      }
    });
    // On a busy machine the first answer takes longer than the pause.
    await firstAnswer.promise;
    await pause(Math.random() * 300);
    alive = false;
    child.kill('SIGKILL');
    await Promise.all([ended, ...work]);
    lost += unanswered.length;
    unanswered.push(...again);
  }

  const store = openStore(sandbox, { mustExist: true });
  const documents = (await stored(store)).map(({ document }) => document as unknown as Submission);
  const subjects = documents.map(({ submissionId }) => `referrals/${submissionId}`);
  for (const subject of subjects) expect(store.case(subject)).toMatchObject({ ...foldEvents(store.history(subject)) });
  const withAlerts = store.database.all('SELECT subject FROM alerts').map(({ subject }) => `${subject}`);
  expect(withAlerts.sort()).toEqual(subjects.sort());
  await store.close();
  expect(statuses).toEqual(new Set([0, 200, 303]));
  const ids = documents.map(({ submissionId }) => submissionId);
  expect([...acknowledged].filter((id) => !ids.includes(id))).toEqual([]);
  expect(new Set(documents.map(({ businessName }) => businessName)).size).toBe(documents.length);
  for (const document of documents) expect(document).toEqual(sent.get(document.submissionId));
  console.log(
    `${rounds} kills: ${acknowledged.size} acknowledged, ${lost} cut off, ${documents.length} stored, none lost or twice`,
  );
  expect(acknowledged.size).toBeGreaterThanOrEqual(rounds);
  expect(lost).toBeGreaterThan(0);
});
