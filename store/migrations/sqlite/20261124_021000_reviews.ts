import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

/** Who saved the draft of a record last, and drafts that wait for review (model/review), outside Payload's model. Times are ISO 8601. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE draft_authors (
    kind text NOT NULL,
    record integer NOT NULL,
    person integer NOT NULL,
    PRIMARY KEY (kind, record)
  )`)
  await db.run(sql`CREATE TABLE reviews (
    kind text NOT NULL,
    record integer NOT NULL,
    asked_by integer NOT NULL,
    reviewer integer,
    asked_at text NOT NULL,
    PRIMARY KEY (kind, record)
  )`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE reviews`)
  await db.run(sql`DROP TABLE draft_authors`)
}
