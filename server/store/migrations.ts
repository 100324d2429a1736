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
  // Documents, events, cases and outbox (docs/decisions/0014-documents-events-outbox.md). Every document gets the event of its
  // arrival. Where a cloud was in use, all events are sent there: it had the arrivals in another form.
  `CREATE TABLE events (
     seq INTEGER PRIMARY KEY,
     subject TEXT NOT NULL,
     version INTEGER NOT NULL,
     action_id TEXT NOT NULL UNIQUE,
     at INTEGER NOT NULL,
     actor TEXT NOT NULL,
     type TEXT NOT NULL,
     data TEXT NOT NULL,
     UNIQUE (subject, version)
   ) STRICT;
   CREATE TABLE cases (
     subject TEXT PRIMARY KEY,
     collection TEXT NOT NULL,
     version INTEGER NOT NULL,
     arrived_at INTEGER NOT NULL,
     due_at INTEGER NOT NULL,
     stage TEXT NOT NULL,
     owner TEXT,
     search TEXT NOT NULL
   ) STRICT;
   CREATE INDEX cases_by_arrival ON cases (collection, arrived_at);
   CREATE TABLE outbox (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     channel TEXT NOT NULL,
     key TEXT NOT NULL UNIQUE,
     subject TEXT NOT NULL,
     payload TEXT NOT NULL,
     wanted_at INTEGER NOT NULL,
     due_at INTEGER NOT NULL,
     expires_at INTEGER,
     attempts INTEGER NOT NULL DEFAULT 0,
     dead_at INTEGER,
     error TEXT
   ) STRICT;
   CREATE INDEX outbox_by_channel ON outbox (channel, id) WHERE dead_at IS NULL;
   CREATE INDEX outbox_by_subject ON outbox (subject);

   INSERT INTO events (subject, version, action_id, at, actor, type, data)
     SELECT collection || '/' || id, 1, 'arrived:' || collection || '/' || id, received_at, via, 'arrived',
       json_object('via', via, 'language', language, 'suspicion', suspicion)
     FROM documents ORDER BY received_at, collection, id;
   INSERT INTO cases
     SELECT collection || '/' || id, collection, 1, received_at, received_at + 86400000, iif(suspicion IS NULL, 'new', 'spam'),
       NULL, search_text(document)
     FROM documents WHERE collection != 'subscribers';
   INSERT INTO settings SELECT 'destination', name FROM destinations;
   INSERT INTO outbox (channel, key, subject, payload, wanted_at, due_at)
     SELECT 'firestore', 'firestore:remove:' || collection || '/' || id, collection || '/' || id, '{"remove":true}', 0, 0
     FROM removals WHERE EXISTS (SELECT 1 FROM destinations) ORDER BY collection, id;
   INSERT INTO outbox (channel, key, subject, payload, wanted_at, due_at)
     SELECT 'firestore', 'firestore:' || subject || '@1', subject, '{"version":1}', 0, 0
     FROM events WHERE EXISTS (SELECT 1 FROM destinations) ORDER BY seq;
   UPDATE outbox SET wanted_at = unixepoch() * 1000;

   DROP INDEX documents_waiting;
   ALTER TABLE documents DROP COLUMN arrived;
   DROP TABLE removals;
   DROP TABLE destinations;
   DROP TABLE checks;`,
  // The team: members, one-time links, passkeys, sessions. Of tokens only hashes are stored.
  `CREATE TABLE members (
     id TEXT PRIMARY KEY,
     name TEXT NOT NULL,
     email TEXT NOT NULL,
     language TEXT NOT NULL,
     created_at INTEGER NOT NULL,
     removed_at INTEGER
   ) STRICT;
   CREATE TABLE links (
     hash TEXT PRIMARY KEY,
     member_id TEXT,
     name TEXT NOT NULL,
     created_by TEXT,
     created_at INTEGER NOT NULL,
     expires_at INTEGER NOT NULL,
     used_at INTEGER
   ) STRICT;
   CREATE TABLE passkeys (
     id TEXT PRIMARY KEY,
     member_id TEXT NOT NULL,
     public_key TEXT NOT NULL,
     counter INTEGER NOT NULL,
     label TEXT NOT NULL,
     created_at INTEGER NOT NULL,
     last_used_at INTEGER
   ) STRICT;
   CREATE TABLE sessions (
     hash TEXT PRIMARY KEY,
     id TEXT NOT NULL UNIQUE,
     member_id TEXT NOT NULL,
     device TEXT NOT NULL,
     created_at INTEGER NOT NULL,
     last_seen_at INTEGER NOT NULL,
     expires_at INTEGER NOT NULL
   ) STRICT;`,
];
