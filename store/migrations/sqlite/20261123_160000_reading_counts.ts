import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

/**
 * What was read and downloaded, and where from (store/reading-counts): sums alone. `day` is `YYYY-MM-DD` in the network's
 * time zone, or `YYYY-MM` for what is old. Of a search without result, `words` stay empty until it was seen on several days.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE reading_counts (
    day text NOT NULL,
    kind text NOT NULL,
    subject text NOT NULL,
    language text NOT NULL,
    count bigint NOT NULL,
    PRIMARY KEY (day, kind, subject, language)
  )`)
  await db.run(sql`CREATE INDEX reading_counts_subject ON reading_counts (subject, day)`)
  await db.run(sql`CREATE TABLE searches_without_result (
    day text NOT NULL,
    hash text NOT NULL,
    language text NOT NULL,
    count bigint NOT NULL,
    words text,
    PRIMARY KEY (day, hash, language)
  )`)
  await db.run(sql`CREATE INDEX searches_without_result_hash ON searches_without_result (hash, day)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE searches_without_result`)
  await db.run(sql`DROP TABLE reading_counts`)
}
