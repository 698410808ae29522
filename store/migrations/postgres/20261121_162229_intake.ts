import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_tenders_outcome" AS ENUM('contract-awarded', 'unsuccessful', 'cancelled');
  CREATE TYPE "public"."enum__tenders_v_version_outcome" AS ENUM('contract-awarded', 'unsuccessful', 'cancelled');
  CREATE TYPE "public"."enum_tender_questions_sent_in" AS ENUM('en', 'ar', 'fr', 'fa');
  CREATE TYPE "public"."enum_tender_questions_status" AS ENUM('received', 'published', 'declined');
  CREATE TYPE "public"."enum_proposals_sent_in" AS ENUM('en', 'ar', 'fr', 'fa');
  CREATE TYPE "public"."enum_proposals_scan" AS ENUM('clean', 'pending', 'none', 'infected');
  CREATE TYPE "public"."enum_job_applications_sent_in" AS ENUM('en', 'ar', 'fr', 'fa');
  CREATE TYPE "public"."enum_job_applications_scan" AS ENUM('clean', 'pending', 'none', 'infected');
  CREATE TYPE "public"."enum_internship_applications_sent_in" AS ENUM('en', 'ar', 'fr', 'fa');
  CREATE TYPE "public"."enum_internship_applications_scan" AS ENUM('clean', 'pending', 'none', 'infected');
  CREATE TYPE "public"."enum_tender_followers_sent_in" AS ENUM('en', 'ar', 'fr', 'fa');
  ALTER TYPE "public"."enum_users_roles" ADD VALUE 'bid-opener';
  CREATE TABLE "tenders_addenda_replaced" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"file_id" integer,
  	"version" varchar
  );
  
  CREATE TABLE "tenders_addenda" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"published_at" timestamp(3) with time zone,
  	"previous_deadline" timestamp(3) with time zone,
  	"new_deadline" timestamp(3) with time zone
  );
  
  CREATE TABLE "tenders_addenda_locales" (
  	"reason" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_tenders_addenda_replaced_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"file_id" integer,
  	"version" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_tenders_v_version_addenda" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"published_at" timestamp(3) with time zone,
  	"previous_deadline" timestamp(3) with time zone,
  	"new_deadline" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_tenders_v_version_addenda_locales" (
  	"reason" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "tender_questions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tender_id" integer NOT NULL,
  	"details" varchar NOT NULL,
  	"sent_in" "enum_tender_questions_sent_in",
  	"asked_at" timestamp(3) with time zone NOT NULL,
  	"email" varchar,
  	"status" "enum_tender_questions_status" DEFAULT 'received' NOT NULL,
  	"published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "tender_questions_locales" (
  	"question" varchar,
  	"answer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "proposal_openings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tender_id" integer NOT NULL,
  	"begun_by_id" integer NOT NULL,
  	"begun_at" timestamp(3) with time zone NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"confirmed_by_id" integer,
  	"opened_at" timestamp(3) with time zone,
  	"positions" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "procurement_record" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"sequence" numeric NOT NULL,
  	"taken_at" timestamp(3) with time zone NOT NULL,
  	"action" varchar NOT NULL,
  	"actor" varchar NOT NULL,
  	"reference" varchar,
  	"details" varchar NOT NULL,
  	"previous_hash" varchar NOT NULL,
  	"hash" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "tender_keys" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tender_id" integer NOT NULL,
  	"recipient" varchar NOT NULL,
  	"wrapped_identity" varchar NOT NULL,
  	"custodian" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "tender_followers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tender_id" integer NOT NULL,
  	"email" varchar NOT NULL,
  	"sent_in" "enum_tender_followers_sent_in" NOT NULL,
  	"confirmed_at" timestamp(3) with time zone,
  	"token_hash" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "proposals_files" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "proposals_files" ALTER COLUMN "size" DROP NOT NULL;
  ALTER TABLE "job_applications_files" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "job_applications_files" ALTER COLUMN "size" DROP NOT NULL;
  ALTER TABLE "internship_applications_files" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "internship_applications_files" ALTER COLUMN "size" DROP NOT NULL;
  ALTER TABLE "tenders" ADD COLUMN "enquiries_until" timestamp(3) with time zone;
  ALTER TABLE "tenders" ADD COLUMN "outcome" "enum_tenders_outcome";
  ALTER TABLE "tenders" ADD COLUMN "outcome_on" timestamp(3) with time zone;
  ALTER TABLE "tenders_locales" ADD COLUMN "reason_for_change" varchar;
  ALTER TABLE "tenders_locales" ADD COLUMN "outcome_note" varchar;
  ALTER TABLE "_tenders_v" ADD COLUMN "version_enquiries_until" timestamp(3) with time zone;
  ALTER TABLE "_tenders_v" ADD COLUMN "version_outcome" "enum__tenders_v_version_outcome";
  ALTER TABLE "_tenders_v" ADD COLUMN "version_outcome_on" timestamp(3) with time zone;
  ALTER TABLE "_tenders_v_locales" ADD COLUMN "version_reason_for_change" varchar;
  ALTER TABLE "_tenders_v_locales" ADD COLUMN "version_outcome_note" varchar;
  ALTER TABLE "proposals_files" ADD COLUMN "sealed_sha256" varchar;
  ALTER TABLE "proposals" ADD COLUMN "withdrawn_at" timestamp(3) with time zone;
  ALTER TABLE "proposals" ADD COLUMN "replaced_by" varchar;
  ALTER TABLE "proposals" ADD COLUMN "sent_in" "enum_proposals_sent_in";
  ALTER TABLE "proposals" ADD COLUMN "scan" "enum_proposals_scan" DEFAULT 'none' NOT NULL;
  ALTER TABLE "proposals" ADD COLUMN "erased_at" timestamp(3) with time zone;
  ALTER TABLE "proposals" ADD COLUMN "stored_name" varchar;
  ALTER TABLE "proposals" ADD COLUMN "idempotency_key_hash" varchar;
  ALTER TABLE "proposals" ADD COLUMN "secret_hash" varchar;
  ALTER TABLE "proposals" ADD COLUMN "receipt" varchar;
  ALTER TABLE "proposals" ADD COLUMN "opened_at" timestamp(3) with time zone;
  ALTER TABLE "job_applications_files" ADD COLUMN "sealed_sha256" varchar;
  ALTER TABLE "job_applications" ADD COLUMN "withdrawn_at" timestamp(3) with time zone;
  ALTER TABLE "job_applications" ADD COLUMN "replaced_by" varchar;
  ALTER TABLE "job_applications" ADD COLUMN "sent_in" "enum_job_applications_sent_in";
  ALTER TABLE "job_applications" ADD COLUMN "scan" "enum_job_applications_scan" DEFAULT 'none' NOT NULL;
  ALTER TABLE "job_applications" ADD COLUMN "erased_at" timestamp(3) with time zone;
  ALTER TABLE "job_applications" ADD COLUMN "stored_name" varchar;
  ALTER TABLE "job_applications" ADD COLUMN "idempotency_key_hash" varchar;
  ALTER TABLE "job_applications" ADD COLUMN "secret_hash" varchar;
  ALTER TABLE "job_applications" ADD COLUMN "receipt" varchar;
  ALTER TABLE "internship_applications_files" ADD COLUMN "sealed_sha256" varchar;
  ALTER TABLE "internship_applications" ADD COLUMN "withdrawn_at" timestamp(3) with time zone;
  ALTER TABLE "internship_applications" ADD COLUMN "replaced_by" varchar;
  ALTER TABLE "internship_applications" ADD COLUMN "sent_in" "enum_internship_applications_sent_in";
  ALTER TABLE "internship_applications" ADD COLUMN "scan" "enum_internship_applications_scan" DEFAULT 'none' NOT NULL;
  ALTER TABLE "internship_applications" ADD COLUMN "erased_at" timestamp(3) with time zone;
  ALTER TABLE "internship_applications" ADD COLUMN "stored_name" varchar;
  ALTER TABLE "internship_applications" ADD COLUMN "idempotency_key_hash" varchar;
  ALTER TABLE "internship_applications" ADD COLUMN "secret_hash" varchar;
  ALTER TABLE "internship_applications" ADD COLUMN "receipt" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "tender_questions_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "proposal_openings_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "procurement_record_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "tender_keys_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "tender_followers_id" integer;
  ALTER TABLE "tenders_addenda_replaced" ADD CONSTRAINT "tenders_addenda_replaced_file_id_documents_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tenders_addenda_replaced" ADD CONSTRAINT "tenders_addenda_replaced_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tenders_addenda"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tenders_addenda" ADD CONSTRAINT "tenders_addenda_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tenders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tenders_addenda_locales" ADD CONSTRAINT "tenders_addenda_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tenders_addenda"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tenders_addenda_replaced_v" ADD CONSTRAINT "_tenders_addenda_replaced_v_file_id_documents_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tenders_addenda_replaced_v" ADD CONSTRAINT "_tenders_addenda_replaced_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tenders_v_version_addenda"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tenders_v_version_addenda" ADD CONSTRAINT "_tenders_v_version_addenda_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tenders_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tenders_v_version_addenda_locales" ADD CONSTRAINT "_tenders_v_version_addenda_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tenders_v_version_addenda"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tender_questions" ADD CONSTRAINT "tender_questions_tender_id_tenders_id_fk" FOREIGN KEY ("tender_id") REFERENCES "public"."tenders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tender_questions_locales" ADD CONSTRAINT "tender_questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tender_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "proposal_openings" ADD CONSTRAINT "proposal_openings_tender_id_tenders_id_fk" FOREIGN KEY ("tender_id") REFERENCES "public"."tenders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "proposal_openings" ADD CONSTRAINT "proposal_openings_begun_by_id_users_id_fk" FOREIGN KEY ("begun_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "proposal_openings" ADD CONSTRAINT "proposal_openings_confirmed_by_id_users_id_fk" FOREIGN KEY ("confirmed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tender_keys" ADD CONSTRAINT "tender_keys_tender_id_tenders_id_fk" FOREIGN KEY ("tender_id") REFERENCES "public"."tenders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tender_followers" ADD CONSTRAINT "tender_followers_tender_id_tenders_id_fk" FOREIGN KEY ("tender_id") REFERENCES "public"."tenders"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "tenders_addenda_replaced_order_idx" ON "tenders_addenda_replaced" USING btree ("_order");
  CREATE INDEX "tenders_addenda_replaced_parent_id_idx" ON "tenders_addenda_replaced" USING btree ("_parent_id");
  CREATE INDEX "tenders_addenda_replaced_file_idx" ON "tenders_addenda_replaced" USING btree ("file_id");
  CREATE INDEX "tenders_addenda_order_idx" ON "tenders_addenda" USING btree ("_order");
  CREATE INDEX "tenders_addenda_parent_id_idx" ON "tenders_addenda" USING btree ("_parent_id");
  CREATE INDEX "tenders_addenda_published_at_idx" ON "tenders_addenda" USING btree ("published_at");
  CREATE INDEX "tenders_addenda_previous_deadline_idx" ON "tenders_addenda" USING btree ("previous_deadline");
  CREATE INDEX "tenders_addenda_new_deadline_idx" ON "tenders_addenda" USING btree ("new_deadline");
  CREATE UNIQUE INDEX "tenders_addenda_locales_locale_parent_id_unique" ON "tenders_addenda_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_tenders_addenda_replaced_v_order_idx" ON "_tenders_addenda_replaced_v" USING btree ("_order");
  CREATE INDEX "_tenders_addenda_replaced_v_parent_id_idx" ON "_tenders_addenda_replaced_v" USING btree ("_parent_id");
  CREATE INDEX "_tenders_addenda_replaced_v_file_idx" ON "_tenders_addenda_replaced_v" USING btree ("file_id");
  CREATE INDEX "_tenders_v_version_addenda_order_idx" ON "_tenders_v_version_addenda" USING btree ("_order");
  CREATE INDEX "_tenders_v_version_addenda_parent_id_idx" ON "_tenders_v_version_addenda" USING btree ("_parent_id");
  CREATE INDEX "_tenders_v_version_addenda_published_at_idx" ON "_tenders_v_version_addenda" USING btree ("published_at");
  CREATE INDEX "_tenders_v_version_addenda_previous_deadline_idx" ON "_tenders_v_version_addenda" USING btree ("previous_deadline");
  CREATE INDEX "_tenders_v_version_addenda_new_deadline_idx" ON "_tenders_v_version_addenda" USING btree ("new_deadline");
  CREATE UNIQUE INDEX "_tenders_v_version_addenda_locales_locale_parent_id_unique" ON "_tenders_v_version_addenda_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "tender_questions_tender_idx" ON "tender_questions" USING btree ("tender_id");
  CREATE INDEX "tender_questions_sent_in_idx" ON "tender_questions" USING btree ("sent_in");
  CREATE INDEX "tender_questions_asked_at_idx" ON "tender_questions" USING btree ("asked_at");
  CREATE INDEX "tender_questions_status_idx" ON "tender_questions" USING btree ("status");
  CREATE INDEX "tender_questions_published_at_idx" ON "tender_questions" USING btree ("published_at");
  CREATE INDEX "tender_questions_updated_at_idx" ON "tender_questions" USING btree ("updated_at");
  CREATE INDEX "tender_questions_created_at_idx" ON "tender_questions" USING btree ("created_at");
  CREATE UNIQUE INDEX "tender_questions_locales_locale_parent_id_unique" ON "tender_questions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "proposal_openings_tender_idx" ON "proposal_openings" USING btree ("tender_id");
  CREATE INDEX "proposal_openings_begun_by_idx" ON "proposal_openings" USING btree ("begun_by_id");
  CREATE INDEX "proposal_openings_begun_at_idx" ON "proposal_openings" USING btree ("begun_at");
  CREATE INDEX "proposal_openings_expires_at_idx" ON "proposal_openings" USING btree ("expires_at");
  CREATE INDEX "proposal_openings_confirmed_by_idx" ON "proposal_openings" USING btree ("confirmed_by_id");
  CREATE INDEX "proposal_openings_opened_at_idx" ON "proposal_openings" USING btree ("opened_at");
  CREATE INDEX "proposal_openings_updated_at_idx" ON "proposal_openings" USING btree ("updated_at");
  CREATE INDEX "proposal_openings_created_at_idx" ON "proposal_openings" USING btree ("created_at");
  CREATE UNIQUE INDEX "procurement_record_sequence_idx" ON "procurement_record" USING btree ("sequence");
  CREATE INDEX "procurement_record_taken_at_idx" ON "procurement_record" USING btree ("taken_at");
  CREATE INDEX "procurement_record_action_idx" ON "procurement_record" USING btree ("action");
  CREATE INDEX "procurement_record_reference_idx" ON "procurement_record" USING btree ("reference");
  CREATE UNIQUE INDEX "procurement_record_hash_idx" ON "procurement_record" USING btree ("hash");
  CREATE INDEX "procurement_record_updated_at_idx" ON "procurement_record" USING btree ("updated_at");
  CREATE INDEX "procurement_record_created_at_idx" ON "procurement_record" USING btree ("created_at");
  CREATE UNIQUE INDEX "tender_keys_tender_idx" ON "tender_keys" USING btree ("tender_id");
  CREATE INDEX "tender_keys_updated_at_idx" ON "tender_keys" USING btree ("updated_at");
  CREATE INDEX "tender_keys_created_at_idx" ON "tender_keys" USING btree ("created_at");
  CREATE INDEX "tender_followers_tender_idx" ON "tender_followers" USING btree ("tender_id");
  CREATE INDEX "tender_followers_sent_in_idx" ON "tender_followers" USING btree ("sent_in");
  CREATE INDEX "tender_followers_confirmed_at_idx" ON "tender_followers" USING btree ("confirmed_at");
  CREATE UNIQUE INDEX "tender_followers_token_hash_idx" ON "tender_followers" USING btree ("token_hash");
  CREATE INDEX "tender_followers_updated_at_idx" ON "tender_followers" USING btree ("updated_at");
  CREATE INDEX "tender_followers_created_at_idx" ON "tender_followers" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tender_questions_fk" FOREIGN KEY ("tender_questions_id") REFERENCES "public"."tender_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_proposal_openings_fk" FOREIGN KEY ("proposal_openings_id") REFERENCES "public"."proposal_openings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_procurement_record_fk" FOREIGN KEY ("procurement_record_id") REFERENCES "public"."procurement_record"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tender_keys_fk" FOREIGN KEY ("tender_keys_id") REFERENCES "public"."tender_keys"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tender_followers_fk" FOREIGN KEY ("tender_followers_id") REFERENCES "public"."tender_followers"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "tenders_enquiries_until_idx" ON "tenders" USING btree ("enquiries_until");
  CREATE INDEX "tenders_outcome_idx" ON "tenders" USING btree ("outcome");
  CREATE INDEX "tenders_outcome_on_idx" ON "tenders" USING btree ("outcome_on");
  CREATE INDEX "_tenders_v_version_version_enquiries_until_idx" ON "_tenders_v" USING btree ("version_enquiries_until");
  CREATE INDEX "_tenders_v_version_version_outcome_idx" ON "_tenders_v" USING btree ("version_outcome");
  CREATE INDEX "_tenders_v_version_version_outcome_on_idx" ON "_tenders_v" USING btree ("version_outcome_on");
  CREATE INDEX "proposals_withdrawn_at_idx" ON "proposals" USING btree ("withdrawn_at");
  CREATE INDEX "proposals_sent_in_idx" ON "proposals" USING btree ("sent_in");
  CREATE INDEX "proposals_scan_idx" ON "proposals" USING btree ("scan");
  CREATE INDEX "proposals_erased_at_idx" ON "proposals" USING btree ("erased_at");
  CREATE INDEX "proposals_stored_name_idx" ON "proposals" USING btree ("stored_name");
  CREATE UNIQUE INDEX "proposals_idempotency_key_hash_idx" ON "proposals" USING btree ("idempotency_key_hash");
  CREATE INDEX "proposals_opened_at_idx" ON "proposals" USING btree ("opened_at");
  CREATE INDEX "job_applications_withdrawn_at_idx" ON "job_applications" USING btree ("withdrawn_at");
  CREATE INDEX "job_applications_sent_in_idx" ON "job_applications" USING btree ("sent_in");
  CREATE INDEX "job_applications_scan_idx" ON "job_applications" USING btree ("scan");
  CREATE INDEX "job_applications_erased_at_idx" ON "job_applications" USING btree ("erased_at");
  CREATE INDEX "job_applications_stored_name_idx" ON "job_applications" USING btree ("stored_name");
  CREATE UNIQUE INDEX "job_applications_idempotency_key_hash_idx" ON "job_applications" USING btree ("idempotency_key_hash");
  CREATE INDEX "internship_applications_withdrawn_at_idx" ON "internship_applications" USING btree ("withdrawn_at");
  CREATE INDEX "internship_applications_sent_in_idx" ON "internship_applications" USING btree ("sent_in");
  CREATE INDEX "internship_applications_scan_idx" ON "internship_applications" USING btree ("scan");
  CREATE INDEX "internship_applications_erased_at_idx" ON "internship_applications" USING btree ("erased_at");
  CREATE INDEX "internship_applications_stored_name_idx" ON "internship_applications" USING btree ("stored_name");
  CREATE UNIQUE INDEX "internship_applications_idempotency_key_hash_idx" ON "internship_applications" USING btree ("idempotency_key_hash");
  CREATE INDEX "payload_locked_documents_rels_tender_questions_id_idx" ON "payload_locked_documents_rels" USING btree ("tender_questions_id");
  CREATE INDEX "payload_locked_documents_rels_proposal_openings_id_idx" ON "payload_locked_documents_rels" USING btree ("proposal_openings_id");
  CREATE INDEX "payload_locked_documents_rels_procurement_record_id_idx" ON "payload_locked_documents_rels" USING btree ("procurement_record_id");
  CREATE INDEX "payload_locked_documents_rels_tender_keys_id_idx" ON "payload_locked_documents_rels" USING btree ("tender_keys_id");
  CREATE INDEX "payload_locked_documents_rels_tender_followers_id_idx" ON "payload_locked_documents_rels" USING btree ("tender_followers_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "tenders_addenda_replaced" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tenders_addenda" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tenders_addenda_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tenders_addenda_replaced_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tenders_v_version_addenda" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tenders_v_version_addenda_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tender_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tender_questions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "proposal_openings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "procurement_record" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tender_keys" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tender_followers" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "tenders_addenda_replaced" CASCADE;
  DROP TABLE "tenders_addenda" CASCADE;
  DROP TABLE "tenders_addenda_locales" CASCADE;
  DROP TABLE "_tenders_addenda_replaced_v" CASCADE;
  DROP TABLE "_tenders_v_version_addenda" CASCADE;
  DROP TABLE "_tenders_v_version_addenda_locales" CASCADE;
  DROP TABLE "tender_questions" CASCADE;
  DROP TABLE "tender_questions_locales" CASCADE;
  DROP TABLE "proposal_openings" CASCADE;
  DROP TABLE "procurement_record" CASCADE;
  DROP TABLE "tender_keys" CASCADE;
  DROP TABLE "tender_followers" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_tender_questions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_proposal_openings_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_procurement_record_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_tender_keys_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_tender_followers_fk";
  
  ALTER TABLE "users_roles" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_users_roles";
  CREATE TYPE "public"."enum_users_roles" AS ENUM('administrator', 'editor', 'procurement', 'human-resources');
  ALTER TABLE "users_roles" ALTER COLUMN "value" SET DATA TYPE "public"."enum_users_roles" USING "value"::"public"."enum_users_roles";
  DROP INDEX "tenders_enquiries_until_idx";
  DROP INDEX "tenders_outcome_idx";
  DROP INDEX "tenders_outcome_on_idx";
  DROP INDEX "_tenders_v_version_version_enquiries_until_idx";
  DROP INDEX "_tenders_v_version_version_outcome_idx";
  DROP INDEX "_tenders_v_version_version_outcome_on_idx";
  DROP INDEX "proposals_withdrawn_at_idx";
  DROP INDEX "proposals_sent_in_idx";
  DROP INDEX "proposals_scan_idx";
  DROP INDEX "proposals_erased_at_idx";
  DROP INDEX "proposals_stored_name_idx";
  DROP INDEX "proposals_idempotency_key_hash_idx";
  DROP INDEX "proposals_opened_at_idx";
  DROP INDEX "job_applications_withdrawn_at_idx";
  DROP INDEX "job_applications_sent_in_idx";
  DROP INDEX "job_applications_scan_idx";
  DROP INDEX "job_applications_erased_at_idx";
  DROP INDEX "job_applications_stored_name_idx";
  DROP INDEX "job_applications_idempotency_key_hash_idx";
  DROP INDEX "internship_applications_withdrawn_at_idx";
  DROP INDEX "internship_applications_sent_in_idx";
  DROP INDEX "internship_applications_scan_idx";
  DROP INDEX "internship_applications_erased_at_idx";
  DROP INDEX "internship_applications_stored_name_idx";
  DROP INDEX "internship_applications_idempotency_key_hash_idx";
  DROP INDEX "payload_locked_documents_rels_tender_questions_id_idx";
  DROP INDEX "payload_locked_documents_rels_proposal_openings_id_idx";
  DROP INDEX "payload_locked_documents_rels_procurement_record_id_idx";
  DROP INDEX "payload_locked_documents_rels_tender_keys_id_idx";
  DROP INDEX "payload_locked_documents_rels_tender_followers_id_idx";
  ALTER TABLE "proposals_files" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "proposals_files" ALTER COLUMN "size" SET NOT NULL;
  ALTER TABLE "job_applications_files" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "job_applications_files" ALTER COLUMN "size" SET NOT NULL;
  ALTER TABLE "internship_applications_files" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "internship_applications_files" ALTER COLUMN "size" SET NOT NULL;
  ALTER TABLE "tenders" DROP COLUMN "enquiries_until";
  ALTER TABLE "tenders" DROP COLUMN "outcome";
  ALTER TABLE "tenders" DROP COLUMN "outcome_on";
  ALTER TABLE "tenders_locales" DROP COLUMN "reason_for_change";
  ALTER TABLE "tenders_locales" DROP COLUMN "outcome_note";
  ALTER TABLE "_tenders_v" DROP COLUMN "version_enquiries_until";
  ALTER TABLE "_tenders_v" DROP COLUMN "version_outcome";
  ALTER TABLE "_tenders_v" DROP COLUMN "version_outcome_on";
  ALTER TABLE "_tenders_v_locales" DROP COLUMN "version_reason_for_change";
  ALTER TABLE "_tenders_v_locales" DROP COLUMN "version_outcome_note";
  ALTER TABLE "proposals_files" DROP COLUMN "sealed_sha256";
  ALTER TABLE "proposals" DROP COLUMN "withdrawn_at";
  ALTER TABLE "proposals" DROP COLUMN "replaced_by";
  ALTER TABLE "proposals" DROP COLUMN "sent_in";
  ALTER TABLE "proposals" DROP COLUMN "scan";
  ALTER TABLE "proposals" DROP COLUMN "erased_at";
  ALTER TABLE "proposals" DROP COLUMN "stored_name";
  ALTER TABLE "proposals" DROP COLUMN "idempotency_key_hash";
  ALTER TABLE "proposals" DROP COLUMN "secret_hash";
  ALTER TABLE "proposals" DROP COLUMN "receipt";
  ALTER TABLE "proposals" DROP COLUMN "opened_at";
  ALTER TABLE "job_applications_files" DROP COLUMN "sealed_sha256";
  ALTER TABLE "job_applications" DROP COLUMN "withdrawn_at";
  ALTER TABLE "job_applications" DROP COLUMN "replaced_by";
  ALTER TABLE "job_applications" DROP COLUMN "sent_in";
  ALTER TABLE "job_applications" DROP COLUMN "scan";
  ALTER TABLE "job_applications" DROP COLUMN "erased_at";
  ALTER TABLE "job_applications" DROP COLUMN "stored_name";
  ALTER TABLE "job_applications" DROP COLUMN "idempotency_key_hash";
  ALTER TABLE "job_applications" DROP COLUMN "secret_hash";
  ALTER TABLE "job_applications" DROP COLUMN "receipt";
  ALTER TABLE "internship_applications_files" DROP COLUMN "sealed_sha256";
  ALTER TABLE "internship_applications" DROP COLUMN "withdrawn_at";
  ALTER TABLE "internship_applications" DROP COLUMN "replaced_by";
  ALTER TABLE "internship_applications" DROP COLUMN "sent_in";
  ALTER TABLE "internship_applications" DROP COLUMN "scan";
  ALTER TABLE "internship_applications" DROP COLUMN "erased_at";
  ALTER TABLE "internship_applications" DROP COLUMN "stored_name";
  ALTER TABLE "internship_applications" DROP COLUMN "idempotency_key_hash";
  ALTER TABLE "internship_applications" DROP COLUMN "secret_hash";
  ALTER TABLE "internship_applications" DROP COLUMN "receipt";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "tender_questions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "proposal_openings_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "procurement_record_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "tender_keys_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "tender_followers_id";
  DROP TYPE "public"."enum_tenders_outcome";
  DROP TYPE "public"."enum__tenders_v_version_outcome";
  DROP TYPE "public"."enum_tender_questions_sent_in";
  DROP TYPE "public"."enum_tender_questions_status";
  DROP TYPE "public"."enum_proposals_sent_in";
  DROP TYPE "public"."enum_proposals_scan";
  DROP TYPE "public"."enum_job_applications_sent_in";
  DROP TYPE "public"."enum_job_applications_scan";
  DROP TYPE "public"."enum_internship_applications_sent_in";
  DROP TYPE "public"."enum_internship_applications_scan";
  DROP TYPE "public"."enum_tender_followers_sent_in";`)
}
