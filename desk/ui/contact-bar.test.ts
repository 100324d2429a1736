import { expect, it } from 'vitest';
import { isFixedLine, mailAddress, phoneAddress, whatsappAddress } from './contact-bar.tsx';

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

it('a fixed line in Hong Kong is told from a mobile number', () => {
  expect(['2345 0000', '+852 3000 0000', '9000 0000', '+86 20 0000 0000'].map(isFixedLine)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
