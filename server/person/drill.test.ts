import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openStore } from '../open-store.ts';
import { applyErasures } from '../store/apply-erasures.ts';
import { makeBackup, restoreBackup } from '../store/backup.ts';
import { referral, stored } from '../testing/fixtures.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { createPersonServices } from './person-services.ts';

it('of somebody in every role, in notes, corrections and requests, no byte is left once they are erased, nor after a restore', async () => {
  const folder = temporaryFolder('drill');
  const [dataDir, backupDir] = [join(folder, 'data'), join(folder, 'backups')];
  const email = 'zelda@example.com';
  const named = { contactName: 'Mr Wong', conversationNotes: 'Zelda knows the owner' };
  const now = Date.now();
  let store = openStore({ dataDir, backupDir });
  const holding = () =>
    readdirSync(dataDir).filter((name) => /zelda/i.test(readFileSync(join(dataDir, name), 'latin1')));

  const arrival = { receivedAt: now, via: 'form', language: null, suspicion: null } as const;
  const first = { ...referral, ...named, referrerFirstName: 'Zelda', referrerEmail: email };
  await store.add('referrals', 'REF_1795465607909_AAAAAAAA', first, arrival);
  const second = { ...referral, contactName: 'Zelda', contactEmail: email };
  await store.add('referrals', 'REF_1795465607909_BBBBBBBB', second, arrival);
  await store.add('messages', 'm', { firstName: 'Zelda', lastName: 'Lam', email, message: 'Hello' }, arrival);
  await store.add('partnerships', 'p', { businessName: 'Bakery', contactName: 'Zelda', email }, arrival);
  await store.add('subscribers', 's', { email, consent: true, unsubscribeToken: 'token' }, arrival);
  const services = createPersonServices(store, 'Ada');
  const event = { subject: 'referrals/REF_1795465607909_AAAAAAAA', expectedVersion: null, at: now, actor: 'Ada' };
  await store.appendEvent({ ...event, actionId: '1', type: 'noted', data: { text: 'Zelda called', audience: 'team' } });
  const amended = { field: 'referrerLastName', value: 'Zelda-Chan' } as const;
  await store.appendEvent({ ...event, actionId: '2', type: 'amended', data: amended });
  await services.noteRequest('erase', email, now);
  await services.noteRequest('copy', email, now);

  const held = services.findPerson(email);
  expect(new Set(held.map(({ role }) => role))).toEqual(
    new Set(['referrer', 'contact', 'writer', 'applicant', 'subscriber']),
  );
  expect(holding()).not.toEqual([]);
  const { file } = await makeBackup(dataDir, backupDir, now);
  const keys = held.map(({ key }) => key);
  expect(await services.serve('erase', email, keys, 'AAAA AAAA')).toMatchObject({ ok: true });
  expect([services.findPerson(email), holding()]).toEqual([[], []]);

  await store.close();
  await restoreBackup(dataDir, file, now);
  store = openStore({ dataDir, backupDir });
  await applyErasures(store.database, 'always');
  expect([createPersonServices(store, 'Ada').findPerson(email), holding()]).toEqual([[], []]);
  expect(JSON.stringify(await stored(store, 'referrals')), 'the other one of the two is there').toContain('Mr Wong');
  await store.close();
});
