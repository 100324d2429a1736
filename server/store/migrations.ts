/** "ENCR": says in the header of the file that it is a database of this site. */
export const applicationId = 0x45_4e_43_52;

/**
 * Each entry migrates a database by one version (`PRAGMA user_version`); the first makes an empty one. Once a release is in use, entries
 * are only added.
 */
export const migrations = [
  `CREATE TABLE settings (name TEXT PRIMARY KEY, value ANY NOT NULL) STRICT, WITHOUT ROWID;

   -- Documents, events, cases and outbox: docs/decisions/0014-documents-events-outbox.md.
   CREATE TABLE documents (
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
   CREATE INDEX subscribers_suspected ON documents (received_at, id) WHERE collection = 'subscribers' AND suspicion IS NOT NULL;

   CREATE TABLE events (
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
   CREATE INDEX events_amended ON events (subject) WHERE type = 'amended';

   CREATE TABLE cases (
     id INTEGER PRIMARY KEY,
     subject TEXT NOT NULL UNIQUE,
     collection TEXT NOT NULL,
     version INTEGER NOT NULL,
     via TEXT NOT NULL,
     arrived_at INTEGER NOT NULL,
     due_at INTEGER NOT NULL,
     call_by INTEGER NOT NULL,
     stage TEXT NOT NULL,
     owner TEXT,
     touched_at INTEGER NOT NULL,
     tries INTEGER NOT NULL,
     first_tried_at INTEGER,
     last_tried_at INTEGER,
     reached_at INTEGER,
     follow_up_at INTEGER,
     follow_up_kind TEXT,
     returns_at INTEGER,
     wrong_number_at INTEGER,
     new_number_at INTEGER,
     same_as TEXT,
     language TEXT,
     agreed_at INTEGER,
     amended TEXT NOT NULL,
     erased_half TEXT,
     -- How far it came, for the report.
     met_at INTEGER,
     refusal TEXT,
     is_waiting INTEGER NOT NULL,
     is_open INTEGER NOT NULL,
     queued_from INTEGER,
     title TEXT NOT NULL,
     district TEXT NOT NULL,
     type TEXT NOT NULL,
     best_time TEXT,
     name_key TEXT NOT NULL,
     phone_key TEXT NOT NULL,
     address_key TEXT NOT NULL
   ) STRICT;
   -- Each of these is as long as what waits, not as what is stored. The first two have all that lists of it filter and sort by.
   CREATE INDEX cases_queued ON cases (collection, queued_from, subject, is_waiting, call_by, due_at, owner, touched_at, returns_at,
     new_number_at, best_time, is_open, tries, district, type) WHERE queued_from IS NOT NULL;
   CREATE INDEX cases_waiting ON cases (due_at, subject, tries, arrived_at, stage, collection, district, type, owner, via)
     WHERE is_waiting = 1;
   CREATE INDEX cases_by_owner ON cases (owner) WHERE owner IS NOT NULL AND is_open = 1;
   CREATE INDEX cases_without_step ON cases (touched_at, subject) WHERE is_open = 1 AND queued_from IS NULL;
   CREATE INDEX cases_by_target ON cases (same_as) WHERE same_as IS NOT NULL;
   CREATE INDEX cases_by_phone ON cases (phone_key, stage, subject) WHERE phone_key != '';
   CREATE INDEX cases_by_name ON cases (name_key, stage, subject) WHERE name_key != '';
   CREATE INDEX cases_by_address ON cases (address_key) WHERE address_key != '';
   -- The list of all cases, and that of a stage, are each read from one index that has what they are filtered by: to look up 50,000 rows
   -- one by one takes twice the time.
   CREATE INDEX cases_latest ON cases (arrived_at, subject, stage, collection, district, type, owner, via);
   CREATE INDEX cases_by_stage ON cases (stage, arrived_at, subject, collection, district, type, owner, via);

   -- The text in which each case is searched, under the id of the case, with an index of every three characters in a row that has no copy
   -- of it, nor where in the text they are. What is removed from the index is overwritten.
   CREATE TABLE case_texts (id INTEGER PRIMARY KEY, text TEXT NOT NULL) STRICT;
   CREATE VIRTUAL TABLE case_search USING fts5 (text, content = '', columnsize = 0, detail = none, tokenize = 'trigram');
   INSERT INTO case_search (case_search, rank) VALUES ('secure-delete', 1);

   -- What became of what was promised for an hour, for the report.
   CREATE TABLE promises (
     subject TEXT NOT NULL,
     version INTEGER NOT NULL,
     kind TEXT NOT NULL,
     due_at INTEGER NOT NULL,
     ends_at INTEGER,
     made_by TEXT,
     state TEXT NOT NULL,
     PRIMARY KEY (subject, version)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX promises_by_time ON promises (due_at, kind, state, ends_at);

   CREATE TABLE outbox (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     channel TEXT NOT NULL,
     key TEXT NOT NULL UNIQUE,
     subject TEXT NOT NULL,
     payload TEXT NOT NULL,
     wanted_at INTEGER NOT NULL,
     due_at INTEGER NOT NULL,
     attempts INTEGER NOT NULL DEFAULT 0,
     dead_at INTEGER,
     error TEXT
   ) STRICT;
   CREATE INDEX outbox_by_channel ON outbox (channel, id, wanted_at) WHERE dead_at IS NULL;
   CREATE INDEX outbox_dead ON outbox (channel, id) WHERE dead_at IS NOT NULL;
   CREATE INDEX outbox_by_subject ON outbox (subject);

   -- Which alert was made of each case, and when it is looked at next.
   CREATE TABLE alerts (
     subject TEXT PRIMARY KEY,
     latest TEXT,
     check_at INTEGER
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX alerts_by_time ON alerts (check_at) WHERE check_at IS NOT NULL;
   -- What the next step of each case has told, and of which moment, once.
   CREATE TABLE step_alerts (
     subject TEXT NOT NULL,
     kind TEXT NOT NULL,
     moment INTEGER NOT NULL,
     PRIMARY KEY (subject, kind, moment)
   ) STRICT, WITHOUT ROWID;
   -- The messages of the last ten minutes: too many of a kind to one receiver become one.
   CREATE TABLE alert_times (same_kind TEXT NOT NULL, at INTEGER NOT NULL) STRICT;
   -- What each member was told of whose a case is, once.
   CREATE TABLE notices (
     id INTEGER PRIMARY KEY,
     member_id TEXT NOT NULL,
     kind TEXT NOT NULL,
     subject TEXT NOT NULL,
     version INTEGER NOT NULL,
     by_id TEXT NOT NULL,
     at INTEGER NOT NULL,
     read_at INTEGER,
     UNIQUE (subject, version, member_id, kind)
   ) STRICT;
   CREATE INDEX notices_unread ON notices (member_id, at) WHERE read_at IS NULL;

   -- The team. Of tokens only hashes are stored. \`link_by\`: the ids of all who may have had the link in their hands by which it
   -- began, or who made it. It ends with each of them.
   CREATE TABLE members (
     id TEXT PRIMARY KEY,
     name TEXT NOT NULL,
     email TEXT NOT NULL,
     language TEXT NOT NULL,
     created_at INTEGER NOT NULL,
     removed_at INTEGER,
     invited_by TEXT
   ) STRICT;
   CREATE TABLE links (
     hash TEXT PRIMARY KEY,
     member_id TEXT,
     name TEXT NOT NULL,
     created_by TEXT,
     created_at INTEGER NOT NULL,
     expires_at INTEGER NOT NULL,
     used_at INTEGER,
     link_by TEXT
   ) STRICT;
   CREATE TABLE passkeys (
     id TEXT PRIMARY KEY,
     member_id TEXT NOT NULL,
     public_key TEXT NOT NULL,
     counter INTEGER NOT NULL,
     label TEXT NOT NULL,
     created_at INTEGER NOT NULL,
     last_used_at INTEGER,
     link_by TEXT
   ) STRICT;
   CREATE TABLE sessions (
     hash TEXT PRIMARY KEY,
     id TEXT NOT NULL UNIQUE,
     member_id TEXT NOT NULL,
     device TEXT NOT NULL,
     created_at INTEGER NOT NULL,
     last_seen_at INTEGER NOT NULL,
     expires_at INTEGER NOT NULL,
     link_by TEXT
   ) STRICT;

   -- What people have asked about their data, and what was answered.
   CREATE TABLE requests (
     id TEXT PRIMARY KEY,
     kind TEXT NOT NULL,
     who TEXT NOT NULL,
     asked_at INTEGER NOT NULL,
     noted_by TEXT NOT NULL,
     answered_at INTEGER,
     answered_by TEXT,
     answer TEXT,
     text TEXT NOT NULL
   ) STRICT, WITHOUT ROWID;

   -- The private links by which referrers see what became of it. Of a link only the hash is stored; \`kind\`: how somebody got it.
   CREATE TABLE status_links (
     hash TEXT PRIMARY KEY,
     subject TEXT NOT NULL,
     kind TEXT NOT NULL,
     created_at INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX status_links_by_subject ON status_links (subject, created_at);
   -- Which referrers have asked to be told by mail, and since when they have confirmed it by a link in a mail; what they were told last.
   CREATE TABLE referrer_mails (
     subject TEXT PRIMARY KEY,
     asked_at INTEGER NOT NULL,
     confirmed_at INTEGER,
     sent_at INTEGER,
     told_at INTEGER,
     check_at INTEGER
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX referrer_mails_by_time ON referrer_mails (check_at) WHERE check_at IS NOT NULL;
   CREATE INDEX referrer_mails_unanswered ON referrer_mails (asked_at) WHERE confirmed_at IS NULL;
   -- People read out the last eight characters of a reference.
   CREATE INDEX cases_by_reference ON cases (substr(subject, -8)) WHERE collection = 'referrals'`,
];
