/**
 * Each entry migrates the database by one version (`PRAGMA user_version`). Entries are only added, never changed, and
 * `migrations.test.ts` tries each against a database of the version before.
 */
export const migrations = [
  `CREATE TABLE documents (
     collection TEXT NOT NULL,
     id TEXT NOT NULL,
     document TEXT NOT NULL,
     received_at INTEGER NOT NULL,
     via TEXT NOT NULL,
     language TEXT,
     suspicion TEXT,
     PRIMARY KEY (collection, id)
   ) STRICT;
   CREATE INDEX documents_by_time ON documents (collection, received_at, id);
   CREATE TABLE checks (id INTEGER PRIMARY KEY, time INTEGER NOT NULL) STRICT;`,
  // The outbox to the cloud: which documents are in the cloud, and which must be removed there.
  `ALTER TABLE documents ADD COLUMN arrived INTEGER NOT NULL DEFAULT 0;
   CREATE INDEX documents_waiting ON documents (collection, received_at, id) WHERE arrived = 0 AND suspicion IS NULL;
   CREATE TABLE removals (collection TEXT NOT NULL, id TEXT NOT NULL, PRIMARY KEY (collection, id)) STRICT;
   CREATE TABLE destinations (id INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT;`,
  // `store_id` tells this database from any other; `in_use` is 1 from the start of a server until its clean end.
  `CREATE TABLE settings (name TEXT PRIMARY KEY, value ANY NOT NULL) STRICT, WITHOUT ROWID;
   INSERT INTO settings VALUES ('store_id', lower(hex(randomblob(16)))), ('in_use', 0);`,
];
