import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`sliders\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`image_id\` integer,
  	\`link\` text,
  	\`order\` numeric,
  	\`slug\` text,
  	\`first_published_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`sliders_image_idx\` ON \`sliders\` (\`image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`sliders_slug_idx\` ON \`sliders\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`sliders_first_published_at_idx\` ON \`sliders\` (\`first_published_at\`);`)
  await db.run(sql`CREATE INDEX \`sliders_updated_at_idx\` ON \`sliders\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`sliders_created_at_idx\` ON \`sliders\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`sliders__status_idx\` ON \`sliders\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`sliders_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`link_title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`sliders\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`sliders_locales_locale_parent_id_unique\` ON \`sliders_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_sliders_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_image_id\` integer,
  	\`version_link\` text,
  	\`version_order\` numeric,
  	\`version_slug\` text,
  	\`version_first_published_at\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`sliders\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_sliders_v_parent_idx\` ON \`_sliders_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_sliders_v_version_version_image_idx\` ON \`_sliders_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_sliders_v_version_version_slug_idx\` ON \`_sliders_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_sliders_v_version_version_first_published_at_idx\` ON \`_sliders_v\` (\`version_first_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_sliders_v_version_version_updated_at_idx\` ON \`_sliders_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_sliders_v_version_version_created_at_idx\` ON \`_sliders_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_sliders_v_version_version__status_idx\` ON \`_sliders_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_sliders_v_created_at_idx\` ON \`_sliders_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_sliders_v_updated_at_idx\` ON \`_sliders_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_sliders_v_snapshot_idx\` ON \`_sliders_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_sliders_v_published_locale_idx\` ON \`_sliders_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_sliders_v_latest_idx\` ON \`_sliders_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_sliders_v_locales\` (
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_link_title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_sliders_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_sliders_v_locales_locale_parent_id_unique\` ON \`_sliders_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pages\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`image_id\` integer,
  	\`slug\` text,
  	\`first_published_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_image_idx\` ON \`pages\` (\`image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_slug_idx\` ON \`pages\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`pages_first_published_at_idx\` ON \`pages\` (\`first_published_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_updated_at_idx\` ON \`pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_created_at_idx\` ON \`pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`pages__status_idx\` ON \`pages\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`pages_locales\` (
  	\`title\` text,
  	\`meta_description\` text,
  	\`lead\` text,
  	\`body\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_locales_locale_parent_id_unique\` ON \`pages_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_image_id\` integer,
  	\`version_slug\` text,
  	\`version_first_published_at\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_parent_idx\` ON \`_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_image_idx\` ON \`_pages_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_slug_idx\` ON \`_pages_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_first_published_at_idx\` ON \`_pages_v\` (\`version_first_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_updated_at_idx\` ON \`_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_created_at_idx\` ON \`_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version__status_idx\` ON \`_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_created_at_idx\` ON \`_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_updated_at_idx\` ON \`_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_snapshot_idx\` ON \`_pages_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_published_locale_idx\` ON \`_pages_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_latest_idx\` ON \`_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_locales\` (
  	\`version_title\` text,
  	\`version_meta_description\` text,
  	\`version_lead\` text,
  	\`version_body\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_pages_v_locales_locale_parent_id_unique\` ON \`_pages_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`projects_results\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`projects_results_order_idx\` ON \`projects_results\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`projects_results_parent_id_idx\` ON \`projects_results\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`projects_results_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`projects_results\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`projects_results_locales_locale_parent_id_unique\` ON \`projects_results_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`projects\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`image_id\` integer,
  	\`stage\` text DEFAULT 'planned',
  	\`program_id\` integer,
  	\`starts_on\` text,
  	\`ends_on\` text,
  	\`order\` numeric,
  	\`slug\` text,
  	\`first_published_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`program_id\`) REFERENCES \`programs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`projects_image_idx\` ON \`projects\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_stage_idx\` ON \`projects\` (\`stage\`);`)
  await db.run(sql`CREATE INDEX \`projects_program_idx\` ON \`projects\` (\`program_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_starts_on_idx\` ON \`projects\` (\`starts_on\`);`)
  await db.run(sql`CREATE INDEX \`projects_ends_on_idx\` ON \`projects\` (\`ends_on\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`projects_slug_idx\` ON \`projects\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`projects_first_published_at_idx\` ON \`projects\` (\`first_published_at\`);`)
  await db.run(sql`CREATE INDEX \`projects_updated_at_idx\` ON \`projects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`projects_created_at_idx\` ON \`projects\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`projects__status_idx\` ON \`projects\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`projects_locales\` (
  	\`title\` text,
  	\`short_title\` text,
  	\`summary\` text,
  	\`body\` text,
  	\`donor\` text,
  	\`development_partner\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`projects_locales_locale_parent_id_unique\` ON \`projects_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`projects_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`partners_id\` integer,
  	\`topics_id\` integer,
  	\`countries_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`partners_id\`) REFERENCES \`partners\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`topics_id\`) REFERENCES \`topics\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`countries_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`projects_rels_order_idx\` ON \`projects_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`projects_rels_parent_idx\` ON \`projects_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_rels_path_idx\` ON \`projects_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`projects_rels_partners_id_idx\` ON \`projects_rels\` (\`partners_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_rels_topics_id_idx\` ON \`projects_rels\` (\`topics_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_rels_countries_id_idx\` ON \`projects_rels\` (\`countries_id\`);`)
  await db.run(sql`CREATE TABLE \`_projects_v_version_results\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`value\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_projects_v_version_results_order_idx\` ON \`_projects_v_version_results\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_results_parent_id_idx\` ON \`_projects_v_version_results\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_projects_v_version_results_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_projects_v_version_results\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_projects_v_version_results_locales_locale_parent_id_unique\` ON \`_projects_v_version_results_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_projects_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_image_id\` integer,
  	\`version_stage\` text DEFAULT 'planned',
  	\`version_program_id\` integer,
  	\`version_starts_on\` text,
  	\`version_ends_on\` text,
  	\`version_order\` numeric,
  	\`version_slug\` text,
  	\`version_first_published_at\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_program_id\`) REFERENCES \`programs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_projects_v_parent_idx\` ON \`_projects_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_image_idx\` ON \`_projects_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_stage_idx\` ON \`_projects_v\` (\`version_stage\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_program_idx\` ON \`_projects_v\` (\`version_program_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_starts_on_idx\` ON \`_projects_v\` (\`version_starts_on\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_ends_on_idx\` ON \`_projects_v\` (\`version_ends_on\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_slug_idx\` ON \`_projects_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_first_published_at_idx\` ON \`_projects_v\` (\`version_first_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_updated_at_idx\` ON \`_projects_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_created_at_idx\` ON \`_projects_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version__status_idx\` ON \`_projects_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_created_at_idx\` ON \`_projects_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_updated_at_idx\` ON \`_projects_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_snapshot_idx\` ON \`_projects_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_published_locale_idx\` ON \`_projects_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_latest_idx\` ON \`_projects_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_projects_v_locales\` (
  	\`version_title\` text,
  	\`version_short_title\` text,
  	\`version_summary\` text,
  	\`version_body\` text,
  	\`version_donor\` text,
  	\`version_development_partner\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_projects_v_locales_locale_parent_id_unique\` ON \`_projects_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_projects_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`partners_id\` integer,
  	\`topics_id\` integer,
  	\`countries_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`partners_id\`) REFERENCES \`partners\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`topics_id\`) REFERENCES \`topics\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`countries_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_projects_v_rels_order_idx\` ON \`_projects_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_rels_parent_idx\` ON \`_projects_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_rels_path_idx\` ON \`_projects_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_rels_partners_id_idx\` ON \`_projects_v_rels\` (\`partners_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_rels_topics_id_idx\` ON \`_projects_v_rels\` (\`topics_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_rels_countries_id_idx\` ON \`_projects_v_rels\` (\`countries_id\`);`)
  await db.run(sql`CREATE TABLE \`programs\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`image_id\` integer,
  	\`order\` numeric,
  	\`slug\` text,
  	\`first_published_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`programs_image_idx\` ON \`programs\` (\`image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`programs_slug_idx\` ON \`programs\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`programs_first_published_at_idx\` ON \`programs\` (\`first_published_at\`);`)
  await db.run(sql`CREATE INDEX \`programs_updated_at_idx\` ON \`programs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`programs_created_at_idx\` ON \`programs\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`programs__status_idx\` ON \`programs\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`programs_locales\` (
  	\`title\` text,
  	\`summary\` text,
  	\`body\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`programs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`programs_locales_locale_parent_id_unique\` ON \`programs_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`programs_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`topics_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`programs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`topics_id\`) REFERENCES \`topics\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`programs_rels_order_idx\` ON \`programs_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`programs_rels_parent_idx\` ON \`programs_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`programs_rels_path_idx\` ON \`programs_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`programs_rels_topics_id_idx\` ON \`programs_rels\` (\`topics_id\`);`)
  await db.run(sql`CREATE TABLE \`_programs_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_image_id\` integer,
  	\`version_order\` numeric,
  	\`version_slug\` text,
  	\`version_first_published_at\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`programs\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_programs_v_parent_idx\` ON \`_programs_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_programs_v_version_version_image_idx\` ON \`_programs_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_programs_v_version_version_slug_idx\` ON \`_programs_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_programs_v_version_version_first_published_at_idx\` ON \`_programs_v\` (\`version_first_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_programs_v_version_version_updated_at_idx\` ON \`_programs_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_programs_v_version_version_created_at_idx\` ON \`_programs_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_programs_v_version_version__status_idx\` ON \`_programs_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_programs_v_created_at_idx\` ON \`_programs_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_programs_v_updated_at_idx\` ON \`_programs_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_programs_v_snapshot_idx\` ON \`_programs_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_programs_v_published_locale_idx\` ON \`_programs_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_programs_v_latest_idx\` ON \`_programs_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_programs_v_locales\` (
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_body\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_programs_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_programs_v_locales_locale_parent_id_unique\` ON \`_programs_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_programs_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`topics_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_programs_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`topics_id\`) REFERENCES \`topics\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_programs_v_rels_order_idx\` ON \`_programs_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_programs_v_rels_parent_idx\` ON \`_programs_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_programs_v_rels_path_idx\` ON \`_programs_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_programs_v_rels_topics_id_idx\` ON \`_programs_v_rels\` (\`topics_id\`);`)
  await db.run(sql`CREATE TABLE \`events_agenda\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`time\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`events_agenda_order_idx\` ON \`events_agenda\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`events_agenda_parent_id_idx\` ON \`events_agenda\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`events_agenda_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`events_agenda\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`events_agenda_locales_locale_parent_id_unique\` ON \`events_agenda_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`events_speakers\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`events_speakers_order_idx\` ON \`events_speakers\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`events_speakers_parent_id_idx\` ON \`events_speakers\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`events_speakers_locales\` (
  	\`role\` text,
  	\`affiliation\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`events_speakers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`events_speakers_locales_locale_parent_id_unique\` ON \`events_speakers_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`events\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`image_id\` integer,
  	\`kind\` text,
  	\`mode\` text,
  	\`starts_at\` text,
  	\`startsat_tz\` text DEFAULT 'Asia/Amman',
  	\`ends_at\` text,
  	\`endsat_tz\` text DEFAULT 'Asia/Amman',
  	\`online_link\` text,
  	\`registration_link\` text,
  	\`slug\` text,
  	\`first_published_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`events_image_idx\` ON \`events\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`events_kind_idx\` ON \`events\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`events_mode_idx\` ON \`events\` (\`mode\`);`)
  await db.run(sql`CREATE INDEX \`events_starts_at_idx\` ON \`events\` (\`starts_at\`);`)
  await db.run(sql`CREATE INDEX \`events_ends_at_idx\` ON \`events\` (\`ends_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`events_slug_idx\` ON \`events\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`events_first_published_at_idx\` ON \`events\` (\`first_published_at\`);`)
  await db.run(sql`CREATE INDEX \`events_updated_at_idx\` ON \`events\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`events_created_at_idx\` ON \`events\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`events__status_idx\` ON \`events\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`events_locales\` (
  	\`title\` text,
  	\`summary\` text,
  	\`body\` text,
  	\`place\` text,
  	\`outcome\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`events_locales_locale_parent_id_unique\` ON \`events_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`events_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`documents_id\` integer,
  	\`topics_id\` integer,
  	\`countries_id\` integer,
  	\`projects_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`documents_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`topics_id\`) REFERENCES \`topics\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`countries_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`projects_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`events_rels_order_idx\` ON \`events_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`events_rels_parent_idx\` ON \`events_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`events_rels_path_idx\` ON \`events_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`events_rels_documents_id_idx\` ON \`events_rels\` (\`documents_id\`);`)
  await db.run(sql`CREATE INDEX \`events_rels_topics_id_idx\` ON \`events_rels\` (\`topics_id\`);`)
  await db.run(sql`CREATE INDEX \`events_rels_countries_id_idx\` ON \`events_rels\` (\`countries_id\`);`)
  await db.run(sql`CREATE INDEX \`events_rels_projects_id_idx\` ON \`events_rels\` (\`projects_id\`);`)
  await db.run(sql`CREATE TABLE \`_events_v_version_agenda\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`time\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_events_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_events_v_version_agenda_order_idx\` ON \`_events_v_version_agenda\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_agenda_parent_id_idx\` ON \`_events_v_version_agenda\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_events_v_version_agenda_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_events_v_version_agenda\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_events_v_version_agenda_locales_locale_parent_id_unique\` ON \`_events_v_version_agenda_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_events_v_version_speakers\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_events_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_events_v_version_speakers_order_idx\` ON \`_events_v_version_speakers\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_speakers_parent_id_idx\` ON \`_events_v_version_speakers\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_events_v_version_speakers_locales\` (
  	\`role\` text,
  	\`affiliation\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_events_v_version_speakers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_events_v_version_speakers_locales_locale_parent_id_unique\` ON \`_events_v_version_speakers_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_events_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_image_id\` integer,
  	\`version_kind\` text,
  	\`version_mode\` text,
  	\`version_starts_at\` text,
  	\`version_startsat_tz\` text DEFAULT 'Asia/Amman',
  	\`version_ends_at\` text,
  	\`version_endsat_tz\` text DEFAULT 'Asia/Amman',
  	\`version_online_link\` text,
  	\`version_registration_link\` text,
  	\`version_slug\` text,
  	\`version_first_published_at\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_events_v_parent_idx\` ON \`_events_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_image_idx\` ON \`_events_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_kind_idx\` ON \`_events_v\` (\`version_kind\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_mode_idx\` ON \`_events_v\` (\`version_mode\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_starts_at_idx\` ON \`_events_v\` (\`version_starts_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_ends_at_idx\` ON \`_events_v\` (\`version_ends_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_slug_idx\` ON \`_events_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_first_published_at_idx\` ON \`_events_v\` (\`version_first_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_updated_at_idx\` ON \`_events_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_created_at_idx\` ON \`_events_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version__status_idx\` ON \`_events_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_created_at_idx\` ON \`_events_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_updated_at_idx\` ON \`_events_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_snapshot_idx\` ON \`_events_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_published_locale_idx\` ON \`_events_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_latest_idx\` ON \`_events_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_events_v_locales\` (
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_body\` text,
  	\`version_place\` text,
  	\`version_outcome\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_events_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_events_v_locales_locale_parent_id_unique\` ON \`_events_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_events_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`documents_id\` integer,
  	\`topics_id\` integer,
  	\`countries_id\` integer,
  	\`projects_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_events_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`documents_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`topics_id\`) REFERENCES \`topics\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`countries_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`projects_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_events_v_rels_order_idx\` ON \`_events_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_rels_parent_idx\` ON \`_events_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_rels_path_idx\` ON \`_events_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_rels_documents_id_idx\` ON \`_events_v_rels\` (\`documents_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_rels_topics_id_idx\` ON \`_events_v_rels\` (\`topics_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_rels_countries_id_idx\` ON \`_events_v_rels\` (\`countries_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_rels_projects_id_idx\` ON \`_events_v_rels\` (\`projects_id\`);`)
  await db.run(sql`CREATE TABLE \`news\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`image_id\` integer,
  	\`date\` text,
  	\`slug\` text,
  	\`first_published_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`news_image_idx\` ON \`news\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`news_date_idx\` ON \`news\` (\`date\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`news_slug_idx\` ON \`news\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`news_first_published_at_idx\` ON \`news\` (\`first_published_at\`);`)
  await db.run(sql`CREATE INDEX \`news_updated_at_idx\` ON \`news\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`news_created_at_idx\` ON \`news\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`news__status_idx\` ON \`news\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`news_locales\` (
  	\`title\` text,
  	\`summary\` text,
  	\`body\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`news_locales_locale_parent_id_unique\` ON \`news_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`news_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`topics_id\` integer,
  	\`countries_id\` integer,
  	\`projects_id\` integer,
  	\`events_id\` integer,
  	\`publications_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`topics_id\`) REFERENCES \`topics\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`countries_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`projects_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`events_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`publications_id\`) REFERENCES \`publications\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`news_rels_order_idx\` ON \`news_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`news_rels_parent_idx\` ON \`news_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`news_rels_path_idx\` ON \`news_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`news_rels_topics_id_idx\` ON \`news_rels\` (\`topics_id\`);`)
  await db.run(sql`CREATE INDEX \`news_rels_countries_id_idx\` ON \`news_rels\` (\`countries_id\`);`)
  await db.run(sql`CREATE INDEX \`news_rels_projects_id_idx\` ON \`news_rels\` (\`projects_id\`);`)
  await db.run(sql`CREATE INDEX \`news_rels_events_id_idx\` ON \`news_rels\` (\`events_id\`);`)
  await db.run(sql`CREATE INDEX \`news_rels_publications_id_idx\` ON \`news_rels\` (\`publications_id\`);`)
  await db.run(sql`CREATE TABLE \`_news_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_image_id\` integer,
  	\`version_date\` text,
  	\`version_slug\` text,
  	\`version_first_published_at\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_news_v_parent_idx\` ON \`_news_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_image_idx\` ON \`_news_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_date_idx\` ON \`_news_v\` (\`version_date\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_slug_idx\` ON \`_news_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_first_published_at_idx\` ON \`_news_v\` (\`version_first_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_updated_at_idx\` ON \`_news_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_created_at_idx\` ON \`_news_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version__status_idx\` ON \`_news_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_created_at_idx\` ON \`_news_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_updated_at_idx\` ON \`_news_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_snapshot_idx\` ON \`_news_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_published_locale_idx\` ON \`_news_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_latest_idx\` ON \`_news_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_news_v_locales\` (
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_body\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_news_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_news_v_locales_locale_parent_id_unique\` ON \`_news_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_news_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`topics_id\` integer,
  	\`countries_id\` integer,
  	\`projects_id\` integer,
  	\`events_id\` integer,
  	\`publications_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_news_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`topics_id\`) REFERENCES \`topics\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`countries_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`projects_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`events_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`publications_id\`) REFERENCES \`publications\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_news_v_rels_order_idx\` ON \`_news_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_rels_parent_idx\` ON \`_news_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_rels_path_idx\` ON \`_news_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_rels_topics_id_idx\` ON \`_news_v_rels\` (\`topics_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_rels_countries_id_idx\` ON \`_news_v_rels\` (\`countries_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_rels_projects_id_idx\` ON \`_news_v_rels\` (\`projects_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_rels_events_id_idx\` ON \`_news_v_rels\` (\`events_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_rels_publications_id_idx\` ON \`_news_v_rels\` (\`publications_id\`);`)
  await db.run(sql`CREATE TABLE \`stories\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`image_id\` integer,
  	\`date\` text,
  	\`slug\` text,
  	\`first_published_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`stories_image_idx\` ON \`stories\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`stories_date_idx\` ON \`stories\` (\`date\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`stories_slug_idx\` ON \`stories\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`stories_first_published_at_idx\` ON \`stories\` (\`first_published_at\`);`)
  await db.run(sql`CREATE INDEX \`stories_updated_at_idx\` ON \`stories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`stories_created_at_idx\` ON \`stories\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`stories__status_idx\` ON \`stories\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`stories_locales\` (
  	\`title\` text,
  	\`summary\` text,
  	\`body\` text,
  	\`quote\` text,
  	\`quote_source\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`stories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`stories_locales_locale_parent_id_unique\` ON \`stories_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`stories_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`topics_id\` integer,
  	\`countries_id\` integer,
  	\`projects_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`stories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`topics_id\`) REFERENCES \`topics\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`countries_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`projects_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`stories_rels_order_idx\` ON \`stories_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`stories_rels_parent_idx\` ON \`stories_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`stories_rels_path_idx\` ON \`stories_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`stories_rels_topics_id_idx\` ON \`stories_rels\` (\`topics_id\`);`)
  await db.run(sql`CREATE INDEX \`stories_rels_countries_id_idx\` ON \`stories_rels\` (\`countries_id\`);`)
  await db.run(sql`CREATE INDEX \`stories_rels_projects_id_idx\` ON \`stories_rels\` (\`projects_id\`);`)
  await db.run(sql`CREATE TABLE \`_stories_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_image_id\` integer,
  	\`version_date\` text,
  	\`version_slug\` text,
  	\`version_first_published_at\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`stories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_stories_v_parent_idx\` ON \`_stories_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_version_image_idx\` ON \`_stories_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_version_date_idx\` ON \`_stories_v\` (\`version_date\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_version_slug_idx\` ON \`_stories_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_version_first_published_at_idx\` ON \`_stories_v\` (\`version_first_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_version_updated_at_idx\` ON \`_stories_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_version_created_at_idx\` ON \`_stories_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_version__status_idx\` ON \`_stories_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_created_at_idx\` ON \`_stories_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_updated_at_idx\` ON \`_stories_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_snapshot_idx\` ON \`_stories_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_published_locale_idx\` ON \`_stories_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_latest_idx\` ON \`_stories_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_stories_v_locales\` (
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_body\` text,
  	\`version_quote\` text,
  	\`version_quote_source\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_stories_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_stories_v_locales_locale_parent_id_unique\` ON \`_stories_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_stories_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`topics_id\` integer,
  	\`countries_id\` integer,
  	\`projects_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_stories_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`topics_id\`) REFERENCES \`topics\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`countries_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`projects_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_stories_v_rels_order_idx\` ON \`_stories_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_rels_parent_idx\` ON \`_stories_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_rels_path_idx\` ON \`_stories_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_rels_topics_id_idx\` ON \`_stories_v_rels\` (\`topics_id\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_rels_countries_id_idx\` ON \`_stories_v_rels\` (\`countries_id\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_rels_projects_id_idx\` ON \`_stories_v_rels\` (\`projects_id\`);`)
  await db.run(sql`CREATE TABLE \`publications_authors\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`publications\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`publications_authors_order_idx\` ON \`publications_authors\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`publications_authors_parent_id_idx\` ON \`publications_authors\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`publications_files\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`file_id\` integer,
  	\`language\` text,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`publications\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`publications_files_order_idx\` ON \`publications_files\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`publications_files_parent_id_idx\` ON \`publications_files\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`publications_files_file_idx\` ON \`publications_files\` (\`file_id\`);`)
  await db.run(sql`CREATE INDEX \`publications_files_language_idx\` ON \`publications_files\` (\`language\`);`)
  await db.run(sql`CREATE TABLE \`publications\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`image_id\` integer,
  	\`kind\` text,
  	\`published_on\` text,
  	\`pages\` numeric,
  	\`isbn\` text,
  	\`doi\` text,
  	\`slug\` text,
  	\`first_published_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`publications_image_idx\` ON \`publications\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`publications_kind_idx\` ON \`publications\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`publications_published_on_idx\` ON \`publications\` (\`published_on\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`publications_slug_idx\` ON \`publications\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`publications_first_published_at_idx\` ON \`publications\` (\`first_published_at\`);`)
  await db.run(sql`CREATE INDEX \`publications_updated_at_idx\` ON \`publications\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`publications_created_at_idx\` ON \`publications\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`publications__status_idx\` ON \`publications\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`publications_locales\` (
  	\`title\` text,
  	\`summary\` text,
  	\`body\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`publications\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`publications_locales_locale_parent_id_unique\` ON \`publications_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`publications_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`topics_id\` integer,
  	\`countries_id\` integer,
  	\`projects_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`publications\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`topics_id\`) REFERENCES \`topics\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`countries_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`projects_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`publications_rels_order_idx\` ON \`publications_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`publications_rels_parent_idx\` ON \`publications_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`publications_rels_path_idx\` ON \`publications_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`publications_rels_topics_id_idx\` ON \`publications_rels\` (\`topics_id\`);`)
  await db.run(sql`CREATE INDEX \`publications_rels_countries_id_idx\` ON \`publications_rels\` (\`countries_id\`);`)
  await db.run(sql`CREATE INDEX \`publications_rels_projects_id_idx\` ON \`publications_rels\` (\`projects_id\`);`)
  await db.run(sql`CREATE TABLE \`_publications_v_version_authors\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_publications_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_publications_v_version_authors_order_idx\` ON \`_publications_v_version_authors\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_publications_v_version_authors_parent_id_idx\` ON \`_publications_v_version_authors\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_publications_v_version_files\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`file_id\` integer,
  	\`language\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_publications_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_publications_v_version_files_order_idx\` ON \`_publications_v_version_files\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_publications_v_version_files_parent_id_idx\` ON \`_publications_v_version_files\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_publications_v_version_files_file_idx\` ON \`_publications_v_version_files\` (\`file_id\`);`)
  await db.run(sql`CREATE INDEX \`_publications_v_version_files_language_idx\` ON \`_publications_v_version_files\` (\`language\`);`)
  await db.run(sql`CREATE TABLE \`_publications_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_image_id\` integer,
  	\`version_kind\` text,
  	\`version_published_on\` text,
  	\`version_pages\` numeric,
  	\`version_isbn\` text,
  	\`version_doi\` text,
  	\`version_slug\` text,
  	\`version_first_published_at\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`publications\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_publications_v_parent_idx\` ON \`_publications_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_publications_v_version_version_image_idx\` ON \`_publications_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_publications_v_version_version_kind_idx\` ON \`_publications_v\` (\`version_kind\`);`)
  await db.run(sql`CREATE INDEX \`_publications_v_version_version_published_on_idx\` ON \`_publications_v\` (\`version_published_on\`);`)
  await db.run(sql`CREATE INDEX \`_publications_v_version_version_slug_idx\` ON \`_publications_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_publications_v_version_version_first_published_at_idx\` ON \`_publications_v\` (\`version_first_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_publications_v_version_version_updated_at_idx\` ON \`_publications_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_publications_v_version_version_created_at_idx\` ON \`_publications_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_publications_v_version_version__status_idx\` ON \`_publications_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_publications_v_created_at_idx\` ON \`_publications_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_publications_v_updated_at_idx\` ON \`_publications_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_publications_v_snapshot_idx\` ON \`_publications_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_publications_v_published_locale_idx\` ON \`_publications_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_publications_v_latest_idx\` ON \`_publications_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_publications_v_locales\` (
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_body\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_publications_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_publications_v_locales_locale_parent_id_unique\` ON \`_publications_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_publications_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`topics_id\` integer,
  	\`countries_id\` integer,
  	\`projects_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_publications_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`topics_id\`) REFERENCES \`topics\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`countries_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`projects_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_publications_v_rels_order_idx\` ON \`_publications_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_publications_v_rels_parent_idx\` ON \`_publications_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_publications_v_rels_path_idx\` ON \`_publications_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_publications_v_rels_topics_id_idx\` ON \`_publications_v_rels\` (\`topics_id\`);`)
  await db.run(sql`CREATE INDEX \`_publications_v_rels_countries_id_idx\` ON \`_publications_v_rels\` (\`countries_id\`);`)
  await db.run(sql`CREATE INDEX \`_publications_v_rels_projects_id_idx\` ON \`_publications_v_rels\` (\`projects_id\`);`)
  await db.run(sql`CREATE TABLE \`press_items\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`link\` text,
  	\`date\` text,
  	\`slug\` text,
  	\`first_published_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`press_items_date_idx\` ON \`press_items\` (\`date\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`press_items_slug_idx\` ON \`press_items\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`press_items_first_published_at_idx\` ON \`press_items\` (\`first_published_at\`);`)
  await db.run(sql`CREATE INDEX \`press_items_updated_at_idx\` ON \`press_items\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`press_items_created_at_idx\` ON \`press_items\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`press_items__status_idx\` ON \`press_items\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`press_items_locales\` (
  	\`title\` text,
  	\`outlet\` text,
  	\`summary\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`press_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`press_items_locales_locale_parent_id_unique\` ON \`press_items_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`press_items_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`topics_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`press_items\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`topics_id\`) REFERENCES \`topics\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`press_items_rels_order_idx\` ON \`press_items_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`press_items_rels_parent_idx\` ON \`press_items_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`press_items_rels_path_idx\` ON \`press_items_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`press_items_rels_topics_id_idx\` ON \`press_items_rels\` (\`topics_id\`);`)
  await db.run(sql`CREATE TABLE \`_press_items_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_link\` text,
  	\`version_date\` text,
  	\`version_slug\` text,
  	\`version_first_published_at\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`press_items\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_press_items_v_parent_idx\` ON \`_press_items_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_press_items_v_version_version_date_idx\` ON \`_press_items_v\` (\`version_date\`);`)
  await db.run(sql`CREATE INDEX \`_press_items_v_version_version_slug_idx\` ON \`_press_items_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_press_items_v_version_version_first_published_at_idx\` ON \`_press_items_v\` (\`version_first_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_press_items_v_version_version_updated_at_idx\` ON \`_press_items_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_press_items_v_version_version_created_at_idx\` ON \`_press_items_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_press_items_v_version_version__status_idx\` ON \`_press_items_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_press_items_v_created_at_idx\` ON \`_press_items_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_press_items_v_updated_at_idx\` ON \`_press_items_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_press_items_v_snapshot_idx\` ON \`_press_items_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_press_items_v_published_locale_idx\` ON \`_press_items_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_press_items_v_latest_idx\` ON \`_press_items_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_press_items_v_locales\` (
  	\`version_title\` text,
  	\`version_outlet\` text,
  	\`version_summary\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_press_items_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_press_items_v_locales_locale_parent_id_unique\` ON \`_press_items_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_press_items_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`topics_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_press_items_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`topics_id\`) REFERENCES \`topics\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_press_items_v_rels_order_idx\` ON \`_press_items_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_press_items_v_rels_parent_idx\` ON \`_press_items_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_press_items_v_rels_path_idx\` ON \`_press_items_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_press_items_v_rels_topics_id_idx\` ON \`_press_items_v_rels\` (\`topics_id\`);`)
  await db.run(sql`CREATE TABLE \`culture_gallery_images\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`image_id\` integer,
  	\`taken_on\` text,
  	\`slug\` text,
  	\`first_published_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`culture_gallery_images_image_idx\` ON \`culture_gallery_images\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`culture_gallery_images_taken_on_idx\` ON \`culture_gallery_images\` (\`taken_on\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`culture_gallery_images_slug_idx\` ON \`culture_gallery_images\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`culture_gallery_images_first_published_at_idx\` ON \`culture_gallery_images\` (\`first_published_at\`);`)
  await db.run(sql`CREATE INDEX \`culture_gallery_images_updated_at_idx\` ON \`culture_gallery_images\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`culture_gallery_images_created_at_idx\` ON \`culture_gallery_images\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`culture_gallery_images__status_idx\` ON \`culture_gallery_images\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`culture_gallery_images_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`culture_gallery_images\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`culture_gallery_images_locales_locale_parent_id_unique\` ON \`culture_gallery_images_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`culture_gallery_images_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`countries_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`culture_gallery_images\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`countries_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`culture_gallery_images_rels_order_idx\` ON \`culture_gallery_images_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`culture_gallery_images_rels_parent_idx\` ON \`culture_gallery_images_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`culture_gallery_images_rels_path_idx\` ON \`culture_gallery_images_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`culture_gallery_images_rels_countries_id_idx\` ON \`culture_gallery_images_rels\` (\`countries_id\`);`)
  await db.run(sql`CREATE TABLE \`_culture_gallery_images_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_image_id\` integer,
  	\`version_taken_on\` text,
  	\`version_slug\` text,
  	\`version_first_published_at\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`culture_gallery_images\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_culture_gallery_images_v_parent_idx\` ON \`_culture_gallery_images_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_culture_gallery_images_v_version_version_image_idx\` ON \`_culture_gallery_images_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_culture_gallery_images_v_version_version_taken_on_idx\` ON \`_culture_gallery_images_v\` (\`version_taken_on\`);`)
  await db.run(sql`CREATE INDEX \`_culture_gallery_images_v_version_version_slug_idx\` ON \`_culture_gallery_images_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_culture_gallery_images_v_version_version_first_publishe_idx\` ON \`_culture_gallery_images_v\` (\`version_first_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_culture_gallery_images_v_version_version_updated_at_idx\` ON \`_culture_gallery_images_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_culture_gallery_images_v_version_version_created_at_idx\` ON \`_culture_gallery_images_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_culture_gallery_images_v_version_version__status_idx\` ON \`_culture_gallery_images_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_culture_gallery_images_v_created_at_idx\` ON \`_culture_gallery_images_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_culture_gallery_images_v_updated_at_idx\` ON \`_culture_gallery_images_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_culture_gallery_images_v_snapshot_idx\` ON \`_culture_gallery_images_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_culture_gallery_images_v_published_locale_idx\` ON \`_culture_gallery_images_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_culture_gallery_images_v_latest_idx\` ON \`_culture_gallery_images_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_culture_gallery_images_v_locales\` (
  	\`version_title\` text,
  	\`version_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_culture_gallery_images_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_culture_gallery_images_v_locales_locale_parent_id_unique\` ON \`_culture_gallery_images_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_culture_gallery_images_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`countries_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_culture_gallery_images_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`countries_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_culture_gallery_images_v_rels_order_idx\` ON \`_culture_gallery_images_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_culture_gallery_images_v_rels_parent_idx\` ON \`_culture_gallery_images_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_culture_gallery_images_v_rels_path_idx\` ON \`_culture_gallery_images_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_culture_gallery_images_v_rels_countries_id_idx\` ON \`_culture_gallery_images_v_rels\` (\`countries_id\`);`)
  await db.run(sql`CREATE TABLE \`our_impacts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`value\` text,
  	\`topic_id\` integer,
  	\`order\` numeric,
  	\`slug\` text,
  	\`first_published_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`topic_id\`) REFERENCES \`topics\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`our_impacts_topic_idx\` ON \`our_impacts\` (\`topic_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`our_impacts_slug_idx\` ON \`our_impacts\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`our_impacts_first_published_at_idx\` ON \`our_impacts\` (\`first_published_at\`);`)
  await db.run(sql`CREATE INDEX \`our_impacts_updated_at_idx\` ON \`our_impacts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`our_impacts_created_at_idx\` ON \`our_impacts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`our_impacts__status_idx\` ON \`our_impacts\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`our_impacts_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`our_impacts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`our_impacts_locales_locale_parent_id_unique\` ON \`our_impacts_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_our_impacts_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_value\` text,
  	\`version_topic_id\` integer,
  	\`version_order\` numeric,
  	\`version_slug\` text,
  	\`version_first_published_at\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`our_impacts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_topic_id\`) REFERENCES \`topics\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_our_impacts_v_parent_idx\` ON \`_our_impacts_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_our_impacts_v_version_version_topic_idx\` ON \`_our_impacts_v\` (\`version_topic_id\`);`)
  await db.run(sql`CREATE INDEX \`_our_impacts_v_version_version_slug_idx\` ON \`_our_impacts_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_our_impacts_v_version_version_first_published_at_idx\` ON \`_our_impacts_v\` (\`version_first_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_our_impacts_v_version_version_updated_at_idx\` ON \`_our_impacts_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_our_impacts_v_version_version_created_at_idx\` ON \`_our_impacts_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_our_impacts_v_version_version__status_idx\` ON \`_our_impacts_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_our_impacts_v_created_at_idx\` ON \`_our_impacts_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_our_impacts_v_updated_at_idx\` ON \`_our_impacts_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_our_impacts_v_snapshot_idx\` ON \`_our_impacts_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_our_impacts_v_published_locale_idx\` ON \`_our_impacts_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_our_impacts_v_latest_idx\` ON \`_our_impacts_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_our_impacts_v_locales\` (
  	\`version_title\` text,
  	\`version_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_our_impacts_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_our_impacts_v_locales_locale_parent_id_unique\` ON \`_our_impacts_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`topics\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` numeric,
  	\`slug\` text,
  	\`first_published_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`topics_slug_idx\` ON \`topics\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`topics_first_published_at_idx\` ON \`topics\` (\`first_published_at\`);`)
  await db.run(sql`CREATE INDEX \`topics_updated_at_idx\` ON \`topics\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`topics_created_at_idx\` ON \`topics\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`topics__status_idx\` ON \`topics\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`topics_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`topics\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`topics_locales_locale_parent_id_unique\` ON \`topics_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_topics_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_order\` numeric,
  	\`version_slug\` text,
  	\`version_first_published_at\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`topics\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_topics_v_parent_idx\` ON \`_topics_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_topics_v_version_version_slug_idx\` ON \`_topics_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_topics_v_version_version_first_published_at_idx\` ON \`_topics_v\` (\`version_first_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_topics_v_version_version_updated_at_idx\` ON \`_topics_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_topics_v_version_version_created_at_idx\` ON \`_topics_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_topics_v_version_version__status_idx\` ON \`_topics_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_topics_v_created_at_idx\` ON \`_topics_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_topics_v_updated_at_idx\` ON \`_topics_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_topics_v_snapshot_idx\` ON \`_topics_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_topics_v_published_locale_idx\` ON \`_topics_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_topics_v_latest_idx\` ON \`_topics_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_topics_v_locales\` (
  	\`version_title\` text,
  	\`version_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_topics_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_topics_v_locales_locale_parent_id_unique\` ON \`_topics_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`countries_water_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`countries_water_figures_order_idx\` ON \`countries_water_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`countries_water_figures_parent_id_idx\` ON \`countries_water_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`countries_water_figures_locales\` (
  	\`label\` text,
  	\`source\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`countries_water_figures\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`countries_water_figures_locales_locale_parent_id_unique\` ON \`countries_water_figures_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`countries\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`code\` text,
  	\`image_id\` integer,
  	\`slug\` text,
  	\`first_published_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`countries_code_idx\` ON \`countries\` (\`code\`);`)
  await db.run(sql`CREATE INDEX \`countries_image_idx\` ON \`countries\` (\`image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`countries_slug_idx\` ON \`countries\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`countries_first_published_at_idx\` ON \`countries\` (\`first_published_at\`);`)
  await db.run(sql`CREATE INDEX \`countries_updated_at_idx\` ON \`countries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`countries_created_at_idx\` ON \`countries\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`countries__status_idx\` ON \`countries\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`countries_locales\` (
  	\`name\` text,
  	\`summary\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`countries_locales_locale_parent_id_unique\` ON \`countries_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_countries_v_version_water_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`value\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_countries_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_countries_v_version_water_figures_order_idx\` ON \`_countries_v_version_water_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_countries_v_version_water_figures_parent_id_idx\` ON \`_countries_v_version_water_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_countries_v_version_water_figures_locales\` (
  	\`label\` text,
  	\`source\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_countries_v_version_water_figures\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_countries_v_version_water_figures_locales_locale_parent_id_\` ON \`_countries_v_version_water_figures_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_countries_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_code\` text,
  	\`version_image_id\` integer,
  	\`version_slug\` text,
  	\`version_first_published_at\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_countries_v_parent_idx\` ON \`_countries_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_countries_v_version_version_code_idx\` ON \`_countries_v\` (\`version_code\`);`)
  await db.run(sql`CREATE INDEX \`_countries_v_version_version_image_idx\` ON \`_countries_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_countries_v_version_version_slug_idx\` ON \`_countries_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_countries_v_version_version_first_published_at_idx\` ON \`_countries_v\` (\`version_first_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_countries_v_version_version_updated_at_idx\` ON \`_countries_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_countries_v_version_version_created_at_idx\` ON \`_countries_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_countries_v_version_version__status_idx\` ON \`_countries_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_countries_v_created_at_idx\` ON \`_countries_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_countries_v_updated_at_idx\` ON \`_countries_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_countries_v_snapshot_idx\` ON \`_countries_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_countries_v_published_locale_idx\` ON \`_countries_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_countries_v_latest_idx\` ON \`_countries_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_countries_v_locales\` (
  	\`version_name\` text,
  	\`version_summary\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_countries_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_countries_v_locales_locale_parent_id_unique\` ON \`_countries_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`member_states\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`country_id\` integer,
  	\`telephone\` text,
  	\`fax\` text,
  	\`email\` text,
  	\`website\` text,
  	\`map_key_colour\` text,
  	\`joined_in_year\` numeric,
  	\`image_id\` integer,
  	\`slug\` text,
  	\`first_published_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`country_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`member_states_country_idx\` ON \`member_states\` (\`country_id\`);`)
  await db.run(sql`CREATE INDEX \`member_states_image_idx\` ON \`member_states\` (\`image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`member_states_slug_idx\` ON \`member_states\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`member_states_first_published_at_idx\` ON \`member_states\` (\`first_published_at\`);`)
  await db.run(sql`CREATE INDEX \`member_states_updated_at_idx\` ON \`member_states\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`member_states_created_at_idx\` ON \`member_states\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`member_states__status_idx\` ON \`member_states\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`member_states_locales\` (
  	\`title\` text,
  	\`institute_name\` text,
  	\`location\` text,
  	\`rank\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`member_states\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`member_states_locales_locale_parent_id_unique\` ON \`member_states_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_member_states_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_country_id\` integer,
  	\`version_telephone\` text,
  	\`version_fax\` text,
  	\`version_email\` text,
  	\`version_website\` text,
  	\`version_map_key_colour\` text,
  	\`version_joined_in_year\` numeric,
  	\`version_image_id\` integer,
  	\`version_slug\` text,
  	\`version_first_published_at\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`member_states\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_country_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_member_states_v_parent_idx\` ON \`_member_states_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_member_states_v_version_version_country_idx\` ON \`_member_states_v\` (\`version_country_id\`);`)
  await db.run(sql`CREATE INDEX \`_member_states_v_version_version_image_idx\` ON \`_member_states_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_member_states_v_version_version_slug_idx\` ON \`_member_states_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_member_states_v_version_version_first_published_at_idx\` ON \`_member_states_v\` (\`version_first_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_member_states_v_version_version_updated_at_idx\` ON \`_member_states_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_member_states_v_version_version_created_at_idx\` ON \`_member_states_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_member_states_v_version_version__status_idx\` ON \`_member_states_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_member_states_v_created_at_idx\` ON \`_member_states_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_member_states_v_updated_at_idx\` ON \`_member_states_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_member_states_v_snapshot_idx\` ON \`_member_states_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_member_states_v_published_locale_idx\` ON \`_member_states_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_member_states_v_latest_idx\` ON \`_member_states_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_member_states_v_locales\` (
  	\`version_title\` text,
  	\`version_institute_name\` text,
  	\`version_location\` text,
  	\`version_rank\` text,
  	\`version_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_member_states_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_member_states_v_locales_locale_parent_id_unique\` ON \`_member_states_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`partners\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`kind\` text,
  	\`country_id\` integer,
  	\`website\` text,
  	\`image_id\` integer,
  	\`slug\` text,
  	\`first_published_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`country_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`partners_kind_idx\` ON \`partners\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`partners_country_idx\` ON \`partners\` (\`country_id\`);`)
  await db.run(sql`CREATE INDEX \`partners_image_idx\` ON \`partners\` (\`image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`partners_slug_idx\` ON \`partners\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`partners_first_published_at_idx\` ON \`partners\` (\`first_published_at\`);`)
  await db.run(sql`CREATE INDEX \`partners_updated_at_idx\` ON \`partners\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`partners_created_at_idx\` ON \`partners\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`partners__status_idx\` ON \`partners\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`partners_locales\` (
  	\`title\` text,
  	\`summary\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`partners\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`partners_locales_locale_parent_id_unique\` ON \`partners_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_partners_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_kind\` text,
  	\`version_country_id\` integer,
  	\`version_website\` text,
  	\`version_image_id\` integer,
  	\`version_slug\` text,
  	\`version_first_published_at\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`partners\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_country_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_partners_v_parent_idx\` ON \`_partners_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_version_version_kind_idx\` ON \`_partners_v\` (\`version_kind\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_version_version_country_idx\` ON \`_partners_v\` (\`version_country_id\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_version_version_image_idx\` ON \`_partners_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_version_version_slug_idx\` ON \`_partners_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_version_version_first_published_at_idx\` ON \`_partners_v\` (\`version_first_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_version_version_updated_at_idx\` ON \`_partners_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_version_version_created_at_idx\` ON \`_partners_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_version_version__status_idx\` ON \`_partners_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_created_at_idx\` ON \`_partners_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_updated_at_idx\` ON \`_partners_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_snapshot_idx\` ON \`_partners_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_published_locale_idx\` ON \`_partners_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_latest_idx\` ON \`_partners_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_partners_v_locales\` (
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_partners_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_partners_v_locales_locale_parent_id_unique\` ON \`_partners_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`team_members\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`kind\` text,
  	\`email\` text,
  	\`telephone\` text,
  	\`image_id\` integer,
  	\`order\` numeric,
  	\`slug\` text,
  	\`first_published_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`team_members_kind_idx\` ON \`team_members\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`team_members_image_idx\` ON \`team_members\` (\`image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`team_members_slug_idx\` ON \`team_members\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`team_members_first_published_at_idx\` ON \`team_members\` (\`first_published_at\`);`)
  await db.run(sql`CREATE INDEX \`team_members_updated_at_idx\` ON \`team_members\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`team_members_created_at_idx\` ON \`team_members\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`team_members__status_idx\` ON \`team_members\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`team_members_locales\` (
  	\`title\` text,
  	\`name\` text,
  	\`department\` text,
  	\`responsibilities\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`team_members\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`team_members_locales_locale_parent_id_unique\` ON \`team_members_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_team_members_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_kind\` text,
  	\`version_email\` text,
  	\`version_telephone\` text,
  	\`version_image_id\` integer,
  	\`version_order\` numeric,
  	\`version_slug\` text,
  	\`version_first_published_at\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`team_members\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_team_members_v_parent_idx\` ON \`_team_members_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_team_members_v_version_version_kind_idx\` ON \`_team_members_v\` (\`version_kind\`);`)
  await db.run(sql`CREATE INDEX \`_team_members_v_version_version_image_idx\` ON \`_team_members_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_team_members_v_version_version_slug_idx\` ON \`_team_members_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_team_members_v_version_version_first_published_at_idx\` ON \`_team_members_v\` (\`version_first_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_team_members_v_version_version_updated_at_idx\` ON \`_team_members_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_team_members_v_version_version_created_at_idx\` ON \`_team_members_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_team_members_v_version_version__status_idx\` ON \`_team_members_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_team_members_v_created_at_idx\` ON \`_team_members_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_team_members_v_updated_at_idx\` ON \`_team_members_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_team_members_v_snapshot_idx\` ON \`_team_members_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_team_members_v_published_locale_idx\` ON \`_team_members_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_team_members_v_latest_idx\` ON \`_team_members_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_team_members_v_locales\` (
  	\`version_title\` text,
  	\`version_name\` text,
  	\`version_department\` text,
  	\`version_responsibilities\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_team_members_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_team_members_v_locales_locale_parent_id_unique\` ON \`_team_members_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`cop\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`session\` numeric,
  	\`image_id\` integer,
  	\`starts_on\` text,
  	\`ends_on\` text,
  	\`slug\` text,
  	\`first_published_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`cop_image_idx\` ON \`cop\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`cop_starts_on_idx\` ON \`cop\` (\`starts_on\`);`)
  await db.run(sql`CREATE INDEX \`cop_ends_on_idx\` ON \`cop\` (\`ends_on\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`cop_slug_idx\` ON \`cop\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`cop_first_published_at_idx\` ON \`cop\` (\`first_published_at\`);`)
  await db.run(sql`CREATE INDEX \`cop_updated_at_idx\` ON \`cop\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`cop_created_at_idx\` ON \`cop\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`cop__status_idx\` ON \`cop\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`cop_locales\` (
  	\`title\` text,
  	\`summary\` text,
  	\`body\` text,
  	\`place\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`cop\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`cop_locales_locale_parent_id_unique\` ON \`cop_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_cop_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_session\` numeric,
  	\`version_image_id\` integer,
  	\`version_starts_on\` text,
  	\`version_ends_on\` text,
  	\`version_slug\` text,
  	\`version_first_published_at\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`cop\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_cop_v_parent_idx\` ON \`_cop_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_cop_v_version_version_image_idx\` ON \`_cop_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_cop_v_version_version_starts_on_idx\` ON \`_cop_v\` (\`version_starts_on\`);`)
  await db.run(sql`CREATE INDEX \`_cop_v_version_version_ends_on_idx\` ON \`_cop_v\` (\`version_ends_on\`);`)
  await db.run(sql`CREATE INDEX \`_cop_v_version_version_slug_idx\` ON \`_cop_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_cop_v_version_version_first_published_at_idx\` ON \`_cop_v\` (\`version_first_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_cop_v_version_version_updated_at_idx\` ON \`_cop_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_cop_v_version_version_created_at_idx\` ON \`_cop_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_cop_v_version_version__status_idx\` ON \`_cop_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_cop_v_created_at_idx\` ON \`_cop_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_cop_v_updated_at_idx\` ON \`_cop_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_cop_v_snapshot_idx\` ON \`_cop_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_cop_v_published_locale_idx\` ON \`_cop_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_cop_v_latest_idx\` ON \`_cop_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_cop_v_locales\` (
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_body\` text,
  	\`version_place\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_cop_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_cop_v_locales_locale_parent_id_unique\` ON \`_cop_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`cop_news\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`image_id\` integer,
  	\`date\` text,
  	\`conference_id\` integer,
  	\`slug\` text,
  	\`first_published_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`conference_id\`) REFERENCES \`cop\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`cop_news_image_idx\` ON \`cop_news\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`cop_news_date_idx\` ON \`cop_news\` (\`date\`);`)
  await db.run(sql`CREATE INDEX \`cop_news_conference_idx\` ON \`cop_news\` (\`conference_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`cop_news_slug_idx\` ON \`cop_news\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`cop_news_first_published_at_idx\` ON \`cop_news\` (\`first_published_at\`);`)
  await db.run(sql`CREATE INDEX \`cop_news_updated_at_idx\` ON \`cop_news\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`cop_news_created_at_idx\` ON \`cop_news\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`cop_news__status_idx\` ON \`cop_news\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`cop_news_locales\` (
  	\`title\` text,
  	\`summary\` text,
  	\`body\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`cop_news\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`cop_news_locales_locale_parent_id_unique\` ON \`cop_news_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_cop_news_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_image_id\` integer,
  	\`version_date\` text,
  	\`version_conference_id\` integer,
  	\`version_slug\` text,
  	\`version_first_published_at\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`cop_news\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_conference_id\`) REFERENCES \`cop\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_cop_news_v_parent_idx\` ON \`_cop_news_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_cop_news_v_version_version_image_idx\` ON \`_cop_news_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_cop_news_v_version_version_date_idx\` ON \`_cop_news_v\` (\`version_date\`);`)
  await db.run(sql`CREATE INDEX \`_cop_news_v_version_version_conference_idx\` ON \`_cop_news_v\` (\`version_conference_id\`);`)
  await db.run(sql`CREATE INDEX \`_cop_news_v_version_version_slug_idx\` ON \`_cop_news_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_cop_news_v_version_version_first_published_at_idx\` ON \`_cop_news_v\` (\`version_first_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_cop_news_v_version_version_updated_at_idx\` ON \`_cop_news_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_cop_news_v_version_version_created_at_idx\` ON \`_cop_news_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_cop_news_v_version_version__status_idx\` ON \`_cop_news_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_cop_news_v_created_at_idx\` ON \`_cop_news_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_cop_news_v_updated_at_idx\` ON \`_cop_news_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_cop_news_v_snapshot_idx\` ON \`_cop_news_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_cop_news_v_published_locale_idx\` ON \`_cop_news_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_cop_news_v_latest_idx\` ON \`_cop_news_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_cop_news_v_locales\` (
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_body\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_cop_news_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_cop_news_v_locales_locale_parent_id_unique\` ON \`_cop_news_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`oic_system_charts_nodes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`parent_key\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`oic_system_charts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`oic_system_charts_nodes_order_idx\` ON \`oic_system_charts_nodes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`oic_system_charts_nodes_parent_id_idx\` ON \`oic_system_charts_nodes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`oic_system_charts_nodes_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`oic_system_charts_nodes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`oic_system_charts_nodes_locales_locale_parent_id_unique\` ON \`oic_system_charts_nodes_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`oic_system_charts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`image_id\` integer,
  	\`order\` numeric,
  	\`slug\` text,
  	\`first_published_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`oic_system_charts_image_idx\` ON \`oic_system_charts\` (\`image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`oic_system_charts_slug_idx\` ON \`oic_system_charts\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`oic_system_charts_first_published_at_idx\` ON \`oic_system_charts\` (\`first_published_at\`);`)
  await db.run(sql`CREATE INDEX \`oic_system_charts_updated_at_idx\` ON \`oic_system_charts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`oic_system_charts_created_at_idx\` ON \`oic_system_charts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`oic_system_charts__status_idx\` ON \`oic_system_charts\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`oic_system_charts_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`oic_system_charts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`oic_system_charts_locales_locale_parent_id_unique\` ON \`oic_system_charts_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_oic_system_charts_v_version_nodes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`parent_key\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_oic_system_charts_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_oic_system_charts_v_version_nodes_order_idx\` ON \`_oic_system_charts_v_version_nodes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_oic_system_charts_v_version_nodes_parent_id_idx\` ON \`_oic_system_charts_v_version_nodes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_oic_system_charts_v_version_nodes_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_oic_system_charts_v_version_nodes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_oic_system_charts_v_version_nodes_locales_locale_parent_id_\` ON \`_oic_system_charts_v_version_nodes_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_oic_system_charts_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_image_id\` integer,
  	\`version_order\` numeric,
  	\`version_slug\` text,
  	\`version_first_published_at\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`oic_system_charts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_oic_system_charts_v_parent_idx\` ON \`_oic_system_charts_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_oic_system_charts_v_version_version_image_idx\` ON \`_oic_system_charts_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_oic_system_charts_v_version_version_slug_idx\` ON \`_oic_system_charts_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_oic_system_charts_v_version_version_first_published_at_idx\` ON \`_oic_system_charts_v\` (\`version_first_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_oic_system_charts_v_version_version_updated_at_idx\` ON \`_oic_system_charts_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_oic_system_charts_v_version_version_created_at_idx\` ON \`_oic_system_charts_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_oic_system_charts_v_version_version__status_idx\` ON \`_oic_system_charts_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_oic_system_charts_v_created_at_idx\` ON \`_oic_system_charts_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_oic_system_charts_v_updated_at_idx\` ON \`_oic_system_charts_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_oic_system_charts_v_snapshot_idx\` ON \`_oic_system_charts_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_oic_system_charts_v_published_locale_idx\` ON \`_oic_system_charts_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_oic_system_charts_v_latest_idx\` ON \`_oic_system_charts_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_oic_system_charts_v_locales\` (
  	\`version_title\` text,
  	\`version_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_oic_system_charts_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_oic_system_charts_v_locales_locale_parent_id_unique\` ON \`_oic_system_charts_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`tenders_documents\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`file_id\` integer,
  	\`version\` text,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`tenders\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`tenders_documents_order_idx\` ON \`tenders_documents\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`tenders_documents_parent_id_idx\` ON \`tenders_documents\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`tenders_documents_file_idx\` ON \`tenders_documents\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`tenders_documents_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`tenders_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`tenders_documents_locales_locale_parent_id_unique\` ON \`tenders_documents_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`tenders\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`reference_number\` text,
  	\`category\` text,
  	\`issue_date\` text,
  	\`deadline\` text,
  	\`deadline_tz\` text DEFAULT 'Asia/Amman',
  	\`mobile_number\` text,
  	\`land_number\` text,
  	\`email\` text,
  	\`slug\` text,
  	\`first_published_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`tenders_reference_number_idx\` ON \`tenders\` (\`reference_number\`);`)
  await db.run(sql`CREATE INDEX \`tenders_category_idx\` ON \`tenders\` (\`category\`);`)
  await db.run(sql`CREATE INDEX \`tenders_issue_date_idx\` ON \`tenders\` (\`issue_date\`);`)
  await db.run(sql`CREATE INDEX \`tenders_deadline_idx\` ON \`tenders\` (\`deadline\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`tenders_slug_idx\` ON \`tenders\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`tenders_first_published_at_idx\` ON \`tenders\` (\`first_published_at\`);`)
  await db.run(sql`CREATE INDEX \`tenders_updated_at_idx\` ON \`tenders\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`tenders_created_at_idx\` ON \`tenders\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`tenders__status_idx\` ON \`tenders\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`tenders_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`location\` text,
  	\`duration\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`tenders\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`tenders_locales_locale_parent_id_unique\` ON \`tenders_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`tenders_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`topics_id\` integer,
  	\`countries_id\` integer,
  	\`projects_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`tenders\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`topics_id\`) REFERENCES \`topics\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`countries_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`projects_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`tenders_rels_order_idx\` ON \`tenders_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`tenders_rels_parent_idx\` ON \`tenders_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`tenders_rels_path_idx\` ON \`tenders_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`tenders_rels_topics_id_idx\` ON \`tenders_rels\` (\`topics_id\`);`)
  await db.run(sql`CREATE INDEX \`tenders_rels_countries_id_idx\` ON \`tenders_rels\` (\`countries_id\`);`)
  await db.run(sql`CREATE INDEX \`tenders_rels_projects_id_idx\` ON \`tenders_rels\` (\`projects_id\`);`)
  await db.run(sql`CREATE TABLE \`_tenders_v_version_documents\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`file_id\` integer,
  	\`version\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_tenders_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_tenders_v_version_documents_order_idx\` ON \`_tenders_v_version_documents\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_tenders_v_version_documents_parent_id_idx\` ON \`_tenders_v_version_documents\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_tenders_v_version_documents_file_idx\` ON \`_tenders_v_version_documents\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`_tenders_v_version_documents_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_tenders_v_version_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_tenders_v_version_documents_locales_locale_parent_id_unique\` ON \`_tenders_v_version_documents_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_tenders_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_reference_number\` text,
  	\`version_category\` text,
  	\`version_issue_date\` text,
  	\`version_deadline\` text,
  	\`version_deadline_tz\` text DEFAULT 'Asia/Amman',
  	\`version_mobile_number\` text,
  	\`version_land_number\` text,
  	\`version_email\` text,
  	\`version_slug\` text,
  	\`version_first_published_at\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`tenders\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_tenders_v_parent_idx\` ON \`_tenders_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_tenders_v_version_version_reference_number_idx\` ON \`_tenders_v\` (\`version_reference_number\`);`)
  await db.run(sql`CREATE INDEX \`_tenders_v_version_version_category_idx\` ON \`_tenders_v\` (\`version_category\`);`)
  await db.run(sql`CREATE INDEX \`_tenders_v_version_version_issue_date_idx\` ON \`_tenders_v\` (\`version_issue_date\`);`)
  await db.run(sql`CREATE INDEX \`_tenders_v_version_version_deadline_idx\` ON \`_tenders_v\` (\`version_deadline\`);`)
  await db.run(sql`CREATE INDEX \`_tenders_v_version_version_slug_idx\` ON \`_tenders_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_tenders_v_version_version_first_published_at_idx\` ON \`_tenders_v\` (\`version_first_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_tenders_v_version_version_updated_at_idx\` ON \`_tenders_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_tenders_v_version_version_created_at_idx\` ON \`_tenders_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_tenders_v_version_version__status_idx\` ON \`_tenders_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_tenders_v_created_at_idx\` ON \`_tenders_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_tenders_v_updated_at_idx\` ON \`_tenders_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_tenders_v_snapshot_idx\` ON \`_tenders_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_tenders_v_published_locale_idx\` ON \`_tenders_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_tenders_v_latest_idx\` ON \`_tenders_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_tenders_v_locales\` (
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_location\` text,
  	\`version_duration\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_tenders_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_tenders_v_locales_locale_parent_id_unique\` ON \`_tenders_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_tenders_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`topics_id\` integer,
  	\`countries_id\` integer,
  	\`projects_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_tenders_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`topics_id\`) REFERENCES \`topics\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`countries_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`projects_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_tenders_v_rels_order_idx\` ON \`_tenders_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_tenders_v_rels_parent_idx\` ON \`_tenders_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_tenders_v_rels_path_idx\` ON \`_tenders_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_tenders_v_rels_topics_id_idx\` ON \`_tenders_v_rels\` (\`topics_id\`);`)
  await db.run(sql`CREATE INDEX \`_tenders_v_rels_countries_id_idx\` ON \`_tenders_v_rels\` (\`countries_id\`);`)
  await db.run(sql`CREATE INDEX \`_tenders_v_rels_projects_id_idx\` ON \`_tenders_v_rels\` (\`projects_id\`);`)
  await db.run(sql`CREATE TABLE \`proposals_files\` (
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
  await db.run(sql`CREATE INDEX \`proposals_files_order_idx\` ON \`proposals_files\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`proposals_files_parent_id_idx\` ON \`proposals_files\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`proposals\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`reference\` text NOT NULL,
  	\`tender_id\` integer NOT NULL,
  	\`status\` text DEFAULT 'received' NOT NULL,
  	\`received_at\` text NOT NULL,
  	\`company_name\` text,
  	\`contact_person\` text,
  	\`email\` text,
  	\`telephone\` text,
  	\`country\` text,
  	\`proposed_amount\` numeric,
  	\`currency\` text,
  	\`consent\` integer DEFAULT false,
  	\`notes\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`tender_id\`) REFERENCES \`tenders\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`proposals_reference_idx\` ON \`proposals\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`proposals_tender_idx\` ON \`proposals\` (\`tender_id\`);`)
  await db.run(sql`CREATE INDEX \`proposals_status_idx\` ON \`proposals\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`proposals_received_at_idx\` ON \`proposals\` (\`received_at\`);`)
  await db.run(sql`CREATE INDEX \`proposals_currency_idx\` ON \`proposals\` (\`currency\`);`)
  await db.run(sql`CREATE INDEX \`proposals_updated_at_idx\` ON \`proposals\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`proposals_created_at_idx\` ON \`proposals\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`vacancies\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`kind\` text,
  	\`grade\` text,
  	\`positions\` numeric,
  	\`posted_at\` text,
  	\`deadline\` text,
  	\`deadline_tz\` text DEFAULT 'Asia/Amman',
  	\`slug\` text,
  	\`first_published_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`vacancies_kind_idx\` ON \`vacancies\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`vacancies_posted_at_idx\` ON \`vacancies\` (\`posted_at\`);`)
  await db.run(sql`CREATE INDEX \`vacancies_deadline_idx\` ON \`vacancies\` (\`deadline\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`vacancies_slug_idx\` ON \`vacancies\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`vacancies_first_published_at_idx\` ON \`vacancies\` (\`first_published_at\`);`)
  await db.run(sql`CREATE INDEX \`vacancies_updated_at_idx\` ON \`vacancies\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`vacancies_created_at_idx\` ON \`vacancies\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`vacancies__status_idx\` ON \`vacancies\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`vacancies_locales\` (
  	\`title\` text,
  	\`summary\` text,
  	\`body\` text,
  	\`requirements\` text,
  	\`department\` text,
  	\`location\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`vacancies\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`vacancies_locales_locale_parent_id_unique\` ON \`vacancies_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_vacancies_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_kind\` text,
  	\`version_grade\` text,
  	\`version_positions\` numeric,
  	\`version_posted_at\` text,
  	\`version_deadline\` text,
  	\`version_deadline_tz\` text DEFAULT 'Asia/Amman',
  	\`version_slug\` text,
  	\`version_first_published_at\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`vacancies\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_vacancies_v_parent_idx\` ON \`_vacancies_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_version_kind_idx\` ON \`_vacancies_v\` (\`version_kind\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_version_posted_at_idx\` ON \`_vacancies_v\` (\`version_posted_at\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_version_deadline_idx\` ON \`_vacancies_v\` (\`version_deadline\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_version_slug_idx\` ON \`_vacancies_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_version_first_published_at_idx\` ON \`_vacancies_v\` (\`version_first_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_version_updated_at_idx\` ON \`_vacancies_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_version_created_at_idx\` ON \`_vacancies_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_version__status_idx\` ON \`_vacancies_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_created_at_idx\` ON \`_vacancies_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_updated_at_idx\` ON \`_vacancies_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_snapshot_idx\` ON \`_vacancies_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_published_locale_idx\` ON \`_vacancies_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_latest_idx\` ON \`_vacancies_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_vacancies_v_locales\` (
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_body\` text,
  	\`version_requirements\` text,
  	\`version_department\` text,
  	\`version_location\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_vacancies_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_vacancies_v_locales_locale_parent_id_unique\` ON \`_vacancies_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`job_applications_files\` (
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
  await db.run(sql`CREATE INDEX \`job_applications_files_order_idx\` ON \`job_applications_files\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`job_applications_files_parent_id_idx\` ON \`job_applications_files\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`job_applications\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`reference\` text NOT NULL,
  	\`received_at\` text NOT NULL,
  	\`full_name\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`telephone\` text,
  	\`country\` text,
  	\`vacancy_id\` integer,
  	\`current_position\` text,
  	\`years_of_experience\` numeric,
  	\`spoken_languages\` text,
  	\`cover_letter\` text,
  	\`consent\` integer DEFAULT false,
  	\`status\` text DEFAULT 'received' NOT NULL,
  	\`notes\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`vacancy_id\`) REFERENCES \`vacancies\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`job_applications_reference_idx\` ON \`job_applications\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`job_applications_received_at_idx\` ON \`job_applications\` (\`received_at\`);`)
  await db.run(sql`CREATE INDEX \`job_applications_vacancy_idx\` ON \`job_applications\` (\`vacancy_id\`);`)
  await db.run(sql`CREATE INDEX \`job_applications_status_idx\` ON \`job_applications\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`job_applications_updated_at_idx\` ON \`job_applications\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`job_applications_created_at_idx\` ON \`job_applications\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`internship_applications_files\` (
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
  await db.run(sql`CREATE INDEX \`internship_applications_files_order_idx\` ON \`internship_applications_files\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`internship_applications_files_parent_id_idx\` ON \`internship_applications_files\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`internship_applications\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`reference\` text NOT NULL,
  	\`received_at\` text NOT NULL,
  	\`full_name\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`telephone\` text,
  	\`country\` text,
  	\`university\` text,
  	\`field_of_study\` text,
  	\`available_from\` text,
  	\`available_until\` text,
  	\`spoken_languages\` text,
  	\`cover_letter\` text,
  	\`consent\` integer DEFAULT false,
  	\`status\` text DEFAULT 'received' NOT NULL,
  	\`notes\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`internship_applications_reference_idx\` ON \`internship_applications\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`internship_applications_received_at_idx\` ON \`internship_applications\` (\`received_at\`);`)
  await db.run(sql`CREATE INDEX \`internship_applications_available_from_idx\` ON \`internship_applications\` (\`available_from\`);`)
  await db.run(sql`CREATE INDEX \`internship_applications_available_until_idx\` ON \`internship_applications\` (\`available_until\`);`)
  await db.run(sql`CREATE INDEX \`internship_applications_status_idx\` ON \`internship_applications\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`internship_applications_updated_at_idx\` ON \`internship_applications\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`internship_applications_created_at_idx\` ON \`internship_applications\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`prefix\` text DEFAULT '',
  	\`_objectkey\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	\`sizes_avif480_url\` text,
  	\`sizes_avif480_width\` numeric,
  	\`sizes_avif480_height\` numeric,
  	\`sizes_avif480_mime_type\` text,
  	\`sizes_avif480_filesize\` numeric,
  	\`sizes_avif480_filename\` text,
  	\`sizes_avif960_url\` text,
  	\`sizes_avif960_width\` numeric,
  	\`sizes_avif960_height\` numeric,
  	\`sizes_avif960_mime_type\` text,
  	\`sizes_avif960_filesize\` numeric,
  	\`sizes_avif960_filename\` text,
  	\`sizes_avif1600_url\` text,
  	\`sizes_avif1600_width\` numeric,
  	\`sizes_avif1600_height\` numeric,
  	\`sizes_avif1600_mime_type\` text,
  	\`sizes_avif1600_filesize\` numeric,
  	\`sizes_avif1600_filename\` text,
  	\`sizes_webp480_url\` text,
  	\`sizes_webp480_width\` numeric,
  	\`sizes_webp480_height\` numeric,
  	\`sizes_webp480_mime_type\` text,
  	\`sizes_webp480_filesize\` numeric,
  	\`sizes_webp480_filename\` text,
  	\`sizes_webp960_url\` text,
  	\`sizes_webp960_width\` numeric,
  	\`sizes_webp960_height\` numeric,
  	\`sizes_webp960_mime_type\` text,
  	\`sizes_webp960_filesize\` numeric,
  	\`sizes_webp960_filename\` text,
  	\`sizes_webp1600_url\` text,
  	\`sizes_webp1600_width\` numeric,
  	\`sizes_webp1600_height\` numeric,
  	\`sizes_webp1600_mime_type\` text,
  	\`sizes_webp1600_filesize\` numeric,
  	\`sizes_webp1600_filename\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif480_sizes_avif480_filename_idx\` ON \`media\` (\`sizes_avif480_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif960_sizes_avif960_filename_idx\` ON \`media\` (\`sizes_avif960_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif1600_sizes_avif1600_filename_idx\` ON \`media\` (\`sizes_avif1600_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp480_sizes_webp480_filename_idx\` ON \`media\` (\`sizes_webp480_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp960_sizes_webp960_filename_idx\` ON \`media\` (\`sizes_webp960_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp1600_sizes_webp1600_filename_idx\` ON \`media\` (\`sizes_webp1600_filename\`);`)
  await db.run(sql`CREATE TABLE \`media_locales\` (
  	\`alternative_text\` text NOT NULL,
  	\`credit\` text,
  	\`caption\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`media_locales_locale_parent_id_unique\` ON \`media_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`documents\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`role\` text,
  	\`prefix\` text DEFAULT '',
  	\`_objectkey\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`documents_role_idx\` ON \`documents\` (\`role\`);`)
  await db.run(sql`CREATE INDEX \`documents_updated_at_idx\` ON \`documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`documents_created_at_idx\` ON \`documents\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`documents_filename_idx\` ON \`documents\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`documents_locales\` (
  	\`title\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`documents_locales_locale_parent_id_unique\` ON \`documents_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users_roles\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_roles_order_idx\` ON \`users_roles\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`users_roles_parent_idx\` ON \`users_roles\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_sessions_order_idx\` ON \`users_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`users_sessions_parent_id_idx\` ON \`users_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	\`login_attempts\` numeric DEFAULT 0,
  	\`lock_until\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`former_slugs\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`kind\` text NOT NULL,
  	\`slug\` text NOT NULL,
  	\`record_id\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`former_slugs_kind_idx\` ON \`former_slugs\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`former_slugs_slug_idx\` ON \`former_slugs\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`former_slugs_updated_at_idx\` ON \`former_slugs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`former_slugs_created_at_idx\` ON \`former_slugs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs_log\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`executed_at\` text NOT NULL,
  	\`completed_at\` text NOT NULL,
  	\`task_slug\` text NOT NULL,
  	\`task_i_d\` text NOT NULL,
  	\`input\` text,
  	\`output\` text,
  	\`state\` text NOT NULL,
  	\`error\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`payload_jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_order_idx\` ON \`payload_jobs_log\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_parent_id_idx\` ON \`payload_jobs_log\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`input\` text,
  	\`completed_at\` text,
  	\`total_tried\` numeric DEFAULT 0,
  	\`has_error\` integer DEFAULT false,
  	\`error\` text,
  	\`task_slug\` text,
  	\`queue\` text DEFAULT 'default',
  	\`wait_until\` text,
  	\`processing\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_completed_at_idx\` ON \`payload_jobs\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_total_tried_idx\` ON \`payload_jobs\` (\`total_tried\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_has_error_idx\` ON \`payload_jobs\` (\`has_error\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_task_slug_idx\` ON \`payload_jobs\` (\`task_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_queue_idx\` ON \`payload_jobs\` (\`queue\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_wait_until_idx\` ON \`payload_jobs\` (\`wait_until\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_processing_idx\` ON \`payload_jobs\` (\`processing\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_updated_at_idx\` ON \`payload_jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_created_at_idx\` ON \`payload_jobs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
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
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_users_id_idx\` ON \`payload_preferences_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`organization_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`value\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`organization\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`organization_figures_order_idx\` ON \`organization_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`organization_figures_parent_id_idx\` ON \`organization_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`organization_figures_locales\` (
  	\`label\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`organization_figures\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`organization_figures_locales_locale_parent_id_unique\` ON \`organization_figures_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`organization\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`abbreviation\` text NOT NULL,
  	\`copyright_year\` numeric NOT NULL,
  	\`telephone\` text NOT NULL,
  	\`information_email\` text NOT NULL,
  	\`applications_email\` text NOT NULL,
  	\`procurement_email\` text NOT NULL,
  	\`hub_address\` text NOT NULL,
  	\`hub_maps_address\` text NOT NULL,
  	\`water_vision_address\` text NOT NULL,
  	\`facebook\` text,
  	\`x\` text,
  	\`youtube\` text,
  	\`linkedin\` text,
  	\`instagram\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`organization_locales\` (
  	\`name\` text NOT NULL,
  	\`description\` text NOT NULL,
  	\`meta_title\` text NOT NULL,
  	\`meta_description\` text NOT NULL,
  	\`location\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`organization\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`organization_locales_locale_parent_id_unique\` ON \`organization_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menu_who_we_are_links_only_in_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`menu_who_we_are_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`menu_who_we_are_links_only_in_languages_order_idx\` ON \`menu_who_we_are_links_only_in_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`menu_who_we_are_links_only_in_languages_parent_idx\` ON \`menu_who_we_are_links_only_in_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menu_who_we_are_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`destination\` text DEFAULT 'address' NOT NULL,
  	\`address\` text,
  	\`secondary_action_destination\` text DEFAULT 'address' NOT NULL,
  	\`secondary_action_address\` text,
  	\`selected_by_default\` integer DEFAULT false,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`header_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`menu_who_we_are_links_order_idx\` ON \`menu_who_we_are_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menu_who_we_are_links_parent_id_idx\` ON \`menu_who_we_are_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menu_who_we_are_links_locales\` (
  	\`label\` text NOT NULL,
  	\`title\` text,
  	\`description\` text,
  	\`details\` text,
  	\`additional_text\` text,
  	\`link_title\` text,
  	\`secondary_action_label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menu_who_we_are_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`menu_who_we_are_links_locales_locale_parent_id_unique\` ON \`menu_who_we_are_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menu_who_we_are_panel_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`destination\` text DEFAULT 'address' NOT NULL,
  	\`address\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`header_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`menu_who_we_are_panel_links_order_idx\` ON \`menu_who_we_are_panel_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menu_who_we_are_panel_links_parent_id_idx\` ON \`menu_who_we_are_panel_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menu_who_we_are_panel_links_locales\` (
  	\`label\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menu_who_we_are_panel_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`menu_who_we_are_panel_links_locales_locale_parent_id_unique\` ON \`menu_who_we_are_panel_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menu_what_we_do_links_only_in_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`menu_what_we_do_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`menu_what_we_do_links_only_in_languages_order_idx\` ON \`menu_what_we_do_links_only_in_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`menu_what_we_do_links_only_in_languages_parent_idx\` ON \`menu_what_we_do_links_only_in_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menu_what_we_do_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`destination\` text DEFAULT 'address' NOT NULL,
  	\`address\` text,
  	\`secondary_action_destination\` text DEFAULT 'address' NOT NULL,
  	\`secondary_action_address\` text,
  	\`selected_by_default\` integer DEFAULT false,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`header_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`menu_what_we_do_links_order_idx\` ON \`menu_what_we_do_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menu_what_we_do_links_parent_id_idx\` ON \`menu_what_we_do_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menu_what_we_do_links_locales\` (
  	\`label\` text NOT NULL,
  	\`title\` text,
  	\`description\` text,
  	\`details\` text,
  	\`additional_text\` text,
  	\`link_title\` text,
  	\`secondary_action_label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menu_what_we_do_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`menu_what_we_do_links_locales_locale_parent_id_unique\` ON \`menu_what_we_do_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menu_what_we_do_panel_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`destination\` text DEFAULT 'address' NOT NULL,
  	\`address\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`header_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`menu_what_we_do_panel_links_order_idx\` ON \`menu_what_we_do_panel_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menu_what_we_do_panel_links_parent_id_idx\` ON \`menu_what_we_do_panel_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menu_what_we_do_panel_links_locales\` (
  	\`label\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menu_what_we_do_panel_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`menu_what_we_do_panel_links_locales_locale_parent_id_unique\` ON \`menu_what_we_do_panel_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menu_get_involved_links_only_in_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`menu_get_involved_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`menu_get_involved_links_only_in_languages_order_idx\` ON \`menu_get_involved_links_only_in_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`menu_get_involved_links_only_in_languages_parent_idx\` ON \`menu_get_involved_links_only_in_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menu_get_involved_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`destination\` text DEFAULT 'address' NOT NULL,
  	\`address\` text,
  	\`secondary_action_destination\` text DEFAULT 'address' NOT NULL,
  	\`secondary_action_address\` text,
  	\`selected_by_default\` integer DEFAULT false,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`header_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`menu_get_involved_links_order_idx\` ON \`menu_get_involved_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menu_get_involved_links_parent_id_idx\` ON \`menu_get_involved_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menu_get_involved_links_locales\` (
  	\`label\` text NOT NULL,
  	\`title\` text,
  	\`description\` text,
  	\`details\` text,
  	\`additional_text\` text,
  	\`link_title\` text,
  	\`secondary_action_label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menu_get_involved_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`menu_get_involved_links_locales_locale_parent_id_unique\` ON \`menu_get_involved_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menu_get_involved_panel_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`destination\` text DEFAULT 'address' NOT NULL,
  	\`address\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`header_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`menu_get_involved_panel_links_order_idx\` ON \`menu_get_involved_panel_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menu_get_involved_panel_links_parent_id_idx\` ON \`menu_get_involved_panel_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menu_get_involved_panel_links_locales\` (
  	\`label\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menu_get_involved_panel_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`menu_get_involved_panel_links_locales_locale_parent_id_uniqu\` ON \`menu_get_involved_panel_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menu_info_centre_links_only_in_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`menu_info_centre_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`menu_info_centre_links_only_in_languages_order_idx\` ON \`menu_info_centre_links_only_in_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`menu_info_centre_links_only_in_languages_parent_idx\` ON \`menu_info_centre_links_only_in_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menu_info_centre_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`destination\` text DEFAULT 'address' NOT NULL,
  	\`address\` text,
  	\`secondary_action_destination\` text DEFAULT 'address' NOT NULL,
  	\`secondary_action_address\` text,
  	\`selected_by_default\` integer DEFAULT false,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`header_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`menu_info_centre_links_order_idx\` ON \`menu_info_centre_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menu_info_centre_links_parent_id_idx\` ON \`menu_info_centre_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menu_info_centre_links_locales\` (
  	\`label\` text NOT NULL,
  	\`title\` text,
  	\`description\` text,
  	\`details\` text,
  	\`additional_text\` text,
  	\`link_title\` text,
  	\`secondary_action_label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menu_info_centre_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`menu_info_centre_links_locales_locale_parent_id_unique\` ON \`menu_info_centre_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menu_info_centre_panel_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`destination\` text DEFAULT 'address' NOT NULL,
  	\`address\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`header_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`menu_info_centre_panel_links_order_idx\` ON \`menu_info_centre_panel_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menu_info_centre_panel_links_parent_id_idx\` ON \`menu_info_centre_panel_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menu_info_centre_panel_links_locales\` (
  	\`label\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menu_info_centre_panel_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`menu_info_centre_panel_links_locales_locale_parent_id_unique\` ON \`menu_info_centre_panel_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`header_menu\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`who_we_are_image_id\` integer,
  	\`what_we_do_image_id\` integer,
  	\`what_we_do_first_picture_id\` integer,
  	\`what_we_do_second_picture_id\` integer,
  	\`get_involved_image_id\` integer,
  	\`info_centre_image_id\` integer,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`who_we_are_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`what_we_do_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`what_we_do_first_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`what_we_do_second_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`get_involved_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`info_centre_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`header_menu_who_we_are_who_we_are_image_idx\` ON \`header_menu\` (\`who_we_are_image_id\`);`)
  await db.run(sql`CREATE INDEX \`header_menu_what_we_do_what_we_do_image_idx\` ON \`header_menu\` (\`what_we_do_image_id\`);`)
  await db.run(sql`CREATE INDEX \`header_menu_what_we_do_what_we_do_first_picture_idx\` ON \`header_menu\` (\`what_we_do_first_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`header_menu_what_we_do_what_we_do_second_picture_idx\` ON \`header_menu\` (\`what_we_do_second_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`header_menu_get_involved_get_involved_image_idx\` ON \`header_menu\` (\`get_involved_image_id\`);`)
  await db.run(sql`CREATE INDEX \`header_menu_info_centre_info_centre_image_idx\` ON \`header_menu\` (\`info_centre_image_id\`);`)
  await db.run(sql`CREATE TABLE \`header_menu_locales\` (
  	\`who_we_are_title\` text NOT NULL,
  	\`who_we_are_description\` text NOT NULL,
  	\`who_we_are_panel_title\` text,
  	\`what_we_do_title\` text NOT NULL,
  	\`what_we_do_description\` text NOT NULL,
  	\`what_we_do_panel_title\` text,
  	\`get_involved_title\` text NOT NULL,
  	\`get_involved_description\` text NOT NULL,
  	\`get_involved_panel_title\` text,
  	\`info_centre_title\` text NOT NULL,
  	\`info_centre_description\` text NOT NULL,
  	\`info_centre_panel_title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`header_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`header_menu_locales_locale_parent_id_unique\` ON \`header_menu_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`home_page_about_slides\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`image_id\` integer,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_page_about_slides_order_idx\` ON \`home_page_about_slides\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_page_about_slides_parent_id_idx\` ON \`home_page_about_slides\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_page_about_slides_image_idx\` ON \`home_page_about_slides\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`home_page_about_slides_locales\` (
  	\`label\` text NOT NULL,
  	\`title\` text NOT NULL,
  	\`description\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home_page_about_slides\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`home_page_about_slides_locales_locale_parent_id_unique\` ON \`home_page_about_slides_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`home_page_hub_tags\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_page_hub_tags_order_idx\` ON \`home_page_hub_tags\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_page_hub_tags_parent_id_idx\` ON \`home_page_hub_tags\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`home_page_hub_tags_locales\` (
  	\`label\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home_page_hub_tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`home_page_hub_tags_locales_locale_parent_id_unique\` ON \`home_page_hub_tags_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`home_page\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`hub_logo_id\` integer,
  	\`hub_primary_action_destination\` text DEFAULT 'address' NOT NULL,
  	\`hub_primary_action_address\` text,
  	\`hub_secondary_action_destination\` text DEFAULT 'address' NOT NULL,
  	\`hub_secondary_action_address\` text,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`hub_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`home_page_hub_hub_logo_idx\` ON \`home_page\` (\`hub_logo_id\`);`)
  await db.run(sql`CREATE TABLE \`home_page_locales\` (
  	\`hub_title\` text NOT NULL,
  	\`hub_description\` text NOT NULL,
  	\`hub_primary_action_label\` text,
  	\`hub_secondary_action_label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`home_page_locales_locale_parent_id_unique\` ON \`home_page_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`content_version\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`token\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`sliders\`;`)
  await db.run(sql`DROP TABLE \`sliders_locales\`;`)
  await db.run(sql`DROP TABLE \`_sliders_v\`;`)
  await db.run(sql`DROP TABLE \`_sliders_v_locales\`;`)
  await db.run(sql`DROP TABLE \`pages\`;`)
  await db.run(sql`DROP TABLE \`pages_locales\`;`)
  await db.run(sql`DROP TABLE \`_pages_v\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_locales\`;`)
  await db.run(sql`DROP TABLE \`projects_results\`;`)
  await db.run(sql`DROP TABLE \`projects_results_locales\`;`)
  await db.run(sql`DROP TABLE \`projects\`;`)
  await db.run(sql`DROP TABLE \`projects_locales\`;`)
  await db.run(sql`DROP TABLE \`projects_rels\`;`)
  await db.run(sql`DROP TABLE \`_projects_v_version_results\`;`)
  await db.run(sql`DROP TABLE \`_projects_v_version_results_locales\`;`)
  await db.run(sql`DROP TABLE \`_projects_v\`;`)
  await db.run(sql`DROP TABLE \`_projects_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_projects_v_rels\`;`)
  await db.run(sql`DROP TABLE \`programs\`;`)
  await db.run(sql`DROP TABLE \`programs_locales\`;`)
  await db.run(sql`DROP TABLE \`programs_rels\`;`)
  await db.run(sql`DROP TABLE \`_programs_v\`;`)
  await db.run(sql`DROP TABLE \`_programs_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_programs_v_rels\`;`)
  await db.run(sql`DROP TABLE \`events_agenda\`;`)
  await db.run(sql`DROP TABLE \`events_agenda_locales\`;`)
  await db.run(sql`DROP TABLE \`events_speakers\`;`)
  await db.run(sql`DROP TABLE \`events_speakers_locales\`;`)
  await db.run(sql`DROP TABLE \`events\`;`)
  await db.run(sql`DROP TABLE \`events_locales\`;`)
  await db.run(sql`DROP TABLE \`events_rels\`;`)
  await db.run(sql`DROP TABLE \`_events_v_version_agenda\`;`)
  await db.run(sql`DROP TABLE \`_events_v_version_agenda_locales\`;`)
  await db.run(sql`DROP TABLE \`_events_v_version_speakers\`;`)
  await db.run(sql`DROP TABLE \`_events_v_version_speakers_locales\`;`)
  await db.run(sql`DROP TABLE \`_events_v\`;`)
  await db.run(sql`DROP TABLE \`_events_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_events_v_rels\`;`)
  await db.run(sql`DROP TABLE \`news\`;`)
  await db.run(sql`DROP TABLE \`news_locales\`;`)
  await db.run(sql`DROP TABLE \`news_rels\`;`)
  await db.run(sql`DROP TABLE \`_news_v\`;`)
  await db.run(sql`DROP TABLE \`_news_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_news_v_rels\`;`)
  await db.run(sql`DROP TABLE \`stories\`;`)
  await db.run(sql`DROP TABLE \`stories_locales\`;`)
  await db.run(sql`DROP TABLE \`stories_rels\`;`)
  await db.run(sql`DROP TABLE \`_stories_v\`;`)
  await db.run(sql`DROP TABLE \`_stories_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_stories_v_rels\`;`)
  await db.run(sql`DROP TABLE \`publications_authors\`;`)
  await db.run(sql`DROP TABLE \`publications_files\`;`)
  await db.run(sql`DROP TABLE \`publications\`;`)
  await db.run(sql`DROP TABLE \`publications_locales\`;`)
  await db.run(sql`DROP TABLE \`publications_rels\`;`)
  await db.run(sql`DROP TABLE \`_publications_v_version_authors\`;`)
  await db.run(sql`DROP TABLE \`_publications_v_version_files\`;`)
  await db.run(sql`DROP TABLE \`_publications_v\`;`)
  await db.run(sql`DROP TABLE \`_publications_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_publications_v_rels\`;`)
  await db.run(sql`DROP TABLE \`press_items\`;`)
  await db.run(sql`DROP TABLE \`press_items_locales\`;`)
  await db.run(sql`DROP TABLE \`press_items_rels\`;`)
  await db.run(sql`DROP TABLE \`_press_items_v\`;`)
  await db.run(sql`DROP TABLE \`_press_items_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_press_items_v_rels\`;`)
  await db.run(sql`DROP TABLE \`culture_gallery_images\`;`)
  await db.run(sql`DROP TABLE \`culture_gallery_images_locales\`;`)
  await db.run(sql`DROP TABLE \`culture_gallery_images_rels\`;`)
  await db.run(sql`DROP TABLE \`_culture_gallery_images_v\`;`)
  await db.run(sql`DROP TABLE \`_culture_gallery_images_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_culture_gallery_images_v_rels\`;`)
  await db.run(sql`DROP TABLE \`our_impacts\`;`)
  await db.run(sql`DROP TABLE \`our_impacts_locales\`;`)
  await db.run(sql`DROP TABLE \`_our_impacts_v\`;`)
  await db.run(sql`DROP TABLE \`_our_impacts_v_locales\`;`)
  await db.run(sql`DROP TABLE \`topics\`;`)
  await db.run(sql`DROP TABLE \`topics_locales\`;`)
  await db.run(sql`DROP TABLE \`_topics_v\`;`)
  await db.run(sql`DROP TABLE \`_topics_v_locales\`;`)
  await db.run(sql`DROP TABLE \`countries_water_figures\`;`)
  await db.run(sql`DROP TABLE \`countries_water_figures_locales\`;`)
  await db.run(sql`DROP TABLE \`countries\`;`)
  await db.run(sql`DROP TABLE \`countries_locales\`;`)
  await db.run(sql`DROP TABLE \`_countries_v_version_water_figures\`;`)
  await db.run(sql`DROP TABLE \`_countries_v_version_water_figures_locales\`;`)
  await db.run(sql`DROP TABLE \`_countries_v\`;`)
  await db.run(sql`DROP TABLE \`_countries_v_locales\`;`)
  await db.run(sql`DROP TABLE \`member_states\`;`)
  await db.run(sql`DROP TABLE \`member_states_locales\`;`)
  await db.run(sql`DROP TABLE \`_member_states_v\`;`)
  await db.run(sql`DROP TABLE \`_member_states_v_locales\`;`)
  await db.run(sql`DROP TABLE \`partners\`;`)
  await db.run(sql`DROP TABLE \`partners_locales\`;`)
  await db.run(sql`DROP TABLE \`_partners_v\`;`)
  await db.run(sql`DROP TABLE \`_partners_v_locales\`;`)
  await db.run(sql`DROP TABLE \`team_members\`;`)
  await db.run(sql`DROP TABLE \`team_members_locales\`;`)
  await db.run(sql`DROP TABLE \`_team_members_v\`;`)
  await db.run(sql`DROP TABLE \`_team_members_v_locales\`;`)
  await db.run(sql`DROP TABLE \`cop\`;`)
  await db.run(sql`DROP TABLE \`cop_locales\`;`)
  await db.run(sql`DROP TABLE \`_cop_v\`;`)
  await db.run(sql`DROP TABLE \`_cop_v_locales\`;`)
  await db.run(sql`DROP TABLE \`cop_news\`;`)
  await db.run(sql`DROP TABLE \`cop_news_locales\`;`)
  await db.run(sql`DROP TABLE \`_cop_news_v\`;`)
  await db.run(sql`DROP TABLE \`_cop_news_v_locales\`;`)
  await db.run(sql`DROP TABLE \`oic_system_charts_nodes\`;`)
  await db.run(sql`DROP TABLE \`oic_system_charts_nodes_locales\`;`)
  await db.run(sql`DROP TABLE \`oic_system_charts\`;`)
  await db.run(sql`DROP TABLE \`oic_system_charts_locales\`;`)
  await db.run(sql`DROP TABLE \`_oic_system_charts_v_version_nodes\`;`)
  await db.run(sql`DROP TABLE \`_oic_system_charts_v_version_nodes_locales\`;`)
  await db.run(sql`DROP TABLE \`_oic_system_charts_v\`;`)
  await db.run(sql`DROP TABLE \`_oic_system_charts_v_locales\`;`)
  await db.run(sql`DROP TABLE \`tenders_documents\`;`)
  await db.run(sql`DROP TABLE \`tenders_documents_locales\`;`)
  await db.run(sql`DROP TABLE \`tenders\`;`)
  await db.run(sql`DROP TABLE \`tenders_locales\`;`)
  await db.run(sql`DROP TABLE \`tenders_rels\`;`)
  await db.run(sql`DROP TABLE \`_tenders_v_version_documents\`;`)
  await db.run(sql`DROP TABLE \`_tenders_v_version_documents_locales\`;`)
  await db.run(sql`DROP TABLE \`_tenders_v\`;`)
  await db.run(sql`DROP TABLE \`_tenders_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_tenders_v_rels\`;`)
  await db.run(sql`DROP TABLE \`proposals_files\`;`)
  await db.run(sql`DROP TABLE \`proposals\`;`)
  await db.run(sql`DROP TABLE \`vacancies\`;`)
  await db.run(sql`DROP TABLE \`vacancies_locales\`;`)
  await db.run(sql`DROP TABLE \`_vacancies_v\`;`)
  await db.run(sql`DROP TABLE \`_vacancies_v_locales\`;`)
  await db.run(sql`DROP TABLE \`job_applications_files\`;`)
  await db.run(sql`DROP TABLE \`job_applications\`;`)
  await db.run(sql`DROP TABLE \`internship_applications_files\`;`)
  await db.run(sql`DROP TABLE \`internship_applications\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`DROP TABLE \`media_locales\`;`)
  await db.run(sql`DROP TABLE \`documents\`;`)
  await db.run(sql`DROP TABLE \`documents_locales\`;`)
  await db.run(sql`DROP TABLE \`users_roles\`;`)
  await db.run(sql`DROP TABLE \`users_sessions\`;`)
  await db.run(sql`DROP TABLE \`users\`;`)
  await db.run(sql`DROP TABLE \`former_slugs\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_log\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
  await db.run(sql`DROP TABLE \`organization_figures\`;`)
  await db.run(sql`DROP TABLE \`organization_figures_locales\`;`)
  await db.run(sql`DROP TABLE \`organization\`;`)
  await db.run(sql`DROP TABLE \`organization_locales\`;`)
  await db.run(sql`DROP TABLE \`menu_who_we_are_links_only_in_languages\`;`)
  await db.run(sql`DROP TABLE \`menu_who_we_are_links\`;`)
  await db.run(sql`DROP TABLE \`menu_who_we_are_links_locales\`;`)
  await db.run(sql`DROP TABLE \`menu_who_we_are_panel_links\`;`)
  await db.run(sql`DROP TABLE \`menu_who_we_are_panel_links_locales\`;`)
  await db.run(sql`DROP TABLE \`menu_what_we_do_links_only_in_languages\`;`)
  await db.run(sql`DROP TABLE \`menu_what_we_do_links\`;`)
  await db.run(sql`DROP TABLE \`menu_what_we_do_links_locales\`;`)
  await db.run(sql`DROP TABLE \`menu_what_we_do_panel_links\`;`)
  await db.run(sql`DROP TABLE \`menu_what_we_do_panel_links_locales\`;`)
  await db.run(sql`DROP TABLE \`menu_get_involved_links_only_in_languages\`;`)
  await db.run(sql`DROP TABLE \`menu_get_involved_links\`;`)
  await db.run(sql`DROP TABLE \`menu_get_involved_links_locales\`;`)
  await db.run(sql`DROP TABLE \`menu_get_involved_panel_links\`;`)
  await db.run(sql`DROP TABLE \`menu_get_involved_panel_links_locales\`;`)
  await db.run(sql`DROP TABLE \`menu_info_centre_links_only_in_languages\`;`)
  await db.run(sql`DROP TABLE \`menu_info_centre_links\`;`)
  await db.run(sql`DROP TABLE \`menu_info_centre_links_locales\`;`)
  await db.run(sql`DROP TABLE \`menu_info_centre_panel_links\`;`)
  await db.run(sql`DROP TABLE \`menu_info_centre_panel_links_locales\`;`)
  await db.run(sql`DROP TABLE \`header_menu\`;`)
  await db.run(sql`DROP TABLE \`header_menu_locales\`;`)
  await db.run(sql`DROP TABLE \`home_page_about_slides\`;`)
  await db.run(sql`DROP TABLE \`home_page_about_slides_locales\`;`)
  await db.run(sql`DROP TABLE \`home_page_hub_tags\`;`)
  await db.run(sql`DROP TABLE \`home_page_hub_tags_locales\`;`)
  await db.run(sql`DROP TABLE \`home_page\`;`)
  await db.run(sql`DROP TABLE \`home_page_locales\`;`)
  await db.run(sql`DROP TABLE \`content_version\`;`)
}
