import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * What is known of translations, outside Payload's model: the state of each record in each language (`translation_states`),
 * which text each translated field was translated from (`translation_units`, by hash), and those texts
 * (`translation_sources`). A global has the record number 0. Dates are ISO 8601; hashes are SHA-256 in base64url.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`CREATE TABLE translation_sources (
    hash text PRIMARY KEY NOT NULL,
    content text NOT NULL
  )`)
  await db.execute(sql`CREATE TABLE translation_units (
    kind text NOT NULL,
    record_id integer NOT NULL,
    language text NOT NULL,
    path text NOT NULL,
    source_hash text NOT NULL,
    target_hash text NOT NULL,
    translated_at text,
    translated_by text,
    PRIMARY KEY (kind, record_id, language, path)
  )`)
  await db.execute(sql`CREATE TABLE translation_states (
    kind text NOT NULL,
    record_id integer NOT NULL,
    language text NOT NULL,
    state text NOT NULL,
    units integer NOT NULL,
    missing integer NOT NULL,
    outdated integer NOT NULL,
    title text NOT NULL,
    is_draft integer NOT NULL,
    changed_at text NOT NULL,
    PRIMARY KEY (kind, record_id, language)
  )`)
  await db.execute(sql`CREATE INDEX translation_states_language ON translation_states (language, changed_at)`)
  await db.execute(sql`CREATE INDEX translation_states_counts ON translation_states (language, kind, state, changed_at)`)
  await db.execute(sql`CREATE INDEX translation_units_source ON translation_units (source_hash)`)
  await db.execute(sql`CREATE TABLE translation_setup (version integer NOT NULL)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE translation_setup`)
  await db.execute(sql`DROP TABLE translation_states`)
  await db.execute(sql`DROP TABLE translation_units`)
  await db.execute(sql`DROP TABLE translation_sources`)
}
