import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

/**
 * What the search index has beside texts (store/search): the names of what records refer to, and the words that near
 * spellings are taken from, by their beginnings and by their ends.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE search_names (
    kind text NOT NULL,
    record_id integer NOT NULL,
    language text NOT NULL,
    token text NOT NULL,
    words text NOT NULL,
    PRIMARY KEY (kind, record_id, language)
  )`)
  await db.run(sql`CREATE TABLE search_vocabulary (
    word text NOT NULL,
    language text NOT NULL,
    reversed text NOT NULL,
    written text NOT NULL,
    doubt integer NOT NULL,
    PRIMARY KEY (word, language)
  ) WITHOUT ROWID`)
  await db.run(sql`CREATE INDEX search_vocabulary_reversed ON search_vocabulary (reversed)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE search_vocabulary`)
  await db.run(sql`DROP TABLE search_names`)
}
