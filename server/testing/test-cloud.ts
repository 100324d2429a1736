import { join } from 'node:path';
import { Firestore } from '@google-cloud/firestore';
import { addedOnSave } from '../../domain/referral.ts';
import { setDestination } from '../cloud/cloud-rows.ts';
import { connect } from '../cloud/firestore-connection.ts';
import { openStore } from '../open-store.ts';
import { firestoreChannel } from '../sending/channels/firestore.ts';
import { createOutbox } from '../sending/outbox.ts';
import type { Arrival } from '../store/document-store.ts';
import { type Emulator, emulatorCredentials } from './firestore-emulator.ts';
import { referral } from './fixtures.ts';
import { temporaryFolder } from './temporary-folder.ts';

export type TestCloud = Awaited<ReturnType<typeof createTestCloud>>;

let count = 0;

/** An empty Firestore, and an empty store that sends to it. */
export async function createTestCloud({ host }: Emulator) {
  // A new project id gives an empty Firestore.
  const projectId = `project-${count++}`;
  const folder = temporaryFolder('firestore');
  const clock = { now: Date.now() };
  const google = new Firestore({ projectId, host, ssl: false, credentials: emulatorCredentials });
  const cloud = await connect({ projectId, emulatorHost: host });

  /** Another store of the same project. */
  async function openStoreNamed(name: string) {
    const opened = openStore({ dataDir: join(folder, name) }, { runtime: { clock: () => clock.now } });
    await setDestination(opened.database, projectId);
    return opened;
  }
  const store = await openStoreNamed('here');
  const outbox = createOutbox(store.database);

  /** Sends everything that waits, as the worker does. */
  async function sendAll() {
    const { send } = firestoreChannel(store, cloud);
    for (let row = await outbox.lease('firestore', true, 1000); row; ) {
      const first = row;
      const along = await send(first, (most) => outbox.following(first, most));
      row = await outbox.lease('firestore', true, 1000, [first, ...(along ?? [])]);
    }
  }

  async function dispose() {
    await store.close();
    await Promise.all([google.terminate(), cloud.close()]);
  }
  return { google, cloud, clock, store, outbox, openStore: openStoreNamed, sendAll, dispose };
}

/** The id of a submission of this time. */
export const idOf = (time: number) => `REF_${time}_ABCDEFGH`;

/** A referral as it is stored. */
export const submission = (time = 1_763_640_000_123, more: object = {}) => ({
  ...referral,
  ...addedOnSave(idOf(time)),
  ...more,
});

export const arrival = (receivedAt = 1_763_640_000_000, suspicion: string | null = null): Arrival => ({
  receivedAt,
  via: 'fallback',
  language: 'zh',
  suspicion,
});
