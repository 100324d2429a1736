import { expect } from '@playwright/test';
import type { Rule } from './rule.ts';

/** Places in `scenes/street-map.svg`: the two pins and the ring where the walk begins, and the corners of the walk. */
const pins = [
  { left: 75, right: 118, top: 32, bottom: 88 },
  { left: 288, right: 328, top: 12, bottom: 68 },
  { left: 86, right: 120, top: 220, bottom: 254 },
];
const walk = [
  [103, 237],
  [266, 218],
  [245, 59],
  [299, 53],
] as const;

export const homeMap: Rule[] = [
  {
    name: 'no pin of the map is cut, and its ticket is whole and covers neither a pin nor the walk',
    widths: [320, 360, 390, 430, 600, 767, 768, 900, 1024, 1280, 1440, 1920],
    async holds({ page }) {
      expect(await page.locator('.reasons > :last-child .with-ticket').evaluate(faults, { pins, walk })).toEqual([]);
    },
  },
];

type Places = { pins: typeof pins; walk: typeof walk };

/** What is cut or covered. */
function faults(map: Element, { pins, walk }: Places): string[] {
  const frame = map.getBoundingClientRect();
  const drawing = map.querySelector('img')?.getBoundingClientRect() ?? frame;
  const scale = drawing.width / 600;
  const x = (place: number) => drawing.left + place * scale;
  const y = (place: number) => drawing.top + place * scale;
  const things = pins.map(({ left, right, top, bottom }, index) => ({
    name: `pin ${index}`,
    box: new DOMRect(x(left), y(top), (right - left) * scale, (bottom - top) * scale),
  }));
  // Half as wide as its dots are, and a little of room.
  const around = 5 * scale;
  for (const [index, [toX, toY]] of walk.entries()) {
    const [fromX, fromY] = walk[index - 1] ?? [toX, toY];
    for (let step = 0; step <= 1; step += 0.02)
      things.push({
        name: 'the walk',
        box: new DOMRect(
          x(fromX + (toX - fromX) * step) - around,
          y(fromY + (toY - fromY) * step) - around,
          around * 2,
          around * 2,
        ),
      });
  }
  const labels = [...map.querySelectorAll('p')].map((label) => ({
    name: label.textContent,
    box: label.getBoundingClientRect(),
  }));
  const cut = [...things, ...labels].filter(
    ({ box }) => box.left < frame.left || box.right > frame.right || box.top < frame.top || box.bottom > frame.bottom,
  );
  const covered = labels.flatMap(({ name, box: a }) =>
    things
      .filter(({ box: b }) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
      .map((thing) => `${name} covers ${thing.name}`),
  );
  return [...new Set([...cut.map(({ name }) => `${name} is cut`), ...covered])];
}
