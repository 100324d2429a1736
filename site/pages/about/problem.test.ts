import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { about as en } from '../../../content/en/about.ts';
import { about as zh } from '../../../content/zh/about.ts';
import { landfillTonnesADay } from '../../impact/impact-figures.ts';

/** How many buses a drawing shows: those of each row as often as the row, and the last one. */
function busesIn(name: string): number {
  const svg = readFileSync(`site/ui/drawings/scenes/${name}.svg`, 'utf8');
  const count = (text: string, id: string) => text.split(`href="#${id}"`).length - 1;
  const [definitions = '', queue = ''] = svg.split('</defs>');
  const rows = definitions.split('<g id="row-').slice(1);
  return rows.reduce(
    (sum, row, index) => sum + count(row, 'bus') * count(queue, `row-${index + 1}`),
    count(queue, 'bus'),
  );
}

test('as many buses are drawn as the words say, and together they weigh a day of food waste', () => {
  const buses = Math.round(landfillTonnesADay / 24);
  expect(['bus-queue', 'bus-queue-narrow'].map(busesIn)).toEqual([buses, buses]);
  for (const { title, note } of [en.problem.buses, zh.problem.buses]) {
    expect(title).toContain(String(buses));
    expect(note).toContain('24');
    expect(note).toContain(((buses * 12) / 1000).toFixed(1));
  }
});
