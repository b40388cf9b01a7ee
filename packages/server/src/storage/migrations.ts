/**
 * Steps from an empty file to the present schema, in order; `user_version` counts those taken. A step that has been
 * released is never edited: what it should have said is the next step.
 */
export const MIGRATIONS: readonly string[] = [
  `CREATE TABLE tables (
     id TEXT PRIMARY KEY,
     revision INTEGER NOT NULL,
     created_at INTEGER NOT NULL,
     status TEXT NOT NULL,
     listed INTEGER NOT NULL,
     body TEXT NOT NULL
   ) WITHOUT ROWID;
   CREATE INDEX tables_listed ON tables (created_at DESC) WHERE listed = 1;
   CREATE TABLE events (
     table_id TEXT NOT NULL,
     sequence INTEGER NOT NULL,
     seat INTEGER NOT NULL,
     key TEXT,
     at INTEGER NOT NULL,
     PRIMARY KEY (table_id, sequence)
   ) WITHOUT ROWID;
   CREATE TABLE chat (
     table_id TEXT NOT NULL,
     number INTEGER NOT NULL,
     seat INTEGER NOT NULL,
     name TEXT NOT NULL,
     text TEXT NOT NULL,
     at INTEGER NOT NULL,
     PRIMARY KEY (table_id, number)
   ) WITHOUT ROWID;`,
  // The list shows only games that are not over, so finished ones must not be in its way.
  `DROP INDEX tables_listed;
   CREATE INDEX tables_listed ON tables (created_at DESC) WHERE listed = 1 AND status <> 'finished';`,
  // What came of a choice is kept with it, and states to go on from: later rules could not find them out again.
  `ALTER TABLE events ADD COLUMN told TEXT;
   ALTER TABLE events ADD COLUMN mark TEXT;
   CREATE TABLE snapshots (
     table_id TEXT NOT NULL,
     sequence INTEGER NOT NULL,
     rules TEXT NOT NULL,
     number INTEGER NOT NULL,
     body BLOB NOT NULL,
     PRIMARY KEY (table_id, sequence, rules)
   ) WITHOUT ROWID;`,
  // Whoever asks whether the server is well is answered by a write.
  'CREATE TABLE health (id INTEGER PRIMARY KEY, at INTEGER NOT NULL);',
  `CREATE TABLE notices (
     table_id TEXT NOT NULL,
     seat INTEGER NOT NULL,
     kind TEXT NOT NULL,
     due INTEGER NOT NULL,
     PRIMARY KEY (table_id, seat, kind)
   ) WITHOUT ROWID;
   CREATE INDEX notices_due ON notices (due);`,
  // Accounts, for those who want one. A table names the accounts it belongs to; the last of these finds it by them.
  `CREATE TABLE accounts (id TEXT PRIMARY KEY, body TEXT NOT NULL) WITHOUT ROWID;
   CREATE TABLE passkeys (
     id TEXT PRIMARY KEY,
     account TEXT NOT NULL,
     created_at INTEGER NOT NULL,
     body TEXT NOT NULL
   ) WITHOUT ROWID;
   CREATE INDEX passkeys_account ON passkeys (account);
   CREATE TABLE sessions (
     hash TEXT PRIMARY KEY,
     account TEXT NOT NULL,
     until INTEGER NOT NULL,
     body TEXT NOT NULL
   ) WITHOUT ROWID;
   CREATE INDEX sessions_account ON sessions (account);
   CREATE TABLE challenges (
     text TEXT PRIMARY KEY,
     account TEXT,
     until INTEGER NOT NULL,
     body TEXT NOT NULL
   ) WITHOUT ROWID;
   CREATE INDEX challenges_until ON challenges (until);
   CREATE TABLE account_tables (
     account TEXT NOT NULL,
     table_id TEXT NOT NULL,
     created_at INTEGER NOT NULL,
     PRIMARY KEY (account, table_id)
   ) WITHOUT ROWID;`,
  // What whoever runs the server writes down, and what people report to them.
  `CREATE TABLE notes (name TEXT PRIMARY KEY, body TEXT NOT NULL) WITHOUT ROWID;
   CREATE TABLE reports (id TEXT PRIMARY KEY, at INTEGER NOT NULL, body TEXT NOT NULL) WITHOUT ROWID;`,
  // Of one table only so many reports are kept; and whoever deletes their account takes theirs along.
  `ALTER TABLE reports ADD COLUMN table_id TEXT;
   ALTER TABLE reports ADD COLUMN account TEXT;
   UPDATE reports SET table_id = json_extract(body, '$.table');
   CREATE INDEX reports_table ON reports (table_id);
   CREATE INDEX reports_account ON reports (account);`,
];
