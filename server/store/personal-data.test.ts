import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { collections } from '../../domain/collections.ts';
import { fieldKinds, type Kind } from '../../domain/personal-data.ts';
import { submissionOf } from '../../domain/referral.ts';
import { asForm, message, partnership, referral, stored, subscriber } from '../testing/fixtures.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { createTestApp } from '../testing/test-app.ts';
import { ledgerSchema } from './erasures.ts';
import { columnKinds, dataKinds } from './personal-columns.ts';
import { openSqliteStore } from './sqlite.ts';
import { openFileBeside } from './sqlite-file.ts';

type Query = (sql: string) => readonly Record<string, unknown>[];

/** The columns of every table that a database has, by the name of the table. */
function columnsOf(all: Query, prefix = ''): [string, string[]][] {
  const tables = all("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'");
  return tables.map(({ name }) => [
    `${prefix}${name}`,
    all(`PRAGMA table_info(${name})`)
      .map((column) => `${column.name}`)
      .sort(),
  ]);
}

it('every column of every table has one entry in the table of personal data, and no entry is of nothing', async () => {
  const store = openSqliteStore({ folder: temporaryFolder('data') });
  await store.check();
  const ledger = openFileBeside(`${temporaryFolder('ledger')}/ledger.sqlite`, ledgerSchema);
  const real = [
    ...columnsOf((sql) => store.database.all(sql)),
    ...columnsOf((sql) => ledger.prepare(sql).all(), 'ledger: '),
  ];
  const entries = Object.entries(columnKinds).map(([table, kinds]) => [table, Object.values(kinds).flat().sort()]);
  expect(Object.fromEntries(entries)).toEqual(Object.fromEntries(real));
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

/** Where each kind is stored, as the document lists it. */
function places(): string[] {
  const found = new Map<Kind, string[]>();
  const add = (kind: Kind, place: string) => found.set(kind, [...(found.get(kind) ?? []), place]);
  for (const [collection, kinds] of Object.entries(fieldKinds)) {
    for (const [field, kind] of Object.entries(kinds)) add(kind, `${collection}.${field}`);
  }
  for (const [name, kind] of Object.entries(dataKinds)) add(kind, `event.${name}`);
  for (const [table, kinds] of Object.entries(columnKinds)) {
    for (const [kind, columns] of Object.entries(kinds))
      for (const name of columns) add(kind as Kind, `${table}.${name}`);
  }
  return [...found].map(([kind, names]) => `- **${kind}**: ${names.join(', ')}`).sort();
}

it('docs/personal-data.md says of every kind why, for how long, and how it is copied, corrected and erased, and where it is', () => {
  const text = readFileSync('docs/personal-data.md', 'utf8');
  const rows = text.split('\n').filter((line) => /^\| `/.test(line));
  const described = rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  expect(described.filter((cells) => cells.length !== 6 || cells.includes(''))).toEqual([]);
  const listed = text.split('\n').filter((line) => line.startsWith('- **'));
  expect(listed).toEqual(places());
  const kinds = places().map((line) => line.slice(4, line.indexOf('**:')));
  expect(described.map(([kind = '']) => kind.replaceAll('`', '')).sort()).toEqual(kinds);
});
