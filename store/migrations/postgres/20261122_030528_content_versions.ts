import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * What is published as one token for each part of the content (store/database/content-version.ts), outside Payload's
 * model, in place of one token for everything.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE content_versions (part text PRIMARY KEY NOT NULL, token text NOT NULL);
  INSERT INTO content_versions (part, token)
    SELECT 'everything', token FROM content_version WHERE token <> '' LIMIT 1;
  DROP TABLE content_version;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE content_version (
    id serial PRIMARY KEY NOT NULL,
    token varchar,
    updated_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone
  );
  INSERT INTO content_version (token)
    SELECT token FROM content_versions ORDER BY part LIMIT 1;
  DROP TABLE content_versions;`)
}
