import { expect, test } from 'vitest';
import { withLineBreaks } from './line-breaks.ts';

const wbr = '<wbr aria-hidden="true">';
const broken = (html: string) => withLineBreaks(html).replaceAll(wbr, '<wbr>');

test('headings and what is set like them break between phrases, other text is left alone', () => {
  expect(broken('<h1>今晚的好味</h1><p>今晚的好味</p><p class="a font-display b">今晚的好味</p>')).toBe(
    '<h1>今晚的<wbr>好味</h1><p>今晚的好味</p><p class="a font-display b">今晚的<wbr>好味</p>',
  );
});

test('an element inside a heading does not change where it breaks', () => {
  expect(broken('<h2><span>今晚</span>的<em>好味</em></h2>')).toBe('<h2><span>今晚</span>的<em><wbr>好味</em></h2>');
});

test('an entity counts as one character and stays whole', () => {
  expect(broken('<h3>今晚&amp;好味</h3>')).toMatch(/^<h3>今晚(<wbr>)?&amp;(<wbr>)?好味<\/h3>$/);
});

test('scripts, drawings and islands stay as they are, byte for byte', () => {
  for (const html of [
    '<script type="application/ld+json">{"name":"<h1>今晚的好味</h1>"}</script>',
    '<svg><title>今晚的好味</title><h1>今晚的好味</h1></svg>',
    '<div data-island="referral-form" data-props="{}"><h2>今晚的好味</h2><div><h3>推薦餐廳或咖啡店</h3></div></div>',
    '<title>今晚的好味</title>',
  ]) {
    expect(broken(html)).toBe(html);
  }
});

test('what follows an island breaks again', () => {
  const island = '<div data-island="x"><br><img><h2>今晚的好味</h2></div>';
  const html = `<div>${island}<h2>今晚的好味</h2></div>`;
  expect(broken(html)).toBe(`<div>${island}<h2>今晚的<wbr>好味</h2></div>`);
});

test('nothing but <wbr> is added', () => {
  const html = '<main><h1 class="x">七頓晚飯，<br/>七個<!-- -->驚喜袋</h1><hr><h2>怎樣付款？甚麼時候扣款？</h2></main>';
  expect(broken(html)).not.toBe(html);
  expect(withLineBreaks(html).replaceAll(wbr, '')).toBe(html);
});
