import type { District } from '../../domain/districts.ts';

/** What a sample bag might hold, and the shelf price of one piece in Hong Kong dollars. */
export const foodPrices = {
  pineappleBun: 10,
  eggTart: 9,
  hamRoll: 12,
  croissant: 18,
  sourdough: 48,
  cake: 38,
  sandwich: 30,
  charSiuRice: 58,
  milkTea: 22,
  choySum: 12,
  fish: 46,
  mandarin: 6,
} as const;

export type Food = keyof typeof foodPrices;

/** Pieces of each food, the one that is drawn first at the beginning. */
export type BagSample = Readonly<Partial<Record<Food, number>>>;

/** The foods of a bag in their order, each with its pieces. */
export const foodsIn = (sample: BagSample) => Object.entries(sample) as [Food, number][];

/**
 * The sample shops of Home. `pickup` is in hours of the evening (20.5 is half past eight), `worth` and `price` of a bag are in
 * Hong Kong dollars. As docs/spec.md §9 asks, a price is at most half of the worth; no sample is worth less than its bag.
 */
export const shelfShops = [
  {
    id: 'morningTram',
    district: 'Sham Shui Po',
    pickup: [20.5, 21],
    worth: 72,
    price: 32,
    left: 3,
    samples: [
      { pineappleBun: 3, eggTart: 2, hamRoll: 2 },
      { hamRoll: 3, pineappleBun: 4 },
      { eggTart: 4, croissant: 1, pineappleBun: 2 },
    ],
  },
  {
    id: 'lokYung',
    district: 'Sham Shui Po',
    pickup: [21, 21.5],
    worth: 88,
    price: 42,
    left: 2,
    samples: [
      { charSiuRice: 1, milkTea: 1, eggTart: 1 },
      { charSiuRice: 1, pineappleBun: 3 },
      { charSiuRice: 1, eggTart: 2, hamRoll: 1 },
    ],
  },
  {
    id: 'samKiu',
    district: 'Wan Chai',
    pickup: [19, 19.5],
    worth: 76,
    price: 35,
    left: 2,
    samples: [
      { fish: 1, choySum: 2, mandarin: 1 },
      { mandarin: 7, choySum: 3 },
      { choySum: 1, fish: 1, mandarin: 3 },
    ],
  },
  {
    id: 'thirdKettle',
    district: 'Sham Shui Po',
    pickup: [19.5, 20],
    worth: 96,
    price: 45,
    left: 5,
    samples: [
      { cake: 1, sandwich: 2 },
      { sandwich: 1, cake: 1, croissant: 2 },
      { cake: 2, sandwich: 1 },
    ],
  },
  {
    id: 'nineBaskets',
    district: 'Kwun Tong',
    pickup: [20, 20.5],
    worth: 64,
    price: 29,
    left: 6,
    samples: [
      { mandarin: 5, choySum: 1, milkTea: 1 },
      { sourdough: 1, choySum: 1, mandarin: 1 },
      { choySum: 2, mandarin: 7 },
    ],
  },
  {
    id: 'stoneSteps',
    district: 'Wan Chai',
    pickup: [21.5, 22],
    worth: 120,
    price: 58,
    left: 4,
    samples: [
      { cake: 2, croissant: 3 },
      { sourdough: 1, cake: 2 },
      { croissant: 4, sourdough: 1 },
    ],
  },
  {
    id: 'harbourLoop',
    district: 'Kwun Tong',
    pickup: [21, 22],
    worth: 60,
    price: 28,
    left: 1,
    samples: [
      { sandwich: 1, milkTea: 1, eggTart: 1 },
      { hamRoll: 2, croissant: 2 },
      { croissant: 1, sandwich: 1, hamRoll: 1 },
    ],
  },
] as const satisfies readonly {
  id: string;
  district: District;
  pickup: readonly [number, number];
  worth: number;
  price: number;
  left: number;
  samples: readonly BagSample[];
}[];

export type ShelfShop = (typeof shelfShops)[number];
export type ShelfDistrict = ShelfShop['district'];

export const shelfDistricts = ['Sham Shui Po', 'Wan Chai', 'Kwun Tong'] as const satisfies readonly ShelfDistrict[];

/** The hours that can be chosen, each until the next full hour. */
export const shelfHours = [19, 20, 21] as const;

export type ShelfHour = (typeof shelfHours)[number];

/** What was chosen; null is any. */
export type ShelfFilter = { district: ShelfDistrict | null; hour: ShelfHour | null };

/** The shops in a district where a bag can be picked up within an hour, in the order of the street. */
export function filterShops({ district, hour }: ShelfFilter): ShelfShop[] {
  return shelfShops.filter(
    ({ pickup: [from, to], ...shop }) =>
      (district === null || shop.district === district) && (hour === null || (from < hour + 1 && to > hour)),
  );
}

/** What to choose instead where no shop is found: any hour in the same district, or the same hour in any district. */
export function widerFilters({ district, hour }: ShelfFilter): ShelfFilter[] {
  return [
    { district, hour: null },
    { district: null, hour },
  ];
}

/** Each food once and then again, at most as often as it is in the bag, until the places are full. */
export function drawnPieces(sample: BagSample, places: number): Food[] {
  const rounds = Array.from({ length: places }, (_, round) =>
    foodsIn(sample)
      .filter(([, count]) => count > round)
      .map(([food]) => food),
  );
  return rounds.flat().slice(0, places);
}
