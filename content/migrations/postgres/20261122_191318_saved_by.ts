import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sliders" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_sliders_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "pages" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "projects" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_projects_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "programs" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_programs_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "events" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_events_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "news" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_news_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "stories" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_stories_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "publications" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_publications_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "press_items" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_press_items_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "culture_gallery_images" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_culture_gallery_images_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "our_impacts" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_our_impacts_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "topics" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_topics_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "countries" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_countries_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "member_states" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_member_states_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "partners" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_partners_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "team_members" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_team_members_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "cop" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_cop_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "cop_news" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_cop_news_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "oic_system_charts" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_oic_system_charts_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "tenders" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_tenders_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "tender_questions" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "proposals" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "vacancies" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_vacancies_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "job_applications" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "internship_applications" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "media" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "documents" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "users" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "organization" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "header_menu" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "home_page" ADD COLUMN "saved_by" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sliders" DROP COLUMN "saved_by";
  ALTER TABLE "_sliders_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "pages" DROP COLUMN "saved_by";
  ALTER TABLE "_pages_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "projects" DROP COLUMN "saved_by";
  ALTER TABLE "_projects_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "programs" DROP COLUMN "saved_by";
  ALTER TABLE "_programs_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "events" DROP COLUMN "saved_by";
  ALTER TABLE "_events_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "news" DROP COLUMN "saved_by";
  ALTER TABLE "_news_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "stories" DROP COLUMN "saved_by";
  ALTER TABLE "_stories_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "publications" DROP COLUMN "saved_by";
  ALTER TABLE "_publications_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "press_items" DROP COLUMN "saved_by";
  ALTER TABLE "_press_items_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "culture_gallery_images" DROP COLUMN "saved_by";
  ALTER TABLE "_culture_gallery_images_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "our_impacts" DROP COLUMN "saved_by";
  ALTER TABLE "_our_impacts_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "topics" DROP COLUMN "saved_by";
  ALTER TABLE "_topics_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "countries" DROP COLUMN "saved_by";
  ALTER TABLE "_countries_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "member_states" DROP COLUMN "saved_by";
  ALTER TABLE "_member_states_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "partners" DROP COLUMN "saved_by";
  ALTER TABLE "_partners_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "team_members" DROP COLUMN "saved_by";
  ALTER TABLE "_team_members_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "cop" DROP COLUMN "saved_by";
  ALTER TABLE "_cop_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "cop_news" DROP COLUMN "saved_by";
  ALTER TABLE "_cop_news_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "oic_system_charts" DROP COLUMN "saved_by";
  ALTER TABLE "_oic_system_charts_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "tenders" DROP COLUMN "saved_by";
  ALTER TABLE "_tenders_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "tender_questions" DROP COLUMN "saved_by";
  ALTER TABLE "proposals" DROP COLUMN "saved_by";
  ALTER TABLE "vacancies" DROP COLUMN "saved_by";
  ALTER TABLE "_vacancies_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "job_applications" DROP COLUMN "saved_by";
  ALTER TABLE "internship_applications" DROP COLUMN "saved_by";
  ALTER TABLE "media" DROP COLUMN "saved_by";
  ALTER TABLE "documents" DROP COLUMN "saved_by";
  ALTER TABLE "users" DROP COLUMN "saved_by";
  ALTER TABLE "organization" DROP COLUMN "saved_by";
  ALTER TABLE "header_menu" DROP COLUMN "saved_by";
  ALTER TABLE "home_page" DROP COLUMN "saved_by";`)
}
