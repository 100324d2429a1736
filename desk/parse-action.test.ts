import { expect, it } from 'vitest';
import type { ActionRequest } from '../domain/cases/case-actions.ts';
import { parseAction } from './parse-action.ts';

const subject = { collection: 'referrals', id: 'a' } as const;
function parse(fields: Record<string, string>, of: { collection: 'referrals'; id: string } = subject) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ page: 'p', version: '3', ...fields })) form.set(name, value);
  return parseAction(form, of);
}

it.each([
  ['claim', { verb: 'claim' }],
  ['no-answer', { verb: 'no-answer' }],
  ['reached:interested', { verb: 'reached', outcome: 'interested' }],
  ['reached:later:1796000400000', { outcome: 'later', followUpAt: 1796000400000 }],
  ['reached:not-interested:price', { outcome: 'not-interested', refusal: 'price' }],
  ['later:1796000400000', { verb: 'later', followUpAt: 1796000400000 }],
  ['move:meeting', { verb: 'move', stage: 'meeting' }],
  ['same-as:referrals/b', { verb: 'same-as', sameAs: 'referrals/b' }],
  ['rewrite:7:remove', { verb: 'rewrite', rewrittenVersion: 7 }],
  ['undo:7', { verb: 'undo', correctedVersion: 7 }],
])('the button %s says what a member does', (verb, expected) => {
  expect(parse({ verb })).toMatchObject({ ...expected, ...subject, version: 3 });
});

it('a callback has a date and an hour in Hong Kong; without an hour it is in the morning', () => {
  const at = (time: string) => Date.parse(`2026-11-30T${time}:00+08:00`);
  const fields = { verb: 'reached:later', followUpOn: '2026-11-30' };
  expect(parse({ ...fields, followUpTime: '15:30' })).toMatchObject({ followUpAt: at('15:30') });
  expect(parse({ ...fields, followUpTime: '' })).toMatchObject({ followUpAt: at('09:00') });
});

it('an outcome has a line of its own and the reason why it was late, both optional; a refusal needs no reason', () => {
  const outcome = { verb: 'reached', outcome: 'not-interested', refusal: undefined };
  const { actionId, ...parsed } = parse({
    verb: 'reached:not-interested',
    text: 'Ask in May',
    reason: 'Typhoon',
  }) as ActionRequest;
  expect(parsed).toEqual({ ...outcome, text: 'Ask in May', reason: 'Typhoon', ...subject, version: 3, waited: 0 });
  expect(parse({ verb: 'no-answer', text: 'Shutter down' })).toMatchObject({ text: 'Shutter down', reason: undefined });
});

it.each([
  [{ verb: 'reached:later' }, 'followUpOn'],
  [{ verb: 'later', followUpOn: 'soon' }, 'followUpOn'],
  [{ verb: 'later', followUpOn: '2026-13-40' }, 'followUpOn'],
  [{ verb: 'later', followUpOn: '2026-11-30', followUpTime: 'late' }, 'followUpOn'],
  [{ verb: 'later:tomorrow' }, 'followUpOn'],
  [{ verb: 'note:team', text: ' ' }, 'text'],
  [{ verb: 'same-as', sameAs: '' }, 'sameAs'],
  [{ verb: 'rewrite:2', text: ' ' }, 'text'],
  [{ verb: 'correct:2' }, 'reason'],
  [{ verb: 'move:nowhere' }, 'verb'],
  [{ verb: 'constructor' }, 'verb'],
  [{}, 'verb'],
])('%o is not complete: %s', (fields, missing) => {
  expect(parse(fields)).toEqual({ missing });
});

it('the same form of a page sent twice is one action, and another text or page is another one', () => {
  const idOf = (fields: Record<string, string>) => {
    const parsed = parse({ verb: 'note:team', ...fields });
    return 'actionId' in parsed ? parsed.actionId : '';
  };
  expect(idOf({ text: 'one' })).toBe(idOf({ text: 'one' }));
  expect(new Set([idOf({ text: 'one' }), idOf({ text: 'two' }), idOf({ text: 'one', page: 'q' })]).size).toBe(3);
  expect(idOf({ text: 'one', waited: '5000' })).toBe(idOf({ text: 'one' }));
});

it('two cases claimed from one page of a list are two actions', () => {
  const [first, second] = ['a', 'b'].map((id) => parse({ verb: 'claim' }, { collection: 'referrals', id }));
  expect(first).toMatchObject({ actionId: expect.any(String) });
  expect(second).not.toMatchObject({ actionId: (first as { actionId: string }).actionId });
});
