import { expect, test } from 'vitest';
import { pruneCss } from './prune-css.ts';

test('values for browsers without @property go', () => {
  const css =
    '@layer properties{@supports (((-webkit-hyphens:none)) and (not (margin-trim:block))) or (not (x:y)){*,:before{--tw-a:0}}}p{color:red}';
  expect(pruneCss(css, '')).toBe('p{color:red}');
});

test('of a colour with a fallback only the colour stays', () => {
  const css =
    '.bar{color:red;background:#fbf4e6b8;@supports (color:color-mix(in lab, red, red)){background:color-mix(in srgb, var(--color-paper) 72%, transparent)}border:0}';
  expect(pruneCss(css, '')).toBe(
    '.bar{color:red;background:color-mix(in srgb, var(--color-paper) 72%, transparent);border:0}',
  );
});

test('a rule for browsers that know something else stays', () => {
  const css = '.menu{inset:0;@supports (position-area:bottom){inset:auto}}';
  expect(pruneCss(css, '')).toBe(css);
});

test('a short token stands where it is used', () => {
  const css = ':root,:host{--spacing:.25rem;--night:#2b1912}.a{margin:calc(var(--spacing)*2)}.b{color:var(--night)}';
  expect(pruneCss(css, '')).toBe(':root,:host{}.a{margin:calc(.25rem*2)}.b{color:#2b1912}');
});

test('a token stays that follows the colour scheme, changes somewhere, or is named by the page or with a fallback', () => {
  const css =
    ':root,:host{--ink:light-dark(#000,#fff);--text:1rem;--gap:1px;--edge:2px}.phone{--text:.7rem}' +
    '.a{color:var(--ink);font-size:var(--text);gap:var(--gap);width:var(--edge,3px)}';
  expect(pruneCss(css, '<path fill="var(--gap)">')).toBe(css);
});

test('a long token used often stays one', () => {
  const css = `:root,:host{--f:${'x'.repeat(40)}}.a{font:var(--f)}.b{font:var(--f)}.c{font:var(--f)}`;
  expect(pruneCss(css, '')).toBe(css);
});

test('a property that nothing sets is its initial value, or else the fallback', () => {
  const css =
    '.a{--tw-shadow:0 1px red;box-shadow:var(--tw-ring), var(--tw-shadow)}' +
    '.b{width:calc(2px + var(--tw-offset));box-shadow:var(--tw-inset, ) 0 0 var(--tw-color,red)}.c{top:var(--tw-y)}' +
    '@property --tw-ring{syntax:"*";inherits:false;initial-value:0 0 #0000}' +
    '@property --tw-offset{syntax:"<length>";inherits:false;initial-value:0}' +
    '@property --tw-inset{syntax:"*";inherits:false}@property --tw-color{syntax:"*";inherits:false}' +
    '@property --tw-shadow{syntax:"*";inherits:false;initial-value:0 0 #0000}@property --tw-y{syntax:"*";inherits:false}';
  expect(pruneCss(css, '')).toBe(
    '.a{--tw-shadow:0 1px red;box-shadow:0 0 #0000, var(--tw-shadow)}' +
      '.b{width:calc(2px + 0px);box-shadow: 0 0 red}.c{top:var(--tw-y)}' +
      '@property --tw-shadow{syntax:"*";inherits:false;initial-value:0 0 #0000}@property --tw-y{syntax:"*";inherits:false}',
  );
});
