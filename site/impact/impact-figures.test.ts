import fc from 'fast-check';
import { expect, test } from 'vitest';
import { about } from '../../content/en/about.ts';
import { faq } from '../../content/en/faq.ts';
import { bagsAMonth, impactOf, landfillTonnesADay, savedPerOrder, shelfPrice } from './impact-figures.ts';

const bags = fc.integer({ min: bagsAMonth.min, max: bagsAMonth.max });
const lines = Object.keys(impactOf(1)) as (keyof ReturnType<typeof impactOf>)[];

test('four bags a month, as on the page without a script', () => {
  expect(impactOf(4)).toMatchObject({ food: 4, carbon: 10, water: 4000, money: 120, buns: 32, rice: 4, showers: 40 });
  expect(impactOf(4).foodAYear).toBe(48);
  expect(impactOf(4).landfillSeconds.toFixed(1)).toBe('1.3');
});

test('a bag adds to each line, and two months together save the sum of both', () => {
  fc.assert(
    fc.property(bags, bags, (one, other) => {
      for (const line of lines) {
        expect(impactOf(one)[line]).toBeGreaterThan(0);
        expect(impactOf(one)[line] + impactOf(other)[line]).toBeCloseTo(impactOf(one + other)[line]);
      }
    }),
  );
});

test('what is kept is at least what is paid, because a bag is 50% off or more', () => {
  expect(impactOf(1).money).toBeGreaterThanOrEqual(shelfPrice / 2);
});

test('the figures are those of the site’s texts', () => {
  const [food, carbon, water] = about.impact.figures;
  const figures = [food, carbon, water].map((figure) => Number(figure?.number.replace(',', '')));
  expect(figures).toEqual(Object.values(savedPerOrder));
  expect(food?.description).toBe('About eight buns and a box of rice.');
  expect(water?.description).toContain('more than ten showers');
  expect(about.problem.stats.daily.number).toBe(landfillTonnesADay.toLocaleString('en'));
  expect(JSON.stringify(faq)).toContain(`HK$${shelfPrice} of food`);
});
