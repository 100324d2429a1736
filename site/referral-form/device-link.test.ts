import { beforeEach, expect, test, vi } from 'vitest';
import { linkHashPattern } from '../../domain/split-metadata.ts';
import { hashOf } from '../../server/auth/tokens.ts';
import { memoryStorage } from '../../server/testing/memory-storage.ts';
import { linkOf } from './device-link.ts';
import { links, readNotes, updateNotes } from './unsent-notes.ts';

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', memoryStorage(stored));
});

test('each referral has a link of its own, the same each time, until the device forgets it', async () => {
  expect(await linkOf('REF_1'), 'before anything was sent').toBe('');
  await links.make?.('REF_1');
  const first = await linkOf('REF_1');
  await links.make?.('REF_1');
  expect([await linkOf('REF_1'), first]).toEqual([first, expect.stringMatching(linkHashPattern)]);
  expect(await linkOf('REF_2')).not.toBe(first);
  updateNotes(() => ({ sent: [], key: '' }));
  expect(await linkOf('REF_1')).toBe('');
  await links.make?.('REF_1');
  expect(await linkOf('REF_1'), 'by a new secret').not.toBe(first);
});

test('what is sent of a link is what the server stores of it', async () => {
  const sent = (await links.make?.('REF_1')) ?? '';
  const link = await linkOf('REF_1');
  expect(Buffer.from(sent, 'base64').toString('base64url')).toBe(hashOf(link));
  expect(sent).toMatch(linkHashPattern);
});

test('a device has a secret of 32 bytes, and no link without a certificate or without storage', async () => {
  await links.make?.('REF_1');
  expect(readNotes().key.split(',')).toHaveLength(32);
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(await linkOf('REF_1')).toBe('');
  vi.unstubAllGlobals();
  vi.stubGlobal('localStorage', undefined);
  expect(await links.make?.('REF_1')).toBe('');
});
