import { expect, it } from 'vitest';
import { repeat } from './repeat.ts';
import { systemRuntime } from './runtime.ts';

it('work that fails before it returns a promise is logged and done again, and the process goes on', async () => {
  const reasons: unknown[] = [];
  let tries = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  const log = { info: () => {}, warn: (line: object) => void reasons.push(line) };
  const repeated = repeat('backup', 1, { log, sleep: systemRuntime.sleep }, () => {
    tries += 1;
    if (tries === 1) throw new Error('unable to open database file');
    resolve();
    return Promise.resolve();
  });
  await promise;
  await repeated.stop();
  expect(reasons).toEqual([{ work: 'backup', reason: 'unable to open database file' }]);
});
