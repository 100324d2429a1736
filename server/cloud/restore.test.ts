import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EventContent } from '../../domain/cases/case-events.ts';
import { collections } from '../../domain/collections.ts';
import { exportLines } from '../admin/export.ts';
import { createOutbox } from '../sending/outbox.ts';
import type { Action } from '../store/events.ts';
import { readSearchText } from '../store/search-texts.ts';
import type { Store } from '../store/sqlite.ts';
import { type Emulator, startEmulator } from '../testing/firestore-emulator.ts';
import { stored } from '../testing/fixtures.ts';
import { arrival, createTestCloud, idOf, submission, type TestCloud } from '../testing/test-cloud.ts';
import { pullReferrals } from './pull.ts';
import { countMissingHere, restoreFromCloud } from './restore.ts';

// The emulator runs in the process of the test.
vi.setConfig({ testTimeout: 60_000 });

let emulator: Emulator;
let test: TestCloud;
beforeAll(async () => {
  emulator = await startEmulator();
});
afterAll(() => emulator.stop());
beforeEach(async () => {
  test = await createTestCloud(emulator);
});
afterEach(() => test.dispose());

const exported = async (from: Store) => {
  let text = '';
  for (const collection of collections) {
    for (const quarantine of [false, true]) {
      const options = { json: true, arrival: true, quarantine, apiOrigin: '' };
      for await (const line of exportLines(from, collection, options)) text += line;
    }
  }
  return text;
};

