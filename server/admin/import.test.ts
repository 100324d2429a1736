import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Collection } from '../../domain/collections.ts';
import { addedOnSave } from '../../domain/referral.ts';
import type { Arrival, DocumentStore } from '../store/document-store.ts';
import { openSqliteStore } from '../store/sqlite.ts';
import { referral, stored } from '../testing/fixtures.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { exportLines } from './export.ts';
import { importLines } from './import.ts';

const id = 'REF_1763640000123_ABCDEFGH';
const submission = {
  ...referral,
  conversationNotes: 'One\u2028two\nthree',
  ...addedOnSave(id),
};
const arrival: Arrival = { receivedAt: 1_763_640_000_500, via: 'form', language: 'zh', suspicion: null };
const message = { firstName: 'Ka-yan', lastName: '陳', email: 'a@example.com', message: 'Hello' };
const hash = 'a'.repeat(43);
const subscriber = { email: 'a@example.com', consent: true, unsubscribeToken: `${hash}.${'b'.repeat(22)}` };

let root: string;
let from: DocumentStore;
let to: DocumentStore;
beforeEach(() => {
  root = temporaryFolder('import');
  from = openSqliteStore({ folder: join(root, 'from') });
  to = openSqliteStore({ folder: join(root, 'to') });
});
afterEach(async () => {
  await from.close();
  await to.close();
});

const exported = async (collection: Collection, quarantine = false) => {
  let text = '';
  for await (const line of exportLines(from, collection, { json: true, arrival: true, quarantine, apiOrigin: '' }))
    text += line;
  return text;
};
async function* inPieces(text: string) {
  for (let start = 0; start < text.length; start += 7) yield text.slice(start, start + 7);
}
const load = (collection: Collection, text: string) => importLines(to, collection, inPieces(text));

it('what was exported is imported unchanged, once, and stays in quarantine if it was there', async () => {
  await from.add('referrals', id, submission, arrival);
  await from.add('messages', '1763640000000_uuid', message, { ...arrival, suspicion: 'honeypot' });
  await from.add('subscribers', hash, subscriber, arrival);
  for (const collection of ['referrals', 'messages', 'subscribers'] as const) {
    const text = await exported(collection, collection === 'messages');
    expect(await load(collection, text)).toEqual({ added: 1, repeated: 0, conflicting: 0, refused: [] });
    expect(await load(collection, text)).toEqual({ added: 0, repeated: 1, conflicting: 0, refused: [] });
    expect(await stored(to, collection)).toEqual(await stored(from, collection));
  }
});

it('lines that are not a document of the collection are reported, those of npm are skipped, and the rest is imported', async () => {
  const other = 'REF_1763640000123_OTHERONE';
  const lines = [
    '> encore@1.0.0 admin',
    '',
    '{"half":',
    JSON.stringify(submission),
    JSON.stringify({ id, document: message, arrival }),
    JSON.stringify({ id, document: { ...submission, nested: {} }, arrival }),
    JSON.stringify({ id: other, document: submission, arrival }),
    JSON.stringify({ id: 'REF_1', document: { ...submission, submissionId: 'REF_1' }, arrival }),
    JSON.stringify({ id, document: submission, arrival }),
  ];
  const report = await load('referrals', lines.join('\n'));
  expect(report).toMatchObject({ added: 1, repeated: 0, conflicting: 0 });
  expect(report.refused.map(({ line, reason }) => `${line} ${reason.split(/[,:]/)[0]}`)).toEqual([
    '3 is not JSON',
    '4 is not a document with its id and arrival',
    '5 is not one of referrals',
    '6 is not a document with its id and arrival',
    '7 has an id that is not its own',
    '8 has an id that is not its own',
  ]);
});

it('an import does not change a document that is stored already', async () => {
  await to.add('referrals', id, { ...submission, contactName: 'Ms Lee' }, arrival);
  const text = JSON.stringify({ id, document: submission, arrival });
  expect(await load('referrals', text)).toMatchObject({ added: 0, conflicting: 1 });
  expect((await to.get('referrals', id))?.document.contactName).toBe('Ms Lee');
});

it('more lines than one batch are imported', async () => {
  const lines = Array.from({ length: 350 }, (_, n) => JSON.stringify({ id: `${n}`, document: message, arrival }));
  expect(await load('messages', lines.join('\r\n'))).toMatchObject({ added: 350 });
});
