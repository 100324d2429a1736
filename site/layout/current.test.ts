import { expect, test } from 'vitest';
import { currentOf } from './current.ts';

test.each([
  ['/en/referral', '/en/referral', 'page'],
  ['/en/referral', '/en/referral/why-join', true],
  ['/en/blog', '/en/blog/is-microwaving-food-safe', true],
  ['/en/form', '/en/formal', undefined],
  ['/en', '/en/about', undefined],
])('a link to %s on %s is current: %s', (address, path, current) => {
  expect(currentOf(address, path)).toBe(current);
});
