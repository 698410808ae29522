import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * The public log (transparency/), outside Payload's model, so that no surface of it changes or deletes a row. Sequences
 * count from 0; times are ISO 8601; hashes, salts and seeds are base64. `record` is the number of the procurement record's
 * entry that a leaf stands for, `disclosed_in` the sequence of the leaf that discloses a row, `private` JSON that is never
 * published before that.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`CREATE TABLE log_entries (
    sequence integer PRIMARY KEY NOT NULL,
    kind text NOT NULL,
    leaf text NOT NULL,
    taken_at text NOT NULL,
    mac text NOT NULL,
    salt text,
    private text,
    tender integer,
    record integer UNIQUE,
    disclosed_in integer
  )`)
  await db.execute(sql`CREATE INDEX log_entries_kind ON log_entries (kind, tender)`)
  await db.execute(sql`CREATE TABLE log_pending (
    commitment text PRIMARY KEY NOT NULL,
    text text NOT NULL,
    mac text NOT NULL,
    tender integer,
    record integer UNIQUE,
    added_at text NOT NULL
  )`)
  await db.execute(sql`CREATE TABLE log_batches (
    interval_start text PRIMARY KEY NOT NULL,
    first integer NOT NULL,
    seed text NOT NULL,
    tenders_open text NOT NULL,
    disclosed_in integer
  )`)
  await db.execute(sql`CREATE TABLE log_tiles (
    level integer NOT NULL,
    number integer NOT NULL,
    hashes text NOT NULL,
    root text NOT NULL,
    PRIMARY KEY (level, number)
  )`)
  await db.execute(sql`CREATE TABLE log_checkpoints (
    size integer PRIMARY KEY NOT NULL,
    note text NOT NULL,
    signed_at text NOT NULL,
    cosignatures text,
    stamp text,
    stamped_at text
  )`)
  await db.execute(sql`CREATE TABLE log_leases (
    name text PRIMARY KEY NOT NULL,
    holder text NOT NULL,
    held_until text NOT NULL
  )`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const table of ['entries', 'pending', 'batches', 'tiles', 'checkpoints', 'leases']) {
    await db.execute(sql.raw(`DROP TABLE log_${table}`))
  }
}
