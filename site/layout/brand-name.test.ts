import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brand } from '../../content/brand.ts';
import { displayWidth } from '../fonts/display-font.ts';

test('the name is as wide as in its font on every page', () => {
  expect(readFileSync('site/layout/brand-name.tsx', 'utf8')).toContain(`'${displayWidth(brand.en)}'`);
});
