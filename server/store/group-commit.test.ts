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

it('rejects a work that fails, and commits the others of its group', async () => {
  const written: string[] = [];
  const inGroup = createGroupCommit((work) => {
    const before = [...written];
    try {
      return work();
    } catch (error) {
      written.splice(0, written.length, ...before);
      throw error;
    }
  });
  const writeAll = (...texts: string[]) =>
    Promise.allSettled(
      texts.map((text) =>
        inGroup(() => {
          if (text === 'bad') throw new Error('cannot be written');
          return written.push(text);
        }),
      ),
    );
  const outcomes = await writeAll('one', 'bad', 'two');
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  await writeAll('three', 'four');
  expect(written).toEqual(['one', 'two', 'three', 'four']);
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
