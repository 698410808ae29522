import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_job_applications_last_answer" AS ENUM('received', 'papers', 'interview', 'accepted', 'rejected');
  CREATE TYPE "public"."enum_internship_applications_last_answer" AS ENUM('received', 'papers', 'interview', 'accepted', 'rejected');
  ALTER TABLE "job_applications" ADD COLUMN "last_answer" "enum_job_applications_last_answer";
  ALTER TABLE "job_applications" ADD COLUMN "answered_at" timestamp(3) with time zone;
  ALTER TABLE "internship_applications" ADD COLUMN "last_answer" "enum_internship_applications_last_answer";
  ALTER TABLE "internship_applications" ADD COLUMN "answered_at" timestamp(3) with time zone;
  CREATE INDEX "job_applications_last_answer_idx" ON "job_applications" USING btree ("last_answer");
  CREATE INDEX "job_applications_answered_at_idx" ON "job_applications" USING btree ("answered_at");
  CREATE INDEX "internship_applications_last_answer_idx" ON "internship_applications" USING btree ("last_answer");
  CREATE INDEX "internship_applications_answered_at_idx" ON "internship_applications" USING btree ("answered_at");
  UPDATE "job_applications" SET "last_answer" = "latest"."answer"::"enum_job_applications_last_answer", "answered_at" = "latest"."sent_at"::timestamptz
    FROM (SELECT DISTINCT ON ("record") "record", "answer", "sent_at" FROM "application_answers" WHERE "kind" = 'job-applications' ORDER BY "record", "id" DESC) AS "latest"
    WHERE "latest"."record" = "job_applications"."id";
  UPDATE "internship_applications" SET "last_answer" = "latest"."answer"::"enum_internship_applications_last_answer", "answered_at" = "latest"."sent_at"::timestamptz
    FROM (SELECT DISTINCT ON ("record") "record", "answer", "sent_at" FROM "application_answers" WHERE "kind" = 'internship-applications' ORDER BY "record", "id" DESC) AS "latest"
    WHERE "latest"."record" = "internship_applications"."id";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "job_applications_last_answer_idx";
  DROP INDEX "job_applications_answered_at_idx";
  DROP INDEX "internship_applications_last_answer_idx";
  DROP INDEX "internship_applications_answered_at_idx";
  ALTER TABLE "job_applications" DROP COLUMN "last_answer";
  ALTER TABLE "job_applications" DROP COLUMN "answered_at";
  ALTER TABLE "internship_applications" DROP COLUMN "last_answer";
  ALTER TABLE "internship_applications" DROP COLUMN "answered_at";
  DROP TYPE "public"."enum_job_applications_last_answer";
  DROP TYPE "public"."enum_internship_applications_last_answer";`)
}
