import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

/**
 * Outside Payload's model: comments on fields of records (model/comments), who has a record open (model/editing), and which
 * answers applicants were sent (recruitment/answers). Times are ISO 8601; a global has the number 0.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE comments (
    id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
    kind text NOT NULL,
    record integer NOT NULL,
    field text NOT NULL,
    language text,
    comment text NOT NULL,
    author integer NOT NULL,
    author_name text NOT NULL,
    addressee integer,
    addressee_name text,
    written_at text NOT NULL,
    resolved_at text,
    resolved_by text
  )`)
  await db.run(sql`CREATE INDEX comments_record ON comments (kind, record)`)
  await db.run(sql`CREATE INDEX comments_resolved ON comments (resolved_at)`)
  await db.run(sql`CREATE TABLE present_people (
    record text NOT NULL,
    person integer NOT NULL,
    person_name text NOT NULL,
    seen_at text NOT NULL,
    PRIMARY KEY (record, person)
  )`)
  await db.run(sql`CREATE TABLE application_answers (
    id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
    kind text NOT NULL,
    record integer NOT NULL,
    answer text NOT NULL,
    language text NOT NULL,
    sent_at text NOT NULL,
    person_name text NOT NULL
  )`)
  await db.run(sql`CREATE INDEX application_answers_record ON application_answers (kind, record)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE application_answers`)
  await db.run(sql`DROP TABLE present_people`)
  await db.run(sql`DROP TABLE comments`)
}
