import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openSqliteStore } from '../store/sqlite.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const count = process.env.THOROUGH ? 1500 : 120;

const folder = temporaryFolder('alerts');

const script = join(import.meta.dirname, '..', 'testing', 'alerting-process.ts');

/** Runs the process until it ends, or until it has printed so many lines. @returns whether it ended by itself */
async function run(lines: number): Promise<boolean> {
  const child = spawn(process.execPath, [script, folder, `${count}`], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (text) => {
    output += text;
    if (output.split('\n').length > lines) child.kill('SIGKILL');
  });
  const [code] = await once(child, 'close');
  return code === 0;
}

it('a process that is killed at random makes each alert once: none is missing, none is doubled', async () => {
  let kills = 0;
  for (let runs = 0; runs < 5; runs++) kills += Number(!(await run(Math.ceil(Math.random() * count))));
  expect(kills).toBeGreaterThan(0);
  expect(await run(Number.POSITIVE_INFINITY)).toBe(true);
  // A mail has the same name at each attempt; one that was made twice would have two.
  const mails = readdirSync(join(folder, 'alerts', 'mail')).filter((name) => name.endsWith('.eml'));
  const digests = 2;
  expect(mails).toHaveLength(count * 2 + digests);
  const store = openSqliteStore({ folder, mustExist: true });
  expect(store.database.all('SELECT * FROM outbox')).toEqual([]);
  const alerts = store.database.all('SELECT latest, count(*) AS count FROM alerts GROUP BY latest ORDER BY latest');
  expect(alerts).toEqual([
    { latest: 'new', count: (count / 3) * 2 },
    { latest: 'overdue', count: count / 3 },
  ]);
  await store.close();
});
