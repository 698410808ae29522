import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * How a translated field stood before what was saved by itself while somebody types (`before_autosave`): JSON with
 * `sourceHash`, `targetHash`, `translatedAt` and `translatedBy`; nothing when a person saved last.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE translation_units ADD COLUMN before_autosave text`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE translation_units DROP COLUMN before_autosave`)
}
