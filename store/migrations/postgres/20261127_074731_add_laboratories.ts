import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_laboratories_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__laboratories_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__laboratories_v_published_locale" AS ENUM('en', 'ar', 'fr', 'fa');
  CREATE TABLE "laboratories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"country_id" integer,
  	"website" varchar,
  	"slug" varchar,
  	"first_published_at" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_laboratories_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "laboratories_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"host" varchar,
  	"location" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "laboratories_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"topics_id" integer
  );
  
  CREATE TABLE "_laboratories_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_image_id" integer,
  	"version_country_id" integer,
  	"version_website" varchar,
  	"version_slug" varchar,
  	"version_first_published_at" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__laboratories_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__laboratories_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_laboratories_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_host" varchar,
  	"version_location" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_laboratories_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"topics_id" integer
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "laboratories_id" integer;
  ALTER TABLE "laboratories" ADD CONSTRAINT "laboratories_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "laboratories" ADD CONSTRAINT "laboratories_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "laboratories_locales" ADD CONSTRAINT "laboratories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."laboratories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "laboratories_rels" ADD CONSTRAINT "laboratories_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."laboratories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "laboratories_rels" ADD CONSTRAINT "laboratories_rels_topics_fk" FOREIGN KEY ("topics_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_laboratories_v" ADD CONSTRAINT "_laboratories_v_parent_id_laboratories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."laboratories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_laboratories_v" ADD CONSTRAINT "_laboratories_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_laboratories_v" ADD CONSTRAINT "_laboratories_v_version_country_id_countries_id_fk" FOREIGN KEY ("version_country_id") REFERENCES "public"."countries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_laboratories_v_locales" ADD CONSTRAINT "_laboratories_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_laboratories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_laboratories_v_rels" ADD CONSTRAINT "_laboratories_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_laboratories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_laboratories_v_rels" ADD CONSTRAINT "_laboratories_v_rels_topics_fk" FOREIGN KEY ("topics_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "laboratories_image_idx" ON "laboratories" USING btree ("image_id");
  CREATE INDEX "laboratories_country_idx" ON "laboratories" USING btree ("country_id");
  CREATE UNIQUE INDEX "laboratories_slug_idx" ON "laboratories" USING btree ("slug");
  CREATE INDEX "laboratories_first_published_at_idx" ON "laboratories" USING btree ("first_published_at");
  CREATE INDEX "laboratories_updated_at_idx" ON "laboratories" USING btree ("updated_at");
  CREATE INDEX "laboratories_created_at_idx" ON "laboratories" USING btree ("created_at");
  CREATE INDEX "laboratories_deleted_at_idx" ON "laboratories" USING btree ("deleted_at");
  CREATE INDEX "laboratories__status_idx" ON "laboratories" USING btree ("_status");
  CREATE UNIQUE INDEX "laboratories_locales_locale_parent_id_unique" ON "laboratories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "laboratories_locales_parent_idx" ON "laboratories_locales" USING btree ("_parent_id");
  CREATE INDEX "laboratories_rels_order_idx" ON "laboratories_rels" USING btree ("order");
  CREATE INDEX "laboratories_rels_parent_idx" ON "laboratories_rels" USING btree ("parent_id");
  CREATE INDEX "laboratories_rels_path_idx" ON "laboratories_rels" USING btree ("path");
  CREATE INDEX "laboratories_rels_topics_id_idx" ON "laboratories_rels" USING btree ("topics_id");
  CREATE INDEX "laboratories_rels_topics_parent_idx" ON "laboratories_rels" USING btree ("topics_id","path","parent_id");
  CREATE INDEX "_laboratories_v_parent_idx" ON "_laboratories_v" USING btree ("parent_id");
  CREATE INDEX "_laboratories_v_version_version_image_idx" ON "_laboratories_v" USING btree ("version_image_id");
  CREATE INDEX "_laboratories_v_version_version_country_idx" ON "_laboratories_v" USING btree ("version_country_id");
  CREATE INDEX "_laboratories_v_version_version_slug_idx" ON "_laboratories_v" USING btree ("version_slug");
  CREATE INDEX "_laboratories_v_version_version_first_published_at_idx" ON "_laboratories_v" USING btree ("version_first_published_at");
  CREATE INDEX "_laboratories_v_version_version_updated_at_idx" ON "_laboratories_v" USING btree ("version_updated_at");
  CREATE INDEX "_laboratories_v_version_version_created_at_idx" ON "_laboratories_v" USING btree ("version_created_at");
  CREATE INDEX "_laboratories_v_version_version_deleted_at_idx" ON "_laboratories_v" USING btree ("version_deleted_at");
  CREATE INDEX "_laboratories_v_version_version__status_idx" ON "_laboratories_v" USING btree ("version__status");
  CREATE INDEX "_laboratories_v_created_at_idx" ON "_laboratories_v" USING btree ("created_at");
  CREATE INDEX "_laboratories_v_updated_at_idx" ON "_laboratories_v" USING btree ("updated_at");
  CREATE INDEX "_laboratories_v_snapshot_idx" ON "_laboratories_v" USING btree ("snapshot");
  CREATE INDEX "_laboratories_v_published_locale_idx" ON "_laboratories_v" USING btree ("published_locale");
  CREATE INDEX "_laboratories_v_latest_idx" ON "_laboratories_v" USING btree ("latest");
  CREATE INDEX "_laboratories_v_autosave_idx" ON "_laboratories_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_laboratories_v_locales_locale_parent_id_unique" ON "_laboratories_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_laboratories_v_locales_parent_idx" ON "_laboratories_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_laboratories_v_rels_order_idx" ON "_laboratories_v_rels" USING btree ("order");
  CREATE INDEX "_laboratories_v_rels_parent_idx" ON "_laboratories_v_rels" USING btree ("parent_id");
  CREATE INDEX "_laboratories_v_rels_path_idx" ON "_laboratories_v_rels" USING btree ("path");
  CREATE INDEX "_laboratories_v_rels_topics_id_idx" ON "_laboratories_v_rels" USING btree ("topics_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_laboratories_fk" FOREIGN KEY ("laboratories_id") REFERENCES "public"."laboratories"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_laboratories_id_idx" ON "payload_locked_documents_rels" USING btree ("laboratories_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "laboratories" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "laboratories_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "laboratories_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_laboratories_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_laboratories_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_laboratories_v_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "laboratories" CASCADE;
  DROP TABLE "laboratories_locales" CASCADE;
  DROP TABLE "laboratories_rels" CASCADE;
  DROP TABLE "_laboratories_v" CASCADE;
  DROP TABLE "_laboratories_v_locales" CASCADE;
  DROP TABLE "_laboratories_v_rels" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_laboratories_fk";
  
  DROP INDEX "payload_locked_documents_rels_laboratories_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "laboratories_id";
  DROP TYPE "public"."enum_laboratories_status";
  DROP TYPE "public"."enum__laboratories_v_version_status";
  DROP TYPE "public"."enum__laboratories_v_published_locale";`)
}
