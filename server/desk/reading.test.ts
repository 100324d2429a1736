import { expect, it } from 'vitest';
import { defaultBusinessHours } from '../../domain/cases/clock.ts';
import { openStore } from '../open-store.ts';
import { referral } from '../testing/fixtures.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { readInThread } from './reading.ts';

it('who does not read on has no thread any more, and who waited for one gets it', async () => {
  const folder = temporaryFolder('reading');
  const store = openStore({ dataDir: folder });
  await store.add('referrals', 'a', referral, { receivedAt: 0, via: 'form', language: null, suspicion: null });
  await store.close();
  const pauses: (() => void)[] = [];
  const read = readInThread(folder, { sleep: () => new Promise((resolve) => pauses.push(resolve)) });
  const job = { filter: {}, language: 'en', now: 0, businessHours: defaultBusinessHours, names: new Map() } as const;
  const open = () => read({ name: 'export', format: 'csv', ...job })[Symbol.asyncIterator]();
  const slow = [open(), open(), open()];
  for (const one of slow) expect((await one.next()).value).toMatch(/^\ufeff/);
  const late = open().next();
  pauses[0]?.();
  expect((await late).value).toMatch(/^\ufeff/);
  await expect(slow[0]?.next()).rejects.toThrow('not fetched in time');
  for (const one of slow.slice(1)) await one.return?.();
  const last = open();
  expect((await last.next()).done).toBe(false);
  await last.return?.();
});