describe('restoring from the cloud', () => {
  const note: EventContent = { type: 'noted', data: { text: 'private', audience: 'team' } };
  const action = (subject: string, content: EventContent): Action => {
    const actionId = `${subject} ${content.type}`;
    return { subject, actionId, expectedVersion: null, at: test.clock.now, actor: 'Ada', ...content };
  };
  const fill = async () => {
    const hello = { message: 'Hello', firstName: 'half \ud83c' };
    await test.store.add('messages', 'm', hello, arrival());
    await test.store.add('subscribers', 's', { unsubscribeToken: 's.x', email: 'a@example.com' }, arrival());
    await test.store.add(
      'partnerships',
      'p',
      { notes: '', businessName: '好味' },
      arrival(1_763_640_000_009, 'too-fast'),
    );
    await test.store.add('referrals', idOf(1_763_640_000_123), submission(), arrival());
    await test.google
      .doc(`referrals/${idOf(test.clock.now)}`)
      .set(submission(test.clock.now, { language: 'zh', elapsed: 9000 }));
    await pullReferrals(test.store, test.cloud);
    const [m, erased] = ['messages/m', 'messages/erased'];
    await test.store.add('messages', 'erased', { message: 'private' }, arrival());
    for (const one of [
      action(m, { type: 'claimed', data: {} }),
      action(m, { type: 'tried', data: { result: 'no-answer' } }),
      action(erased, note),
      action(erased, { type: 'erased', data: {} }),
      action(m, { type: 'corrected', data: { version: 3 } }),
    ]) {
      await test.store.appendEvent(one);
    }
    await test.store.appendRecord(action('desk/exports', { type: 'exported', data: { filter: '{}', format: 'csv' } }));
    await test.sendAll();
  };

  it('gives an empty folder what was there before, byte for byte', async () => {
    await fill();
    const empty = await test.openStore('elsewhere');
    expect(await countMissingHere(empty, test.cloud)).toBe(12);
    const counts = await restoreFromCloud(empty, test.cloud);
    const documents = { referrals: 2, messages: 1, partnerships: 1, subscribers: 1 };
    expect(counts).toEqual({ documents, erased: 0 });
    expect(await exported(empty)).toBe(await exported(test.store));
    for (const subject of [
      'messages/m',
      'messages/erased',
      `referrals/${idOf(test.clock.now)}`,
      'partnerships/p',
      'desk/exports',
    ]) {
      expect(empty.history(subject)).toEqual(test.store.history(subject));
      expect(empty.case(subject)).toEqual(test.store.case(subject));
    }
    // Nothing is sent back, and nothing is pulled again.
    expect(createOutbox(empty.database).state(['firestore'])?.waiting).toBe(0);
    expect(await pullReferrals(empty, test.cloud)).toEqual({ added: 0, erased: 0 });
    expect(await countMissingHere(empty, test.cloud)).toBe(0);
    const nothing = { referrals: 0, messages: 0, partnerships: 0, subscribers: 0 };
    expect(await restoreFromCloud(empty, test.cloud)).toEqual({ documents: nothing, erased: 0 });
    await empty.close();
  });

  it('adds to an older backup what has happened since, and erases who was erased since', async () => {
    const old = await test.openStore('backup');
    await old.add('messages', 'erased', { message: 'private' }, arrival());
    await old.appendEvent(action('messages/erased', note));
    const referral = `referrals/${idOf(1_763_640_000_123)}`;
    await old.add('referrals', idOf(1_763_640_000_123), submission(), arrival());
    await old.appendEvent(action(referral, note));
    await fill();
    await test.store.appendEvent(action(referral, note));
    await test.store.appendEvent(action(referral, { type: 'erased', data: { half: 'contact' } }));
    await test.sendAll();
    await restoreFromCloud(old, test.cloud);
    expect(await exported(old)).toBe(await exported(test.store));
    expect(JSON.stringify([old.history('messages/erased'), old.case('messages/erased')])).not.toContain('private');
    expect(readSearchText(old.database, referral)).not.toContain('private');
    await old.close();
  });

  it('ends the links of a referrer whose erasure is known from the cloud', async () => {
    const id = idOf(test.clock.now);
    const old = await test.openStore('backup');
    for (const store of [old, test.store]) await store.add('referrals', id, submission(), arrival());
    const link = (await old.statusLinks.open(id, submission().referrerEmail)) ?? '';
    expect(old.statusLinks.find(link)).not.toBeNull();
    await test.store.appendEvent(action(`referrals/${id}`, { type: 'erased', data: { half: 'referrer' } }));
    await test.sendAll();
    await restoreFromCloud(old, test.cloud);
    expect(old.statusLinks.find(link)).toBeNull();
    await old.close();
  });

  it('keeps what was written after one of the two people of a referral was erased, and not what was written before', async () => {
    const id = idOf(1_763_640_000_123);
    const subject = `referrals/${id}`;
    await test.store.add('referrals', id, submission(), arrival());
    await test.store.appendEvent(action(subject, note));
    await test.store.appendEvent(action(subject, { type: 'erased', data: { half: 'referrer' } }));
    const after = action(subject, { type: 'noted', data: { text: 'They are well', audience: 'team' } });
    await test.store.appendEvent({ ...after, actionId: 'after' });
    await test.sendAll();
    const empty = await test.openStore('elsewhere');
    await restoreFromCloud(empty, test.cloud);
    const texts = empty.history(subject).map(({ data }) => 'text' in data && data.text);
    await empty.close();
    expect(texts.filter(Boolean)).toEqual(['They are well']);
  });

  it('erases again what this machine has erased, and the cloud still had', async () => {
    const id = idOf(test.clock.now);
    await test.google.doc(`referrals/${id}`).set(submission(test.clock.now));
    await pullReferrals(test.store, test.cloud);
    await test.sendAll();
    await test.store.appendEvent(action(`referrals/${id}`, { type: 'erased', data: {} }));
    // Nothing of it reached the cloud, and the file of the store was lost; the ledger is beside it.
    test.store.database.run('DELETE FROM documents');
    test.store.database.run('DELETE FROM events');
    test.store.database.run('DELETE FROM cases');
    test.store.database.run('DELETE FROM outbox');
    expect((await restoreFromCloud(test.store, test.cloud)).erased).toBe(1);
    await test.sendAll();
    const left = await test.google.collection('referrals').get();
    expect([await stored(test.store), left.docs.map((one) => one.id)]).toEqual([[], []]);
  });

  it('gives the next case its clock where the cloud has the end of the first one, and not yet what followed', async () => {
    for (const id of ['first', 'next']) await test.store.add('messages', id, { message: id }, arrival());
    await test.store.appendEvent(action('messages/next', { type: 'linked', data: { to: 'messages/first' } }));
    await test.sendAll();
    await test.store.appendEvent(action('messages/first', { type: 'moved', data: { from: 'new', to: 'withdrawn' } }));
    await test.sendAll();
    await test.google.doc('events/messages:next@3').delete();
    const empty = await test.openStore('elsewhere');
    await restoreFromCloud(empty, test.cloud);
    expect(empty.case('messages/next')).toMatchObject({ stage: 'new', sameAs: null });
    await empty.close();
  });
});
