import { afterEach, expect, test, vi } from 'vitest';
import { postForm } from './post.ts';

const metadata = { language: 'zh', website: '', elapsed: 5_000 } as const;
const respondWith = (respond: () => Response | Promise<Response>) => {
  const send = vi.fn((_url: string, _options: RequestInit) => Promise.resolve().then(respond));
  vi.stubGlobal('fetch', send);
  return send;
};
const post = () => postForm('/api/send-message', { message: 'Hello', consent: true }, metadata);

afterEach(() => vi.unstubAllGlobals());

test('values and metadata are sent as JSON, and a success is a success', async () => {
  const send = respondWith(() => Response.json({ success: true }));
  expect(await post()).toEqual({ sent: true, outcome: { code: 'saved' } });
  const [url, options] = send.mock.calls[0] ?? [];
  expect(url).toBe('/api/send-message');
  expect(JSON.parse(String(options?.body))).toEqual({ message: 'Hello', consent: true, ...metadata });
});

test('problems found by the server are returned by field', async () => {
  respondWith(() => Response.json({ success: false, fields: { message: 'missing' } }, { status: 400 }));
  expect(await post()).toEqual({ sent: false, outcome: { code: 'refused' }, problems: { message: 'missing' } });
});

test.each([
  ['17', '17'],
  [null, '60'],
])('Retry-After %s means to wait %s seconds', async (header, seconds) => {
  respondWith(() => new Response(null, { status: 429, headers: header ? { 'Retry-After': header } : {} }));
  expect(await post()).toEqual({ sent: false, outcome: { code: 'tooMany', seconds } });
});

test.each<[string, () => Response | Promise<Response>]>([
  ['null', () => Response.json(null)],
  ['other JSON', () => Response.json({ success: 'true' })],
  ['a page', () => new Response('<h1>503</h1>', { status: 503 })],
  ['nothing in time', () => Promise.reject(new DOMException('', 'TimeoutError'))],
])('%s is no success', async (_, response) => {
  respondWith(response);
  expect(await post()).toEqual({ sent: false, outcome: { code: 'unavailable' } });
});

test('without a connection the outcome is `offline`', async () => {
  respondWith(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await post()).toEqual({ sent: false, outcome: { code: 'offline' } });
});
