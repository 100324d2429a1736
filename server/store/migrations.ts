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
  // What the lists of the desk show, sort by and find. The time to call by is frozen in the event of each arrival; before this
  // version there were no other events but erasing. Each index is as long as what waits, not as what is stored.
  `ALTER TABLE cases ADD COLUMN via TEXT NOT NULL DEFAULT '';
   ALTER TABLE cases ADD COLUMN call_by INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE cases ADD COLUMN touched_at INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE cases ADD COLUMN tries INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE cases ADD COLUMN first_tried_at INTEGER;
   ALTER TABLE cases ADD COLUMN last_tried_at INTEGER;
   ALTER TABLE cases ADD COLUMN reached_at INTEGER;
   ALTER TABLE cases ADD COLUMN follow_up_at INTEGER;
   ALTER TABLE cases ADD COLUMN same_as TEXT;
   ALTER TABLE cases ADD COLUMN title TEXT NOT NULL DEFAULT '';
   ALTER TABLE cases ADD COLUMN district TEXT NOT NULL DEFAULT '';
   ALTER TABLE cases ADD COLUMN type TEXT NOT NULL DEFAULT '';
   ALTER TABLE cases ADD COLUMN best_time TEXT;
   ALTER TABLE cases ADD COLUMN name_key TEXT NOT NULL DEFAULT '';
   ALTER TABLE cases ADD COLUMN phone_key TEXT NOT NULL DEFAULT '';
   ALTER TABLE cases ADD COLUMN address_key TEXT NOT NULL DEFAULT '';
   ALTER TABLE cases ADD COLUMN is_waiting INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE cases ADD COLUMN is_open INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE cases ADD COLUMN queued_from INTEGER;

   UPDATE cases SET via = actor, touched_at = (SELECT max(at) FROM events WHERE events.subject = cases.subject)
     FROM events WHERE events.subject = cases.subject AND events.version = 1;
   UPDATE cases SET title = summary ->> 'title', district = summary ->> 'district', type = summary ->> 'type',
       best_time = summary ->> 'bestTimeToCall', name_key = summary ->> 'nameKey', phone_key = summary ->> 'phoneKey',
       address_key = summary ->> 'addressKey'
     FROM (SELECT collection || '/' || id AS named, case_summary(collection, document) AS summary FROM documents)
     WHERE subject = named;
   UPDATE cases SET call_by = call_by(arrived_at, due_at, best_time);
   UPDATE cases SET is_waiting = 1, is_open = 1, queued_from = arrived_at WHERE stage = 'new';
   UPDATE events SET data = json_set(data, '$.callBy', call_by)
     FROM cases WHERE events.subject = cases.subject AND events.version = 1;

   CREATE INDEX cases_by_due ON cases (collection = 'referrals', due_at, subject) WHERE is_waiting = 1;
   CREATE INDEX cases_by_call ON cases (collection = 'referrals', call_by, subject) WHERE is_waiting = 1;
   CREATE INDEX cases_by_follow_up ON cases (is_waiting, queued_from, subject) WHERE queued_from IS NOT NULL;
   CREATE INDEX cases_by_owner ON cases (owner) WHERE owner IS NOT NULL AND is_open = 1;
   CREATE INDEX cases_by_time ON cases (arrived_at, subject);
   CREATE INDEX cases_in_spam ON cases (arrived_at, subject) WHERE stage = 'spam';
   CREATE INDEX cases_by_phone ON cases (phone_key) WHERE phone_key != '';
   CREATE INDEX cases_by_name ON cases (name_key) WHERE name_key != '';
   CREATE INDEX cases_by_address ON cases (address_key) WHERE address_key != '';
   CREATE INDEX cases_by_target ON cases (same_as) WHERE same_as IS NOT NULL;`,
  // Which alert was made of each case, and when it is looked at next. What was overdue before is in the digest only.
  `CREATE TABLE alerts (
     subject TEXT PRIMARY KEY,
     latest TEXT,
     check_at INTEGER
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX alerts_by_time ON alerts (check_at) WHERE check_at IS NOT NULL;
   CREATE INDEX outbox_dead ON outbox (channel, id) WHERE dead_at IS NOT NULL;
   INSERT INTO alerts SELECT subject, iif(due_at < unixepoch() * 1000, 'overdue', NULL), 0 FROM cases;`,
  // The list of all cases, its filters and its search are each read from one index alone: to look up 50,000 rows one by one takes
  // twice the time.
  `DROP INDEX cases_by_time;
   CREATE INDEX cases_by_stage ON cases (arrived_at, subject, stage, collection, district, type, owner, via);
   CREATE INDEX cases_by_text ON cases (arrived_at, subject, search);`,
  // Who made the link by which a session, or the session in which a passkey was made, began: it ends when that member is removed.
  `ALTER TABLE sessions ADD COLUMN link_by TEXT;
   ALTER TABLE passkeys ADD COLUMN link_by TEXT;`,
];
