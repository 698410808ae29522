import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

/**
 * What the verification of each night found (procurement/procurement-record/nightly), outside Payload's model, so that no surface
 * of it changes or deletes a row. Days are UTC's, times ISO 8601, `findings` sentences as a JSON list, `fault` why it came to no end.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE verifications (
    day text PRIMARY KEY NOT NULL,
    begun_at text NOT NULL,
    finished_at text,
    entries integer,
    leaves integer,
    findings text,
    fault text
  )`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE verifications`)
}
