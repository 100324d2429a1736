import { expect, it } from 'vitest';
import { readBody } from './body-limit.ts';

it('stops reading a body of one byte after another, each of which costs as much as a packet', async () => {
  let sent = 0;
  const body = new ReadableStream({
    pull(controller) {
      sent += 1;
      controller.enqueue(new Uint8Array([32]));
    },
  });
  const init = { method: 'POST', body, duplex: 'half' } as RequestInit;
  expect(await readBody(new Request('http://localhost/', init), 64 * 1024)).toBeNull();
  expect(sent).toBeLessThan(1100);
});

it('stops reading a body without a length at the limit', async () => {
  let sent = 0;
  const endless = new ReadableStream({
    pull(controller) {
      sent += 16_384;
      controller.enqueue(new Uint8Array(16_384).fill(32));
    },
  });
  const init = { method: 'POST', body: endless, duplex: 'half' } as RequestInit;
  expect(await readBody(new Request('http://localhost/', init), 64 * 1024)).toBeNull();
  expect(sent).toBeLessThan(256 * 1024);
});

it.each([
  [999, true],
  [1000, false],
])('reads a form of %i fields and one more: %s', async (more, isRead) => {
  const body = `a=1${'&b=2'.repeat(more)}`;
  for (const type of ['application/x-www-form-urlencoded', 'Application/X-WWW-Form-urlencoded;charset=utf-8']) {
    const request = new Request('http://localhost/', { method: 'POST', body, headers: { 'Content-Type': type } });
    expect((await readBody(request, 64 * 1024)) !== null).toBe(isRead);
  }
});
