import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Heading } from './heading.tsx';
import { Island } from './island.tsx';
import { clausesOf, PhraseBreaks, Phrases } from './phrases.tsx';

const text = { children: '今晚的好味' };
const clauses = { children: '每晚都有，好味' };

/** Renders with a break before 好味. */
const rendered = (element: ReactElement) => {
  const value = (heading: string) => [heading.indexOf('好味')];
  return renderToStaticMarkup(createElement(PhraseBreaks, { value }, element));
};

test('a heading has a break between its phrases, and no other change', () => {
  const heading = createElement(Heading, { level: 2, ...text });
  expect(rendered(heading)).toBe('<h2>今晚的<span class="phrase-break"></span>好味</h2>');
});

test('without a function that finds breaks there are none', () => {
  const heading = createElement(Heading, { level: 1, ...text });
  expect(renderToStaticMarkup(heading)).toBe('<h1>今晚的好味</h1>');
});

test('each sentence of an English heading is an inline block, with a space between them', () => {
  const sentences = { children: 'Egg tarts at six. Half price by nine.' };
  expect(renderToStaticMarkup(createElement(Heading, { level: 1, ...sentences }))).toBe(
    '<h1><span class="inline-block">Egg tarts at six.</span> <span class="inline-block">Half price by nine.</span></h1>',
  );
});

test('an island is rendered without breaks, as in the browser', () => {
  const component = () => createElement(Phrases, text);
  expect(rendered(createElement(Island, { name: 'dish', component, props: {} }))).toContain('>今晚的好味<');
});

test('each clause of a heading with several is an inline block, and its name is the text', () => {
  const heading = createElement(Heading, { level: 2, ...clauses });
  expect(rendered(heading)).toBe(
    '<h2 aria-label="每晚都有，好味"><span class="inline-block">每晚都有，</span>' +
      '<span class="phrase-break"></span><span class="inline-block">好味</span></h2>',
  );
});

test('a clause ends after a punctuation mark, and not at a break between phrases', () => {
  expect(clausesOf('怎樣付款？甚麼時候扣款？', [2, 5, 8])).toEqual([
    ['怎樣', '付款？'],
    ['甚麼時', '候扣款？'],
  ]);
  expect(clausesOf('', [])).toEqual([['']]);
});
