import { beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../server/testing/memory-storage.ts';
import { type DraftPlace, forgetDraft, readDraft } from './draft.ts';

const place: DraftPlace = { storage: 'localStorage', key: 'aDraft' };
const day = 24 * 60 * 60 * 1000;
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('window', { localStorage: memoryStorage(stored) });
});

test('a draft is kept for seven days and then ignored', () => {
  stored.set('aDraft', JSON.stringify({ savedAt: 0, values: { businessName: '好味' } }));
  expect(readDraft(place, 7 * day)).toEqual({ businessName: '好味' });
  expect(readDraft(place, 7 * day + 1)).toBeNull();
  expect(stored.size).toBe(0);
});

test.each([
  '',
  'null',
  '[]',
  '5',
  'nonsense',
  '{"savedAt":"x"}',
  '{"savedAt":0}',
  '{"savedAt":0,"values":null}',
  '{"savedAt":0,"values":[1,{}]}',
  '{"savedAt":0,"values":{"businessName":5}}',
])('%s is no draft', (text) => {
  stored.set('aDraft', text);
  expect(readDraft(place, 0)).toBeNull();
});

test('without browser storage there is no draft, and no function throws', () => {
  vi.stubGlobal('window', {
    get localStorage() {
      throw new DOMException('forbidden', 'SecurityError');
    },
  });
  expect(readDraft(place, 0)).toBeNull();
  forgetDraft(place);
});
