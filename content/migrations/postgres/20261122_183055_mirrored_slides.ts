import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sliders" ADD COLUMN "mirrored" boolean DEFAULT false;
  ALTER TABLE "_sliders_v" ADD COLUMN "version_mirrored" boolean DEFAULT false;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sliders" DROP COLUMN "mirrored";
  ALTER TABLE "_sliders_v" DROP COLUMN "version_mirrored";`)
}
