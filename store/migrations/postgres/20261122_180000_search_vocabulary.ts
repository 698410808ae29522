import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * What the search index has beside texts (store/search): the names of what records refer to, and the words that near
 * spellings are taken from, by their beginnings and by their ends. Words are compared by their code points, whatever
 * the database's own order of letters is.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE search_names (
    kind text NOT NULL,
    record_id integer NOT NULL,
    language text NOT NULL,
    token text NOT NULL,
    words text NOT NULL,
    PRIMARY KEY (kind, record_id, language)
  );
  CREATE TABLE search_vocabulary (
    word text COLLATE "C" NOT NULL,
    language text NOT NULL,
    reversed text COLLATE "C" NOT NULL,
    written text NOT NULL,
    doubt integer NOT NULL,
    PRIMARY KEY (word, language)
  );
  CREATE INDEX search_vocabulary_reversed ON search_vocabulary (reversed);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP TABLE search_vocabulary;
  DROP TABLE search_names;`)
}
