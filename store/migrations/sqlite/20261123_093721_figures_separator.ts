import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`data_imports\` ADD \`separator\` text DEFAULT 'automatic';`)
  await db.run(sql`CREATE INDEX \`data_imports_separator_idx\` ON \`data_imports\` (\`separator\`);`)
  await db.run(sql`ALTER TABLE \`_data_imports_v\` ADD \`version_separator\` text DEFAULT 'automatic';`)
  await db.run(sql`CREATE INDEX \`_data_imports_v_version_version_separator_idx\` ON \`_data_imports_v\` (\`version_separator\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`data_imports_separator_idx\`;`)
  await db.run(sql`ALTER TABLE \`data_imports\` DROP COLUMN \`separator\`;`)
  await db.run(sql`DROP INDEX \`_data_imports_v_version_version_separator_idx\`;`)
  await db.run(sql`ALTER TABLE \`_data_imports_v\` DROP COLUMN \`version_separator\`;`)
}
