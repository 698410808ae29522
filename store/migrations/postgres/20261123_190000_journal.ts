import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Who did what to which record (model/journal), outside Payload's model, so that no surface of it changes or deletes a row.
 * Moments are ISO 8601.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`CREATE TABLE journal (
    sequence integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    taken_at text NOT NULL,
    person integer,
    person_name text,
    act text NOT NULL,
    kind text,
    record integer,
    title text
  )`)
  await db.execute(sql`CREATE INDEX journal_record ON journal (kind, record, person)`)
  await db.execute(sql`CREATE INDEX journal_taken_at ON journal (taken_at)`)
  await db.execute(sql`CREATE INDEX journal_person ON journal (person, sequence)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE journal`)
}
