import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * The words of titles alone (weight A), which suggestions ask for and of which matches are ranked first. Postgres' index
 * of `words` has no weights: to find those in titles, each match's words had to be read.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE INDEX search_entries_titles ON search_entries USING gin (ts_filter(words, '{a}'));`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP INDEX search_entries_titles;`)
}
