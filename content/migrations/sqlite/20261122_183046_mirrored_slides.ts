import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`sliders\` ADD \`mirrored\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_sliders_v\` ADD \`version_mirrored\` integer DEFAULT false;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`sliders\` DROP COLUMN \`mirrored\`;`)
  await db.run(sql`ALTER TABLE \`_sliders_v\` DROP COLUMN \`version_mirrored\`;`)
}
