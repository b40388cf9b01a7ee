import type { Link } from './link.js';

/**
 * Steps from an empty database to the present schema, in order. A step that has been released is never edited. During an
 * upgrade processes of the version before still run: a step must leave them what they use.
 * Ids and texts are compared byte by byte, as SQLite does.
 */
export const POSTGRES_MIGRATIONS: readonly string[] = [
  `CREATE TABLE tables (
     id text COLLATE "C" PRIMARY KEY,
     revision int NOT NULL,
     created_at bigint NOT NULL,
     status text NOT NULL,
     listed boolean NOT NULL,
     body text NOT NULL
   );
   CREATE INDEX tables_listed ON tables (created_at DESC) WHERE listed AND status <> 'finished';
   CREATE TABLE events (
     table_id text COLLATE "C" NOT NULL,
     sequence int NOT NULL,
     seat int NOT NULL,
     key text,
     at bigint NOT NULL,
     told text,
     mark text,
     PRIMARY KEY (table_id, sequence)
   );
   CREATE SEQUENCE snapshot_numbers;
   CREATE TABLE snapshots (
     table_id text COLLATE "C" NOT NULL,
     sequence int NOT NULL,
     rules text NOT NULL,
     number bigint NOT NULL,
     body bytea NOT NULL,
     PRIMARY KEY (table_id, sequence, rules)
   );
   CREATE TABLE chat_heads (channel text COLLATE "C" PRIMARY KEY, number int NOT NULL);
   CREATE TABLE chat (
     channel text COLLATE "C" NOT NULL,
     number int NOT NULL,
     seat int NOT NULL,
     at bigint NOT NULL,
     body text NOT NULL,
     PRIMARY KEY (channel, number)
   );
   CREATE TABLE notices (
     table_id text COLLATE "C" NOT NULL,
     seat int NOT NULL,
     kind text NOT NULL,
     due bigint NOT NULL,
     PRIMARY KEY (table_id, seat, kind)
   );
   CREATE INDEX notices_due ON notices (due);
   CREATE TABLE health (id int PRIMARY KEY, at bigint NOT NULL);
   CREATE TABLE accounts (id text COLLATE "C" PRIMARY KEY, body text NOT NULL);
   CREATE TABLE passkeys (
     id text COLLATE "C" PRIMARY KEY,
     account text COLLATE "C" NOT NULL REFERENCES accounts ON DELETE CASCADE,
     created_at bigint NOT NULL,
     body text NOT NULL
   );
   CREATE INDEX passkeys_account ON passkeys (account);
   CREATE TABLE sessions (
     hash text COLLATE "C" PRIMARY KEY,
     account text COLLATE "C" NOT NULL REFERENCES accounts ON DELETE CASCADE,
     until bigint NOT NULL,
     body text NOT NULL
   );
   CREATE INDEX sessions_account ON sessions (account);
   CREATE TABLE challenges (
     text text COLLATE "C" PRIMARY KEY,
     account text COLLATE "C",
     until bigint NOT NULL,
     body text NOT NULL
   );
   CREATE INDEX challenges_until ON challenges (until);
   CREATE TABLE account_tables (
     account text COLLATE "C" NOT NULL,
     table_id text COLLATE "C" NOT NULL,
     created_at bigint NOT NULL,
     PRIMARY KEY (account, table_id)
   );
   CREATE INDEX account_tables_table ON account_tables (table_id);
   CREATE TABLE notes (name text COLLATE "C" PRIMARY KEY, body text NOT NULL);
   CREATE TABLE reports (id text COLLATE "C" PRIMARY KEY, at bigint NOT NULL, body text NOT NULL);`,
  // Several processes over one database: who lives, who runs a table's bots, who sits where, shared limits.
  `CREATE TABLE processes (id text COLLATE "C" PRIMARY KEY, until timestamptz NOT NULL);
   CREATE TABLE leases (table_id text COLLATE "C" PRIMARY KEY, holder text COLLATE "C" NOT NULL);
   CREATE INDEX leases_holder ON leases (holder);
   CREATE TABLE presence (
     table_id text COLLATE "C" NOT NULL,
     process text COLLATE "C" NOT NULL,
     seat int NOT NULL,
     count int NOT NULL,
     since bigint NOT NULL,
     PRIMARY KEY (table_id, process, seat)
   );
   CREATE INDEX presence_process ON presence (process);
   CREATE TABLE buckets (
     kind text COLLATE "C" NOT NULL,
     who text COLLATE "C" NOT NULL,
     tokens float8 NOT NULL,
     at timestamptz NOT NULL,
     PRIMARY KEY (kind, who)
   );`,
  // Of one table only so many reports are kept; and whoever deletes their account takes theirs along.
  `ALTER TABLE reports ADD COLUMN table_id text COLLATE "C";
   ALTER TABLE reports ADD COLUMN account text COLLATE "C";
   UPDATE reports SET table_id = body::json->>'table';
   CREATE INDEX reports_table ON reports (table_id);
   CREATE INDEX reports_account ON reports (account);`,
];

/** Any number, the same for every process: one of them takes the steps, the others wait for it. */
const MIGRATING = 7_213_004;

export async function migrate(link: Link): Promise<void> {
  await link.transact(async (ask) => {
    await ask('SELECT pg_advisory_xact_lock($1)', [MIGRATING]);
    await ask('CREATE TABLE IF NOT EXISTS schema_steps (done int NOT NULL)');
    const [row] = await ask<{ readonly done: number }>('SELECT done FROM schema_steps');
    const done = row?.done ?? 0;
    if (done > POSTGRES_MIGRATIONS.length)
      throw new Error('The database was written by a newer version of Sietch; this one would damage it.');
    for (const step of POSTGRES_MIGRATIONS.slice(done))
      for (const statement of step.split(';')) if (statement.trim() !== '') await ask(statement);
    if (row === undefined)
      await ask('INSERT INTO schema_steps (done) VALUES ($1)', [POSTGRES_MIGRATIONS.length]);
    else await ask('UPDATE schema_steps SET done = $1', [POSTGRES_MIGRATIONS.length]);
  });
}
