import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_list_subscribers_list" AS ENUM('tenders', 'vacancies');
  CREATE TYPE "public"."enum_list_subscribers_sent_in" AS ENUM('en', 'ar', 'fr', 'fa');
  CREATE TABLE "list_subscribers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"list" "enum_list_subscribers_list" NOT NULL,
  	"email" varchar NOT NULL,
  	"sent_in" "enum_list_subscribers_sent_in" NOT NULL,
  	"confirmed_at" timestamp(3) with time zone,
  	"notified_until" timestamp(3) with time zone,
  	"token_hash" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "list_subscribers_id" integer;
  CREATE INDEX "list_subscribers_list_idx" ON "list_subscribers" USING btree ("list");
  CREATE INDEX "list_subscribers_sent_in_idx" ON "list_subscribers" USING btree ("sent_in");
  CREATE INDEX "list_subscribers_confirmed_at_idx" ON "list_subscribers" USING btree ("confirmed_at");
  CREATE INDEX "list_subscribers_notified_until_idx" ON "list_subscribers" USING btree ("notified_until");
  CREATE UNIQUE INDEX "list_subscribers_token_hash_idx" ON "list_subscribers" USING btree ("token_hash");
  CREATE INDEX "list_subscribers_updated_at_idx" ON "list_subscribers" USING btree ("updated_at");
  CREATE INDEX "list_subscribers_created_at_idx" ON "list_subscribers" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_list_subscribers_fk" FOREIGN KEY ("list_subscribers_id") REFERENCES "public"."list_subscribers"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_list_subscribers_id_idx" ON "payload_locked_documents_rels" USING btree ("list_subscribers_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "list_subscribers" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "list_subscribers" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_list_subscribers_fk";
  
  DROP INDEX "payload_locked_documents_rels_list_subscribers_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "list_subscribers_id";
  DROP TYPE "public"."enum_list_subscribers_list";
  DROP TYPE "public"."enum_list_subscribers_sent_in";`)
}
