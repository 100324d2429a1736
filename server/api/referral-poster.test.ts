import { expect, it } from 'vitest';
import { districts } from '../../domain/districts.ts';
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
