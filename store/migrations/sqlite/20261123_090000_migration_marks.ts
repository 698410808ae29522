import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

/** Which releases read the schema that a migration leaves (store/database/schema), outside Payload's model. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(
    sql`CREATE TABLE migration_marks (name text PRIMARY KEY NOT NULL, readable_since integer NOT NULL)`,
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE migration_marks`)
}
