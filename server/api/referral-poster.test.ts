import { expect, it } from 'vitest';
import { districts } from '../../domain/districts.ts';
import { defaultLimits } from '../app-options.ts';
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

it('who asks for posters too often waits, because each is rendered', async () => {
  const { app } = createTestApp({
    limits: { ...defaultLimits, writesPerMinute: 2 },
    render: async () => new Response('poster'),
  });
  const answers = [];
  for (let count = 0; count < 3; count++) answers.push(await app.request('/en/referral/poster'));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
  expect(answers[2]?.headers.get('retry-after')).toMatch(/^\d+$/);
});
