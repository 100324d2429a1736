import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Units } from './units.tsx';

/** The text with its unbreakable pieces in brackets. */
function marked(children: string) {
  const html = renderToStaticMarkup(createElement(Units, { ...{ children } }));
  return html.replaceAll('<span class="whitespace-nowrap">', '[').replaceAll('</span>', ']');
}

test.each([
  'Each order saves [1 KG] of food, avoids [2.5 KG CO2e] and saves [1,000 L] of water.',
  'It avoids [2.5 kg CO₂e].',
  'From [8:30–9:00 pm], or at [7 pm].',
  `每張訂單救回[1公斤]食物，減少[2.5公斤]碳排放，節省[1,000公升]水。${'這一段文字填滿每一行。'.repeat(5)}`,
  '我們會在24小時內聯絡餐廳，跟你談15分鐘。',
  'We saved 50,000+ meals for HK$32, and 3 lemons.',
  '',
])('a figure stays with its unit: %s', (wanted) => {
  expect(marked(wanted.replaceAll(/[[\]]/g, ''))).toBe(wanted);
});
