import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { dataNames } from '../../domain/cases/case-events.ts';
import { collections } from '../../domain/collections.ts';
import { cardKinds, fieldKinds } from '../../domain/personal-data.ts';
import { referralGroups, submissionOf } from '../../domain/referral.ts';
import { asForm, message, partnership, referral, stored, subscriber } from '../testing/fixtures.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { createTestApp } from '../testing/test-app.ts';
import { ledgerSchema } from './erasures.ts';
import { openSqliteStore } from './sqlite.ts';
import { openFileBeside } from './sqlite-file.ts';

type Query = (sql: string) => readonly Record<string, unknown>[];

/** The columns of every table that a database has, as `cases.stage`. */
function columnsOf(all: Query, prefix = ''): string[] {
  const tables = all("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'");
  return tables.flatMap(({ name }) =>
    all(`PRAGMA table_info(${name})`).map((column) => `${prefix}${name}.${column.name}`),
  );
}

/** What `docs/personal-data.md` says of each place: its kind. */
const text = readFileSync('docs/personal-data.md', 'utf8');
const lists = [...text.matchAll(/^- \*\*([\w-]+)\*\*: (.+)$/gm)].map(([, kind = '', names = '']) => ({ kind, names }));
const listed = lists.flatMap(({ kind, names }) => names.split(', ').map((place) => [place, kind] as const));

it('every column, every field of a form and every datum of an event has one kind, and no kind is of nothing', async () => {
  const store = openSqliteStore({ folder: temporaryFolder('data') });
  await store.check();
  const ledger = openFileBeside(`${temporaryFolder('ledger')}/ledger.sqlite`, ledgerSchema);
  const cards = Object.entries(cardKinds).map(([card, kind]) => [`referrals/${card}`, kind] as const);
  const inCards = Object.values(referralGroups).flatMap((group) =>
    Object.keys(group).map((name) => `referrals.${name}`),
  );
  const others = Object.entries(fieldKinds).flatMap(([collection, kinds]) =>
    Object.entries(kinds).map(([name, kind]) => [`${collection}.${name}`, kind] as const),
  );
  const isNamed = (place: string) => !inCards.includes(place) || place === 'referrals.confirmContact';
  const fields = [...cards, ...others.filter(([place]) => isNamed(place))];
  const columns = [
    ...columnsOf((sql) => store.database.all(sql)),
    ...columnsOf((sql) => ledger.prepare(sql).all(), 'ledger: '),
  ];
  const places = [...fields.map(([place]) => place), ...columns, ...dataNames.map((name) => `event.${name}`)];
  expect(listed.map(([place]) => place).sort()).toEqual(places.sort());
  expect(Object.fromEntries(listed)).toMatchObject(Object.fromEntries(fields));
  ledger.close();
  await store.close();
});

it('every field of every form, and what is added to it, has an entry', async () => {
  const { app, store } = createTestApp();
  const submission = submissionOf(
    { ...referral, additionalNotes: 'x', contactEmail: 'c@example.com' },
    1e12,
    new Uint8Array(8),
  );
  const forms = {
    'submit-referral': submission,
    'send-message': message,
    'apply-for-partnership': partnership,
    subscribe: subscriber,
  };
  for (const [path, form] of Object.entries(forms)) {
    await app.request(`/api/${path}`, asForm({ ...form, ...('confirmContact' in form && { confirmContact: 'on' }) }));
  }
  for (const collection of collections) {
    const [one] = await stored(store, collection);
    expect([collection, Object.keys(one?.document ?? {}).sort()]).toEqual([
      collection,
      Object.keys(fieldKinds[collection]).sort(),
    ]);
  }
});

it('of every kind it is said why, for how long, and how it is copied, corrected and erased', () => {
  const rows = text.split('\n').filter((line) => /^\| `/.test(line));
  const described = rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  expect(described.filter((cells) => cells.length !== 6 || cells.includes(''))).toEqual([]);
  expect(described.map(([kind = '']) => kind.replaceAll('`', '')).sort()).toEqual(lists.map(({ kind }) => kind).sort());
});
