import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

/**
 * Openings by custodians (procurement/openings), outside Payload's model, so that no surface of it changes or deletes a row.
 * Times are ISO 8601, approvals JSON, entries sequences of the public log's leaves; `custodian` is the number of a custodian in
 * the terms, from 1; `sealed_share` is base64 of an age file for the procurement's key, which the log names.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE openings (
    tender integer PRIMARY KEY NOT NULL,
    state text NOT NULL,
    begun_by integer NOT NULL,
    begun_at text NOT NULL,
    approval text NOT NULL,
    entry integer NOT NULL,
    closed_by integer,
    closed_at text,
    closing_approval text,
    closing_entry integer,
    judged_at text,
    lease_by text,
    lease_until text,
    fault text,
    finished_at text,
    minutes_entry integer
  )`)
  await db.run(sql`CREATE INDEX openings_state ON openings (state)`)
  await db.run(sql`CREATE TABLE opening_shares (
    tender integer NOT NULL,
    custodian integer NOT NULL,
    envelope text NOT NULL,
    sealed_share text,
    verdict text NOT NULL,
    handed_in_at text NOT NULL,
    PRIMARY KEY (tender, custodian, envelope)
  )`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE opening_shares`)
  await db.run(sql`DROP TABLE openings`)
}
