import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`pages\` ADD \`in_footer\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`pages_locales\` ADD \`search_words\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_in_footer\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_pages_v_locales\` ADD \`version_search_words\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`in_footer\`;`)
  await db.run(sql`ALTER TABLE \`pages_locales\` DROP COLUMN \`search_words\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_in_footer\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_locales\` DROP COLUMN \`version_search_words\`;`)
}
