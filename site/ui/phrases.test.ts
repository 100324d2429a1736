import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Heading } from './heading.tsx';
import { Island } from './island.tsx';
import { PhraseBreaks, Phrases } from './phrases.tsx';

const text = { children: '今晚的好味' };

/** Renders with a break before 好味. */
const rendered = (element: ReactElement) => {
  const value = (heading: string) => [heading.indexOf('好味')];
  return renderToStaticMarkup(createElement(PhraseBreaks, { value }, element));
};

test('a heading has a break between its phrases, and no other change', () => {
  const heading = createElement(Heading, { level: 2, ...text });
  expect(rendered(heading)).toBe('<h2>今晚的<wbr aria-hidden="true"/>好味</h2>');
});

test('without a function that finds breaks there are none', () => {
  const heading = createElement(Heading, { level: 1, ...text });
  expect(renderToStaticMarkup(heading)).toBe('<h1>今晚的好味</h1>');
});

test('an island is rendered without breaks, as in the browser', () => {
  const component = () => createElement(Phrases, text);
  expect(rendered(createElement(Island, { name: 'dish', component, props: {} }))).toContain('>今晚的好味<');
});
