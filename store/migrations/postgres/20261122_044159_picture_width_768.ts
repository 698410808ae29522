import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" ADD COLUMN "sizes_avif768_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_avif768_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif768_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif768_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_avif768_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif768_filename" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_webp768_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_webp768_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_webp768_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_webp768_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_webp768_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_webp768_filename" varchar;
  CREATE INDEX "media_sizes_avif768_sizes_avif768_filename_idx" ON "media" USING btree ("sizes_avif768_filename");
  CREATE INDEX "media_sizes_webp768_sizes_webp768_filename_idx" ON "media" USING btree ("sizes_webp768_filename");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "media_sizes_avif768_sizes_avif768_filename_idx";
  DROP INDEX "media_sizes_webp768_sizes_webp768_filename_idx";
  ALTER TABLE "media" DROP COLUMN "sizes_avif768_url";
  ALTER TABLE "media" DROP COLUMN "sizes_avif768_width";
  ALTER TABLE "media" DROP COLUMN "sizes_avif768_height";
  ALTER TABLE "media" DROP COLUMN "sizes_avif768_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_avif768_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_avif768_filename";
  ALTER TABLE "media" DROP COLUMN "sizes_webp768_url";
  ALTER TABLE "media" DROP COLUMN "sizes_webp768_width";
  ALTER TABLE "media" DROP COLUMN "sizes_webp768_height";
  ALTER TABLE "media" DROP COLUMN "sizes_webp768_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_webp768_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_webp768_filename";`)
}
