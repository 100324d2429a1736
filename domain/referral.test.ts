import { expect, test } from 'vitest';
import { referral as complete } from '../server/testing/fixtures.ts';
import { districts } from './districts.ts';
import { parseFields } from './fields.ts';
import {
  isSubmissionId,
  parseReferral,
  type ReferralField,
  referralFields,
  submissionIdFor,
  submissionOf,
} from './referral.ts';

/** docs/spec.md §3.1. */
const specified = {
  required: [
    'referrerFirstName',
    'referrerLastName',
    'referrerEmail',
    'referrerPhone',
    'businessName',
    'businessType',
    'businessDistrict',
    'businessAddress',
    'contactName',
    'contactPosition',
    'contactPhone',
    'bestTimeToCall',
    'relationshipToContact',
    'conversationNotes',
    'confirmContact',
  ],
  optional: ['contactEmail', 'additionalNotes'],
} as const;

test('the form has every field of the specification, required or optional as it says', () => {
  for (const name of specified.required) expect([name, referralFields[name]?.required]).toEqual([name, true]);
  for (const name of specified.optional) expect([name, referralFields[name]?.required]).toEqual([name, false]);
});

test('there are 18 districts', () => expect(new Set(districts).size).toBe(18));

test('a complete referral is parsed unchanged, without the spaces around its values', () => {
  const read = parseReferral({ ...complete, businessName: ` ${complete.businessName}  `, submitter: 'unknown field' });
  expect(read).toEqual({ ok: true, values: complete });
});

test('a ticked checkbox in form data has the value `on`', () => {
  expect(parseReferral({ ...complete, confirmContact: 'on' })).toEqual({ ok: true, values: complete });
});

test.each(['true', 'yes', 1, {}, null])('%j does not count as ticked', (confirmContact) => {
  expect(parseReferral({ ...complete, confirmContact })).toEqual({
    ok: false,
    problems: { confirmContact: 'notTicked' },
  });
});

test('optional fields may be absent', () => {
  const required = Object.entries(complete).filter(([name]) => referralFields[name as ReferralField].required);
  expect(parseReferral(Object.fromEntries(required))).toEqual({ ok: true, values: complete });
});

test('each invalid field is named, with the reason', () => {
  const read = parseReferral({
    ...complete,
    referrerFirstName: '   ',
    referrerEmail: 'nobody',
    contactEmail: 'a b@example.com',
    businessType: 'Casino',
    businessDistrict: 7,
    confirmContact: false,
  });
  expect(read).toEqual({
    ok: false,
    problems: {
      referrerFirstName: 'missing',
      referrerEmail: 'notAnEmail',
      contactEmail: 'notAnEmail',
      businessType: 'notAnOption',
      businessDistrict: 'notText',
      confirmContact: 'notTicked',
    },
  });
});

test('a field may have the name of a property of `Object.prototype`', () => {
  const fields = { constructor: { kind: 'text', required: true } } as const;
  expect(parseFields(fields, {})).toEqual({ ok: false, problems: { constructor: 'missing' } });
});

test('id, date and timestamp of a submission are the same moment', () => {
  const time = Date.UTC(2026, 10, 20, 4, 5, 6, 789);
  const random = Uint8Array.from([0, 1, 2, 3, 30, 31, 200, 255]);
  const submission = submissionOf(complete, time, random);
  expect(submission.submissionId).toMatch(/^REF_1795147506789_[2-9A-HJKMNP-Z]{8}$/);
  expect(submission.submissionDate).toBe('2026-11-20T04:05:06.789Z');
  expect(submission.submissionTimestamp).toBe(time);
  expect(isSubmissionId(submission.submissionId)).toBe(true);
});

test('a reference has no characters that look alike', () => {
  const every = submissionIdFor(
    1795147506789,
    Uint8Array.from({ length: 256 }, (_, byte) => byte),
  );
  expect(every.slice(18)).not.toMatch(/[ILO01]/);
});

test.each(['REF_1_A', 'ref_1795147506789_ABCDEFGH', 'REF_1795147506789_ABCDEFG/', '', null, 4])(
  '%j is no reference',
  (text) => {
    expect(isSubmissionId(text)).toBe(false);
  },
);
