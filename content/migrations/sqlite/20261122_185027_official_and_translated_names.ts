import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`publications_authors_locales\` (
  	\`translated_name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`publications_authors\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`publications_authors_locales_locale_parent_id_unique\` ON \`publications_authors_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`publications_authors_locales_parent_idx\` ON \`publications_authors_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_publications_v_version_authors_locales\` (
  	\`translated_name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_publications_v_version_authors\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_publications_v_version_authors_locales_locale_parent_id_uni\` ON \`_publications_v_version_authors_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_publications_v_version_authors_locales_parent_idx\` ON \`_publications_v_version_authors_locales\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`countries_locales\` ADD \`official_name\` text;`)
  await db.run(sql`ALTER TABLE \`_countries_v_locales\` ADD \`version_official_name\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`publications_authors_locales\`;`)
  await db.run(sql`DROP TABLE \`_publications_v_version_authors_locales\`;`)
  await db.run(sql`ALTER TABLE \`countries_locales\` DROP COLUMN \`official_name\`;`)
  await db.run(sql`ALTER TABLE \`_countries_v_locales\` DROP COLUMN \`version_official_name\`;`)
}
