import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageColor } from './page-color.ts';

const tokens = readFileSync('site/styles/tokens.css', 'utf8');

/** The colour of a token in both schemes, as `#rrggbb`. */
function colorsOf(name: string): { light: string; dark: string } {
  const [light = '', dark = light] =
    /:(.*);/.exec(tokens.slice(tokens.indexOf(`--color-${name}:`)))?.[1]?.match(/#\w{6}/g) ?? [];
  return { light, dark };
}

/** The relative luminance of a colour, from 0 to 1 (WCAG 2.2). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test('the colour of browser bars and icons is the background colour of the stylesheet', () => {
  expect(colorsOf('paper')).toEqual(pageColor);
});

test.each(['server/http/away-page.ts', 'server/api/promise-picture.ts'])(
  'the colours of %s, which cannot use the stylesheet, are those of the stylesheet',
  (file) => {
    const colors = ['paper', 'raised', 'ink', 'hot', 'brand'].flatMap((name) => Object.values(colorsOf(name)));
    expect(colors).toEqual(expect.arrayContaining(readFileSync(file, 'utf8').match(/#[0-9a-f]{6}/g) ?? []));
  },
);

test('the chop on the receipt is the red of the brand', () => {
  expect(readFileSync('site/calculator/hydrated.css', 'utf8')).toContain(`%23${colorsOf('brand').light.slice(1)}`);
});

/** Each ground, and the colours of text that pages set on it. */
const texts = {
  paper: ['ink', 'soft', 'hot', 'leaf'],
  raised: ['ink', 'soft', 'hot', 'leaf'],
  sunk: ['ink', 'soft', 'hot', 'leaf'],
  'leaf-wash': ['ink', 'soft', 'leaf'],
  marker: ['ink'],
  night: ['cream', 'butter', 'kraft'],
  'night-card': ['cream'],
  brand: ['cream'],
  'brand-deep': ['cream'],
  bag: ['ink', 'lit'],
  poster: ['ink', 'lit'],
  kraft: ['night'],
  butter: ['night'],
};

/** What is red because the brand is. */
const isRed = (ground: string, color: string) => ground === 'brand' || color === 'hot';

test.each(['light', 'dark'] as const)(
  'text has a contrast of 7 on every ground in the %s scheme, what is red 4.5',
  (scheme) => {
    for (const [ground, colors] of Object.entries(texts)) {
      for (const color of colors) {
        const ratio = contrast(colorsOf(ground)[scheme], colorsOf(color)[scheme]);
        expect([ground, color, ratio >= (isRed(ground, color) ? 4.5 : 7)]).toEqual([ground, color, true]);
      }
    }
  },
);

test('grounds as wide as the screen are dark in the dark scheme', () => {
  for (const ground of ['bag', 'poster'])
    expect([ground, luminance(colorsOf(ground).dark) < 0.02]).toEqual([ground, true]);
});

test('the grounds of the dark scheme are one hue in four steps that can be told apart', () => {
  const grounds = ['night', 'paper', 'sunk', 'raised'].map((name) => colorsOf(name).dark);
  for (const [index, ground] of grounds.entries()) {
    const previous = grounds[index - 1] ?? '#000000';
    expect([ground, luminance(ground) > luminance(previous), contrast(ground, previous) > 1.05]).toEqual([
      ground,
      true,
      true,
    ]);
    expect([ground, Math.abs(hue(ground) - hue(grounds[0] ?? '')) < 8]).toEqual([ground, true]);
  }
});

/** The hue of a colour whose blue is its largest part, in degrees. */
function hue(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
  return 240 + (60 * (red - green)) / (blue - Math.min(red, green));
}
