import { expect, it } from 'vitest';
import { acceptedEncodings } from './encodings.ts';

it('keeps the encodings of a new header although a client has sent a thousand others before', () => {
  for (let n = 0; n < 1000; n += 1) acceptedEncodings(`br, x-${n}`);
  const first = acceptedEncodings('gzip, deflate, br');
  expect(first).toEqual(['br', 'gzip']);
  expect(acceptedEncodings('gzip, deflate, br')).toBe(first);
});

it('forgets the oldest headers, so that a client cannot fill the memory', () => {
  const first = acceptedEncodings('br, x-oldest');
  for (let n = 0; n < 1000; n += 1) acceptedEncodings(`br, y-${n}`);
  expect(acceptedEncodings('br, x-oldest')).not.toBe(first);
});
