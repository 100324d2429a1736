import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BodyText } from './body-text.tsx';

/** The text with its unbreakable pieces in brackets. */
function marked(children: string) {
  const html = renderToStaticMarkup(createElement(BodyText, { ...{ children } }));
  return html.replaceAll('<span class="whitespace-nowrap">', '[').replaceAll('</span>', ']');
}

test.each([
  'Each order saves [1 KG] of food, avoids [2.5 KG CO2e] and saves [1,000 L] of water.',
  'It avoids [2.5 kg CO₂e].',
  'From [8:30–9:00 pm], or at [7 pm].',
  `每張訂單[救回1公斤]食物，[減少2.5公斤][碳排放（CO₂e）]，[節省1,000公升]水。${'這一段文字填滿每一行。'.repeat(5)}`,
  `我們會[在24小時]內聯絡；再嚐[自2023年]起，[每3至5個工作天]有[超過100間]合作商戶。${'這一段文字填滿每一行。'.repeat(3)}`,
  'We saved 50,000+ meals for HK$32, and 3 lemons.',
  '',
])('a figure stays with its unit: %s', (wanted) => {
  expect(marked(wanted.replaceAll(/[[\]]/g, ''))).toBe(wanted);
});

test('each clause of a short Chinese text is a box of its own, with its punctuation and closing brackets', () => {
  expect(
    marked('今晚，「好味。」[在24小時]內。'.replaceAll(/[[\]]/g, '')).replaceAll('<span class="body-clause">', '('),
  ).toBe('(今晚，](「好味。」[在24小時]內。]');
});
