import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../testing/arbitraries.ts';
import { csvLine, jsonLine } from './csv.ts';

describe('a line of CSV', () => {
  it('ends with CRLF, and does not quote cells that need no quotes', () => {
    expect(csvLine(['陳記茶餐廳', 5, true, null, undefined, ''])).toBe('陳記茶餐廳,5,true,,,\r\n');
  });

  it('quotes cells with commas, quotes or line ends', () => {
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

  it('does not change a negative number', () => {
    expect(csvLine([-5])).toBe('-5\r\n');
  });
});

/** C0 but LF and tab, DEL, C1, and everything that changes the direction of text. */
const controls = /(?![\t\n])\p{Cc}|\p{Bidi_Control}/gu;
const hostileName = '\u001b]0;title\u0007\u009b2J\u0000\u007f\u202eabc\u2066陳';

it('lets no control character of a form reach a terminal or a spreadsheet', () => {
  expect(csvLine([hostileName])).toBe(']0;title2Jabc陳\r\n');
  expect(jsonLine({ hostileName }).trimEnd()).not.toMatch(controls);
  expect(JSON.parse(jsonLine({ hostileName }))).toEqual({ hostileName });
});

it('makes a formula harmless where the separator of lists is another one', () => {
  expect(csvLine(['x;=1+1;y', 'a|@b', 'Mon; -5', 'a-b'])).toBe("x;'=1+1;y,a|'@b,Mon; -5,a-b\r\n");
  expect(csvLine(['x\n=1+1', 'x; =1+1', 'x;\u200b-1', 'x|  +1', 'x\n \uFF1D1'])).toBe(
    "\"x\n'=1+1\",x; '=1+1,x;\u200b'-1,x|  '+1,\"x\n '\uFF1D1\"\r\n",
  );
});

it('makes a formula after a quote harmless where the separator of lists is another one', () => {
  expect(csvLine(['a;"=1+1;b', 'a|" "-1'])).toBe('"a;""\'=1+1;b","a|"" ""\'-1"\r\n');
});

it('writes any text as one cell with the same content that is not a formula', () => {
  const texts = fc.array(
    fc.oneof(
      anyText,
      fc.constantFrom(' =1+1', '\u0000=1', '\ufeff@x', '-1', 'a;=1', 'a\n-1', 'a; \u200b@1', 'a; -1', 'a;"=1'),
    ),
    {
      minLength: 1,
    },
  );
  const property = fc.property(texts, (cells) => {
    const line = csvLine(cells);
    expect(line.endsWith('\r\n')).toBe(true);
    const read = readCsvLine(line.slice(0, -2));
    expect(line.slice(0, -2)).not.toMatch(controls);
    const plain = (cell: string) => cell.replaceAll("'", '').replace(controls, '');
    expect(read.map(plain)).toEqual(cells.map(plain));
    for (const cell of read.flatMap((text) => text.split(/[;|\t\n]/).slice(1))) {
      expect(cell).not.toMatch(/^(?! [+-])[\s\p{C}"]*[=+\-@＝＋－＠]/u);
    }
    for (const cell of read) expect(cell).not.toMatch(/^[\s\p{C}]*[=+\-@＝＋－＠]|^[\t\r\n]/u);
  });
  fc.assert(property, { numRuns: 2000 });
});

/** An independent parser of RFC 4180, character by character. */
function readCsvLine(line: string): string[] {
  const cells = [''];
  let quoted = false;
  for (let n = 0; n < line.length; n++) {
    const character = line[n] as string;
    const isDoubled = quoted && character === '"' && line[n + 1] === '"';
    if (character === '"' && !isDoubled) quoted = !quoted;
    else if (character === ',' && !quoted) cells.push('');
    else cells[cells.length - 1] += character;
    if (isDoubled) n++;
  }
  return cells;
}
