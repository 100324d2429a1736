import { expect, test } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { responsePage } from './response-pages.ts';

const { options } = createTestApp();

test('a response page is rendered per request: never cached, marked noindex, inline styles and scripts with a new nonce', async () => {
  const nonces: string[] = [];
  const render: typeof options.render = async ({ url }, { nonce }) => {
    nonces.push(nonce);
    return new Response(new URL(url).pathname);
  };
  const responses = [
    await responsePage({ ...options, render }, 'refused', 'zh', 400, {
      refused: { collection: 'messages', problems: { email: 'notAnEmail' } },
    }),
    await responsePage({ ...options, render }, 'refused', 'zh', 400),
  ];
  expect(new Set(nonces).size).toBe(2);
  for (const [index, response] of responses.entries()) {
    expect([response.status, await response.text()]).toEqual([400, '/zh/answers/refused']);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(response.headers.get('content-security-policy')).toContain(`script-src 'self' 'nonce-${nonces[index]}';`);
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  }
});

test('the response to a form in a frame may be shown in the same frame', async () => {
  const response = await responsePage(options, 'refused', 'en', 400, { framedAs: '/en/form/apply' });
  expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
});

test('a page that cannot be rendered is an error, not an empty page', async () => {
  const render = async () => new Response(null, { status: 500 });
  await expect(responsePage({ ...options, render }, 'refused', 'en', 400)).rejects.toThrow('/en/answers/refused');
});
