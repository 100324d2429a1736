import { expect, test } from 'vitest';
import { dataOrKept } from './keep-data.ts';

const rejected = (error: unknown) => () => Promise.reject(error);

test('a page keeps its data where the network is gone before or in the middle of an answer, and not where the server refuses', async () => {
  await dataOrKept('/en/desk', async () => 'the queue');
  // As React Router reports an answer that ends early.
  const cut = new Error('Unable to decode turbo-stream response', { cause: new TypeError('network error') });
  for (const error of [new TypeError('Failed to fetch'), cut])
    expect(await dataOrKept('/en/desk', rejected(error))).toBe('the queue');
  const refusal = new Error('Unexpected Server Error');
  await expect(dataOrKept('/en/desk', rejected(refusal))).rejects.toBe(refusal);
  await expect(dataOrKept('/en/desk/mine', rejected(cut))).rejects.toBe(cut);
});
