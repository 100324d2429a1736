import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages } from '../../domain/languages.ts';
import { pathTo } from '../../domain/pages.ts';
import { servicePaths } from '../../domain/service-pages.ts';
import { budget, isChineseFont } from '../budget.ts';
import { documentOf, folder, htmlOf, pagesInLanguages } from './built-site.ts';

const bytesOf = (addresses: string[]) =>
  addresses.reduce((sum, address) => sum + statSync(join(folder, address)).size, 0);

it('the usual page is at most 16 KB with its styles, and the largest 25 KB', () => {
  const sizes = pagesInLanguages.map(({ path }) => bytesOf([`${path}.html.br`])).toSorted((a, b) => a - b);
  expect(sizes[sizes.length / 2]).toBeLessThanOrEqual(budget.medianHtml);
  expect(sizes.at(-1)).toBeLessThanOrEqual(budget.html);
});

it('the home page arrives in one round trip, with its headers', () => {
  for (const language of languages)
    expect(bytesOf([`${pathTo('home', language)}.html.br`])).toBeLessThanOrEqual(budget.homeHtml);
});

describe.each([...pagesInLanguages.map(({ path }) => path), ...servicePaths()])('%s', (path) => {
  const html = htmlOf(path);

  it('preloads no font, has its styles with it, and delays no text for a font', () => {
    expect(html).not.toMatch(/<link[^>]*rel="(?:preload|stylesheet)"/);
    const faces = html.match(/@font-face\{[^}]*url\([^}]*\}/g) ?? [];
    expect(faces.length).toBeGreaterThan(0);
    expect(faces.filter((face) => !face.includes('font-display:swap'))).toEqual([]);
  });

  it('loads display fonts within their budget, after the first paint', () => {
    const fonts = /data-fonts="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
    expect(fonts.length).toBeGreaterThan(1);
    expect(bytesOf(fonts.filter((address) => !isChineseFont(address)))).toBeLessThanOrEqual(budget.font);
    expect(bytesOf(fonts.filter(isChineseFont))).toBeLessThanOrEqual(budget.headlineFonts);
  });
});

it('the first screen of the home page needs no file besides the document', () => {
  // Browsers load the file of a `use` element before the first paint, and pictures at once unless they are lazy.
  const early = '.hero :is(use[href^="/"]:not(noscript *), img:not([loading="lazy"]))';
  expect(documentOf(pathTo('home', 'en')).querySelectorAll(early)).toHaveLength(0);
});

it('the browser is told that drawings of the home page are not urgent', () => {
  const drawings = [...documentOf(pathTo('home', 'en')).querySelectorAll('main img[alt=""]')];
  expect(drawings.length).toBeGreaterThan(5);
  expect(new Set(drawings.map((drawing) => drawing.getAttribute('fetchpriority')))).toEqual(new Set(['low']));
});
