import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * When all links were checked, and what the last check found (content/link-check), outside Payload's model. Days are UTC's, times
 * ISO 8601; `fault` is why a check came to no end, `record` is 0 for what there is one of.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`CREATE TABLE link_checks (
    day text PRIMARY KEY NOT NULL,
    begun_at text NOT NULL,
    finished_at text,
    links integer,
    fault text
  )`)
  await db.execute(sql`CREATE TABLE link_findings (
    place integer PRIMARY KEY NOT NULL,
    kind text NOT NULL,
    record integer NOT NULL,
    field text,
    language text,
    fault text NOT NULL,
    address text
  )`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE link_findings`)
  await db.execute(sql`DROP TABLE link_checks`)
}
