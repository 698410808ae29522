import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Keys of custodians and the appointments of tenders (procurement/custodians), outside Payload's model, so that no surface
 * of it changes or deletes a row. Times are ISO 8601, `entry` and `revocation_entry` sequences of the public log's leaves,
 * `wrapped` base64, `language` the one in which its person is written to, approvals JSON.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`CREATE TABLE custodian_keys (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    account integer NOT NULL,
    recipient text NOT NULL UNIQUE,
    fingerprint text NOT NULL,
    label text NOT NULL,
    holder text NOT NULL,
    wrapped text,
    is_example integer NOT NULL,
    language text NOT NULL,
    registered_at text NOT NULL,
    approval text,
    entry integer NOT NULL,
    revoked_at text,
    revocation_entry integer
  )`)
  await db.execute(sql`CREATE INDEX custodian_keys_account ON custodian_keys (account)`)
  await db.execute(sql`CREATE TABLE appointments (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tender integer NOT NULL,
    custodian_key integer NOT NULL,
    needed integer NOT NULL,
    proposed_by integer NOT NULL,
    proposed_at text NOT NULL,
    proposal_approval text NOT NULL,
    confirmed_by integer,
    confirmed_at text,
    confirmation_approval text,
    entry integer,
    rehearsal_hash text,
    rehearsed_at text,
    rehearsed_again_at text,
    reminded_at text,
    UNIQUE (tender, custodian_key)
  )`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE appointments`)
  await db.execute(sql`DROP TABLE custodian_keys`)
}
