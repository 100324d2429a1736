import { expect, it } from 'vitest';
import { desk as en } from '../../content/en/desk.ts';
import { desk as zh } from '../../content/zh/desk.ts';
import { greetingOf } from '../greeting.ts';
import { mailAddress, phoneAddress, whatsappAddress } from './contact-bar.tsx';

it('an untrusted address adds no receiver, subject or text to a mail', () => {
  const address = mailAddress('a?bcc=spy%40evil.example&x=@example.com', 'Subject', 'Text');
  expect(address).toBe('mailto:a%3Fbcc%3Dspy%2540evil.example%26x%3D@example.com?subject=Subject&body=Text');
  expect(mailAddress('ka.yan@example.com', '', '')).toBe('mailto:ka.yan@example.com?subject=&body=');
});

it('an untrusted telephone number becomes digits', () => {
  expect(phoneAddress('+852 0000 5101;ext=1#')).toBe('tel:+852000051011');
  expect(phoneAddress('0000 5101')).toBe('tel:+85200005101');
  expect(whatsappAddress('0000 5101?text=evil', 'a&b')).toBe('https://wa.me/85200005101?text=a%26b');
});

it.each([en, zh])('the first words to a contact do not name who referred them', ({ record }) => {
  const contact = { name: 'Lee', position: '', phone: '', email: '' };
  const referrer = { name: 'Ka Chan', phone: '', email: '', relationship: '' };
  const greeting = greetingOf({ contact, referrer }, 'Cafe', record);
  expect(greeting).toMatch(/Lee.*Cafe/);
  expect(greeting).not.toMatch(/Ka Chan|[{}]/);
});
