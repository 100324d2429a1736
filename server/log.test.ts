import { afterAll, expect, it, vi } from 'vitest';
import { submissionOf } from '../domain/referral.ts';
import { createErrorReport } from './log.ts';
import { openSqliteStore } from './store/sqlite.ts';
import { asForm, asJson, message, partnership, referral, stored, subscriber } from './testing/fixtures.ts';
import { createServerSandbox } from './testing/server-process.ts';

const sandbox = createServerSandbox();
afterAll(sandbox.dispose);

const headers = {
  'User-Agent': 'Personal-Data/1.0',
  Referer: 'http://localhost/zh/referral?from=personal-data',
  Cookie: 'language=zh; session=personal-data',
  'X-Forwarded-For': '203.0.113.77',
};

it('contains no personal data in any case: one JSON line of known fields for each request', async () => {
  const { child, ended, origin, port, log } = await sandbox.startServer({ LOG_LEVEL: 'trace' });
  const send = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(origin + path, {
      ...init,
      headers: { ...headers, ...init.headers },
      redirect: 'manual',
    });
    await response.text();
    return response.status;
  };
  const random = crypto.getRandomValues(new Uint8Array(8));
  const submission = submissionOf(referral, Date.now(), random);
  const id = { 'Idempotency-Key': submission.submissionId };

  // The success case of every form, and every kind of failure.
  const statuses = [
    await send('/zh/referral?email=typed-into-the-address@example.com'),
    await send('/api/submit-referral', asJson(referral, id)),
    await send('/api/submit-referral', asJson({ ...referral, contactName: 'Somebody Else' }, id)),
    await send('/api/submit-referral', asForm({ ...referral, confirmContact: 'on' })),
    await send('/api/submit-referral', asJson({ ...referral, referrerEmail: 'not-an-address' })),
    await send('/api/submit-referral', asJson(`${JSON.stringify(referral)}}`)),
    await send('/api/submit-referral', asJson({ ...referral, additionalNotes: 'personal-data '.repeat(5000) })),
    await send('/api/submit-referral', asJson({ ...referral, website: 'https://personal-data.example' })),
    await send('/api/submit-referral', asJson(referral, { Origin: 'https://other.example' })),
    await send(
      '/v1/projects/encore/databases/(default)/documents:commit',
      asJson({ writes: [{ update: submission, currentDocument: { exists: false } }] }),
    ),
    await send('/api/send-message', asForm(message)),
    await send('/api/apply-for-partnership', asForm(partnership)),
    await send('/api/subscribe', asJson(subscriber)),
  ];
  expect(statuses).toEqual([200, 200, 409, 303, 400, 400, 413, 200, 403, 400, 303, 303, 200]);
  const store = openSqliteStore({ folder: sandbox.dataDir, mustExist: true });
  const token = (await stored(store, 'subscribers'))[0]?.document.unsubscribeToken as string;
  await store.close();
  expect(await send(`/api/unsubscribe?token=${token}`)).toBe(200);
  expect(await send('/api/unsubscribe', asForm({ token }))).toBe(303);
  child.kill('SIGTERM');
  await ended;

  const all = log()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
    // Counts at the start, and of what retention has deleted.
    .filter(({ msg }) => !/^D(ocuments|eleted)/.test(msg));
  // Two warnings have more: the origin of a refused form, and how many proxies are trusted.
  expect(all.filter(({ level, method }) => level === 40 && !method)).toMatchObject([
    { trustedProxies: 0 },
    { path: '/api/submit-referral', origin: 'https://other.example' },
  ]);
  const lines = all.filter(({ level, method }) => level !== 40 || method);
  expect(lines).toHaveLength(statuses.length + 2);
  const known = ['level', 'time', 'method', 'path', 'status', 'ms', 'msg'];
  for (const line of lines) expect(known).toEqual(expect.arrayContaining(Object.keys(line)));
  const typed = [referral, message, partnership, subscriber]
    .flatMap((form) => Object.values(form))
    .filter((value): value is string => typeof value === 'string' && value.length > 3);
  expect(typed.length).toBeGreaterThan(20);
  const others = [
    'personal-data',
    'Personal-Data',
    'typed-into',
    'Somebody',
    'not-an-address',
    '203.0.113',
    '127.0.0.1',
    token,
  ];
  for (const personalData of [...typed, ...typed.map(encodeURIComponent), ...others, submission.submissionId]) {
    expect(log().replaceAll(`"host":"127.0.0.1:${port}"`, '')).not.toContain(personalData);
  }
});

it('of an error that nobody expected the log has name and place only, and the terminal of a developer all', () => {
  const error = new TypeError('what a person typed');
  const log = { error: vi.fn() };
  const print = vi.spyOn(console, 'error').mockReturnValue();
  createErrorReport(log, false)(error);
  const line = { error: 'TypeError', at: expect.stringContaining('log.test.ts') };
  expect(log.error.mock.calls).toEqual([[line, 'A request could not be answered']]);
  expect(print).not.toHaveBeenCalled();
  createErrorReport(log, true)(error);
  expect(print.mock.calls).toEqual([[error]]);
  print.mockRestore();
});
