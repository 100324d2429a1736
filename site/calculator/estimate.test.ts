import fc from 'fast-check';
import { expect, test } from 'vitest';
import { estimate, exampleFigures, figureRanges, figuresQuery, parseFigures } from './estimate.ts';

const { pieces, price, evenings, bag } = figureRanges;
const whole = ({ min, max }: { min: number; max: number }) => fc.integer({ min, max });
const figures = fc.record({
  pieces: whole(pieces),
  price: whole({ min: price.min * 10, max: price.max * 10 }).map((tenCents) => tenCents / 10),
  evenings: whole(evenings),
  bag: whole(bag),
});

test('the example is 24 pieces in 6 bags of HK$24, HK$144 an evening and HK$3,744 in 26 evenings', () => {
  expect(estimate(exampleFigures)).toEqual({
    shelfValue: 300,
    piecesInBag: 4,
    bags: 6,
    leftOver: 0,
    bagValue: 50,
    bagPrice: 24,
    bagPricePercent: 48,
    evening: 144,
    eveningsInMonth: 26,
    month: 3744,
    saved: { food: 49, carbon: 124, water: 49_920 },
  });
});

test('no amount is negative, and a bag costs something, but at most half of what is in it', () => {
  fc.assert(
    fc.property(figures, (entered) => {
      const { saved, leftOver, ...amounts } = estimate(entered);
      expect(leftOver).toBeGreaterThanOrEqual(0);
      for (const amount of [...Object.values(amounts), ...Object.values(saved)]) expect(amount).toBeGreaterThan(0);
      expect(amounts.bagPrice).toBeLessThanOrEqual(amounts.bagValue / 2);
      expect(amounts.bagPricePercent).toBeGreaterThanOrEqual((100 * amounts.bagPrice) / amounts.bagValue - 1e-9);
      expect(amounts.bagPricePercent).toBeLessThanOrEqual(50);
    }),
  );
});

test('the lines of the receipt sum up, and no more is packed than is left', () => {
  fc.assert(
    fc.property(figures, (entered) => {
      const lines = estimate(entered);
      expect(lines.evening).toBe(lines.bags * lines.bagPrice);
      expect(lines.month).toBe(lines.evening * lines.eveningsInMonth);
      // Of buns: however they are packed, no more is saved than they weigh.
      expect(lines.saved.food).toBeLessThanOrEqual((80 * entered.pieces * lines.eveningsInMonth) / 1000);
      expect(lines.evening).toBeLessThanOrEqual(lines.shelfValue / 2);
      expect(lines.leftOver).toBe(entered.pieces - lines.bags * lines.piecesInBag);
      expect(lines.leftOver).toBeLessThan(lines.piecesInBag);
    }),
  );
});

test.each(['pieces', 'price', 'evenings'] as const)('more %s never bring less', (name) => {
  fc.assert(
    fc.property(figures, (entered) => {
      const { max, step } = figureRanges[name];
      const more = { ...entered, [name]: Math.min(max, Math.round((entered[name] + step) * 10) / 10) };
      const [before, after] = [estimate(entered), estimate(more)];
      expect(after.month).toBeGreaterThanOrEqual(before.month);
      expect(after.saved.water).toBeGreaterThanOrEqual(before.saved.water);
    }),
  );
});

test('figures survive the way through an address', () => {
  fc.assert(
    fc.property(figures, (entered) => {
      const query = new URLSearchParams(figuresQuery(entered));
      expect(parseFigures(Object.fromEntries(query), exampleFigures)).toEqual(entered);
    }),
  );
});

test('anything can be in an address: what is read is within its range and step', () => {
  const texts = fc.dictionary(
    fc.constantFrom(...Object.keys(figureRanges)),
    fc.oneof(fc.string(), fc.double().map(String)),
  );
  fc.assert(
    fc.property(texts, (input) => {
      for (const [name, value] of Object.entries(parseFigures(input, exampleFigures))) {
        const { min, max, step } = figureRanges[name as keyof typeof figureRanges];
        expect(value).toBeGreaterThanOrEqual(min);
        expect(value).toBeLessThanOrEqual(max);
        expect(value).toBe(Math.round(value / step) / Math.round(1 / step));
      }
    }),
  );
  expect(parseFigures({ pieces: '', price: 'x', evenings: '99' }, exampleFigures)).toEqual({
    ...exampleFigures,
    evenings: 7,
  });
});
