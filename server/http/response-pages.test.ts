import { expect, it } from 'vitest';
import { fillToken, showFields } from './response-pages.ts';

it('writes a token so that it cannot leave its attribute', () => {
  expect(fillToken('<input value="{token}">', '"><b>&\'$&')).toBe(
    '<input value="&#34;&#62;&#60;b&#62;&#38;&#39;$&#38;">',
  );
});

it('shows the fields that are named, however their line is written', () => {
  const html =
    '<li hidden="" data-field="a.b">x</li><li class="c" data-field="a.c" hidden>y</li><li hidden data-field="a.bc">z</li>';
  expect(showFields(html, ['a.b', 'a.c'])).toBe(
    '<li data-field="a.b">x</li><li class="c" data-field="a.c">y</li><li hidden data-field="a.bc">z</li>',
  );
});
