import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

/**
 * The search index (store/search), outside Payload's model. The full-text table has no text of its own: it holds
 * folded words, and `search_texts` the texts as they are shown. `ascii` parts the words at spaces only, as they were folded.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE search_entries (
    id integer PRIMARY KEY NOT NULL,
    kind text NOT NULL,
    record_id integer NOT NULL,
    language text NOT NULL,
    slug text NOT NULL,
    date text,
    updated_at text
  )`)
  await db.run(
    sql`CREATE UNIQUE INDEX search_entries_record ON search_entries (kind, record_id, language)`,
  )
  await db.run(sql`CREATE TABLE search_texts (
    entry_id integer PRIMARY KEY NOT NULL,
    title text NOT NULL,
    title_language text NOT NULL,
    summary text NOT NULL,
    summary_language text NOT NULL,
    body text NOT NULL
  )`)
  await db.run(sql`CREATE VIRTUAL TABLE search_words USING fts5(
    title, summary, body, content='', contentless_delete=1, tokenize='ascii', prefix='2 3'
  )`)
  await db.run(sql`CREATE TABLE search_state (id integer PRIMARY KEY NOT NULL CHECK (id = 1), version integer NOT NULL)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE search_state`)
  await db.run(sql`DROP TABLE search_words`)
  await db.run(sql`DROP TABLE search_texts`)
  await db.run(sql`DROP TABLE search_entries`)
}
