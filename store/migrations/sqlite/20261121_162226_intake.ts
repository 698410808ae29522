import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`tenders_addenda_replaced\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`file_id\` integer,
  	\`version\` text,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`tenders_addenda\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`tenders_addenda_replaced_order_idx\` ON \`tenders_addenda_replaced\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`tenders_addenda_replaced_parent_id_idx\` ON \`tenders_addenda_replaced\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`tenders_addenda_replaced_file_idx\` ON \`tenders_addenda_replaced\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`tenders_addenda\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`published_at\` text,
  	\`previous_deadline\` text,
  	\`new_deadline\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`tenders\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`tenders_addenda_order_idx\` ON \`tenders_addenda\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`tenders_addenda_parent_id_idx\` ON \`tenders_addenda\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`tenders_addenda_published_at_idx\` ON \`tenders_addenda\` (\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`tenders_addenda_previous_deadline_idx\` ON \`tenders_addenda\` (\`previous_deadline\`);`)
  await db.run(sql`CREATE INDEX \`tenders_addenda_new_deadline_idx\` ON \`tenders_addenda\` (\`new_deadline\`);`)
  await db.run(sql`CREATE TABLE \`tenders_addenda_locales\` (
  	\`reason\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`tenders_addenda\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`tenders_addenda_locales_locale_parent_id_unique\` ON \`tenders_addenda_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_tenders_addenda_replaced_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`file_id\` integer,
  	\`version\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_tenders_v_version_addenda\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_tenders_addenda_replaced_v_order_idx\` ON \`_tenders_addenda_replaced_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_tenders_addenda_replaced_v_parent_id_idx\` ON \`_tenders_addenda_replaced_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_tenders_addenda_replaced_v_file_idx\` ON \`_tenders_addenda_replaced_v\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`_tenders_v_version_addenda\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`published_at\` text,
  	\`previous_deadline\` text,
  	\`new_deadline\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_tenders_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_tenders_v_version_addenda_order_idx\` ON \`_tenders_v_version_addenda\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_tenders_v_version_addenda_parent_id_idx\` ON \`_tenders_v_version_addenda\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_tenders_v_version_addenda_published_at_idx\` ON \`_tenders_v_version_addenda\` (\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`_tenders_v_version_addenda_previous_deadline_idx\` ON \`_tenders_v_version_addenda\` (\`previous_deadline\`);`)
  await db.run(sql`CREATE INDEX \`_tenders_v_version_addenda_new_deadline_idx\` ON \`_tenders_v_version_addenda\` (\`new_deadline\`);`)
  await db.run(sql`CREATE TABLE \`_tenders_v_version_addenda_locales\` (
  	\`reason\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_tenders_v_version_addenda\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_tenders_v_version_addenda_locales_locale_parent_id_unique\` ON \`_tenders_v_version_addenda_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`tender_questions\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`tender_id\` integer NOT NULL,
  	\`details\` text NOT NULL,
  	\`sent_in\` text,
  	\`asked_at\` text NOT NULL,
  	\`email\` text,
  	\`status\` text DEFAULT 'received' NOT NULL,
  	\`published_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`tender_id\`) REFERENCES \`tenders\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`tender_questions_tender_idx\` ON \`tender_questions\` (\`tender_id\`);`)
  await db.run(sql`CREATE INDEX \`tender_questions_sent_in_idx\` ON \`tender_questions\` (\`sent_in\`);`)
  await db.run(sql`CREATE INDEX \`tender_questions_asked_at_idx\` ON \`tender_questions\` (\`asked_at\`);`)
  await db.run(sql`CREATE INDEX \`tender_questions_status_idx\` ON \`tender_questions\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`tender_questions_published_at_idx\` ON \`tender_questions\` (\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`tender_questions_updated_at_idx\` ON \`tender_questions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`tender_questions_created_at_idx\` ON \`tender_questions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`tender_questions_locales\` (
  	\`question\` text,
  	\`answer\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`tender_questions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`tender_questions_locales_locale_parent_id_unique\` ON \`tender_questions_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`proposal_openings\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`tender_id\` integer NOT NULL,
  	\`begun_by_id\` integer NOT NULL,
  	\`begun_at\` text NOT NULL,
  	\`expires_at\` text NOT NULL,
  	\`confirmed_by_id\` integer,
  	\`opened_at\` text,
  	\`positions\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`tender_id\`) REFERENCES \`tenders\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`begun_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`confirmed_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`proposal_openings_tender_idx\` ON \`proposal_openings\` (\`tender_id\`);`)
  await db.run(sql`CREATE INDEX \`proposal_openings_begun_by_idx\` ON \`proposal_openings\` (\`begun_by_id\`);`)
  await db.run(sql`CREATE INDEX \`proposal_openings_begun_at_idx\` ON \`proposal_openings\` (\`begun_at\`);`)
  await db.run(sql`CREATE INDEX \`proposal_openings_expires_at_idx\` ON \`proposal_openings\` (\`expires_at\`);`)
  await db.run(sql`CREATE INDEX \`proposal_openings_confirmed_by_idx\` ON \`proposal_openings\` (\`confirmed_by_id\`);`)
  await db.run(sql`CREATE INDEX \`proposal_openings_opened_at_idx\` ON \`proposal_openings\` (\`opened_at\`);`)
  await db.run(sql`CREATE INDEX \`proposal_openings_updated_at_idx\` ON \`proposal_openings\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`proposal_openings_created_at_idx\` ON \`proposal_openings\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`procurement_record\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`sequence\` numeric NOT NULL,
  	\`taken_at\` text NOT NULL,
  	\`action\` text NOT NULL,
  	\`actor\` text NOT NULL,
  	\`reference\` text,
  	\`details\` text NOT NULL,
  	\`previous_hash\` text NOT NULL,
  	\`hash\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`procurement_record_sequence_idx\` ON \`procurement_record\` (\`sequence\`);`)
  await db.run(sql`CREATE INDEX \`procurement_record_taken_at_idx\` ON \`procurement_record\` (\`taken_at\`);`)
  await db.run(sql`CREATE INDEX \`procurement_record_action_idx\` ON \`procurement_record\` (\`action\`);`)
  await db.run(sql`CREATE INDEX \`procurement_record_reference_idx\` ON \`procurement_record\` (\`reference\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`procurement_record_hash_idx\` ON \`procurement_record\` (\`hash\`);`)
  await db.run(sql`CREATE INDEX \`procurement_record_updated_at_idx\` ON \`procurement_record\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`procurement_record_created_at_idx\` ON \`procurement_record\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`tender_keys\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`tender_id\` integer NOT NULL,
  	\`recipient\` text NOT NULL,
  	\`wrapped_identity\` text NOT NULL,
  	\`custodian\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`tender_id\`) REFERENCES \`tenders\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`tender_keys_tender_idx\` ON \`tender_keys\` (\`tender_id\`);`)
  await db.run(sql`CREATE INDEX \`tender_keys_updated_at_idx\` ON \`tender_keys\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`tender_keys_created_at_idx\` ON \`tender_keys\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`tender_followers\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`tender_id\` integer NOT NULL,
  	\`email\` text NOT NULL,
  	\`sent_in\` text NOT NULL,
  	\`confirmed_at\` text,
  	\`token_hash\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`tender_id\`) REFERENCES \`tenders\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`tender_followers_tender_idx\` ON \`tender_followers\` (\`tender_id\`);`)
  await db.run(sql`CREATE INDEX \`tender_followers_sent_in_idx\` ON \`tender_followers\` (\`sent_in\`);`)
  await db.run(sql`CREATE INDEX \`tender_followers_confirmed_at_idx\` ON \`tender_followers\` (\`confirmed_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`tender_followers_token_hash_idx\` ON \`tender_followers\` (\`token_hash\`);`)
  await db.run(sql`CREATE INDEX \`tender_followers_updated_at_idx\` ON \`tender_followers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`tender_followers_created_at_idx\` ON \`tender_followers\` (\`created_at\`);`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_proposals_files\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`size\` numeric,
  	\`sha256\` text NOT NULL,
  	\`stored_name\` text NOT NULL,
  	\`sealed_sha256\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`proposals\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_proposals_files\`("_order", "_parent_id", "id", "name", "size", "sha256", "stored_name", "sealed_sha256") SELECT "_order", "_parent_id", "id", "name", "size", "sha256", "stored_name", NULL FROM \`proposals_files\`;`)
  await db.run(sql`DROP TABLE \`proposals_files\`;`)
  await db.run(sql`ALTER TABLE \`__new_proposals_files\` RENAME TO \`proposals_files\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`proposals_files_order_idx\` ON \`proposals_files\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`proposals_files_parent_id_idx\` ON \`proposals_files\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_job_applications_files\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`size\` numeric,
  	\`sha256\` text NOT NULL,
  	\`stored_name\` text NOT NULL,
  	\`sealed_sha256\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`job_applications\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_job_applications_files\`("_order", "_parent_id", "id", "name", "size", "sha256", "stored_name", "sealed_sha256") SELECT "_order", "_parent_id", "id", "name", "size", "sha256", "stored_name", NULL FROM \`job_applications_files\`;`)
  await db.run(sql`DROP TABLE \`job_applications_files\`;`)
  await db.run(sql`ALTER TABLE \`__new_job_applications_files\` RENAME TO \`job_applications_files\`;`)
  await db.run(sql`CREATE INDEX \`job_applications_files_order_idx\` ON \`job_applications_files\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`job_applications_files_parent_id_idx\` ON \`job_applications_files\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_internship_applications_files\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`size\` numeric,
  	\`sha256\` text NOT NULL,
  	\`stored_name\` text NOT NULL,
  	\`sealed_sha256\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`internship_applications\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_internship_applications_files\`("_order", "_parent_id", "id", "name", "size", "sha256", "stored_name", "sealed_sha256") SELECT "_order", "_parent_id", "id", "name", "size", "sha256", "stored_name", NULL FROM \`internship_applications_files\`;`)
  await db.run(sql`DROP TABLE \`internship_applications_files\`;`)
  await db.run(sql`ALTER TABLE \`__new_internship_applications_files\` RENAME TO \`internship_applications_files\`;`)
  await db.run(sql`CREATE INDEX \`internship_applications_files_order_idx\` ON \`internship_applications_files\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`internship_applications_files_parent_id_idx\` ON \`internship_applications_files\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`tenders\` ADD \`enquiries_until\` text;`)
  await db.run(sql`ALTER TABLE \`tenders\` ADD \`outcome\` text;`)
  await db.run(sql`ALTER TABLE \`tenders\` ADD \`outcome_on\` text;`)
  await db.run(sql`CREATE INDEX \`tenders_enquiries_until_idx\` ON \`tenders\` (\`enquiries_until\`);`)
  await db.run(sql`CREATE INDEX \`tenders_outcome_idx\` ON \`tenders\` (\`outcome\`);`)
  await db.run(sql`CREATE INDEX \`tenders_outcome_on_idx\` ON \`tenders\` (\`outcome_on\`);`)
  await db.run(sql`ALTER TABLE \`tenders_locales\` ADD \`reason_for_change\` text;`)
  await db.run(sql`ALTER TABLE \`tenders_locales\` ADD \`outcome_note\` text;`)
  await db.run(sql`ALTER TABLE \`_tenders_v\` ADD \`version_enquiries_until\` text;`)
  await db.run(sql`ALTER TABLE \`_tenders_v\` ADD \`version_outcome\` text;`)
  await db.run(sql`ALTER TABLE \`_tenders_v\` ADD \`version_outcome_on\` text;`)
  await db.run(sql`CREATE INDEX \`_tenders_v_version_version_enquiries_until_idx\` ON \`_tenders_v\` (\`version_enquiries_until\`);`)
  await db.run(sql`CREATE INDEX \`_tenders_v_version_version_outcome_idx\` ON \`_tenders_v\` (\`version_outcome\`);`)
  await db.run(sql`CREATE INDEX \`_tenders_v_version_version_outcome_on_idx\` ON \`_tenders_v\` (\`version_outcome_on\`);`)
  await db.run(sql`ALTER TABLE \`_tenders_v_locales\` ADD \`version_reason_for_change\` text;`)
  await db.run(sql`ALTER TABLE \`_tenders_v_locales\` ADD \`version_outcome_note\` text;`)
  await db.run(sql`ALTER TABLE \`proposals\` ADD \`withdrawn_at\` text;`)
  await db.run(sql`ALTER TABLE \`proposals\` ADD \`replaced_by\` text;`)
  await db.run(sql`ALTER TABLE \`proposals\` ADD \`sent_in\` text;`)
  await db.run(sql`ALTER TABLE \`proposals\` ADD \`scan\` text DEFAULT 'none' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`proposals\` ADD \`erased_at\` text;`)
  await db.run(sql`ALTER TABLE \`proposals\` ADD \`stored_name\` text;`)
  await db.run(sql`ALTER TABLE \`proposals\` ADD \`idempotency_key_hash\` text;`)
  await db.run(sql`ALTER TABLE \`proposals\` ADD \`secret_hash\` text;`)
  await db.run(sql`ALTER TABLE \`proposals\` ADD \`receipt\` text;`)
  await db.run(sql`ALTER TABLE \`proposals\` ADD \`opened_at\` text;`)
  await db.run(sql`CREATE INDEX \`proposals_withdrawn_at_idx\` ON \`proposals\` (\`withdrawn_at\`);`)
  await db.run(sql`CREATE INDEX \`proposals_sent_in_idx\` ON \`proposals\` (\`sent_in\`);`)
  await db.run(sql`CREATE INDEX \`proposals_scan_idx\` ON \`proposals\` (\`scan\`);`)
  await db.run(sql`CREATE INDEX \`proposals_erased_at_idx\` ON \`proposals\` (\`erased_at\`);`)
  await db.run(sql`CREATE INDEX \`proposals_stored_name_idx\` ON \`proposals\` (\`stored_name\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`proposals_idempotency_key_hash_idx\` ON \`proposals\` (\`idempotency_key_hash\`);`)
  await db.run(sql`CREATE INDEX \`proposals_opened_at_idx\` ON \`proposals\` (\`opened_at\`);`)
  await db.run(sql`ALTER TABLE \`job_applications\` ADD \`withdrawn_at\` text;`)
  await db.run(sql`ALTER TABLE \`job_applications\` ADD \`replaced_by\` text;`)
  await db.run(sql`ALTER TABLE \`job_applications\` ADD \`sent_in\` text;`)
  await db.run(sql`ALTER TABLE \`job_applications\` ADD \`scan\` text DEFAULT 'none' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`job_applications\` ADD \`erased_at\` text;`)
  await db.run(sql`ALTER TABLE \`job_applications\` ADD \`stored_name\` text;`)
  await db.run(sql`ALTER TABLE \`job_applications\` ADD \`idempotency_key_hash\` text;`)
  await db.run(sql`ALTER TABLE \`job_applications\` ADD \`secret_hash\` text;`)
  await db.run(sql`ALTER TABLE \`job_applications\` ADD \`receipt\` text;`)
  await db.run(sql`CREATE INDEX \`job_applications_withdrawn_at_idx\` ON \`job_applications\` (\`withdrawn_at\`);`)
  await db.run(sql`CREATE INDEX \`job_applications_sent_in_idx\` ON \`job_applications\` (\`sent_in\`);`)
  await db.run(sql`CREATE INDEX \`job_applications_scan_idx\` ON \`job_applications\` (\`scan\`);`)
  await db.run(sql`CREATE INDEX \`job_applications_erased_at_idx\` ON \`job_applications\` (\`erased_at\`);`)
  await db.run(sql`CREATE INDEX \`job_applications_stored_name_idx\` ON \`job_applications\` (\`stored_name\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`job_applications_idempotency_key_hash_idx\` ON \`job_applications\` (\`idempotency_key_hash\`);`)
  await db.run(sql`ALTER TABLE \`internship_applications\` ADD \`withdrawn_at\` text;`)
  await db.run(sql`ALTER TABLE \`internship_applications\` ADD \`replaced_by\` text;`)
  await db.run(sql`ALTER TABLE \`internship_applications\` ADD \`sent_in\` text;`)
  await db.run(sql`ALTER TABLE \`internship_applications\` ADD \`scan\` text DEFAULT 'none' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`internship_applications\` ADD \`erased_at\` text;`)
  await db.run(sql`ALTER TABLE \`internship_applications\` ADD \`stored_name\` text;`)
  await db.run(sql`ALTER TABLE \`internship_applications\` ADD \`idempotency_key_hash\` text;`)
  await db.run(sql`ALTER TABLE \`internship_applications\` ADD \`secret_hash\` text;`)
  await db.run(sql`ALTER TABLE \`internship_applications\` ADD \`receipt\` text;`)
  await db.run(sql`CREATE INDEX \`internship_applications_withdrawn_at_idx\` ON \`internship_applications\` (\`withdrawn_at\`);`)
  await db.run(sql`CREATE INDEX \`internship_applications_sent_in_idx\` ON \`internship_applications\` (\`sent_in\`);`)
  await db.run(sql`CREATE INDEX \`internship_applications_scan_idx\` ON \`internship_applications\` (\`scan\`);`)
  await db.run(sql`CREATE INDEX \`internship_applications_erased_at_idx\` ON \`internship_applications\` (\`erased_at\`);`)
  await db.run(sql`CREATE INDEX \`internship_applications_stored_name_idx\` ON \`internship_applications\` (\`stored_name\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`internship_applications_idempotency_key_hash_idx\` ON \`internship_applications\` (\`idempotency_key_hash\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`tender_questions_id\` integer REFERENCES tender_questions(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`proposal_openings_id\` integer REFERENCES proposal_openings(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`procurement_record_id\` integer REFERENCES procurement_record(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`tender_keys_id\` integer REFERENCES tender_keys(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`tender_followers_id\` integer REFERENCES tender_followers(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_tender_questions_id_idx\` ON \`payload_locked_documents_rels\` (\`tender_questions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_proposal_openings_id_idx\` ON \`payload_locked_documents_rels\` (\`proposal_openings_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_procurement_record_id_idx\` ON \`payload_locked_documents_rels\` (\`procurement_record_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_tender_keys_id_idx\` ON \`payload_locked_documents_rels\` (\`tender_keys_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_tender_followers_id_idx\` ON \`payload_locked_documents_rels\` (\`tender_followers_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`tenders_addenda_replaced\`;`)
  await db.run(sql`DROP TABLE \`tenders_addenda\`;`)
  await db.run(sql`DROP TABLE \`tenders_addenda_locales\`;`)
  await db.run(sql`DROP TABLE \`_tenders_addenda_replaced_v\`;`)
  await db.run(sql`DROP TABLE \`_tenders_v_version_addenda\`;`)
  await db.run(sql`DROP TABLE \`_tenders_v_version_addenda_locales\`;`)
  await db.run(sql`DROP TABLE \`tender_questions\`;`)
  await db.run(sql`DROP TABLE \`tender_questions_locales\`;`)
  await db.run(sql`DROP TABLE \`proposal_openings\`;`)
  await db.run(sql`DROP TABLE \`procurement_record\`;`)
  await db.run(sql`DROP TABLE \`tender_keys\`;`)
  await db.run(sql`DROP TABLE \`tender_followers\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`sliders_id\` integer,
  	\`pages_id\` integer,
  	\`projects_id\` integer,
  	\`programs_id\` integer,
  	\`events_id\` integer,
  	\`news_id\` integer,
  	\`stories_id\` integer,
  	\`publications_id\` integer,
  	\`press_items_id\` integer,
  	\`culture_gallery_images_id\` integer,
  	\`our_impacts_id\` integer,
  	\`topics_id\` integer,
  	\`countries_id\` integer,
  	\`member_states_id\` integer,
  	\`partners_id\` integer,
  	\`team_members_id\` integer,
  	\`cop_id\` integer,
  	\`cop_news_id\` integer,
  	\`oic_system_charts_id\` integer,
  	\`tenders_id\` integer,
  	\`proposals_id\` integer,
  	\`vacancies_id\` integer,
  	\`job_applications_id\` integer,
  	\`internship_applications_id\` integer,
  	\`media_id\` integer,
  	\`documents_id\` integer,
  	\`users_id\` integer,
  	\`former_slugs_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`sliders_id\`) REFERENCES \`sliders\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`projects_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`programs_id\`) REFERENCES \`programs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`events_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`stories_id\`) REFERENCES \`stories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`publications_id\`) REFERENCES \`publications\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`press_items_id\`) REFERENCES \`press_items\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`culture_gallery_images_id\`) REFERENCES \`culture_gallery_images\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`our_impacts_id\`) REFERENCES \`our_impacts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`topics_id\`) REFERENCES \`topics\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`countries_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`member_states_id\`) REFERENCES \`member_states\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`partners_id\`) REFERENCES \`partners\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`team_members_id\`) REFERENCES \`team_members\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`cop_id\`) REFERENCES \`cop\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`cop_news_id\`) REFERENCES \`cop_news\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`oic_system_charts_id\`) REFERENCES \`oic_system_charts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tenders_id\`) REFERENCES \`tenders\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`proposals_id\`) REFERENCES \`proposals\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`vacancies_id\`) REFERENCES \`vacancies\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`job_applications_id\`) REFERENCES \`job_applications\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`internship_applications_id\`) REFERENCES \`internship_applications\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`documents_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`former_slugs_id\`) REFERENCES \`former_slugs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "sliders_id", "pages_id", "projects_id", "programs_id", "events_id", "news_id", "stories_id", "publications_id", "press_items_id", "culture_gallery_images_id", "our_impacts_id", "topics_id", "countries_id", "member_states_id", "partners_id", "team_members_id", "cop_id", "cop_news_id", "oic_system_charts_id", "tenders_id", "proposals_id", "vacancies_id", "job_applications_id", "internship_applications_id", "media_id", "documents_id", "users_id", "former_slugs_id") SELECT "id", "order", "parent_id", "path", "sliders_id", "pages_id", "projects_id", "programs_id", "events_id", "news_id", "stories_id", "publications_id", "press_items_id", "culture_gallery_images_id", "our_impacts_id", "topics_id", "countries_id", "member_states_id", "partners_id", "team_members_id", "cop_id", "cop_news_id", "oic_system_charts_id", "tenders_id", "proposals_id", "vacancies_id", "job_applications_id", "internship_applications_id", "media_id", "documents_id", "users_id", "former_slugs_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_sliders_id_idx\` ON \`payload_locked_documents_rels\` (\`sliders_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_projects_id_idx\` ON \`payload_locked_documents_rels\` (\`projects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_programs_id_idx\` ON \`payload_locked_documents_rels\` (\`programs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_events_id_idx\` ON \`payload_locked_documents_rels\` (\`events_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_news_id_idx\` ON \`payload_locked_documents_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_stories_id_idx\` ON \`payload_locked_documents_rels\` (\`stories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_publications_id_idx\` ON \`payload_locked_documents_rels\` (\`publications_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_press_items_id_idx\` ON \`payload_locked_documents_rels\` (\`press_items_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_culture_gallery_images_id_idx\` ON \`payload_locked_documents_rels\` (\`culture_gallery_images_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_our_impacts_id_idx\` ON \`payload_locked_documents_rels\` (\`our_impacts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_topics_id_idx\` ON \`payload_locked_documents_rels\` (\`topics_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_countries_id_idx\` ON \`payload_locked_documents_rels\` (\`countries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_member_states_id_idx\` ON \`payload_locked_documents_rels\` (\`member_states_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_partners_id_idx\` ON \`payload_locked_documents_rels\` (\`partners_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_team_members_id_idx\` ON \`payload_locked_documents_rels\` (\`team_members_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_cop_id_idx\` ON \`payload_locked_documents_rels\` (\`cop_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_cop_news_id_idx\` ON \`payload_locked_documents_rels\` (\`cop_news_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_oic_system_charts_id_idx\` ON \`payload_locked_documents_rels\` (\`oic_system_charts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_tenders_id_idx\` ON \`payload_locked_documents_rels\` (\`tenders_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_proposals_id_idx\` ON \`payload_locked_documents_rels\` (\`proposals_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_vacancies_id_idx\` ON \`payload_locked_documents_rels\` (\`vacancies_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_job_applications_id_idx\` ON \`payload_locked_documents_rels\` (\`job_applications_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_internship_applications_id_idx\` ON \`payload_locked_documents_rels\` (\`internship_applications_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_documents_id_idx\` ON \`payload_locked_documents_rels\` (\`documents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_former_slugs_id_idx\` ON \`payload_locked_documents_rels\` (\`former_slugs_id\`);`)
  await db.run(sql`DROP INDEX \`tenders_enquiries_until_idx\`;`)
  await db.run(sql`DROP INDEX \`tenders_outcome_idx\`;`)
  await db.run(sql`DROP INDEX \`tenders_outcome_on_idx\`;`)
  await db.run(sql`ALTER TABLE \`tenders\` DROP COLUMN \`enquiries_until\`;`)
  await db.run(sql`ALTER TABLE \`tenders\` DROP COLUMN \`outcome\`;`)
  await db.run(sql`ALTER TABLE \`tenders\` DROP COLUMN \`outcome_on\`;`)
  await db.run(sql`DROP INDEX \`_tenders_v_version_version_enquiries_until_idx\`;`)
  await db.run(sql`DROP INDEX \`_tenders_v_version_version_outcome_idx\`;`)
  await db.run(sql`DROP INDEX \`_tenders_v_version_version_outcome_on_idx\`;`)
  await db.run(sql`ALTER TABLE \`_tenders_v\` DROP COLUMN \`version_enquiries_until\`;`)
  await db.run(sql`ALTER TABLE \`_tenders_v\` DROP COLUMN \`version_outcome\`;`)
  await db.run(sql`ALTER TABLE \`_tenders_v\` DROP COLUMN \`version_outcome_on\`;`)
  await db.run(sql`DROP INDEX \`proposals_withdrawn_at_idx\`;`)
  await db.run(sql`DROP INDEX \`proposals_sent_in_idx\`;`)
  await db.run(sql`DROP INDEX \`proposals_scan_idx\`;`)
  await db.run(sql`DROP INDEX \`proposals_erased_at_idx\`;`)
  await db.run(sql`DROP INDEX \`proposals_stored_name_idx\`;`)
  await db.run(sql`DROP INDEX \`proposals_idempotency_key_hash_idx\`;`)
  await db.run(sql`DROP INDEX \`proposals_opened_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`proposals\` DROP COLUMN \`withdrawn_at\`;`)
  await db.run(sql`ALTER TABLE \`proposals\` DROP COLUMN \`replaced_by\`;`)
  await db.run(sql`ALTER TABLE \`proposals\` DROP COLUMN \`sent_in\`;`)
  await db.run(sql`ALTER TABLE \`proposals\` DROP COLUMN \`scan\`;`)
  await db.run(sql`ALTER TABLE \`proposals\` DROP COLUMN \`erased_at\`;`)
  await db.run(sql`ALTER TABLE \`proposals\` DROP COLUMN \`stored_name\`;`)
  await db.run(sql`ALTER TABLE \`proposals\` DROP COLUMN \`idempotency_key_hash\`;`)
  await db.run(sql`ALTER TABLE \`proposals\` DROP COLUMN \`secret_hash\`;`)
  await db.run(sql`ALTER TABLE \`proposals\` DROP COLUMN \`receipt\`;`)
  await db.run(sql`ALTER TABLE \`proposals\` DROP COLUMN \`opened_at\`;`)
  await db.run(sql`DROP INDEX \`job_applications_withdrawn_at_idx\`;`)
  await db.run(sql`DROP INDEX \`job_applications_sent_in_idx\`;`)
  await db.run(sql`DROP INDEX \`job_applications_scan_idx\`;`)
  await db.run(sql`DROP INDEX \`job_applications_erased_at_idx\`;`)
  await db.run(sql`DROP INDEX \`job_applications_stored_name_idx\`;`)
  await db.run(sql`DROP INDEX \`job_applications_idempotency_key_hash_idx\`;`)
  await db.run(sql`ALTER TABLE \`job_applications\` DROP COLUMN \`withdrawn_at\`;`)
  await db.run(sql`ALTER TABLE \`job_applications\` DROP COLUMN \`replaced_by\`;`)
  await db.run(sql`ALTER TABLE \`job_applications\` DROP COLUMN \`sent_in\`;`)
  await db.run(sql`ALTER TABLE \`job_applications\` DROP COLUMN \`scan\`;`)
  await db.run(sql`ALTER TABLE \`job_applications\` DROP COLUMN \`erased_at\`;`)
  await db.run(sql`ALTER TABLE \`job_applications\` DROP COLUMN \`stored_name\`;`)
  await db.run(sql`ALTER TABLE \`job_applications\` DROP COLUMN \`idempotency_key_hash\`;`)
  await db.run(sql`ALTER TABLE \`job_applications\` DROP COLUMN \`secret_hash\`;`)
  await db.run(sql`ALTER TABLE \`job_applications\` DROP COLUMN \`receipt\`;`)
  await db.run(sql`DROP INDEX \`internship_applications_withdrawn_at_idx\`;`)
  await db.run(sql`DROP INDEX \`internship_applications_sent_in_idx\`;`)
  await db.run(sql`DROP INDEX \`internship_applications_scan_idx\`;`)
  await db.run(sql`DROP INDEX \`internship_applications_erased_at_idx\`;`)
  await db.run(sql`DROP INDEX \`internship_applications_stored_name_idx\`;`)
  await db.run(sql`DROP INDEX \`internship_applications_idempotency_key_hash_idx\`;`)
  await db.run(sql`ALTER TABLE \`internship_applications\` DROP COLUMN \`withdrawn_at\`;`)
  await db.run(sql`ALTER TABLE \`internship_applications\` DROP COLUMN \`replaced_by\`;`)
  await db.run(sql`ALTER TABLE \`internship_applications\` DROP COLUMN \`sent_in\`;`)
  await db.run(sql`ALTER TABLE \`internship_applications\` DROP COLUMN \`scan\`;`)
  await db.run(sql`ALTER TABLE \`internship_applications\` DROP COLUMN \`erased_at\`;`)
  await db.run(sql`ALTER TABLE \`internship_applications\` DROP COLUMN \`stored_name\`;`)
  await db.run(sql`ALTER TABLE \`internship_applications\` DROP COLUMN \`idempotency_key_hash\`;`)
  await db.run(sql`ALTER TABLE \`internship_applications\` DROP COLUMN \`secret_hash\`;`)
  await db.run(sql`ALTER TABLE \`internship_applications\` DROP COLUMN \`receipt\`;`)
  await db.run(sql`CREATE TABLE \`__new_proposals_files\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`stored_name\` text NOT NULL,
  	\`size\` numeric NOT NULL,
  	\`sha256\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`proposals\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_proposals_files\`("_order", "_parent_id", "id", "name", "stored_name", "size", "sha256") SELECT "_order", "_parent_id", "id", "name", "stored_name", "size", "sha256" FROM \`proposals_files\`;`)
  await db.run(sql`DROP TABLE \`proposals_files\`;`)
  await db.run(sql`ALTER TABLE \`__new_proposals_files\` RENAME TO \`proposals_files\`;`)
  await db.run(sql`CREATE INDEX \`proposals_files_order_idx\` ON \`proposals_files\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`proposals_files_parent_id_idx\` ON \`proposals_files\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_job_applications_files\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`stored_name\` text NOT NULL,
  	\`size\` numeric NOT NULL,
  	\`sha256\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`job_applications\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_job_applications_files\`("_order", "_parent_id", "id", "name", "stored_name", "size", "sha256") SELECT "_order", "_parent_id", "id", "name", "stored_name", "size", "sha256" FROM \`job_applications_files\`;`)
  await db.run(sql`DROP TABLE \`job_applications_files\`;`)
  await db.run(sql`ALTER TABLE \`__new_job_applications_files\` RENAME TO \`job_applications_files\`;`)
  await db.run(sql`CREATE INDEX \`job_applications_files_order_idx\` ON \`job_applications_files\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`job_applications_files_parent_id_idx\` ON \`job_applications_files\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_internship_applications_files\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`stored_name\` text NOT NULL,
  	\`size\` numeric NOT NULL,
  	\`sha256\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`internship_applications\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_internship_applications_files\`("_order", "_parent_id", "id", "name", "stored_name", "size", "sha256") SELECT "_order", "_parent_id", "id", "name", "stored_name", "size", "sha256" FROM \`internship_applications_files\`;`)
  await db.run(sql`DROP TABLE \`internship_applications_files\`;`)
  await db.run(sql`ALTER TABLE \`__new_internship_applications_files\` RENAME TO \`internship_applications_files\`;`)
  await db.run(sql`CREATE INDEX \`internship_applications_files_order_idx\` ON \`internship_applications_files\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`internship_applications_files_parent_id_idx\` ON \`internship_applications_files\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`tenders_locales\` DROP COLUMN \`reason_for_change\`;`)
  await db.run(sql`ALTER TABLE \`tenders_locales\` DROP COLUMN \`outcome_note\`;`)
  await db.run(sql`ALTER TABLE \`_tenders_v_locales\` DROP COLUMN \`version_reason_for_change\`;`)
  await db.run(sql`ALTER TABLE \`_tenders_v_locales\` DROP COLUMN \`version_outcome_note\`;`)
}
