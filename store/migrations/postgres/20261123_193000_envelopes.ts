import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_proposals_scheme" AS ENUM('custodians');
  CREATE TYPE "public"."enum_proposals_sealed_by" AS ENUM('browser', 'offline', 'server');
  ALTER TABLE "proposals" ADD COLUMN "scheme" "enum_proposals_scheme";
  ALTER TABLE "proposals" ADD COLUMN "sealed_by" "enum_proposals_sealed_by";
  ALTER TABLE "proposals" ADD COLUMN "envelope_sha256" varchar;
  ALTER TABLE "proposals" ADD COLUMN "envelope_size" numeric;
  ALTER TABLE "proposals" ADD COLUMN "envelope_id" varchar;
  ALTER TABLE "proposals" ADD COLUMN "envelope_stored_name" varchar;
  ALTER TABLE "proposals" ADD COLUMN "bidder_key" varchar;
  ALTER TABLE "proposals" ADD COLUMN "code_hash" varchar;
  ALTER TABLE "proposals" ADD COLUMN "receipt_note" varchar;
  ALTER TABLE "proposals" ADD COLUMN "commitment" varchar;
  ALTER TABLE "proposals" ADD COLUMN "withdrawal_commitment" varchar;
  ALTER TABLE "proposals" ADD COLUMN "broken_because" varchar;
  CREATE INDEX "proposals_scheme_idx" ON "proposals" USING btree ("scheme");
  CREATE UNIQUE INDEX "proposals_envelope_id_idx" ON "proposals" USING btree ("envelope_id");
  CREATE INDEX "proposals_envelope_stored_name_idx" ON "proposals" USING btree ("envelope_stored_name");
  CREATE UNIQUE INDEX "proposals_commitment_idx" ON "proposals" USING btree ("commitment");
  CREATE UNIQUE INDEX "proposals_withdrawal_commitment_idx" ON "proposals" USING btree ("withdrawal_commitment");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "proposals_scheme_idx";
  DROP INDEX "proposals_envelope_id_idx";
  DROP INDEX "proposals_envelope_stored_name_idx";
  DROP INDEX "proposals_commitment_idx";
  DROP INDEX "proposals_withdrawal_commitment_idx";
  ALTER TABLE "proposals" DROP COLUMN "scheme";
  ALTER TABLE "proposals" DROP COLUMN "sealed_by";
  ALTER TABLE "proposals" DROP COLUMN "envelope_sha256";
  ALTER TABLE "proposals" DROP COLUMN "envelope_size";
  ALTER TABLE "proposals" DROP COLUMN "envelope_id";
  ALTER TABLE "proposals" DROP COLUMN "envelope_stored_name";
  ALTER TABLE "proposals" DROP COLUMN "bidder_key";
  ALTER TABLE "proposals" DROP COLUMN "code_hash";
  ALTER TABLE "proposals" DROP COLUMN "receipt_note";
  ALTER TABLE "proposals" DROP COLUMN "commitment";
  ALTER TABLE "proposals" DROP COLUMN "withdrawal_commitment";
  ALTER TABLE "proposals" DROP COLUMN "broken_because";
  DROP TYPE "public"."enum_proposals_scheme";
  DROP TYPE "public"."enum_proposals_sealed_by";`)
}
