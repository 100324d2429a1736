import { createElement, createRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { contactForm as en } from '../../content/en/contact-form.ts';
import { contactForm as zh } from '../../content/zh/contact-form.ts';
import { messageFields } from '../../domain/forms.ts';
import { type Language, languages } from '../../domain/languages.ts';
import { FormFields } from './form.tsx';
import type { FormState } from './use-form.ts';

const form: FormState = {
  ...{ phase: 'filling', outcome: null, problems: {}, rejections: 0, hydrated: false, ticked: false, restored: null },
  kept: false,
  doubts: {},
  ref: createRef(),
  place: { storage: 'sessionStorage', key: 'draft:message' },
  asks: () => false,
  onInput: () => {},
  keep: () => {},
  check: () => true,
  submit: async () => {},
  clear: () => {},
  startAgain: () => {},
};

function namesIn(language: Language): string[] {
  const words = { ...{ en, zh }[language], options: {} };
  const html = renderToStaticMarkup(
    createElement(FormFields, { form, name: 'contact', language, fields: messageFields, words, wide: [] }),
  );
  return [...html.matchAll(/ name="(\w+)"/g)].map(([, name = '']) => name);
}

test('a form asks for the family name first in Chinese, and for the first name in English', () => {
  expect(languages.map((language) => namesIn(language).slice(0, 2))).toEqual([
    ['firstName', 'lastName'],
    ['lastName', 'firstName'],
  ]);
});

test('a required choice is shown as chips, and an optional one, which can be unset, as a list', () => {
  const htmlOf = (required: boolean) =>
    renderToStaticMarkup(
      createElement(FormFields, {
        ...{ form, name: 'contact', language: 'en', chips: 'chips', wide: [] },
        fields: { day: { kind: 'option', required, options: ['Monday', 'Friday'] } },
        words: { ...en, fields: { day: { label: 'Day', hint: '' } }, options: {} },
      }),
    );
  expect(htmlOf(true)).toContain('type="radio"');
  expect(htmlOf(false)).toMatch(/<select.*<option value="" selected="">/);
});
