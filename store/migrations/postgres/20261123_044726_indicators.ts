import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_indicators_pillar" AS ENUM('water', 'energy', 'food', 'environment', 'context');
  CREATE TYPE "public"."enum_indicators_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__indicators_v_version_pillar" AS ENUM('water', 'energy', 'food', 'environment', 'context');
  CREATE TYPE "public"."enum__indicators_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__indicators_v_published_locale" AS ENUM('en', 'ar', 'fr', 'fa');
  CREATE TABLE "indicators_codes_in_files" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"code_in_file" varchar
  );
  
  CREATE TABLE "indicators" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"pillar" "enum_indicators_pillar",
  	"sdg_code" varchar,
  	"decimals" numeric,
  	"source_address" varchar,
  	"licence" varchar,
  	"licence_address" varchar,
  	"order" numeric,
  	"slug" varchar,
  	"first_published_at" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_indicators_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "indicators_locales" (
  	"title" varchar,
  	"definition" varchar,
  	"unit" varchar,
  	"source" varchar,
  	"attribution" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_indicators_v_version_codes_in_files" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"code_in_file" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_indicators_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_pillar" "enum__indicators_v_version_pillar",
  	"version_sdg_code" varchar,
  	"version_decimals" numeric,
  	"version_source_address" varchar,
  	"version_licence" varchar,
  	"version_licence_address" varchar,
  	"version_order" numeric,
  	"version_slug" varchar,
  	"version_first_published_at" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__indicators_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__indicators_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_indicators_v_locales" (
  	"version_title" varchar,
  	"version_definition" varchar,
  	"version_unit" varchar,
  	"version_source" varchar,
  	"version_attribution" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "indicators_id" integer;
  ALTER TABLE "indicators_codes_in_files" ADD CONSTRAINT "indicators_codes_in_files_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."indicators"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "indicators_locales" ADD CONSTRAINT "indicators_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."indicators"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_indicators_v_version_codes_in_files" ADD CONSTRAINT "_indicators_v_version_codes_in_files_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_indicators_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_indicators_v" ADD CONSTRAINT "_indicators_v_parent_id_indicators_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."indicators"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_indicators_v_locales" ADD CONSTRAINT "_indicators_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_indicators_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "indicators_codes_in_files_order_idx" ON "indicators_codes_in_files" USING btree ("_order");
  CREATE INDEX "indicators_codes_in_files_parent_id_idx" ON "indicators_codes_in_files" USING btree ("_parent_id");
  CREATE INDEX "indicators_pillar_idx" ON "indicators" USING btree ("pillar");
  CREATE UNIQUE INDEX "indicators_slug_idx" ON "indicators" USING btree ("slug");
  CREATE INDEX "indicators_first_published_at_idx" ON "indicators" USING btree ("first_published_at");
  CREATE INDEX "indicators_updated_at_idx" ON "indicators" USING btree ("updated_at");
  CREATE INDEX "indicators_created_at_idx" ON "indicators" USING btree ("created_at");
  CREATE INDEX "indicators_deleted_at_idx" ON "indicators" USING btree ("deleted_at");
  CREATE INDEX "indicators__status_idx" ON "indicators" USING btree ("_status");
  CREATE UNIQUE INDEX "indicators_locales_locale_parent_id_unique" ON "indicators_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "indicators_locales_parent_idx" ON "indicators_locales" USING btree ("_parent_id");
  CREATE INDEX "_indicators_v_version_codes_in_files_order_idx" ON "_indicators_v_version_codes_in_files" USING btree ("_order");
  CREATE INDEX "_indicators_v_version_codes_in_files_parent_id_idx" ON "_indicators_v_version_codes_in_files" USING btree ("_parent_id");
  CREATE INDEX "_indicators_v_parent_idx" ON "_indicators_v" USING btree ("parent_id");
  CREATE INDEX "_indicators_v_version_version_pillar_idx" ON "_indicators_v" USING btree ("version_pillar");
  CREATE INDEX "_indicators_v_version_version_slug_idx" ON "_indicators_v" USING btree ("version_slug");
  CREATE INDEX "_indicators_v_version_version_first_published_at_idx" ON "_indicators_v" USING btree ("version_first_published_at");
  CREATE INDEX "_indicators_v_version_version_updated_at_idx" ON "_indicators_v" USING btree ("version_updated_at");
  CREATE INDEX "_indicators_v_version_version_created_at_idx" ON "_indicators_v" USING btree ("version_created_at");
  CREATE INDEX "_indicators_v_version_version_deleted_at_idx" ON "_indicators_v" USING btree ("version_deleted_at");
  CREATE INDEX "_indicators_v_version_version__status_idx" ON "_indicators_v" USING btree ("version__status");
  CREATE INDEX "_indicators_v_created_at_idx" ON "_indicators_v" USING btree ("created_at");
  CREATE INDEX "_indicators_v_updated_at_idx" ON "_indicators_v" USING btree ("updated_at");
  CREATE INDEX "_indicators_v_snapshot_idx" ON "_indicators_v" USING btree ("snapshot");
  CREATE INDEX "_indicators_v_published_locale_idx" ON "_indicators_v" USING btree ("published_locale");
  CREATE INDEX "_indicators_v_latest_idx" ON "_indicators_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_indicators_v_locales_locale_parent_id_unique" ON "_indicators_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_indicators_v_locales_parent_idx" ON "_indicators_v_locales" USING btree ("_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_indicators_fk" FOREIGN KEY ("indicators_id") REFERENCES "public"."indicators"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_indicators_id_idx" ON "payload_locked_documents_rels" USING btree ("indicators_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "indicators_codes_in_files" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "indicators" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "indicators_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_indicators_v_version_codes_in_files" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_indicators_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_indicators_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "indicators_codes_in_files" CASCADE;
  DROP TABLE "indicators" CASCADE;
  DROP TABLE "indicators_locales" CASCADE;
  DROP TABLE "_indicators_v_version_codes_in_files" CASCADE;
  DROP TABLE "_indicators_v" CASCADE;
  DROP TABLE "_indicators_v_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_indicators_fk";
  
  DROP INDEX "payload_locked_documents_rels_indicators_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "indicators_id";
  DROP TYPE "public"."enum_indicators_pillar";
  DROP TYPE "public"."enum_indicators_status";
  DROP TYPE "public"."enum__indicators_v_version_pillar";
  DROP TYPE "public"."enum__indicators_v_version_status";
  DROP TYPE "public"."enum__indicators_v_published_locale";`)
}
