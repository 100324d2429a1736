import { readFileSync } from 'node:fs';
import satori from 'satori';
import { expect, test } from 'vitest';
import { pathTo } from '../../domain/pages.ts';
import { youngSerif } from '../fonts.ts';
import { socialImages } from './pages.tsx';

test('each sentence of the heading of Home begins a line of its image', async () => {
  const image = socialImages.find(({ path }) => path === pathTo('home', 'en'));
  const nothing = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
  const drawing = image?.layout({ mark: nothing, scene: nothing }, () => '#000');
  const fonts = [{ name: 'Young Serif', data: readFileSync(youngSerif) }];
  const svg = await satori(drawing, { width: 1200, height: 630, fonts, embedFont: false });
  const words = [...svg.matchAll(/<text x="([\d.]+)" y="([\d.]+)"[^>]*>([^<]*)/g)];
  const starts = words.filter(([, x]) => x === '56').map(([, , , word]) => word);
  expect(starts.join()).toMatch(/^Warm\sbuns,at,Half\sprice,by,/);
});
