import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageColor } from './page-color.ts';

test('the colour of browser bars and icons is the background colour of the stylesheet', () => {
  const tokens = readFileSync('site/styles/tokens.css', 'utf8');
  expect(tokens).toContain(`--color-paper: light-dark(${pageColor.light}, ${pageColor.dark});`);
});
