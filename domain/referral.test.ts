import { expect, test } from 'vitest';
import { districts } from './districts.ts';
import { parseFields } from './fields.ts';
import { isSubmissionId, parseReferral, referralFields, submissionIdFor, submissionOf } from './referral.ts';

const complete = {
  referrerFirstName: 'Ka-yan',
  referrerLastName: '陳',
  referrerEmail: 'kayan@example.com',
  referrerPhone: '5555 0199',
  businessName: '好味茶餐廳',
  businessType: 'Restaurant',
  businessDistrict: 'Sham Shui Po',
  businessAddress: '九江街12號地下',
  contactName: 'Mr Wong',
  contactPosition: 'Owner',
  contactPhone: '5555 0177',
  contactEmail: '',
  bestTimeToCall: 'Morning (9AM-12PM)',
  relationshipToContact: 'Friend',
  conversationNotes: 'Interested.',
  additionalNotes: '',
  confirmContact: true,
};

test('the form has the 17 fields of the specification, two of them optional', () => {
  expect(Object.keys(referralFields)).toHaveLength(17);
  const optional = Object.entries(referralFields).filter(([, field]) => !field.required);
  expect(optional.map(([name]) => name)).toEqual(['contactEmail', 'additionalNotes']);
});

test('there are 18 districts', () => expect(new Set(districts).size).toBe(18));

test('a complete referral is parsed unchanged, without the spaces around its values', () => {
  const read = parseReferral({ ...complete, businessName: '  好味茶餐廳 ', submitter: 'unknown field' });
  expect(read).toEqual({ ok: true, values: complete });
});

test('a ticked checkbox in form data has the value `on`', () => {
  expect(parseReferral({ ...complete, confirmContact: 'on' })).toEqual({ ok: true, values: complete });
});

test('line ends are stored as LF, from a script and from a form', () => {
  const read = parseReferral({ ...complete, conversationNotes: 'Two trays.\r\nCall after 3.' });
  expect(read).toMatchObject({ values: { conversationNotes: 'Two trays.\nCall after 3.' } });
});

test.each(['true', 'yes', 1, {}, null])('%j does not count as ticked', (confirmContact) => {
  expect(parseReferral({ ...complete, confirmContact })).toEqual({
    ok: false,
    problems: { confirmContact: 'notTicked' },
  });
});

test('optional fields may be absent', () => {
  const { contactEmail: _email, additionalNotes: _notes, ...rest } = complete;
  expect(parseReferral(rest)).toEqual({ ok: true, values: complete });
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

test.each([null, undefined, 3, 'text', [], { __proto__: complete }])('%j is not a referral', (input) => {
  expect(parseReferral(input).ok).toBe(false);
});

test('a field may have the name of a property of `Object.prototype`', () => {
  const fields = { constructor: { kind: 'text', required: true } } as const;
  expect(parseFields(fields, {})).toEqual({ ok: false, problems: { constructor: 'missing' } });
});

test('id, date and timestamp of a submission are the same moment', () => {
  const time = Date.UTC(2026, 10, 20, 4, 5, 6, 789);
  const random = Uint8Array.from([0, 1, 2, 3, 30, 31, 200, 255]);
  const submission = submissionOf({ ...complete, confirmContact: true } as never, time, random);
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
