import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "publications_rels" ADD COLUMN "indicators_id" integer;
  ALTER TABLE "_publications_v_rels" ADD COLUMN "indicators_id" integer;
  ALTER TABLE "documents" ADD COLUMN "data_rows" numeric;
  ALTER TABLE "documents" ADD COLUMN "data_columns" numeric;
  ALTER TABLE "documents" ADD COLUMN "data_table" jsonb;
  ALTER TABLE "publications_rels" ADD CONSTRAINT "publications_rels_indicators_fk" FOREIGN KEY ("indicators_id") REFERENCES "public"."indicators"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_publications_v_rels" ADD CONSTRAINT "_publications_v_rels_indicators_fk" FOREIGN KEY ("indicators_id") REFERENCES "public"."indicators"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "publications_rels_indicators_id_idx" ON "publications_rels" USING btree ("indicators_id");
  CREATE INDEX "publications_rels_indicators_parent_idx" ON "publications_rels" USING btree ("indicators_id","path","parent_id");
  CREATE INDEX "_publications_v_rels_indicators_id_idx" ON "_publications_v_rels" USING btree ("indicators_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "publications_rels" DROP CONSTRAINT "publications_rels_indicators_fk";
  
  ALTER TABLE "_publications_v_rels" DROP CONSTRAINT "_publications_v_rels_indicators_fk";
  
  DROP INDEX "publications_rels_indicators_id_idx";
  DROP INDEX "publications_rels_indicators_parent_idx";
  DROP INDEX "_publications_v_rels_indicators_id_idx";
  ALTER TABLE "publications_rels" DROP COLUMN "indicators_id";
  ALTER TABLE "_publications_v_rels" DROP COLUMN "indicators_id";
  ALTER TABLE "documents" DROP COLUMN "data_rows";
  ALTER TABLE "documents" DROP COLUMN "data_columns";
  ALTER TABLE "documents" DROP COLUMN "data_table";`)
}
