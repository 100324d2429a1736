import { expect, test } from 'vitest';
import { fontFallbackRules } from './font-fallbacks.ts';

const scales = (heading: string) =>
  [...fontFallbackRules(heading).matchAll(/like (\w+).*?size-adjust:([\d.]+)%/g)].map(([, name, scale]) => [
    name,
    Number(scale),
  ]);

test('every family that the stylesheet names between Young Serif and Chinese stands in', () => {
  expect(scales('Use it up, eat it well').map(([name]) => name)).toEqual(['Georgia', 'Times', 'Noto', 'DejaVu']);
});

test('a stand-in is scaled to the letters of the heading, not to an average', () => {
  const [, narrow] = scales('You know a shop with good food left at night');
  const [, wide] = scales('Partner with us');
  expect(narrow?.[0]).toBe('Times');
  // Set in both faces with their kerning, Young Serif is 1.212 and 1.318 times as wide (Chromium agrees) as Times there.
  expect(narrow?.[1]).toBeCloseTo(121.2, 0);
  expect(wide?.[1]).toBeCloseTo(131.8, 0);
});

test('a heading without Latin letters gets the scale of ordinary English', () => {
  const [georgia, times] = scales('常見問題');
  expect(georgia?.[1]).toBeGreaterThan(108);
  expect(times?.[1]).toBeLessThan(130);
});
