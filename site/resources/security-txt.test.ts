import { expect, it } from 'vitest';
import { securityTxt } from './security-txt.ts';

it('security.txt has an address for reports, and expires within a year of the build', () => {
  expect(securityTxt('https://encore.example.com', new Date('2026-11-21T20:00:00Z'))).toBe(
    'Contact: mailto:hello@encore.example.com\nExpires: 2027-11-20T00:00:00.000Z\nPreferred-Languages: en, zh\n' +
      'Canonical: https://encore.example.com/.well-known/security.txt\n',
  );
});
