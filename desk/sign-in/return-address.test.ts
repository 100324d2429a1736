import { expect, it } from 'vitest';
import { returnAddress, signInAddress } from './return-address.ts';

const site = 'https://www.example.com';

it('the sign-in leads back to the page that was wanted', () => {
  const wanted = `${site}/zh/desk/cases/referrals/REF_1?tab=2`;
  const address = signInAddress('zh', wanted);
  expect(address).toBe('/zh/desk/sign-in?to=%2Fzh%2Fdesk%2Fcases%2Freferrals%2FREF_1%3Ftab%3D2');
  expect(returnAddress('zh', site + address)).toBe('/zh/desk/cases/referrals/REF_1?tab=2');
  expect([signInAddress('en', `${site}/en/desk`), signInAddress('en', null)]).toEqual(
    Array(2).fill('/en/desk/sign-in'),
  );
});

it.each([
  'https://evil.example/en/desk',
  '//evil.example/en/desk',
  '/\\evil.example/en/desk',
  '/en/deskx',
  '/api',
  'x:y',
  '',
])('the sign-in leads to the desk, not to %j', (to) => {
  const url = `${site}/en/desk/sign-in?${new URLSearchParams({ to })}`;
  expect(returnAddress('en', url)).toBe('/en/desk');
});
