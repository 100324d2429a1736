import { expect, test } from 'vitest';
import { home as homeInEnglish } from '../../content/en/home.ts';
import { home as homeInChinese } from '../../content/zh/home.ts';
import { shelfShops } from './shops.ts';
import { shelfTexts } from './texts.ts';

const [bakery] = shelfShops;

test('the sentences about a choice, a shop and a bag', () => {
  const { found, none, wider, opened, torn } = shelfTexts('en');
  expect(found({ district: null, hour: null }, 7)).toBe('7 shops have bags left');
  expect(found({ district: 'Sham Shui Po', hour: 20 }, 1)).toBe('1 shop has bags left in Sham Shui Po, 8–9 pm');
  expect(none({ district: 'Wan Chai', hour: 20 })).toBe('Every shutter is down in Wan Chai, 8–9 pm.');
  expect(wider({ district: 'Wan Chai', hour: null })).toBe('Any time in Wan Chai');
  expect(wider({ district: null, hour: 20 })).toBe('8–9 pm, all districts');
  expect(opened(bakery)).toBe('Morning Tram: Bread and bun bag, HK$32 instead of HK$72. Pickup 8:30–9:00 pm, 3 left.');
  expect(torn(bakery, bakery.samples[0])).toBe(
    'Morning Tram: it might hold 3\u00a0pineapple buns, 2\u00a0egg tarts and 2\u00a0ham rolls. Worth HK$72. Yours for HK$32. A sample.',
  );
  expect(shelfTexts('en').share(bakery, bakery.samples[0], 'https://x.example')).toBe(
    'I tore open a sample bag from Morning Tram on Encore: 3\u00a0pineapple buns, 2\u00a0egg tarts and 2\u00a0ham rolls. Worth HK$72. Yours for HK$32. What is in yours? https://x.example/en#shelf',
  );
  expect(shelfTexts('zh').found({ district: 'Sham Shui Po', hour: 20 }, 1)).toBe('深水埗晚上8至9時還有1間店舖有驚喜袋');
  expect(shelfTexts('zh').torn(bakery, bakery.samples[0])).toBe(
    '早班電車：袋裏可能有3個菠蘿包、2個蛋撻及2個火腿卷。值HK$72，今晚只收HK$32。這是示範。',
  );
});

test.each([
  ['en', homeInEnglish],
  ['zh', homeInChinese],
] as const)('in %s shops are as on the signs above, and bags as on the phone of the hero', (language, home) => {
  const { words, pickup } = shelfTexts(language);
  for (const { id } of shelfShops) expect(words.shops[id]).toMatchObject(home.partners.logos[id]);
  const { bread, rice, cake } = home.hero.phone.bags;
  const bags = { morningTram: bread, lokYung: rice, thirdKettle: cake };
  for (const shop of shelfShops.filter(({ id }) => id in bags)) {
    const { bag, pickup: time, originalPrice, price, left } = bags[shop.id as keyof typeof bags];
    expect(words.shops[shop.id].bag).toBe(bag);
    expect([pickup(shop), `HK$${shop.worth}`, `HK$${shop.price}`]).toEqual([time, originalPrice, price]);
    expect(left).toContain(String(shop.left));
  }
  expect(home.howToUse.steps.discover.illustration.price).toBe(bread.price);
});
