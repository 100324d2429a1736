import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { paper } from './page-color.ts';

test('the paper of browser bars and icons is the paper of the stylesheet', () => {
  const tokens = readFileSync('site/styles/tokens.css', 'utf8');
  expect(tokens).toContain(`--color-paper: light-dark(${paper.light}, ${paper.dark});`);
});
