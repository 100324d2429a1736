import { savedPerOrder } from '../impact/impact-figures.ts';

/** The figures that a shop owner enters; in an address each is a parameter of the same name. */
export type ShopFigures = {
  /** Unsold pieces of an evening. */
  pieces: number;
  /** Shelf price of one piece in Hong Kong dollars, in steps of ten cents. */
  price: number;
  /** Evenings a week. */
  evenings: number;
  /** Pieces in one bag. */
  bag: number;
};

/** What may be entered. */
export const figureRanges: Record<keyof ShopFigures, { min: number; max: number; step: number }> = {
  pieces: { min: 1, max: 500, step: 1 },
  price: { min: 5, max: 1000, step: 0.1 },
  evenings: { min: 1, max: 7, step: 1 },
  bag: { min: 1, max: 20, step: 1 },
};

/** A bakery with 24 buns and pastries left, six evenings a week. */
export const exampleFigures: ShopFigures = { pieces: 24, price: 12.5, evenings: 6, bag: 4 };

/**
 * What a bag costs, in hundredths of the shelf price of its pieces. At most 50 (docs/spec.md §9); 48 is the assumption of our example.
 */
const bagPercent = 48;

/** Grams of food in one piece, as a bun has: few pieces in a shop are lighter. A bag of one bun is no kilogram. */
const pieceWeight = 80;

/**
 * Reads figures from an address or a form. What is missing or not a number is taken from `fallback`; the rest is
 * rounded to its step and brought into its range.
 */
export function parseFigures(input: Partial<Record<string, unknown>>, fallback: ShopFigures): ShopFigures {
  const read = (name: keyof ShopFigures) => {
    const text = String(input[name] ?? '').trim();
    const number = text === '' ? Number.NaN : Number(text);
    if (!Number.isFinite(number)) return fallback[name];
    const { min, max, step } = figureRanges[name];
    const steps = Math.round(1 / step);
    return Math.min(max, Math.max(min, Math.round(number * steps) / steps));
  };
  return { pieces: read('pieces'), price: read('price'), evenings: read('evenings'), bag: read('bag') };
}

/** The figures as the query of an address, without a question mark. */
export function figuresQuery(figures: ShopFigures): string {
  return new URLSearchParams(Object.entries(figures).map(([name, value]) => [name, String(value)])).toString();
}

/**
 * What a shop would receive if every bag were sold. An example, not an offer: docs/spec.md has no figure for it. Pieces that do
 * not fill a last bag are left out, and bag prices, evenings of a month and what is saved are rounded down, so that it never promises
 * too much.
 * There is no fee (docs/spec.md §9). Amounts are in Hong Kong dollars.
 * @param figures within `figureRanges`
 */
export function estimate({ pieces, price, evenings, bag }: ShopFigures) {
  const piecesInBag = Math.min(bag, pieces);
  const bags = Math.floor(pieces / piecesInBag);
  // In ten cents, because products of whole numbers are exact.
  const tenCents = Math.round(price * 10);
  const bagPrice = Math.floor((tenCents * piecesInBag * bagPercent) / 1000);
  const eveningsInMonth = Math.floor((evenings * 52) / 12);
  const kilograms = (bags * piecesInBag * eveningsInMonth * pieceWeight) / 1000;
  return {
    shelfValue: (tenCents * pieces) / 10,
    piecesInBag,
    bags,
    /** Pieces that fill no bag. */
    leftOver: pieces - bags * piecesInBag,
    bagValue: (tenCents * piecesInBag) / 10,
    bagPrice,
    /** The bag's price in hundredths of its value, rounded up, so that the discount is never overstated. */
    bagPricePercent: Math.ceil((bagPrice * 1000) / (tenCents * piecesInBag)),
    evening: bags * bagPrice,
    eveningsInMonth,
    month: bags * bagPrice * eveningsInMonth,
    saved: {
      food: roundedDown(kilograms),
      carbon: roundedDown((kilograms * savedPerOrder.carbon) / savedPerOrder.food),
      water: roundedDown((kilograms * savedPerOrder.water) / savedPerOrder.food),
    },
  };
}

/** An estimate has no more digits than it deserves. */
function roundedDown(amount: number): number {
  return amount < 10 ? Math.floor(amount * 10) / 10 : Math.floor(amount);
}
