import { expect, it, vi } from 'vitest';
import { setDestination } from '../cloud/cloud-rows.ts';
import { openStore } from '../open-store.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { createOutbox } from './outbox.ts';

it('what the worker notes of a row wakes nobody, and a new row does', async () => {
  const store = openStore({ dataDir: temporaryFolder('outbox') });
  await setDestination(store.database, 'a project');
  const { lease, retry, giveUp, remove } = createOutbox(store.database);
  const arrival = { receivedAt: 1, via: 'fallback', language: 'en', suspicion: null } as const;
  const woken = vi.fn();
  store.onWrite(woken);
  await store.add('messages', '1', { message: '1' }, arrival);
  expect(woken).toHaveBeenCalledTimes(1);
  const row = await lease('firestore', true, 1000);
  if (!row) throw new Error('There is no row');
  await retry(row, 0, 'UNAVAILABLE', 1);
  await giveUp(row, 'UNAVAILABLE');
  await remove([row]);
  expect(woken).toHaveBeenCalledTimes(1);
  await store.close();
});
