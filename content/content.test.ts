import { describe, expect, test } from 'vitest';
import { postSlugs } from '../domain/pages.ts';
import { lettersOfTheSpecification, placesOfTheSpecification, wording } from './wording.ts';

type Words = { [key: string]: unknown };

const modules = import.meta.glob<Words>(['./{en,zh}/*.ts', '!./zh/phrases.ts'], { eager: true });
const markdown = import.meta.glob<string>('./{en,zh}/**/*.md', { query: '?raw', import: 'default', eager: true });
const names = Object.keys(modules).flatMap((path) => path.match(/^\.\/en\/(.+)\.ts$/)?.[1] ?? []);

/** Every sentence of a file, with its key: `hero.title`, `steps.0.text`. */
function sentences(words: unknown, path: string[] = []): [string, string][] {
  if (typeof words === 'string') return [[path.join('.'), words]];
  if (typeof words !== 'object' || words === null) throw new Error(`${path.join('.')} is neither words nor a group`);
  return Object.entries(words).flatMap(([key, value]) => sentences(value, [...path, key]));
}

const of = (language: string, name: string) => sentences({ ...modules[`./${language}/${name}.ts`] });
const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

test('both languages have the same files', () => {
  const inChinese = Object.keys(modules).flatMap((path) => path.match(/^\.\/zh\/(.+)\.ts$/)?.[1] ?? []);
  expect(inChinese.sort()).toEqual(names.toSorted());
  expect(names.length).toBeGreaterThan(15);
});

describe.each(names)('%s', (name) => {
  const english = of('en', name);
  const chinese = new Map(of('zh', name));

  test('has the same keys, in the same order, and lists of the same length in both languages', () => {
    expect([...chinese.keys()]).toEqual(english.map(([path]) => path));
  });

  test('has the same placeholders in both languages', () => {
    for (const [path, text] of english)
      expect([path, placeholders(chinese.get(path) ?? '')]).toEqual([path, placeholders(text)]);
  });

  test('has an empty text in Chinese only where the English one is empty', () => {
    for (const [path, text] of english) expect([path, chinese.get(path)?.trim() === '']).toEqual([path, text === '']);
  });
});

/** Rules of written Chinese in Hong Kong. Each has a pattern that must not occur. */
const rules = [
  // Placeholders stand for figures, names and addresses, so they count as Latin.
  [
    'types no space between Chinese and Latin',
    /\p{Script=Han}[ \u00a0]+[A-Za-z0-9+$©{]|[A-Za-z0-9%+°}][ \u00a0]+\p{Script=Han}/u,
  ],
  ['has no half-width punctuation in a Chinese sentence', /\p{Script=Han}[,.;:!?()]|[,;:!?()]\p{Script=Han}/u],
  ['quotes with 「」', /["“”‘]/u],
  ['writes 裏, not 裡', /裡/u],
  // 里 is right where it is a mile or a neighbourhood.
  ['does not write 里 for 裏', /(?<![公英鄰千萬故])里(?!程|數)/u],
] as const;

type Text = readonly [place: string, text: string];

/** All texts of a language with their place: those of the modules, and the lines of Markdown without front matter, links and marks. */
function textsIn(language: 'en' | 'zh'): Text[] {
  const lines = Object.entries(markdown).flatMap(([path, source]) =>
    source
      .replace(/^date: .*|^updated: .*/gm, '')
      .split('\n')
      .map((line) => line.replace(/^\w+: "(.*)"$/, '$1').replace(/\]\([^)]*\)|[*[\]]|^\d+\. |^- /g, ''))
      .map((line, index) => [`${path}:${index + 1}`, line] as const)
      .filter(([place]) => place.startsWith(`./${language}/`)),
  );
  return [
    ...names.flatMap((name) => of(language, name).map(([path, text]) => [`${name} ${path}`, text] as const)),
    ...lines,
  ];
}

test.each(rules)('Chinese %s', (_, wrong) => {
  const texts = textsIn('zh');
  expect(texts.length).toBeGreaterThan(300);
  expect(texts.filter(([, text]) => wrong.test(text))).toEqual([]);
});

/** docs/spec.md §9, the same for customer and store. */
test.each([
  ['en', /([\w½]+ hours?) before (?:the )?pickup/gi, 'two hours'],
  ['zh', /自取時段開始前([^，。]*?小時)/g, '兩小時'],
] as const)(
  'every text in %s that says until when an order can be cancelled says two hours',
  (language, limit, expected) => {
    const said = textsIn(language).flatMap(([place, text]) =>
      [...text.matchAll(limit)].map(([, time = '']) => [place, time.toLowerCase()]),
    );
    expect(said.length).toBeGreaterThan(5);
    expect(said.filter(([, time]) => time !== expected)).toEqual([]);
  },
);

describe.each(['en', 'zh'] as const)('in %s', (language) => {
  const texts = textsIn(language)
    .filter(([place]) => !placesOfTheSpecification.includes(place))
    .map(([place, text]) => [place, lettersOfTheSpecification.reduce((rest, part) => rest.replaceAll(part, ''), text)]);

  test.each(wording[language])('one thing has one name: $use', ({ never }) => {
    const others = texts.flatMap(([place, text = '']) =>
      never.flatMap((other) => (text.match(asPattern(other)) ?? []).map((found) => [found, place, text])),
    );
    expect(others).toEqual([]);
  });
});

function asPattern(other: string | RegExp): RegExp {
  return other instanceof RegExp ? other : new RegExp(RegExp.escape(other));
}

test.each(postSlugs)('the article %s has a cover', (slug) => {
  const covers = Object.keys(import.meta.glob('../site/pages/blog/drawings/*.svg'));
  expect(covers).toContain(`../site/pages/blog/drawings/${slug}.svg`);
});
