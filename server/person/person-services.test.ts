import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDesk, type TestDesk } from '../testing/test-desk.ts';

let desk: TestDesk;
beforeEach(async () => {
  desk = await createTestDesk();
  await desk.add('REF_1795465607909_ABCDEFGH', { contactPhone: '0000 5102' });
  await desk.add('m', { firstName: 'Bo', email: 'bo@example.com', message: 'Ask ka.yan@example.com' }, {}, 'messages');
});
afterEach(() => desk.close());

const found = (query: string) =>
  desk
    .ada()
    .findPerson(query)
    .map(({ role, fields }) => [role, Object.keys(fields)]);
const referrer = ['referrer', ['referrerFirstName', 'referrerLastName', 'referrerEmail', 'referrerPhone']];

it('finds what is stored of a person by address, number and reference, with their own fields only, and who mentions them', () => {
  expect(found('KA.YAN@example.com')).toEqual(expect.arrayContaining([referrer, [null, []]]));
  expect(found('+852 0000 5102').map(([role]) => role)).toEqual(['contact']);
  expect(found('abcd efgh').map(([role]) => role)).toEqual(['referrer', 'contact']);
});

it('erases one half once its reference is typed, and keeps a record of the request without who asked', async () => {
  const { serve, findPerson, noteRequest } = desk.ada();
  await noteRequest('erase', 'ka.yan@example.com', 0);
  const keys = findPerson('ka.yan@example.com').map(({ key }) => key);
  expect(await serve('erase', 'ka.yan@example.com', keys, 'WRONG')).toEqual({ ok: false, code: 'not-confirmed' });
  expect(await serve('erase', 'ka.yan@example.com', keys, 'abcd efgh')).toMatchObject({
    done: [{ outcome: 'erased' }],
  });
  expect(found('ka.yan@example.com')).toEqual([[null, []]]);
  expect(found('0000 5102')).toHaveLength(1);
  expect(desk.ada().requests()).toMatchObject({ open: [], answered: [{ kind: 'erase', who: '', answer: 'done' }] });
});

it('a later referral of a number that is never to be called says so', async () => {
  const [{ key } = { key: '' }] = desk.ada().findPerson('0000 5102');
  await desk.ada().serve('no-call', '0000 5102', [key], 'ABCD EFGH');
  await desk.add('later', { contactPhone: '+852 0000-5102' });
  expect(desk.ada().record('referrals', 'later')?.number).toBe('never');
});
