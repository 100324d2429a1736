import { afterEach, expect, test, vi } from 'vitest';
import { submissionOf } from '../../domain/referral.ts';
import { commitPath, referral } from '../../server/testing/fixtures.ts';
import { Refused, sendToApi } from './steps/api.ts';
import { commitToFirestore } from './steps/firestore.ts';
import { allSteps, callLimit } from './steps.ts';

const submission = submissionOf(referral, 1_795_147_506_789, new Uint8Array(8));
const call = {
  submission,
  metadata: { language: 'zh', website: '', elapsed: 5_000 } as const,
  endpoints: { apiOrigin: '', firestoreProjectId: '', firestoreApiKey: '' },
  signal: new AbortController().signal,
};
const respondWith = (respond: () => Response) => {
  const send = vi.fn(async (_url: string, _options: RequestInit) => respond());
  vi.stubGlobal('fetch', send);
  return send;
};
const firestoreError = (code: number, status: string) =>
  Response.json({ error: { code, status, message: 'Firestore’s words.' } }, { status: code });

afterEach(() => vi.unstubAllGlobals());

test('the chain is cloud, our endpoint, device, each with a time limit', () => {
  const steps = allSteps(call.endpoints, call.metadata);
  expect(steps.map(({ name, limit }) => [name, limit])).toEqual([
    ['cloud', 8000],
    ['fallback', 8000],
    ['device', callLimit],
  ]);
});

test('call 1 creates one document under the id, with the metadata, and can be aborted', async () => {
  const send = respondWith(() => Response.json({ commitTime: '2026-11-20T04:05:06.789Z' }));
  await commitToFirestore(call);
  const [url, options] = send.mock.calls[0] ?? [];
  expect(url).toBe(commitPath);
  expect(options?.signal).toBe(call.signal);
  const { writes } = JSON.parse(String(options?.body));
  expect(writes).toEqual([{ update: expect.anything(), currentDocument: { exists: false } }]);
  const { name, fields } = writes[0].update;
  expect(name).toBe(`projects/encore/databases/(default)/documents/referrals/${submission.submissionId}`);
  expect(fields).toMatchObject({
    businessName: { stringValue: referral.businessName },
    confirmContact: { booleanValue: true },
    submissionTimestamp: { integerValue: '1795147506789' },
    language: { stringValue: 'zh' },
    elapsed: { integerValue: '5000' },
  });
});

test('call 1 goes to Google where a project is configured', async () => {
  const send = respondWith(() => Response.json({ commitTime: '2026-11-20T04:05:06.789Z' }));
  const endpoints = { apiOrigin: 'https://api.example.com', firestoreProjectId: 'encore-hk', firestoreApiKey: 'a key' };
  await commitToFirestore({ ...call, endpoints });
  const path = 'v1/projects/encore-hk/databases/(default)/documents:commit?key=a%20key';
  expect(send.mock.calls[0]?.[0]).toBe(`https://firestore.googleapis.com/${path}`);
});

test('call 1 treats ALREADY_EXISTS as a success: the first response was lost', async () => {
  respondWith(() => firestoreError(409, 'ALREADY_EXISTS'));
  await commitToFirestore(call);
});

/** What neither call may take for a success. */
const failures: [string, () => Response][] = [
  ['no connection', () => Response.error()],
  ['a page', () => new Response('<h1>Welcome</h1>')],
  ['a page with status 503', () => new Response('<h1>Service Unavailable</h1>', { status: 503 })],
  ['half of its JSON', () => new Response('{"er', { status: 500 })],
  ['nothing', () => new Response('')],
  ['bytes', () => new Response(Uint8Array.of(0, 255, 254, 1, 2))],
  ['other JSON', () => Response.json({})],
  ['null', () => Response.json(null)],
  ['a wish that it waits', () => Response.json({ error: { code: 429 } }, { status: 429 })],
];

test.each([
  ...failures,
  ['ABORTED, which is 409 as well', () => firestoreError(409, 'ABORTED')],
  ['PERMISSION_DENIED', () => firestoreError(403, 'PERMISSION_DENIED')],
  ['a commitTime that is no text', () => Response.json({ commitTime: 1 })],
])('call 1 fails with %s', async (_, response) => {
  respondWith(response);
  await expect(commitToFirestore(call)).rejects.toThrow();
});

test.each([
  ...failures,
  ['success: false without a message', () => Response.json({ success: false })],
  ['success: "true"', () => Response.json({ success: 'true' })],
])('call 2 fails with %s', async (_, response) => {
  respondWith(response);
  await expect(sendToApi(call)).rejects.toThrow();
});

test.each([400, 409, 413])('a %i of our own server is a permanent refusal', async (status) => {
  respondWith(() => Response.json({ success: false, message: 'No.' }, { status }));
  await expect(sendToApi(call)).rejects.toThrow(Refused);
});

test.each<[string, () => Response]>([
  ['a page of a proxy', () => new Response('<h1>413</h1>', { status: 413 })],
  ['other JSON', () => Response.json({ error: 'Bad Request' }, { status: 400 })],
  ['null', () => Response.json(null, { status: 400 })],
  ['success: false without a message', () => Response.json({ success: false }, { status: 409 })],
  ['our own server, busy', () => Response.json({ success: false, message: 'Wait.' }, { status: 429 })],
  ['our own server, full', () => Response.json({ success: false, message: 'Full.' }, { status: 503 })],
])('%s is not a permanent refusal', async (_, response) => {
  respondWith(response);
  await expect(sendToApi(call)).rejects.not.toBeInstanceOf(Refused);
});
