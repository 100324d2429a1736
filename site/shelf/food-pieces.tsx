import { Picture } from '../ui/drawings/picture.tsx';
import type { PictureName } from '../ui/drawings/pictures.ts';
import { type BagSample, drawnPieces, type Food } from './shops.ts';

const pictures: Record<Food, PictureName> = {
  pineappleBun: 'food/pineapple-bun',
  eggTart: 'food/egg-tart',
  hamRoll: 'food/ham-roll',
  croissant: 'food/croissant',
  sourdough: 'food/sourdough',
  cake: 'food/cake-slice',
  sandwich: 'food/sandwich',
  charSiuRice: 'food/char-siu-rice',
  milkTea: 'food/milk-tea',
  choySum: 'food/choy-sum',
  fish: 'food/fish',
  mandarin: 'food/mandarin',
};

/** Where a piece can lie (`.shelf-piece`). */
const places = 5;

/** Some pieces of what was in a torn bag. */
export function FoodPieces({ sample }: { sample: BagSample }) {
  return drawnPieces(sample, places).map((food, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a place has one piece, and a food may be there twice
    <Picture key={place} name={pictures[food]} className="shelf-piece" />
  ));
}
