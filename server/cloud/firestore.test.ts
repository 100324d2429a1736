import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Emulator, startEmulator } from '../testing/firestore-emulator.ts';
import { linkHash, onDevice, stored } from '../testing/fixtures.ts';
import { arrival, createTestCloud, idOf, submission, type TestCloud } from '../testing/test-cloud.ts';
import { connect } from './firestore-connection.ts';
import { pullReferrals } from './pull.ts';

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

const inCloud = async (path: string) => (await test.google.doc(path).get()).data();
const idsIn = async (collection: string) =>
  (await test.google.collection(collection).get()).docs.map(({ id }) => id).sort();

describe('the Firestore channel', () => {
  it('stores a document exactly as a browser writes it, and its arrival as an event', async () => {
    const document = submission();
    await test.store.add('referrals', document.submissionId, document, arrival());
    await test.sendAll();
    expect(await inCloud(`referrals/${document.submissionId}`)).toEqual(document);
    expect(await inCloud(`events/referrals:${document.submissionId}@1`)).toMatchObject({
      subject: `referrals/${document.submissionId}`,
      type: 'arrived',
      at: 1_763_640_000_000,
      data: '{"via":"fallback","language":"zh","suspicion":null,"callBy":1763697600000}',
    });
  });

  it('does not change a document that a browser wrote before, with or without its empty fields', async () => {
    const { contactEmail: _, ...document } = submission();
    const path = `referrals/${document.submissionId}`;
    await test.google.doc(path).set({ ...document, language: 'zh', elapsed: 9000 });
    await test.store.add('referrals', document.submissionId, submission(), arrival());
    await test.sendAll();
    expect(await inCloud(path)).toEqual({ ...document, language: 'zh', elapsed: 9000 });
    expect(test.outbox.state(['firestore'])).toEqual({ waiting: 0, stuck: false, dead: 0 });
  });

  it('keeps both documents when the cloud has another one under the id, and says so', async () => {
    const { submissionId } = submission();
    await test.google.doc(`referrals/${submissionId}`).set(submission(undefined, { contactName: 'Theirs' }));
    await test.store.add('referrals', submissionId, submission(undefined, { contactName: 'Ours' }), arrival());
    await expect(test.sendAll()).rejects.toMatchObject({
      isPermanent: true,
      message: expect.stringMatching(/another document/),
    });
    expect((await inCloud(`referrals/${submissionId}`))?.contactName).toBe('Theirs');
    expect((await test.store.get('referrals', submissionId))?.document.contactName).toBe('Ours');
    const theirs = await test.store.get('referrals', `${submissionId}-conflicting`);
    expect([theirs?.document.contactName, theirs?.arrival.suspicion]).toEqual(['Theirs', 'conflicting']);
  });

  it('sends what waits together, each document once, up to the one that the cloud has otherwise', async () => {
    const ids = Array.from({ length: 230 }, (_, n) => idOf(1_763_640_000_000 + n));
    const documentOf = (n: number, more = {}) => submission(1_763_640_000_000 + n, more);
    for (const n of [20, 150])
      await test.google.doc(`referrals/${ids[n]}`).set(documentOf(n, n === 20 ? {} : { notes: 'Theirs' }));
    await Promise.all(ids.map((id, n) => test.store.add('referrals', id, documentOf(n), arrival())));
    let calls = 0;
    const { ask } = test.cloud;
    test.cloud.ask = (call) => ask(call).finally(() => (calls += 1));
    await expect(test.sendAll()).rejects.toMatchObject({ isPermanent: true });
    expect(await idsIn('referrals')).toEqual(ids.slice(0, 151));
    expect(calls).toBeLessThan(10);
  });

  it('removes a document with its events, and leaves the stub of a person who was erased', async () => {
    for (const id of ['a', 'b']) await test.store.add('messages', id, { message: id }, arrival());
    await test.sendAll();
    const act = { subject: 'messages/b', expectedVersion: null, at: 2, actor: 'Ada' };
    await test.store.appendEvent({ ...act, actionId: 'n', type: 'noted', data: { text: 'private', audience: 'team' } });
    await test.sendAll();
    await test.store.remove('messages', 'a');
    await test.store.appendEvent({ ...act, actionId: 'e', type: 'erased', data: {} });
    await test.sendAll();
    expect(await idsIn('messages')).toEqual([]);
    expect(await idsIn('events')).toEqual(['messages:b@1', 'messages:b@2', 'messages:b@3']);
    expect((await inCloud('events/messages:b@2'))?.data).toBe('{"audience":"team"}');
  });

  it('takes back the text of a note that its author has removed', async () => {
    await test.store.add('messages', 'b', { message: 'b' }, arrival());
    const act = { subject: 'messages/b', expectedVersion: null, at: 2, actor: 'Ada' };
    await test.store.appendEvent({ ...act, actionId: 'n', type: 'noted', data: { text: 'private', audience: 'team' } });
    await test.sendAll();
    await test.store.appendEvent({ ...act, actionId: 'r', type: 'rewritten', data: { version: 2 } });
    await test.sendAll();
    expect((await inCloud('events/messages:b@2'))?.data).toBe('{"audience":"team"}');
  });

  it('a document that Firestore refuses can never be sent', async () => {
    test.cloud.ask = () =>
      Promise.reject(Object.assign(new Error('Firestore: INVALID_ARGUMENT'), { code: 'INVALID_ARGUMENT' }));
    await test.store.add('messages', 'a', { message: 'a' }, arrival());
    await expect(test.sendAll()).rejects.toMatchObject({ isPermanent: true });
  });
});

