import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`proposals\` ADD \`scheme\` text;`)
  await db.run(sql`ALTER TABLE \`proposals\` ADD \`sealed_by\` text;`)
  await db.run(sql`ALTER TABLE \`proposals\` ADD \`envelope_sha256\` text;`)
  await db.run(sql`ALTER TABLE \`proposals\` ADD \`envelope_size\` numeric;`)
  await db.run(sql`ALTER TABLE \`proposals\` ADD \`envelope_id\` text;`)
  await db.run(sql`ALTER TABLE \`proposals\` ADD \`envelope_stored_name\` text;`)
  await db.run(sql`ALTER TABLE \`proposals\` ADD \`bidder_key\` text;`)
  await db.run(sql`ALTER TABLE \`proposals\` ADD \`code_hash\` text;`)
  await db.run(sql`ALTER TABLE \`proposals\` ADD \`receipt_note\` text;`)
  await db.run(sql`ALTER TABLE \`proposals\` ADD \`commitment\` text;`)
  await db.run(sql`ALTER TABLE \`proposals\` ADD \`broken_because\` text;`)
  await db.run(sql`CREATE INDEX \`proposals_scheme_idx\` ON \`proposals\` (\`scheme\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`proposals_envelope_id_idx\` ON \`proposals\` (\`envelope_id\`);`)
  await db.run(sql`CREATE INDEX \`proposals_envelope_stored_name_idx\` ON \`proposals\` (\`envelope_stored_name\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`proposals_commitment_idx\` ON \`proposals\` (\`commitment\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`proposals_scheme_idx\`;`)
  await db.run(sql`DROP INDEX \`proposals_envelope_id_idx\`;`)
  await db.run(sql`DROP INDEX \`proposals_envelope_stored_name_idx\`;`)
  await db.run(sql`DROP INDEX \`proposals_commitment_idx\`;`)
  await db.run(sql`ALTER TABLE \`proposals\` DROP COLUMN \`scheme\`;`)
  await db.run(sql`ALTER TABLE \`proposals\` DROP COLUMN \`sealed_by\`;`)
  await db.run(sql`ALTER TABLE \`proposals\` DROP COLUMN \`envelope_sha256\`;`)
  await db.run(sql`ALTER TABLE \`proposals\` DROP COLUMN \`envelope_size\`;`)
  await db.run(sql`ALTER TABLE \`proposals\` DROP COLUMN \`envelope_id\`;`)
  await db.run(sql`ALTER TABLE \`proposals\` DROP COLUMN \`envelope_stored_name\`;`)
  await db.run(sql`ALTER TABLE \`proposals\` DROP COLUMN \`bidder_key\`;`)
  await db.run(sql`ALTER TABLE \`proposals\` DROP COLUMN \`code_hash\`;`)
  await db.run(sql`ALTER TABLE \`proposals\` DROP COLUMN \`receipt_note\`;`)
  await db.run(sql`ALTER TABLE \`proposals\` DROP COLUMN \`commitment\`;`)
  await db.run(sql`ALTER TABLE \`proposals\` DROP COLUMN \`broken_because\`;`)
}
