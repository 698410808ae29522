import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

/** What there is one of had no drafts before: what stands there is what visitors read, and stays published. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`UPDATE organization SET _status = 'published'`)
  await db.run(sql`UPDATE header_menu SET _status = 'published'`)
  await db.run(sql`UPDATE home_page SET _status = 'published'`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`UPDATE organization SET _status = 'draft'`)
  await db.run(sql`UPDATE header_menu SET _status = 'draft'`)
  await db.run(sql`UPDATE home_page SET _status = 'draft'`)
}
