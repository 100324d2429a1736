import { expect, it } from 'vitest';
import { namesContact } from './ask-referrer.ts';

it.each([
  ['Mr Chan', '0000 5102', 'We spoke with Mr Chan', true],
  ['Mrs Chan', '0000 5102', 'chan asks you to wait', true],
  ['Mr Chan', '0000 5102', 'There will be a change, says Mrs Ho', false],
  ['陳先生', '0000 5102', '我們已聯絡陳先生。', true],
  ['陳先生', '0000 5102', '陳記茶餐廳', false],
  ['Mr Chan', '+852 0000 5102', 'Is 0000-5102 right?', true],
  ['', '', 'Thank you', false],
])('to the referrer of %s, %s: “%s” names the contact: %s', (contactName, contactPhone, text, isNamed) => {
  expect(namesContact(text, { document: { contactName, contactPhone } })).toBe(isNamed);
});
