import { expect, it } from 'vitest';
import type { EventContent } from '../../domain/cases/case-events.ts';
import { linkHash, onDevice, referral } from '../testing/fixtures.ts';
import { type Parts, reference, start, subject, withReferral } from '../testing/status-page.ts';

const wrong: EventContent = { type: 'tried', data: { result: 'wrong-number' } };
const noAnswer: EventContent = { type: 'tried', data: { result: 'no-answer' } };
const answerOf = (link: string, version: number, contactPhone: string, bestTimeToCall = '') => ({
  ...{ link, version: `${version}`, action: 'answer', contactPhone, bestTimeToCall },
});
const said = ({ store }: Parts) =>
  store
    .history(subject)
    .filter(({ actor }) => actor === 'referrer')
    .map(({ type, data }) => [type, type === 'amended' ? data.value : 'text' in data && data.text]);

it('after a wrong number the referrer gives another one, once, and the case is first to be called', async () => {
  const parts = await withReferral();
  const { post, secretOf, show, append, store } = parts;
  const link = await secretOf();
  expect((await post(answerOf(link, 1, '0000 5199'))).status, 'nothing was asked').toBe(400);
  await append(wrong);
  expect((await (await show(link)).json()).found).toMatchObject({ version: 2, status: { question: 'number' } });
  expect((await post(answerOf(link, 2, ' ', 'Evening (6PM-9PM)'))).status, 'an hour is no number').toBe(400);
  for (const press of [1, 2]) {
    const { status } = await post(answerOf(link, 2, '0000 5199', 'Evening (6PM-9PM)'));
    expect([press, status]).toEqual([press, 303]);
  }
  expect(said(parts)).toEqual([
    ['amended', '0000 5199'],
    ['amended', 'Evening (6PM-9PM)'],
  ]);
  expect(store.case(subject)).toMatchObject({ wrongNumberAt: null, newNumberAt: start, phoneKey: '00005199' });
  const { found } = await (await show(link)).json();
  expect([found.status.question, JSON.stringify(found)]).toEqual([null, expect.not.stringContaining('5199')]);
});

it('after two tries a better hour is enough, and what comes too late is kept as a note', async () => {
  const parts = await withReferral();
  const { post, secretOf, append, store } = parts;
  const link = await secretOf();
  await append(noAnswer);
  await append(noAnswer);
  expect((await post(answerOf('x', 3, '', 'Evening (6PM-9PM)'))).status).toBe(404);
  await post(answerOf(link, 3, '', 'Evening (6PM-9PM)'));
  expect(store.case(subject)).toMatchObject({ newNumberAt: start, bestTimeToCall: 'Evening (6PM-9PM)' });
  await append({ type: 'reached', data: { outcome: 'interested' } });
  await post(answerOf(link, 3, '0000 5199'));
  expect(said(parts)).toEqual([
    ['amended', 'Evening (6PM-9PM)'],
    ['noted', '0000 5199'],
  ]);
});

it('a referral is taken back while nobody was reached, by the press of a button alone, and the request is in the log', async () => {
  const { post, secretOf, show, append, store } = await withReferral();
  const link = await secretOf();
  await show(link);
  expect(store.case(subject)?.stage).toBe('new');
  for (const press of [1, 2]) expect([press, (await post({ link, action: 'take-back' })).status]).toEqual([press, 303]);
  expect(store.history(subject).map(({ type, actor }) => [type, actor])).toEqual([
    ['arrived', 'form'],
    ['moved', 'referrer'],
  ]);
  expect(store.database.all('SELECT kind, who, noted_by, answer FROM requests')).toEqual([
    { kind: 'withdraw', who: '', noted_by: 'referrer', answer: 'done' },
  ]);
  await append({ type: 'moved', data: { from: 'withdrawn', to: 'new' } });
  await append({ type: 'reached', data: { outcome: 'interested' } });
  const refused = await post({ link, action: 'take-back' });
  expect([refused.status, (await refused.json()).problem]).toEqual([409, 'reached']);
  expect(store.case(subject)?.stage).toBe('called');
});

it('a referrer erases their half alone, for good, and not by a link that was made without their address', async () => {
  const { post, secretOf, append, store } = await withReferral({ linkHash });
  const link = await secretOf();
  expect((await post({ link: onDevice, action: 'erase' })).status).toBe(403);
  await append({ type: 'reached', data: { outcome: 'interested' } });
  expect(await (await post({ link, action: 'erase' })).json()).toMatchObject({
    problem: 'removed-after-call',
    found: null,
  });
  const { document = {} } = (await store.get('referrals', reference)) ?? {};
  expect([document.referrerEmail, document.contactName]).toEqual([undefined, referral.contactName]);
  expect((await post({ link, action: 'erase' })).status, 'the page has ended').toBe(404);
});

it('at the end the referrer says once whether it turned out well', async () => {
  const { post, secretOf, append, store } = await withReferral();
  const link = await secretOf();
  const rate = async (rating: string) => void (await post({ link, rating }));
  await rate('yes');
  await append({ type: 'reached', data: { outcome: 'interested' } });
  await append({ type: 'moved', data: { from: 'called', to: 'on-board' } });
  for (const rating of ['no', 'yes']) await rate(rating);
  const rated = store.history(subject).filter(({ type }) => type === 'rated');
  expect(rated).toMatchObject([{ actor: 'referrer', data: { answer: 'no' } }]);
});
