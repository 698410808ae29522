import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" ADD COLUMN "in_footer" boolean DEFAULT false;
  ALTER TABLE "pages_locales" ADD COLUMN "search_words" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_in_footer" boolean DEFAULT false;
  ALTER TABLE "_pages_v_locales" ADD COLUMN "version_search_words" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" DROP COLUMN "in_footer";
  ALTER TABLE "pages_locales" DROP COLUMN "search_words";
  ALTER TABLE "_pages_v" DROP COLUMN "version_in_footer";
  ALTER TABLE "_pages_v_locales" DROP COLUMN "version_search_words";`)
}
