import { describe, expect, test } from 'vitest';
import {
  type BagSample,
  drawnPieces,
  filterShops,
  foodPrices,
  foodsIn,
  shelfDistricts,
  shelfHours,
  shelfShops,
  widerFilters,
} from './shops.ts';

const filters = [null, ...shelfDistricts].flatMap((district) =>
  [null, ...shelfHours].map((hour) => ({ district, hour })),
);
const worthOf = (sample: BagSample) =>
  foodsIn(sample).reduce((sum, [food, count]) => sum + foodPrices[food] * count, 0);

describe.each(shelfShops)('$id', ({ worth, price, left, pickup: [from, to], samples }) => {
  test('sells a bag for at most half of its worth', () => {
    expect(price).toBeLessThanOrEqual(worth / 2);
    expect(price).toBeGreaterThan(0);
  });

  test('has three different samples, each worth what the tag says, or a little more', () => {
    expect(new Set(samples.map((sample) => JSON.stringify(sample))).size).toBe(3);
    for (const sample of samples) {
      expect(worthOf(sample)).toBeGreaterThanOrEqual(worth);
      expect(worthOf(sample)).toBeLessThan(worth * 1.15);
    }
  });

  test('has bags left, to be picked up in the evening', () => {
    expect(left).toBeGreaterThan(0);
    expect([from >= 19, from < to, to <= 22]).toEqual([true, true, true]);
  });
});

test('without a choice every shop is shown, and each hour and each district has one', () => {
  expect(filterShops({ district: null, hour: null })).toEqual(shelfShops);
  for (const district of shelfDistricts) expect(filterShops({ district, hour: null })).not.toEqual([]);
  for (const hour of shelfHours) expect(filterShops({ district: null, hour })).not.toEqual([]);
});

test('a shop is found in the hour in which its bags can be picked up, not in the one that ends when they can', () => {
  const found = (hour: (typeof shelfHours)[number]) =>
    filterShops({ district: 'Sham Shui Po', hour }).map(({ id }) => id);
  expect(found(19)).toEqual(['thirdKettle']);
  expect(found(20)).toEqual(['morningTram']);
  expect(found(21)).toEqual(['lokYung']);
});

test('where no shop is found, each other choice that is offered finds one', () => {
  const empty = filters.filter((filter) => filterShops(filter).length === 0);
  expect(empty).toContainEqual({ district: 'Wan Chai', hour: 20 });
  for (const filter of empty) for (const wider of widerFilters(filter)) expect(filterShops(wider)).not.toEqual([]);
});

const drawn = (bag: object, room: number) => drawnPieces(bag as BagSample, room);

test('every food of a bag is drawn once before one is drawn again, and never more often than it is in the bag', () => {
  const fishBag = { fish: 1, choySum: 2, mandarin: 3 };
  expect(drawn(fishBag, 5)).toEqual(['fish', 'choySum', 'mandarin', 'choySum', 'mandarin']);
  expect(drawn({ cake: 1, sandwich: 1 }, 5)).toEqual(['cake', 'sandwich']);
});
