import { expect, it } from 'vitest';
import { districts } from '../../domain/districts.ts';
import { defaultLimits } from '../app-options.ts';
import { asJson, message } from '../testing/fixtures.ts';
import { createTestApp } from '../testing/test-app.ts';

it('a poster is for one of the districts, and for nothing else that the address may name', async () => {
  const rendered: string[] = [];
  const { app } = createTestApp({
    render: async (request) => {
      rendered.push(new URL(request.url).search);
      return new Response('poster');
    },
  });
  for (const district of [...districts, '', 'Ka Chan', 'kwun tong']) {
    const response = await app.request(`/zh/referral/poster?${new URLSearchParams({ district })}`);
    expect([response.status, response.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
  }
  expect(rendered).toEqual([...districts.map((district) => `?${new URLSearchParams({ district })}`), '', '', '']);
  expect((await app.request('/fr/referral/poster')).status).toBe(404);
});

it.each(['/en/referral/poster', '/en/referral/status'])(
  'who asks for %s too often waits, without another rendering, and can send forms all the same',
  async (path) => {
    let rendered = 0;
    const { app } = createTestApp({
      limits: { ...defaultLimits, writesPerMinute: 2 },
      render: async () => {
        rendered += 1;
        return new Response('page');
      },
    });
    const answers = [];
    for (let count = 0; count < 4; count++) answers.push(await app.request(path));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429, 429]);
    expect(answers[2]?.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(rendered).toBe(2);
    expect((await app.request('/api/send-message', asJson(message))).status).toBe(200);
  },
);

it('a form of another site, or one too many, is answered without rendering', async () => {
  let rendered = 0;
  const { app } = createTestApp({
    limits: { ...defaultLimits, writesPerMinute: 1 },
    render: async () => {
      rendered += 1;
      return new Response('page');
    },
  });
  const post = (headers = {}) => app.request('/en/referral/status', { method: 'POST', headers });
  expect((await post({ Origin: 'https://evil.example' })).status).toBe(403);
  await post();
  rendered = 0;
  expect((await post()).status).toBe(429);
  expect(rendered).toBe(0);
});
