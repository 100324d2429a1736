import type { ActionRequest } from '../../domain/cases/case-actions.ts';
import type { Verb } from '../../domain/cases/verbs.ts';
import type { Collection } from '../../domain/collections.ts';
import type { Member } from '../../domain/sign-in.ts';
import { createAlertChannels } from '../alerts/alert-channels.ts';
import { createAlertServices } from '../alerts/alert-services.ts';
import { insertMember, presentMembers } from '../auth/members.ts';
import { readEnvironment } from '../config/environment.ts';
import { watchChanges } from '../desk/changes.ts';
import { createDesk } from '../desk/member-desk.ts';
import { createPresence } from '../desk/presence.ts';
import { readInThread } from '../desk/reading.ts';
import { openStore } from '../open-store.ts';
import type { Arrival, Document } from '../store/document-store.ts';
import { referral } from './fixtures.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Friday 20 November 2026, 10:00 in Hong Kong. */
export const friday = Date.parse('2026-11-20T10:00:00+08:00');

/** A desk with two members, Ada and Bo, on a store in a temporary folder, and a clock that stands still. */
export async function createTestDesk(env: Record<string, string> = {}) {
  const folder = temporaryFolder('desk');
  let now = friday;
  const clock = () => now;
  const settings = readEnvironment(env);
  const store = openStore({ ...settings, dataDir: folder }, { runtime: { clock } });
  const presence = createPresence();
  const { database } = store;
  const channels = createAlertChannels({ database, settings, members: () => presentMembers(database) });
  const parts = {
    store,
    presence,
    alertsFor: (member: Member) => createAlertServices({ database, channels }, member),
  };
  let deskOf = createDesk(parts);
  const join_ = (name: string) => store.database.transact(() => insertMember(store.database, name, 'en', now));
  const members = { ada: await join_('Ada'), bo: await join_('Bo') };
  let actions = 0;

  const add = async (
    id: string,
    more: Document = {},
    arrival: Partial<Arrival> = {},
    collection: Collection = 'referrals',
  ) => {
    const document: Document = collection === 'referrals' ? { ...referral, submissionId: id, ...more } : more;
    const whole: Arrival = { receivedAt: now, via: 'form', language: 'en', suspicion: null, ...arrival };
    await store.add(collection, id, document, whole);
  };
  const act = (member: Member, id: string, verb: Verb, more: Partial<ActionRequest> = {}) => {
    const collection = (more.collection ?? 'referrals') as 'referrals';
    const version = store.case(`${collection}/${id}`)?.version ?? 0;
    actions += 1;
    return deskOf(member).act({
      collection,
      id,
      actionId: `action ${actions}`,
      version,
      ...verb,
      ...more,
    } as ActionRequest);
  };

  return {
    store,
    presence,
    changes: watchChanges(store),
    members,
    ada: () => deskOf(members.ada),
    bo: () => deskOf(members.bo),
    add,
    act,
    /** The record as Ada sees it. */
    record(id = 'a', collection: Collection = 'referrals') {
      const found = deskOf(members.ada).record(collection, id);
      if (!found) throw new Error(`There is no record ${id}`);
      return found;
    },
    /** Reads reports and files from now on as the server does. */
    readInThread() {
      deskOf = createDesk({ ...parts, read: readInThread(folder) });
    },
    /** Sets the clock, as `2026-11-20T10:00` in Hong Kong or in milliseconds. */
    at(time: string | number) {
      now = typeof time === 'number' ? time : Date.parse(`${time}:00+08:00`);
    },
    async close() {
      await store.close();
    },
  };
}

export type TestDesk = Awaited<ReturnType<typeof createTestDesk>>;
