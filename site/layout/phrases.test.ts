import { expect, test } from 'vitest';
import { phraseBreaks } from './phrases.ts';

const phrased = (text: string) => {
  const edges = [0, ...phraseBreaks(text), text.length];
  return edges
    .slice(1)
    .map((end, index) => text.slice(edges[index], end))
    .join('|');
};

test.each([
  ['words of Hong Kong usage are not broken', '每晚|都有|好東西賣不完，|我們|替它|找張飯桌'],
  ['a word of content/zh/phrases.ts is not broken', '驚喜袋裏的|好味，|來自|這些店'],
  ['a particle stays with its word', '今晚的|好食物'],
  ['a line of two characters does not end a clause', '收舖之後，|蛋撻去了哪裏？'],
  ['no line is a single character', '推薦|餐廳|或咖啡店'],
  ['a clause does not end with a line of one character', '麵包清了架，|垃圾桶|卻是空的'],
  ['a quotation stays with its quotation marks', '冰格|裏放|一個|「湯料盒」'],
  ['Latin words are not broken, nor parted from Chinese ones', '用WhatsApp傾談|十五分鐘'],
])('%s: %s', (_promise, wanted) => {
  expect(phrased(wanted.replaceAll('|', ''))).toBe(wanted);
});

test('no line begins with closing punctuation', () => {
  const text = '怎樣付款？甚麼時候扣款？好好存放，好好吃完。「冷點」、（熟食）之後';
  for (const index of phraseBreaks(text)) expect(text[index]).not.toMatch(/[，。？！、：；」』）]/u);
});

test('a text of one phrase has no breaks', () => {
  expect(phraseBreaks('')).toEqual([]);
  expect(phraseBreaks('榕')).toEqual([]);
});
