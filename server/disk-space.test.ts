import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { diskState, freeBytes, watchDiskSpace } from './disk-space.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

afterEach(() => vi.useRealTimers());

it('knows the free space of a folder, and that a missing one has none to tell', async () => {
  expect(await freeBytes(import.meta.dirname)).toBeGreaterThan(0);
  expect(await freeBytes('/no/such/folder')).toBeNull();
});

it('knows how old the newest backup is, to a tenth of an hour', async () => {
  const backupDir = temporaryFolder('backups');
  const now = Date.UTC(2026, 10, 2, 9, 30);
  const age = async () => (await diskState({ dataDir: backupDir, backupDir }, now)).backupAgeHours;
  expect(await age()).toBeNull();
  for (const day of ['01', '02']) writeFileSync(join(backupDir, `encore-2026-11-${day}T031200Z.sqlite`), '');
  expect(await age()).toBe(6.3);
  // One of a clock that was ahead must not hide that there is none of today.
  writeFileSync(join(backupDir, 'encore-2029-11-02T031200Z.sqlite'), '');
  expect(await age()).toBe(6.3);
  writeFileSync(join(backupDir, 'encore-2026-11-02T093100Z-manual.sqlite'), '');
  expect(await age()).toBe(0);
});

it('knows no age of backups when their folder cannot be read, so that /healthz still answers', async () => {
  const { backupAgeHours } = await diskState({ dataDir: '.', backupDir: import.meta.filename }, Date.now());
  expect(backupAgeHours).toBeNull();
});

it('warns once an hour while the disk is nearly full, and says when there is space again', async () => {
  vi.useFakeTimers();
  const lines: string[] = [];
  const line = (level: string) => (fields: { megabytes?: number }, message?: string) =>
    void lines.push(`${level} ${fields.megabytes} ${message}`);
  let megabytes = 600;
  watchDiskSpace({
    warnBelow: 500 * 1024 ** 2,
    monotonic: () => performance.now(),
    sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    free: async () => megabytes * 1024 ** 2,
    log: { info: line('info'), warn: line('warn'), error: line('error') } as never,
  });
  const pass = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * 60_000);
  await pass(5);
  expect(lines).toEqual([]);
  megabytes = 499;
  await pass(59);
  expect(lines).toEqual(['warn 499 The disk of DATA_DIR is nearly full']);
  await pass(3);
  expect(lines).toHaveLength(2);
  megabytes = 700;
  await pass(5);
  expect(lines.slice(2)).toEqual(['info 700 The disk of DATA_DIR has enough space again']);
});
