import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * The search index (store/search), outside Payload's model. `words` is written word by word from folded text, never by
 * `to_tsvector`, so that no text search configuration and no locale of the server has a say in it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE search_entries (
    id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
    kind text NOT NULL,
    record_id integer NOT NULL,
    language text NOT NULL,
    slug text NOT NULL,
    date text,
    updated_at timestamp(3) with time zone,
    words tsvector NOT NULL
  );
  CREATE UNIQUE INDEX search_entries_record ON search_entries (kind, record_id, language);
  CREATE INDEX search_entries_words ON search_entries USING gin (words);
  CREATE TABLE search_texts (
    entry_id integer PRIMARY KEY NOT NULL REFERENCES search_entries (id) ON DELETE CASCADE,
    title text NOT NULL,
    title_language text NOT NULL,
    summary text NOT NULL,
    summary_language text NOT NULL,
    body text NOT NULL
  );
  CREATE TABLE search_state (id integer PRIMARY KEY NOT NULL CHECK (id = 1), version integer NOT NULL);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP TABLE search_state;
  DROP TABLE search_texts;
  DROP TABLE search_entries;`)
}
