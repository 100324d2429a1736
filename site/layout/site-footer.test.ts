import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { facts } from '../../domain/facts.ts';
import { languages } from '../../domain/languages.ts';
import { SiteFooter } from './site-footer.tsx';
import { siteWords } from './words.ts';

test.each(languages)(
  'the footer in %s says that people, partners and press are samples, until they are real',
  (language) => {
    const words = siteWords[language];
    const element = createElement(SiteFooter, { words, language, path: `/${language}` });
    const footer = () => renderToStaticMarkup(createElement(MemoryRouter, null, element));
    expect(footer()).toContain(words.footer.samples);
    vi.spyOn(facts, 'hasSamples', 'get').mockReturnValue(false);
    expect(footer()).not.toContain(words.footer.samples);
    vi.restoreAllMocks();
  },
);
