import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`publications_rels\` ADD \`indicators_id\` integer REFERENCES indicators(id);`)
  await db.run(sql`CREATE INDEX \`publications_rels_indicators_id_idx\` ON \`publications_rels\` (\`indicators_id\`);`)
  await db.run(sql`CREATE INDEX \`publications_rels_indicators_parent_idx\` ON \`publications_rels\` (\`indicators_id\`,\`path\`,\`parent_id\`);`)
  await db.run(sql`ALTER TABLE \`_publications_v_rels\` ADD \`indicators_id\` integer REFERENCES indicators(id);`)
  await db.run(sql`CREATE INDEX \`_publications_v_rels_indicators_id_idx\` ON \`_publications_v_rels\` (\`indicators_id\`);`)
  await db.run(sql`ALTER TABLE \`documents\` ADD \`data_rows\` numeric;`)
  await db.run(sql`ALTER TABLE \`documents\` ADD \`data_columns\` numeric;`)
  await db.run(sql`ALTER TABLE \`documents\` ADD \`data_table\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_publications_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`topics_id\` integer,
  	\`countries_id\` integer,
  	\`projects_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`publications\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`topics_id\`) REFERENCES \`topics\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`countries_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`projects_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_publications_rels\`("id", "order", "parent_id", "path", "topics_id", "countries_id", "projects_id") SELECT "id", "order", "parent_id", "path", "topics_id", "countries_id", "projects_id" FROM \`publications_rels\`;`)
  await db.run(sql`DROP TABLE \`publications_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_publications_rels\` RENAME TO \`publications_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`publications_rels_order_idx\` ON \`publications_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`publications_rels_parent_idx\` ON \`publications_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`publications_rels_path_idx\` ON \`publications_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`publications_rels_topics_id_idx\` ON \`publications_rels\` (\`topics_id\`);`)
  await db.run(sql`CREATE INDEX \`publications_rels_countries_id_idx\` ON \`publications_rels\` (\`countries_id\`);`)
  await db.run(sql`CREATE INDEX \`publications_rels_projects_id_idx\` ON \`publications_rels\` (\`projects_id\`);`)
  await db.run(sql`CREATE INDEX \`publications_rels_topics_parent_idx\` ON \`publications_rels\` (\`topics_id\`,\`path\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`publications_rels_countries_parent_idx\` ON \`publications_rels\` (\`countries_id\`,\`path\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`publications_rels_projects_parent_idx\` ON \`publications_rels\` (\`projects_id\`,\`path\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__publications_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`topics_id\` integer,
  	\`countries_id\` integer,
  	\`projects_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_publications_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`topics_id\`) REFERENCES \`topics\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`countries_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`projects_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__publications_v_rels\`("id", "order", "parent_id", "path", "topics_id", "countries_id", "projects_id") SELECT "id", "order", "parent_id", "path", "topics_id", "countries_id", "projects_id" FROM \`_publications_v_rels\`;`)
  await db.run(sql`DROP TABLE \`_publications_v_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new__publications_v_rels\` RENAME TO \`_publications_v_rels\`;`)
  await db.run(sql`CREATE INDEX \`_publications_v_rels_order_idx\` ON \`_publications_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_publications_v_rels_parent_idx\` ON \`_publications_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_publications_v_rels_path_idx\` ON \`_publications_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_publications_v_rels_topics_id_idx\` ON \`_publications_v_rels\` (\`topics_id\`);`)
  await db.run(sql`CREATE INDEX \`_publications_v_rels_countries_id_idx\` ON \`_publications_v_rels\` (\`countries_id\`);`)
  await db.run(sql`CREATE INDEX \`_publications_v_rels_projects_id_idx\` ON \`_publications_v_rels\` (\`projects_id\`);`)
  await db.run(sql`ALTER TABLE \`documents\` DROP COLUMN \`data_rows\`;`)
  await db.run(sql`ALTER TABLE \`documents\` DROP COLUMN \`data_columns\`;`)
  await db.run(sql`ALTER TABLE \`documents\` DROP COLUMN \`data_table\`;`)
}
