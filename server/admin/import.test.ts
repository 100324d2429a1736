import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Collection } from '../../domain/collections.ts';
import type { Arrival, DocumentStore } from '../store/document-store.ts';
import { openSqliteStore } from '../store/sqlite.ts';
import { referral, stored } from '../testing/fixtures.ts';
import { exportLines } from './export.ts';
import { importLines, linesOf } from './import.ts';

const now = 1_763_700_000_000;
const id = 'REF_1763640000123_ABCDEFGH';
const submission = {
  ...referral,
  conversationNotes: 'One\u2028two\nthree',
  submissionId: id,
  submissionDate: '2025-11-20T12:00:00.123Z',
  submissionTimestamp: 1_763_640_000_123,
};
const arrival: Arrival = { receivedAt: 1_763_640_000_500, via: 'form', language: 'zh', suspicion: null };
const message = { firstName: 'Ka-yan', lastName: '陳', email: 'a@example.com', message: 'Hello' };
const hash = 'a'.repeat(43);
const subscriber = { email: 'a@example.com', consent: true, unsubscribeToken: `${hash}.${'b'.repeat(22)}` };

let root: string;
let from: DocumentStore;
let to: DocumentStore;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'encore-import-'));
  from = openSqliteStore({ folder: join(root, 'from') });
  to = openSqliteStore({ folder: join(root, 'to') });
});
afterEach(async () => {
  await from.close();
  await to.close();
  rmSync(root, { recursive: true });
});

const exported = async (collection: Collection, options: { arrival?: boolean; quarantine?: boolean } = {}) => {
  const all = { json: true, arrival: false, quarantine: false, apiOrigin: '', ...options };
  let text = '';
  for await (const line of exportLines(from, collection, all)) text += line;
  return text;
};
async function* inPieces(text: string) {
  for (let start = 0; start < text.length; start += 7) yield text.slice(start, start + 7);
}
const load = (collection: Collection, text: string) => importLines(to, collection, linesOf(inPieces(text)), now);

describe('what was exported with its arrival', () => {
  it('is imported unchanged, once', async () => {
    await from.add('referrals', id, submission, arrival);
    await from.add('messages', '1763640000000_uuid', message, arrival);
    await from.add('subscribers', hash, subscriber, arrival);
    for (const collection of ['referrals', 'messages', 'subscribers'] as const) {
      const text = await exported(collection, { arrival: true });
      expect(await load(collection, text)).toEqual({ added: 1, repeated: 0, conflicting: 0, refused: [] });
      expect(await load(collection, text)).toEqual({ added: 0, repeated: 1, conflicting: 0, refused: [] });
      expect(await stored(to, collection)).toEqual(await stored(from, collection));
    }
  });

  it('stays in quarantine if it was there', async () => {
    await from.add('referrals', id, submission, { ...arrival, suspicion: 'honeypot' });
    await load('referrals', await exported('referrals', { arrival: true, quarantine: true }));
    expect((await to.get('referrals', id))?.arrival.suspicion).toBe('honeypot');
  });
});

describe('what was exported without its arrival', () => {
  it('is imported under the id that it contains, and a referral with the time that it contains', async () => {
    await from.add('referrals', id, submission, arrival);
    expect(await load('referrals', await exported('referrals'))).toMatchObject({ added: 1 });
    const receivedAt = submission.submissionTimestamp;
    const assumed = { receivedAt, via: 'import', language: null, suspicion: null };
    expect(await to.get('referrals', id)).toEqual({ id, document: submission, arrival: assumed });
    await from.add('subscribers', hash, subscriber, arrival);
    await load('subscribers', await exported('subscribers'));
    expect((await to.get('subscribers', hash))?.document).toEqual(subscriber);
  });

  it('is imported once although it has no id, however its fields are ordered', async () => {
    await from.add('messages', 'a', message, arrival);
    expect(await load('messages', await exported('messages'))).toMatchObject({ added: 1 });
    const turned = Object.fromEntries(Object.entries(message).toReversed());
    expect(await load('messages', JSON.stringify(turned))).toMatchObject({ added: 0, repeated: 1 });
    expect((await stored(to, 'messages'))[0]?.arrival.receivedAt).toBe(now);
  });
});

describe('an import', () => {
  it('reports the lines that are not a document of the collection, and continues', async () => {
    const lines = [
      '{"half":',
      '[]',
      JSON.stringify(message),
      JSON.stringify({ ...submission, submissionId: 'REF_1' }),
      JSON.stringify({ ...submission, nested: {} }),
      JSON.stringify({ id: 'REF_1763640000123_OTHERONE', document: submission, arrival }),
      '',
      JSON.stringify(submission),
    ];
    const report = await load('referrals', lines.join('\n'));
    expect(report).toMatchObject({ added: 1, repeated: 0, conflicting: 0 });
    expect(report.refused.map(({ line, reason }) => `${line} ${reason.split(':')[0]}`)).toEqual([
      '1 is not JSON',
      '2 is not a document',
      '3 is not one of referrals',
      '4 is not one of referrals',
      '5 is not a document',
      '6 has an id that is not its own',
    ]);
  });

  it('skips the lines that npm writes into the file', async () => {
    const text = `\n> encore@1.0.0 export\n> node commands/export.ts referrals --json\n\n${JSON.stringify(submission)}\n`;
    expect(await load('referrals', text)).toEqual({ added: 1, repeated: 0, conflicting: 0, refused: [] });
  });

  it('does not change a document that is stored already', async () => {
    await to.add('referrals', id, { ...submission, contactName: 'Ms Lee' }, arrival);
    expect(await load('referrals', JSON.stringify(submission))).toMatchObject({ added: 0, conflicting: 1 });
    expect((await to.get('referrals', id))?.document.contactName).toBe('Ms Lee');
  });

  it('imports more lines than one batch', async () => {
    const lines = Array.from({ length: 350 }, (_, n) => JSON.stringify({ ...message, message: `Number ${n}` }));
    expect(await load('messages', lines.join('\r\n'))).toMatchObject({ added: 350 });
  });
});
