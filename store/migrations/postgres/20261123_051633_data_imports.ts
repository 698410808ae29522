import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_data_imports_format" AS ENUM('long-csv', 'wide-csv', 'world-bank', 'ddf');
  CREATE TYPE "public"."enum_data_imports_decimal_mark" AS ENUM('point', 'comma');
  CREATE TYPE "public"."enum_data_imports_thousands_separator" AS ENUM('no-separator', 'separated-by-comma', 'separated-by-point', 'separated-by-space', 'separated-by-apostrophe');
  CREATE TYPE "public"."enum_data_imports_unknown_countries" AS ENUM('refuse', 'leave-out');
  CREATE TYPE "public"."enum_data_imports_unknown_indicators" AS ENUM('refuse', 'leave-out');
  CREATE TYPE "public"."enum_data_imports_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__data_imports_v_version_format" AS ENUM('long-csv', 'wide-csv', 'world-bank', 'ddf');
  CREATE TYPE "public"."enum__data_imports_v_version_decimal_mark" AS ENUM('point', 'comma');
  CREATE TYPE "public"."enum__data_imports_v_version_thousands_separator" AS ENUM('no-separator', 'separated-by-comma', 'separated-by-point', 'separated-by-space', 'separated-by-apostrophe');
  CREATE TYPE "public"."enum__data_imports_v_version_unknown_countries" AS ENUM('refuse', 'leave-out');
  CREATE TYPE "public"."enum__data_imports_v_version_unknown_indicators" AS ENUM('refuse', 'leave-out');
  CREATE TYPE "public"."enum__data_imports_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__data_imports_v_published_locale" AS ENUM('en', 'ar', 'fr', 'fa');
  CREATE TABLE "data_imports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"format" "enum_data_imports_format" DEFAULT 'long-csv',
  	"edition_year" numeric,
  	"decimal_mark" "enum_data_imports_decimal_mark" DEFAULT 'point',
  	"thousands_separator" "enum_data_imports_thousands_separator" DEFAULT 'no-separator',
  	"indicator_id" integer,
  	"unknown_countries" "enum_data_imports_unknown_countries" DEFAULT 'refuse',
  	"unknown_indicators" "enum_data_imports_unknown_indicators" DEFAULT 'refuse',
  	"date" timestamp(3) with time zone,
  	"figures_version" numeric,
  	"undone_by_version" numeric,
  	"file_name" varchar,
  	"sha256" varchar,
  	"file_size" numeric,
  	"new_values" numeric,
  	"revised_values" numeric,
  	"withdrawn_values" numeric,
  	"unchanged_values" numeric,
  	"left_out_rows" numeric,
  	"slug" varchar,
  	"first_published_at" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_data_imports_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "data_imports_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_data_imports_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_format" "enum__data_imports_v_version_format" DEFAULT 'long-csv',
  	"version_edition_year" numeric,
  	"version_decimal_mark" "enum__data_imports_v_version_decimal_mark" DEFAULT 'point',
  	"version_thousands_separator" "enum__data_imports_v_version_thousands_separator" DEFAULT 'no-separator',
  	"version_indicator_id" integer,
  	"version_unknown_countries" "enum__data_imports_v_version_unknown_countries" DEFAULT 'refuse',
  	"version_unknown_indicators" "enum__data_imports_v_version_unknown_indicators" DEFAULT 'refuse',
  	"version_date" timestamp(3) with time zone,
  	"version_figures_version" numeric,
  	"version_undone_by_version" numeric,
  	"version_file_name" varchar,
  	"version_sha256" varchar,
  	"version_file_size" numeric,
  	"version_new_values" numeric,
  	"version_revised_values" numeric,
  	"version_withdrawn_values" numeric,
  	"version_unchanged_values" numeric,
  	"version_left_out_rows" numeric,
  	"version_slug" varchar,
  	"version_first_published_at" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__data_imports_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__data_imports_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_data_imports_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "data_imports_id" integer;
  ALTER TABLE "data_imports" ADD CONSTRAINT "data_imports_indicator_id_indicators_id_fk" FOREIGN KEY ("indicator_id") REFERENCES "public"."indicators"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "data_imports_locales" ADD CONSTRAINT "data_imports_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."data_imports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_data_imports_v" ADD CONSTRAINT "_data_imports_v_parent_id_data_imports_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."data_imports"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_data_imports_v" ADD CONSTRAINT "_data_imports_v_version_indicator_id_indicators_id_fk" FOREIGN KEY ("version_indicator_id") REFERENCES "public"."indicators"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_data_imports_v_locales" ADD CONSTRAINT "_data_imports_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_data_imports_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "data_imports_format_idx" ON "data_imports" USING btree ("format");
  CREATE INDEX "data_imports_decimal_mark_idx" ON "data_imports" USING btree ("decimal_mark");
  CREATE INDEX "data_imports_thousands_separator_idx" ON "data_imports" USING btree ("thousands_separator");
  CREATE INDEX "data_imports_indicator_idx" ON "data_imports" USING btree ("indicator_id");
  CREATE INDEX "data_imports_unknown_countries_idx" ON "data_imports" USING btree ("unknown_countries");
  CREATE INDEX "data_imports_unknown_indicators_idx" ON "data_imports" USING btree ("unknown_indicators");
  CREATE INDEX "data_imports_date_idx" ON "data_imports" USING btree ("date");
  CREATE UNIQUE INDEX "data_imports_slug_idx" ON "data_imports" USING btree ("slug");
  CREATE INDEX "data_imports_first_published_at_idx" ON "data_imports" USING btree ("first_published_at");
  CREATE INDEX "data_imports_updated_at_idx" ON "data_imports" USING btree ("updated_at");
  CREATE INDEX "data_imports_created_at_idx" ON "data_imports" USING btree ("created_at");
  CREATE INDEX "data_imports_deleted_at_idx" ON "data_imports" USING btree ("deleted_at");
  CREATE INDEX "data_imports__status_idx" ON "data_imports" USING btree ("_status");
  CREATE INDEX "data_imports_published_date_idx" ON "data_imports" USING btree ("_status","date");
  CREATE UNIQUE INDEX "data_imports_locales_locale_parent_id_unique" ON "data_imports_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "data_imports_locales_parent_idx" ON "data_imports_locales" USING btree ("_parent_id");
  CREATE INDEX "_data_imports_v_parent_idx" ON "_data_imports_v" USING btree ("parent_id");
  CREATE INDEX "_data_imports_v_version_version_format_idx" ON "_data_imports_v" USING btree ("version_format");
  CREATE INDEX "_data_imports_v_version_version_decimal_mark_idx" ON "_data_imports_v" USING btree ("version_decimal_mark");
  CREATE INDEX "_data_imports_v_version_version_thousands_separator_idx" ON "_data_imports_v" USING btree ("version_thousands_separator");
  CREATE INDEX "_data_imports_v_version_version_indicator_idx" ON "_data_imports_v" USING btree ("version_indicator_id");
  CREATE INDEX "_data_imports_v_version_version_unknown_countries_idx" ON "_data_imports_v" USING btree ("version_unknown_countries");
  CREATE INDEX "_data_imports_v_version_version_unknown_indicators_idx" ON "_data_imports_v" USING btree ("version_unknown_indicators");
  CREATE INDEX "_data_imports_v_version_version_date_idx" ON "_data_imports_v" USING btree ("version_date");
  CREATE INDEX "_data_imports_v_version_version_slug_idx" ON "_data_imports_v" USING btree ("version_slug");
  CREATE INDEX "_data_imports_v_version_version_first_published_at_idx" ON "_data_imports_v" USING btree ("version_first_published_at");
  CREATE INDEX "_data_imports_v_version_version_updated_at_idx" ON "_data_imports_v" USING btree ("version_updated_at");
  CREATE INDEX "_data_imports_v_version_version_created_at_idx" ON "_data_imports_v" USING btree ("version_created_at");
  CREATE INDEX "_data_imports_v_version_version_deleted_at_idx" ON "_data_imports_v" USING btree ("version_deleted_at");
  CREATE INDEX "_data_imports_v_version_version__status_idx" ON "_data_imports_v" USING btree ("version__status");
  CREATE INDEX "_data_imports_v_created_at_idx" ON "_data_imports_v" USING btree ("created_at");
  CREATE INDEX "_data_imports_v_updated_at_idx" ON "_data_imports_v" USING btree ("updated_at");
  CREATE INDEX "_data_imports_v_snapshot_idx" ON "_data_imports_v" USING btree ("snapshot");
  CREATE INDEX "_data_imports_v_published_locale_idx" ON "_data_imports_v" USING btree ("published_locale");
  CREATE INDEX "_data_imports_v_latest_idx" ON "_data_imports_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_data_imports_v_locales_locale_parent_id_unique" ON "_data_imports_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_data_imports_v_locales_parent_idx" ON "_data_imports_v_locales" USING btree ("_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_data_imports_fk" FOREIGN KEY ("data_imports_id") REFERENCES "public"."data_imports"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_data_imports_id_idx" ON "payload_locked_documents_rels" USING btree ("data_imports_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "data_imports" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "data_imports_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_data_imports_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_data_imports_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "data_imports" CASCADE;
  DROP TABLE "data_imports_locales" CASCADE;
  DROP TABLE "_data_imports_v" CASCADE;
  DROP TABLE "_data_imports_v_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_data_imports_fk";
  
  DROP INDEX "payload_locked_documents_rels_data_imports_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "data_imports_id";
  DROP TYPE "public"."enum_data_imports_format";
  DROP TYPE "public"."enum_data_imports_decimal_mark";
  DROP TYPE "public"."enum_data_imports_thousands_separator";
  DROP TYPE "public"."enum_data_imports_unknown_countries";
  DROP TYPE "public"."enum_data_imports_unknown_indicators";
  DROP TYPE "public"."enum_data_imports_status";
  DROP TYPE "public"."enum__data_imports_v_version_format";
  DROP TYPE "public"."enum__data_imports_v_version_decimal_mark";
  DROP TYPE "public"."enum__data_imports_v_version_thousands_separator";
  DROP TYPE "public"."enum__data_imports_v_version_unknown_countries";
  DROP TYPE "public"."enum__data_imports_v_version_unknown_indicators";
  DROP TYPE "public"."enum__data_imports_v_version_status";
  DROP TYPE "public"."enum__data_imports_v_published_locale";`)
}
