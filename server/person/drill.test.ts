import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { phoneKey } from '../../domain/cases/case-summary.ts';
import { openStore } from '../open-store.ts';
import { mailFileOf } from '../sending/channels/mail.ts';
import { enqueue } from '../sending/outbox.ts';
import { applyErasures } from '../store/apply-erasures.ts';
import { makeBackup, restoreBackup } from '../store/backup.ts';
import { noCallSubject } from '../store/erasures.ts';
import { referral, stored } from '../testing/fixtures.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { createPersonServices } from './person-services.ts';

it('of somebody in every role, in notes, corrections, requests, the outbox and mails that were written as files, no byte is left once they are erased, nor after a restore', async () => {
  const folder = temporaryFolder('drill');
  const [dataDir, backupDir] = [join(folder, 'data'), join(folder, 'backups')];
  const email = 'zelda@example.com';
  const named = { contactName: 'Mr Wong', conversationNotes: 'Zelda knows the owner' };
  const now = Date.now();
  let store = openStore({ dataDir, backupDir });
  const holding = () =>
    readdirSync(dataDir, { recursive: true, withFileTypes: true }).flatMap((entry) => {
      const hasName = () => /zelda/i.test(readFileSync(join(entry.parentPath, entry.name), 'latin1'));
      return entry.isFile() && hasName() ? entry.name : [];
    });

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
  // A shop may have the name of its owner, and an alert has that of the shop.
  const alert = {
    channel: 'mail',
    key: 'new',
    subject: 'partnerships/p',
    payload: { kind: 'new', to: 'Zelda' },
  } as const;
  await store.database.transact(() => enqueue(store.database, alert));
  const mail = join(dataDir, 'mail', mailFileOf(alert));
  mkdirSync(join(dataDir, 'mail'));
  writeFileSync(mail, 'New: Zelda Bakery');
  await services.noteRequest('erase', email, now);
  await services.noteRequest('copy', email, now);

  const held = services.findPerson(email);
  expect(new Set(held.map(({ role }) => role))).toEqual(
    new Set(['referrer', 'contact', 'writer', 'applicant', 'subscriber']),
  );
  expect(holding()).toContain(basename(mail));
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

it('a number that is never to be called outlives the end of the ledger and the loss of the store', async () => {
  const folder = temporaryFolder('never-call');
  const folders = { dataDir: join(folder, 'data'), backupDir: join(folder, 'backups') };
  const now = Date.now();
  const before = openStore(folders);
  before.database.erasures.record([noCallSubject(phoneKey(referral.contactPhone))], now, 'no-call');
  before.database.erasures.forgetBefore(now + 1);
  await before.close();
  rmSync(folders.dataDir, { recursive: true });
  const store = openStore(folders);
  await store.add('referrals', 'later', referral, { receivedAt: now, via: 'form', language: null, suspicion: null });
  expect(store.case('referrals/later')?.stage).toBe('withdrawn');
  await store.close();
});
