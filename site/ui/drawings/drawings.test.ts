import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';
import { home } from '../../../content/en/home.ts';
import { languages } from '../../../domain/languages.ts';
import { pictureSizes } from './pictures.ts';

const folder = 'site/ui/drawings';
const drawings = [...globSync(`${folder}/*/*.svg`), ...globSync('site/pages/blog/drawings/**/*.svg')];

const hexColors = /#[0-9a-f]{3,6}\b/gi;
const palette = ['site/styles/tokens.css', `${folder}/README.md`].flatMap(
  (file) => readFileSync(file, 'utf8').match(hexColors) ?? [],
);

test('there are drawings, and a palette', () => {
  expect(drawings.length).toBeGreaterThan(30);
  expect(palette.length).toBeGreaterThan(20);
});

describe.each(drawings)('%s', (file) => {
  const svg = readFileSync(file, 'utf8');

  test('is well-formed, and scales by its view box', () => {
    expect(() => new Resvg(svg)).not.toThrow();
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[^"]+"/);
  });

  test('has only colours of the palette, none for everything or by name', () => {
    const colors = [...svg.matchAll(/\b(?:fill|stroke|stop-color|color)="([^"]*)"/g)].map(([, value = '']) => value);
    // A gradient has its colours in its stops.
    const isPlain = (value: string) => value !== 'none' && !value.startsWith('url(#');
    expect(colors.filter((value) => isPlain(value) && !palette.includes(value))).toEqual([]);
  });

  test('has no script, no text, no style, and nothing from elsewhere', () => {
    expect(svg).not.toMatch(
      /<(?:script|style|text|title|image|foreignObject|animate|set)\b|\s(?:on\w+|style)=|url\((?!#)/,
    );
    const references = [...svg.matchAll(/\bhref="([^"]*)"/g)].map(([, value = '']) => value);
    expect(references.filter((value) => !svg.includes(`id="${value.slice(1)}"`))).toEqual([]);
  });
});

test.each(globSync('site/pages/blog/drawings/*.svg'))(
  '%s is shown by its group `drawing`, which has all of it',
  (file) => {
    expect(readFileSync(file, 'utf8')).toMatch(/^<svg[^>]*>\s*<g id="drawing">[\s\S]*<\/g>\s*<\/svg>\s*$/);
  },
);

// Drawn before the page is complete, or the marks of other organizations.
const plain = ['bag/full', 'shops/wall-clock', 'scenes/crescent-bay'];

test('the black line is a filled shape of varying width, nowhere a stroke of even width', () => {
  const stroked = drawings.filter((file) => readFileSync(file, 'utf8').includes('stroke="#2b1912"'));
  const names = stroked.map((file) => file.slice(folder.length + 1, -4));
  expect(names.filter((name) => !plain.includes(name))).toEqual([]);
});

test('every picture has the size of its file', () => {
  for (const [name, [width, height]] of Object.entries(pictureSizes)) {
    const image = new Resvg(readFileSync(`${folder}/${name}.svg`, 'utf8'));
    expect([name, width, height]).toEqual([name, image.width, image.height]);
  }
});

test('no scene and nothing from a shop is a picture on two pages', () => {
  const code = globSync('site/**/*.tsx').map((file) => readFileSync(file, 'utf8'));
  const names = Object.keys(pictureSizes).filter((name) => /^(?:scenes|shops)\//.test(name));
  expect(
    names.filter((name) => code.filter((text) => text.includes(`${name}'`) || text.includes(`${name}"`)).length > 1),
  ).toEqual([]);
});

test.each([
  ['signs', home.partners.logos],
  ['mastheads', home.media.outlets],
])('%s: every name is lettered in each language', (kind, names) => {
  const files = globSync(`${folder}/${kind}/*.svg`).map((file) => basename(file, '.svg'));
  expect(files.sort()).toEqual(
    Object.keys(names)
      .flatMap((id) => languages.map((it) => `${id}-${it}`))
      .sort(),
  );
});

test('every other drawing is used', () => {
  const code = globSync(['site/**/*.tsx', 'build/**/*.tsx', 'domain/pages.ts']).map((file) =>
    readFileSync(file, 'utf8'),
  );
  const uses = (name: string) =>
    code.some((text) => text.includes(`${name}'`) || text.includes(`${name}"`) || text.includes(`${name}.svg`));
  const unused = drawings.filter(
    (file) =>
      !/\/(?:signs|mastheads)\//.test(file) &&
      !uses(file.startsWith(folder) ? file.slice(folder.length + 1, -4) : basename(file, '.svg')),
  );
  // The image that chat services show uses food by its name only.
  expect(unused.filter((file) => !uses(basename(file, '.svg')))).toEqual([]);
});
