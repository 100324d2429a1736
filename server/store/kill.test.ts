import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { foldEvents } from '../../domain/case.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { openSqliteStore } from './sqlite.ts';

/** How many actions are made, and after how many acknowledgements at most the process is killed. */
const [actions, mostBetweenKills] = process.env.THOROUGH ? [5000, 300] : [500, 250];

const folder = temporaryFolder('kill');

const script = join(import.meta.dirname, '..', 'testing', 'acting-process.ts');

/** Acts from one number on until it is killed at random, or all is done. @returns the outcomes that were acknowledged */
async function act(first: number): Promise<[number, string][]> {
  const child = spawn(
    process.execPath,
    [script, join(folder, 'data'), `${first}`, `${actions}`, join(folder, 'sent')],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const killAfter = Math.ceil(Math.random() * mostBetweenKills);
  let output = '';
  child.stdout.on('data', (text) => {
    output += text;
    if (output.split('\n').length > killAfter) child.kill('SIGKILL');
  });
  await once(child, 'close');
  const lines = output.slice(0, output.lastIndexOf('\n') + 1).trimEnd();
  return lines === '' ? [] : lines.split('\n').map((line) => [Number.parseInt(line, 10), line.split(' ')[1] ?? '']);
}

it(`of ${actions} actions, interrupted by SIGKILL, none is missing or doubled, and everything is sent under one key`, {
  timeout: 240_000,
}, async () => {
  let next = 0;
  let kills = -1;
  const outcomes = new Set<string>();
  do {
    const acknowledged = await act(next);
    kills++;
    next = (acknowledged.at(-1)?.[0] ?? next - 1) + 1;
    for (const [, outcome] of acknowledged) outcomes.add(outcome);
  } while (next < actions);
  // The last process may have been killed before it had sent everything.
  await act(actions);

  const store = openSqliteStore({ folder: join(folder, 'data'), mustExist: true });
  const histories = Array.from({ length: 7 }, (_, n) => store.history(`messages/${n}`));
  for (const history of histories) {
    expect(store.case(history[0]?.subject ?? '')).toMatchObject({ ...foldEvents(history) });
    expect(history.map(({ version }) => version)).toEqual(history.map((_, index) => index + 1));
  }
  const made = histories.flat().filter(({ type }) => type !== 'arrived');
  expect(made.map(({ at }) => at).sort((one, other) => one - other)).toEqual(
    Array.from({ length: actions }, (_, n) => n),
  );
  // A row may be sent again after a kill, but always under its one key, which the other side knows already.
  const keys = new Set(readFileSync(join(folder, 'sent'), 'utf8').trimEnd().split('\n'));
  const expected = histories.flat().map(({ subject, version }) => `firestore:${subject}@${version}`);
  expect([...keys].sort()).toEqual(expected.sort());
  expect(store.database.all('SELECT * FROM outbox')).toEqual([]);
  await store.close();
  expect(kills).toBeGreaterThan(1);
  expect([...outcomes].every((outcome) => outcome === 'appended' || outcome === 'repeated')).toBe(true);
  console.log(`${actions} actions, ${kills} kills: none missing, none doubled`);
});
