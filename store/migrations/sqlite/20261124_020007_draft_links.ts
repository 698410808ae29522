import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`draft_links\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`kind\` text NOT NULL,
  	\`record_id\` numeric NOT NULL,
  	\`secret_hash\` text NOT NULL,
  	\`ends_at\` text NOT NULL,
  	\`revoked_at\` text,
  	\`made_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`made_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`draft_links_kind_idx\` ON \`draft_links\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`draft_links_record_id_idx\` ON \`draft_links\` (\`record_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`draft_links_secret_hash_idx\` ON \`draft_links\` (\`secret_hash\`);`)
  await db.run(sql`CREATE INDEX \`draft_links_ends_at_idx\` ON \`draft_links\` (\`ends_at\`);`)
  await db.run(sql`CREATE INDEX \`draft_links_revoked_at_idx\` ON \`draft_links\` (\`revoked_at\`);`)
  await db.run(sql`CREATE INDEX \`draft_links_made_by_idx\` ON \`draft_links\` (\`made_by_id\`);`)
  await db.run(sql`CREATE INDEX \`draft_links_updated_at_idx\` ON \`draft_links\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`draft_links_created_at_idx\` ON \`draft_links\` (\`created_at\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`draft_links\`;`)
}
