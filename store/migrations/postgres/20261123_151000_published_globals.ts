import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** What there is one of had no drafts before: what stands there is what visitors read, and stays published. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`UPDATE organization SET _status = 'published'`)
  await db.execute(sql`UPDATE header_menu SET _status = 'published'`)
  await db.execute(sql`UPDATE home_page SET _status = 'published'`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`UPDATE organization SET _status = 'draft'`)
  await db.execute(sql`UPDATE header_menu SET _status = 'draft'`)
  await db.execute(sql`UPDATE home_page SET _status = 'draft'`)
}
