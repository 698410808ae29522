import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_users_comment_mails" AS ENUM('en', 'ar', 'fr', 'fa', 'noMessages');
  ALTER TABLE "users" ADD COLUMN "comment_mails" "enum_users_comment_mails";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "users" DROP COLUMN "comment_mails";
  DROP TYPE "public"."enum_users_comment_mails";`)
}
