import { shelf as en } from '../../content/en/shelf.ts';
import { shelf as zh } from '../../content/zh/shelf.ts';
import type { Language } from '../../domain/languages.ts';
import { pathTo } from '../../domain/pages.ts';
import { fill, money } from '../../domain/texts.ts';
import {
  type BagSample,
  foodsIn,
  type ShelfDistrict,
  type ShelfFilter,
  type ShelfHour,
  type ShelfShop,
} from './shops.ts';

/** British English has no comma before the last “and”. */
const listTags: Record<Language, string> = { en: 'en-GB', zh: 'zh-HK' };

export type ShelfTexts = ReturnType<typeof shelfTexts>;

/** The words of the shelf, and sentences with the figures of a shop or of a choice. */
export function shelfTexts(language: Language) {
  const words = { en, zh }[language];
  const plural = (text: { one: string; other: string }, count: number, values = {}) =>
    fill(count === 1 ? text.one : text.other, { count, ...values });
  const hours = (hour: ShelfHour) => fill(words.hour.range, { from: hour - 12, to: hour - 11 });
  const pickup = ({ pickup: [from, to] }: ShelfShop) =>
    fill(words.pickup, { from: clockTime(from), to: clockTime(to) });
  const left = (shop: ShelfShop) => fill(words.left, { count: shop.left });
  const deal = (shop: ShelfShop) => fill(words.deal, { worth: money(shop.worth), price: money(shop.price) });
  const foods = (sample: BagSample) =>
    new Intl.ListFormat(listTags[language]).format(
      foodsIn(sample).map(([food, count]) => plural(words.foods[food], count)),
    );
  const namesOf = (district: ShelfDistrict | null, hour: ShelfHour | null) => ({
    ...(district && { district: words.districts[district] }),
    ...(hour && { hours: hours(hour) }),
  });
  return {
    language,
    words,
    hours,
    pickup,
    left,
    foods,
    deal,
    /** How many shops were found, and for which choice. */
    found: ({ district, hour }: ShelfFilter, count: number) =>
      plural(words.found, count, {
        in: district ? fill(words.found.in, namesOf(district, hour)) : '',
        at: hour ? fill(words.found.at, namesOf(district, hour)) : '',
      }),
    /** That no shop was found for a district and an hour. */
    none: ({ district, hour }: ShelfFilter) => fill(words.none.text, namesOf(district, hour)),
    /** A wider choice, as the label of its button. */
    wider: ({ district, hour }: ShelfFilter) =>
      fill(hour ? words.none.anyDistrict : words.none.anyHour, namesOf(district, hour)),
    opened: (shop: ShelfShop) =>
      fill(words.opened, {
        shop: words.shops[shop.id].name,
        bag: words.shops[shop.id].bag,
        price: money(shop.price),
        worth: money(shop.worth),
        pickup: pickup(shop),
        left: left(shop),
      }),
    /** To be passed on, with the address of the street. */
    share: (shop: ShelfShop, sample: BagSample, origin: string) =>
      fill(words.message, {
        shop: words.shops[shop.id].name,
        foods: foods(sample),
        deal: deal(shop),
        address: `${origin}${pathTo('home', language)}#shelf`,
      }),
    torn: (shop: ShelfShop, sample: BagSample) =>
      fill(words.torn, { shop: words.shops[shop.id].name, foods: foods(sample), deal: deal(shop) }),
  };
}

/** 20.5 is 8:30. */
function clockTime(hour: number): string {
  return `${Math.floor(hour) - 12}:${String((hour % 1) * 60).padStart(2, '0')}`;
}
