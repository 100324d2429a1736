import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languages } from '../../domain/languages.ts';
import { figureRanges } from './estimate.ts';
import { receiptLines } from './receipt-lines.ts';

test('the line of the bags names the pieces that were entered for one, or its note does', () => {
  const { pieces, bag } = figureRanges;
  const whole = ({ min, max }: { min: number; max: number }) => fc.integer({ min, max });
  fc.assert(
    fc.property(whole(pieces), whole(bag), fc.constantFrom(...languages), (entered, inBag, language) => {
      const { evening } = receiptLines({ pieces: entered, price: 10, evenings: 6, bag: inBag }, language);
      const { label = '', note } = evening[1] ?? {};
      const numbers = (text = '') => text.match(/\d+/g)?.map(Number) ?? [];
      expect(numbers(label)[0]).toBe(Math.min(entered, inBag));
      if (entered < inBag) expect(numbers(note)).toContain(inBag);
    }),
  );
});