describe('pulling', () => {
  const write = async (time: number, more: object = {}) =>
    (await test.google.doc(`referrals/${idOf(time)}`).set(submission(time, more))).writeTime.toMillis();

  it('stores what browsers wrote once each, by the time at which Google received it', async () => {
    const first = await write(test.clock.now + 5000, { language: 'zh', elapsed: 9000, place: 'Islands', linkHash });
    const second = await write(test.clock.now, { website: 'spam', elapsed: 9000 });
    expect(await pullReferrals(test.store, test.cloud)).toMatchObject({ added: 2 });
    expect(await pullReferrals(test.store, test.cloud)).toMatchObject({ added: 0 });
    const arrived = (receivedAt: number, language: 'zh' | null, suspicion: string | null) =>
      ({ receivedAt, via: 'write-channel', language, suspicion }) as const;
    expect(await stored(test.store)).toEqual([
      {
        id: idOf(test.clock.now + 5000),
        document: submission(test.clock.now + 5000),
        arrival: arrived(first, 'zh', null),
      },
      { id: idOf(test.clock.now), document: submission(test.clock.now), arrival: arrived(second, null, 'honeypot') },
    ]);
    expect(test.store.statusLinks.find(onDevice)?.subject).toBe(`referrals/${idOf(test.clock.now + 5000)}`);
    await test.sendAll();
    expect(await idsIn('events')).toHaveLength(2);
  });

  it('goes on where it stopped, and finds what a wrong clock hid within a day', async () => {
    await pullReferrals(test.store, test.cloud);
    for (const hours of [-40, -25, 25, 40]) await write(test.clock.now + hours * 3_600_000);
    test.clock.now += 60_000;
    expect(await pullReferrals(test.store, test.cloud)).toMatchObject({ added: 2 });
    test.clock.now += 24 * 3_600_000;
    expect(await pullReferrals(test.store, test.cloud)).toMatchObject({ added: 2 });
  });

  it('removes from the cloud again who was erased here and is written by an old device, and keeps the history', async () => {
    const time = test.clock.now;
    await write(time);
    await pullReferrals(test.store, test.cloud);
    const subject = `referrals/${idOf(time)}`;
    const act = { subject, expectedVersion: null, at: time, actor: 'Ada', actionId: 'e', data: {} };
    await test.store.appendEvent({ ...act, type: 'erased' });
    await test.sendAll();
    await write(time);
    expect(await pullReferrals(test.store, test.cloud)).toMatchObject({ added: 0 });
    await test.sendAll();
    expect([await idsIn('referrals'), (await idsIn('events')).length]).toEqual([[], 2]);
  });

  it('removes from the cloud again what was deleted here by age and is written by an old device', async () => {
    const time = test.clock.now;
    await write(time);
    await pullReferrals(test.store, test.cloud);
    await test.store.removeOlderThan('referrals', Date.now() + 60_000);
    await test.sendAll();
    await write(time);
    expect(await pullReferrals(test.store, test.cloud)).toEqual({ added: 0, erased: 1 });
    await test.sendAll();
    expect([await stored(test.store), await idsIn('referrals'), await idsIn('events')]).toEqual([[], [], []]);
  });

  it('goes on after the clock of this machine was ahead', async () => {
    const rightTime = test.clock.now;
    test.clock.now += 400 * 24 * 3_600_000;
    await pullReferrals(test.store, test.cloud);
    test.clock.now = rightTime;
    await write(rightTime);
    expect(await pullReferrals(test.store, test.cloud)).toMatchObject({ added: 1 });
  });

  it('does not bring back what was removed here, before and after the cloud has removed it', async () => {
    await write(test.clock.now);
    await pullReferrals(test.store, test.cloud);
    await test.store.remove('referrals', idOf(test.clock.now));
    expect(await pullReferrals(test.store, test.cloud)).toMatchObject({ added: 0 });
    await test.sendAll();
    expect(await pullReferrals(test.store, test.cloud)).toMatchObject({ added: 0 });
    expect([await stored(test.store), await idsIn('referrals'), await idsIn('events')]).toEqual([[], [], []]);
  });

  it('pulls more than one page, and rejects within its timeout when the cloud cannot be reached', async () => {
    for (let n = 0; n < 230; n++) await write(test.clock.now + n);
    expect(await pullReferrals(test.store, test.cloud)).toMatchObject({ added: 230 });
    const away = await startEmulator();
    away.stop();
    const unreachable = await connect({ projectId: 'away', emulatorHost: away.host, readTimeout: 300 });
    await expect(pullReferrals(test.store, unreachable)).rejects.toThrow(
      /^Firestore: (no answer in time|UNAVAILABLE)$/,
    );
    await unreachable.close();
  });
});
