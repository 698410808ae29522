import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "publications_authors_locales" (
  	"translated_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_publications_v_version_authors_locales" (
  	"translated_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "countries_locales" ADD COLUMN "official_name" varchar;
  ALTER TABLE "_countries_v_locales" ADD COLUMN "version_official_name" varchar;
  ALTER TABLE "publications_authors_locales" ADD CONSTRAINT "publications_authors_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."publications_authors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_publications_v_version_authors_locales" ADD CONSTRAINT "_publications_v_version_authors_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_publications_v_version_authors"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "publications_authors_locales_locale_parent_id_unique" ON "publications_authors_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "publications_authors_locales_parent_idx" ON "publications_authors_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_publications_v_version_authors_locales_locale_parent_id_uni" ON "_publications_v_version_authors_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_publications_v_version_authors_locales_parent_idx" ON "_publications_v_version_authors_locales" USING btree ("_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "publications_authors_locales" CASCADE;
  DROP TABLE "_publications_v_version_authors_locales" CASCADE;
  ALTER TABLE "countries_locales" DROP COLUMN "official_name";
  ALTER TABLE "_countries_v_locales" DROP COLUMN "version_official_name";`)
}
