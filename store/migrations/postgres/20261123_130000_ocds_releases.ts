import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * What was published of each tender as open data (procurement/tenders/ocds), outside Payload's model, so that no surface
 * of it changes or deletes a row. Releases are numbered as a whole (`position`) and for each tender (`sequence`); dates
 * are ISO 8601; hashes are SHA-256.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`CREATE TABLE ocds_releases (
    position integer PRIMARY KEY NOT NULL,
    ocid text NOT NULL,
    sequence integer NOT NULL,
    release_id text NOT NULL UNIQUE,
    tender_id integer NOT NULL,
    date text NOT NULL,
    tags text NOT NULL,
    package text NOT NULL,
    package_hash text NOT NULL,
    state_hash text NOT NULL,
    UNIQUE (ocid, sequence)
  )`)
  await db.execute(sql`CREATE INDEX ocds_releases_tender ON ocds_releases (tender_id, sequence)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE ocds_releases`)
}
