import { expect, it } from 'vitest';
import { createGroupCommit } from './group-commit.ts';

it('puts everything that arrives together into one commit, and gives each its own result', async () => {
  let commits = 0;
  const inGroup = createGroupCommit((work) => {
    commits++;
    return work();
  });
  expect(await Promise.all([inGroup(() => 'one'), inGroup(() => 2), inGroup(() => null)])).toEqual(['one', 2, null]);
  expect(commits).toBe(1);
  await inGroup(() => 'later');
  expect(commits).toBe(2);
});

it('resolves only after the commit has succeeded', async () => {
  let disk = 'full';
  const inGroup = createGroupCommit((work) => {
    const results = work();
    if (disk === 'full') throw new Error('disk full');
    return results;
  });
  const outcomes = await Promise.allSettled([inGroup(() => 'one'), inGroup(() => 'two')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  disk = 'empty';
  expect(await inGroup(() => 'again')).toBe('again');
});
