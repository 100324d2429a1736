import { describe, expect, it } from 'vitest';
import { csvLine } from './csv.ts';

describe('a line of CSV', () => {
  it('ends as spreadsheets expect, and leaves plain cells plain', () => {
    expect(csvLine(['陳記茶餐廳', 5, true, null, undefined, ''])).toBe('陳記茶餐廳,5,true,,,\r\n');
  });

  it('puts quotes around what would break the line', () => {
    expect(csvLine(['a,b', 'say "hi"', 'two\nlines', ' spaced '])).toBe(
      '"a,b","say ""hi""","two\nlines"," spaced "\r\n',
    );
  });

  it.each(['=1+1', '+852 5555', '-5', '@SUM', '\t=1', '\r=1', '\uFF1D1', '\uFF0B1', '\uFF0D1', '\uFF20x'])(
    'makes a formula harmless: %j',
    (formula) => {
      expect(csvLine([formula]).replace(/^"/, '')).toMatch(/^'/);
    },
  );

  it('leaves a number below zero a number', () => {
    expect(csvLine([-5])).toBe('-5\r\n');
  });
});
