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
  
  ALTER TABLE "sliders" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_sliders_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "pages" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_pages_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "projects" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_projects_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "programs" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_programs_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "events" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_events_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "news" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_news_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "stories" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_stories_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "publications" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_publications_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "press_items" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_press_items_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "culture_gallery_images" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_culture_gallery_images_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "our_impacts" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_our_impacts_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "topics" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_topics_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "countries" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "countries_locales" ADD COLUMN "official_name" varchar;
  ALTER TABLE "_countries_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_countries_v_locales" ADD COLUMN "version_official_name" varchar;
  ALTER TABLE "member_states" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_member_states_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "partners" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_partners_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "team_members" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_team_members_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "cop" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_cop_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "cop_news" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_cop_news_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "oic_system_charts" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_oic_system_charts_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "tenders" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_tenders_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "vacancies" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_vacancies_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "media" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "documents" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "publications_authors_locales" ADD CONSTRAINT "publications_authors_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."publications_authors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_publications_v_version_authors_locales" ADD CONSTRAINT "_publications_v_version_authors_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_publications_v_version_authors"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "publications_authors_locales_locale_parent_id_unique" ON "publications_authors_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "publications_authors_locales_parent_idx" ON "publications_authors_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_publications_v_version_authors_locales_locale_parent_id_uni" ON "_publications_v_version_authors_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_publications_v_version_authors_locales_parent_idx" ON "_publications_v_version_authors_locales" USING btree ("_parent_id");
  CREATE INDEX "sliders_deleted_at_idx" ON "sliders" USING btree ("deleted_at");
  CREATE INDEX "_sliders_v_version_version_deleted_at_idx" ON "_sliders_v" USING btree ("version_deleted_at");
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "projects_deleted_at_idx" ON "projects" USING btree ("deleted_at");
  CREATE INDEX "_projects_v_version_version_deleted_at_idx" ON "_projects_v" USING btree ("version_deleted_at");
  CREATE INDEX "programs_deleted_at_idx" ON "programs" USING btree ("deleted_at");
  CREATE INDEX "_programs_v_version_version_deleted_at_idx" ON "_programs_v" USING btree ("version_deleted_at");
  CREATE INDEX "events_deleted_at_idx" ON "events" USING btree ("deleted_at");
  CREATE INDEX "_events_v_version_version_deleted_at_idx" ON "_events_v" USING btree ("version_deleted_at");
  CREATE INDEX "news_deleted_at_idx" ON "news" USING btree ("deleted_at");
  CREATE INDEX "_news_v_version_version_deleted_at_idx" ON "_news_v" USING btree ("version_deleted_at");
  CREATE INDEX "stories_deleted_at_idx" ON "stories" USING btree ("deleted_at");
  CREATE INDEX "_stories_v_version_version_deleted_at_idx" ON "_stories_v" USING btree ("version_deleted_at");
  CREATE INDEX "publications_deleted_at_idx" ON "publications" USING btree ("deleted_at");
  CREATE INDEX "_publications_v_version_version_deleted_at_idx" ON "_publications_v" USING btree ("version_deleted_at");
  CREATE INDEX "press_items_deleted_at_idx" ON "press_items" USING btree ("deleted_at");
  CREATE INDEX "_press_items_v_version_version_deleted_at_idx" ON "_press_items_v" USING btree ("version_deleted_at");
  CREATE INDEX "culture_gallery_images_deleted_at_idx" ON "culture_gallery_images" USING btree ("deleted_at");
  CREATE INDEX "_culture_gallery_images_v_version_version_deleted_at_idx" ON "_culture_gallery_images_v" USING btree ("version_deleted_at");
  CREATE INDEX "our_impacts_deleted_at_idx" ON "our_impacts" USING btree ("deleted_at");
  CREATE INDEX "_our_impacts_v_version_version_deleted_at_idx" ON "_our_impacts_v" USING btree ("version_deleted_at");
  CREATE INDEX "topics_deleted_at_idx" ON "topics" USING btree ("deleted_at");
  CREATE INDEX "_topics_v_version_version_deleted_at_idx" ON "_topics_v" USING btree ("version_deleted_at");
  CREATE INDEX "countries_deleted_at_idx" ON "countries" USING btree ("deleted_at");
  CREATE INDEX "_countries_v_version_version_deleted_at_idx" ON "_countries_v" USING btree ("version_deleted_at");
  CREATE INDEX "member_states_deleted_at_idx" ON "member_states" USING btree ("deleted_at");
  CREATE INDEX "_member_states_v_version_version_deleted_at_idx" ON "_member_states_v" USING btree ("version_deleted_at");
  CREATE INDEX "partners_deleted_at_idx" ON "partners" USING btree ("deleted_at");
  CREATE INDEX "_partners_v_version_version_deleted_at_idx" ON "_partners_v" USING btree ("version_deleted_at");
  CREATE INDEX "team_members_deleted_at_idx" ON "team_members" USING btree ("deleted_at");
  CREATE INDEX "_team_members_v_version_version_deleted_at_idx" ON "_team_members_v" USING btree ("version_deleted_at");
  CREATE INDEX "cop_deleted_at_idx" ON "cop" USING btree ("deleted_at");
  CREATE INDEX "_cop_v_version_version_deleted_at_idx" ON "_cop_v" USING btree ("version_deleted_at");
  CREATE INDEX "cop_news_deleted_at_idx" ON "cop_news" USING btree ("deleted_at");
  CREATE INDEX "_cop_news_v_version_version_deleted_at_idx" ON "_cop_news_v" USING btree ("version_deleted_at");
  CREATE INDEX "oic_system_charts_deleted_at_idx" ON "oic_system_charts" USING btree ("deleted_at");
  CREATE INDEX "_oic_system_charts_v_version_version_deleted_at_idx" ON "_oic_system_charts_v" USING btree ("version_deleted_at");
  CREATE INDEX "tenders_deleted_at_idx" ON "tenders" USING btree ("deleted_at");
  CREATE INDEX "_tenders_v_version_version_deleted_at_idx" ON "_tenders_v" USING btree ("version_deleted_at");
  CREATE INDEX "vacancies_deleted_at_idx" ON "vacancies" USING btree ("deleted_at");
  CREATE INDEX "_vacancies_v_version_version_deleted_at_idx" ON "_vacancies_v" USING btree ("version_deleted_at");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE INDEX "documents_deleted_at_idx" ON "documents" USING btree ("deleted_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "publications_authors_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_publications_v_version_authors_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "publications_authors_locales" CASCADE;
  DROP TABLE "_publications_v_version_authors_locales" CASCADE;
  DROP INDEX "sliders_deleted_at_idx";
  DROP INDEX "_sliders_v_version_version_deleted_at_idx";
  DROP INDEX "pages_deleted_at_idx";
  DROP INDEX "_pages_v_version_version_deleted_at_idx";
  DROP INDEX "projects_deleted_at_idx";
  DROP INDEX "_projects_v_version_version_deleted_at_idx";
  DROP INDEX "programs_deleted_at_idx";
  DROP INDEX "_programs_v_version_version_deleted_at_idx";
  DROP INDEX "events_deleted_at_idx";
  DROP INDEX "_events_v_version_version_deleted_at_idx";
  DROP INDEX "news_deleted_at_idx";
  DROP INDEX "_news_v_version_version_deleted_at_idx";
  DROP INDEX "stories_deleted_at_idx";
  DROP INDEX "_stories_v_version_version_deleted_at_idx";
  DROP INDEX "publications_deleted_at_idx";
  DROP INDEX "_publications_v_version_version_deleted_at_idx";
  DROP INDEX "press_items_deleted_at_idx";
  DROP INDEX "_press_items_v_version_version_deleted_at_idx";
  DROP INDEX "culture_gallery_images_deleted_at_idx";
  DROP INDEX "_culture_gallery_images_v_version_version_deleted_at_idx";
  DROP INDEX "our_impacts_deleted_at_idx";
  DROP INDEX "_our_impacts_v_version_version_deleted_at_idx";
  DROP INDEX "topics_deleted_at_idx";
  DROP INDEX "_topics_v_version_version_deleted_at_idx";
  DROP INDEX "countries_deleted_at_idx";
  DROP INDEX "_countries_v_version_version_deleted_at_idx";
  DROP INDEX "member_states_deleted_at_idx";
  DROP INDEX "_member_states_v_version_version_deleted_at_idx";
  DROP INDEX "partners_deleted_at_idx";
  DROP INDEX "_partners_v_version_version_deleted_at_idx";
  DROP INDEX "team_members_deleted_at_idx";
  DROP INDEX "_team_members_v_version_version_deleted_at_idx";
  DROP INDEX "cop_deleted_at_idx";
  DROP INDEX "_cop_v_version_version_deleted_at_idx";
  DROP INDEX "cop_news_deleted_at_idx";
  DROP INDEX "_cop_news_v_version_version_deleted_at_idx";
  DROP INDEX "oic_system_charts_deleted_at_idx";
  DROP INDEX "_oic_system_charts_v_version_version_deleted_at_idx";
  DROP INDEX "tenders_deleted_at_idx";
  DROP INDEX "_tenders_v_version_version_deleted_at_idx";
  DROP INDEX "vacancies_deleted_at_idx";
  DROP INDEX "_vacancies_v_version_version_deleted_at_idx";
  DROP INDEX "media_deleted_at_idx";
  DROP INDEX "documents_deleted_at_idx";
  ALTER TABLE "sliders" DROP COLUMN "deleted_at";
  ALTER TABLE "_sliders_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "pages" DROP COLUMN "deleted_at";
  ALTER TABLE "_pages_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "projects" DROP COLUMN "deleted_at";
  ALTER TABLE "_projects_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "programs" DROP COLUMN "deleted_at";
  ALTER TABLE "_programs_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "events" DROP COLUMN "deleted_at";
  ALTER TABLE "_events_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "news" DROP COLUMN "deleted_at";
  ALTER TABLE "_news_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "stories" DROP COLUMN "deleted_at";
  ALTER TABLE "_stories_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "publications" DROP COLUMN "deleted_at";
  ALTER TABLE "_publications_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "press_items" DROP COLUMN "deleted_at";
  ALTER TABLE "_press_items_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "culture_gallery_images" DROP COLUMN "deleted_at";
  ALTER TABLE "_culture_gallery_images_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "our_impacts" DROP COLUMN "deleted_at";
  ALTER TABLE "_our_impacts_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "topics" DROP COLUMN "deleted_at";
  ALTER TABLE "_topics_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "countries" DROP COLUMN "deleted_at";
  ALTER TABLE "countries_locales" DROP COLUMN "official_name";
  ALTER TABLE "_countries_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "_countries_v_locales" DROP COLUMN "version_official_name";
  ALTER TABLE "member_states" DROP COLUMN "deleted_at";
  ALTER TABLE "_member_states_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "partners" DROP COLUMN "deleted_at";
  ALTER TABLE "_partners_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "team_members" DROP COLUMN "deleted_at";
  ALTER TABLE "_team_members_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "cop" DROP COLUMN "deleted_at";
  ALTER TABLE "_cop_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "cop_news" DROP COLUMN "deleted_at";
  ALTER TABLE "_cop_news_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "oic_system_charts" DROP COLUMN "deleted_at";
  ALTER TABLE "_oic_system_charts_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "tenders" DROP COLUMN "deleted_at";
  ALTER TABLE "_tenders_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "vacancies" DROP COLUMN "deleted_at";
  ALTER TABLE "_vacancies_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "media" DROP COLUMN "deleted_at";
  ALTER TABLE "documents" DROP COLUMN "deleted_at";`)
}
