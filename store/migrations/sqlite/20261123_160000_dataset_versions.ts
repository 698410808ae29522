import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

/**
 * What visitors could take away of datasets before their files were replaced (figures/datasets/former-versions): values
 * of charts by their version, and files by their names. Moments are ISO 8601; what was withdrawn has no content.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE dataset_versions (
    publication_id integer NOT NULL,
    kind text NOT NULL,
    name text NOT NULL,
    document_id integer,
    content text,
    held_at text NOT NULL,
    withdrawn_at text,
    withdrawn_by text,
    PRIMARY KEY (publication_id, kind, name)
  )`)
  await db.run(sql`CREATE INDEX dataset_versions_name ON dataset_versions (kind, name)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE dataset_versions`)
}
