import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`_organization_v_version_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`value\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_organization_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_organization_v_version_figures_order_idx\` ON \`_organization_v_version_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_organization_v_version_figures_parent_id_idx\` ON \`_organization_v_version_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_organization_v_version_figures_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_organization_v_version_figures\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_organization_v_version_figures_locales_locale_parent_id_uni\` ON \`_organization_v_version_figures_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_organization_v_version_figures_locales_parent_idx\` ON \`_organization_v_version_figures_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_organization_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_abbreviation\` text,
  	\`version_copyright_year\` numeric,
  	\`version_telephone\` text,
  	\`version_information_email\` text,
  	\`version_applications_email\` text,
  	\`version_procurement_email\` text,
  	\`version_hub_address\` text,
  	\`version_hub_maps_address\` text,
  	\`version_water_vision_address\` text,
  	\`version_facebook\` text,
  	\`version_x\` text,
  	\`version_youtube\` text,
  	\`version_linkedin\` text,
  	\`version_instagram\` text,
  	\`version_saved_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_organization_v_version_version__status_idx\` ON \`_organization_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_organization_v_created_at_idx\` ON \`_organization_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_organization_v_updated_at_idx\` ON \`_organization_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_organization_v_snapshot_idx\` ON \`_organization_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_organization_v_published_locale_idx\` ON \`_organization_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_organization_v_latest_idx\` ON \`_organization_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_organization_v_autosave_idx\` ON \`_organization_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_organization_v_locales\` (
  	\`version_name\` text,
  	\`version_description\` text,
  	\`version_meta_title\` text,
  	\`version_meta_description\` text,
  	\`version_location\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_organization_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_organization_v_locales_locale_parent_id_unique\` ON \`_organization_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_organization_v_locales_parent_idx\` ON \`_organization_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_menu_who_we_are_links_v_only_in_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_menu_who_we_are_links_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_menu_who_we_are_links_v_only_in_languages_order_idx\` ON \`_menu_who_we_are_links_v_only_in_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_menu_who_we_are_links_v_only_in_languages_parent_idx\` ON \`_menu_who_we_are_links_v_only_in_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_menu_who_we_are_links_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`destination\` text DEFAULT 'address',
  	\`address\` text,
  	\`secondary_action_destination\` text DEFAULT 'address',
  	\`secondary_action_address\` text,
  	\`selected_by_default\` integer DEFAULT false,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_header_menu_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_menu_who_we_are_links_v_order_idx\` ON \`_menu_who_we_are_links_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_menu_who_we_are_links_v_parent_id_idx\` ON \`_menu_who_we_are_links_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_menu_who_we_are_links_v_locales\` (
  	\`label\` text,
  	\`title\` text,
  	\`description\` text,
  	\`details\` text,
  	\`additional_text\` text,
  	\`link_title\` text,
  	\`secondary_action_label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_menu_who_we_are_links_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_menu_who_we_are_links_v_locales_locale_parent_id_unique\` ON \`_menu_who_we_are_links_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_menu_who_we_are_links_v_locales_parent_idx\` ON \`_menu_who_we_are_links_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_menu_who_we_are_panel_links_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`destination\` text DEFAULT 'address',
  	\`address\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_header_menu_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_menu_who_we_are_panel_links_v_order_idx\` ON \`_menu_who_we_are_panel_links_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_menu_who_we_are_panel_links_v_parent_id_idx\` ON \`_menu_who_we_are_panel_links_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_menu_who_we_are_panel_links_v_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_menu_who_we_are_panel_links_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_menu_who_we_are_panel_links_v_locales_locale_parent_id_uniq\` ON \`_menu_who_we_are_panel_links_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_menu_who_we_are_panel_links_v_locales_parent_idx\` ON \`_menu_who_we_are_panel_links_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_menu_what_we_do_links_v_only_in_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_menu_what_we_do_links_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_menu_what_we_do_links_v_only_in_languages_order_idx\` ON \`_menu_what_we_do_links_v_only_in_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_menu_what_we_do_links_v_only_in_languages_parent_idx\` ON \`_menu_what_we_do_links_v_only_in_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_menu_what_we_do_links_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`destination\` text DEFAULT 'address',
  	\`address\` text,
  	\`secondary_action_destination\` text DEFAULT 'address',
  	\`secondary_action_address\` text,
  	\`selected_by_default\` integer DEFAULT false,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_header_menu_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_menu_what_we_do_links_v_order_idx\` ON \`_menu_what_we_do_links_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_menu_what_we_do_links_v_parent_id_idx\` ON \`_menu_what_we_do_links_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_menu_what_we_do_links_v_locales\` (
  	\`label\` text,
  	\`title\` text,
  	\`description\` text,
  	\`details\` text,
  	\`additional_text\` text,
  	\`link_title\` text,
  	\`secondary_action_label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_menu_what_we_do_links_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_menu_what_we_do_links_v_locales_locale_parent_id_unique\` ON \`_menu_what_we_do_links_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_menu_what_we_do_links_v_locales_parent_idx\` ON \`_menu_what_we_do_links_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_menu_what_we_do_panel_links_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`destination\` text DEFAULT 'address',
  	\`address\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_header_menu_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_menu_what_we_do_panel_links_v_order_idx\` ON \`_menu_what_we_do_panel_links_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_menu_what_we_do_panel_links_v_parent_id_idx\` ON \`_menu_what_we_do_panel_links_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_menu_what_we_do_panel_links_v_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_menu_what_we_do_panel_links_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_menu_what_we_do_panel_links_v_locales_locale_parent_id_uniq\` ON \`_menu_what_we_do_panel_links_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_menu_what_we_do_panel_links_v_locales_parent_idx\` ON \`_menu_what_we_do_panel_links_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_menu_get_involved_links_v_only_in_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_menu_get_involved_links_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_menu_get_involved_links_v_only_in_languages_order_idx\` ON \`_menu_get_involved_links_v_only_in_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_menu_get_involved_links_v_only_in_languages_parent_idx\` ON \`_menu_get_involved_links_v_only_in_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_menu_get_involved_links_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`destination\` text DEFAULT 'address',
  	\`address\` text,
  	\`secondary_action_destination\` text DEFAULT 'address',
  	\`secondary_action_address\` text,
  	\`selected_by_default\` integer DEFAULT false,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_header_menu_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_menu_get_involved_links_v_order_idx\` ON \`_menu_get_involved_links_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_menu_get_involved_links_v_parent_id_idx\` ON \`_menu_get_involved_links_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_menu_get_involved_links_v_locales\` (
  	\`label\` text,
  	\`title\` text,
  	\`description\` text,
  	\`details\` text,
  	\`additional_text\` text,
  	\`link_title\` text,
  	\`secondary_action_label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_menu_get_involved_links_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_menu_get_involved_links_v_locales_locale_parent_id_unique\` ON \`_menu_get_involved_links_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_menu_get_involved_links_v_locales_parent_idx\` ON \`_menu_get_involved_links_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_menu_get_involved_panel_links_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`destination\` text DEFAULT 'address',
  	\`address\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_header_menu_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_menu_get_involved_panel_links_v_order_idx\` ON \`_menu_get_involved_panel_links_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_menu_get_involved_panel_links_v_parent_id_idx\` ON \`_menu_get_involved_panel_links_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_menu_get_involved_panel_links_v_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_menu_get_involved_panel_links_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_menu_get_involved_panel_links_v_locales_locale_parent_id_un\` ON \`_menu_get_involved_panel_links_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_menu_get_involved_panel_links_v_locales_parent_idx\` ON \`_menu_get_involved_panel_links_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_menu_info_centre_links_v_only_in_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_menu_info_centre_links_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_menu_info_centre_links_v_only_in_languages_order_idx\` ON \`_menu_info_centre_links_v_only_in_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_menu_info_centre_links_v_only_in_languages_parent_idx\` ON \`_menu_info_centre_links_v_only_in_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_menu_info_centre_links_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`destination\` text DEFAULT 'address',
  	\`address\` text,
  	\`secondary_action_destination\` text DEFAULT 'address',
  	\`secondary_action_address\` text,
  	\`selected_by_default\` integer DEFAULT false,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_header_menu_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_menu_info_centre_links_v_order_idx\` ON \`_menu_info_centre_links_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_menu_info_centre_links_v_parent_id_idx\` ON \`_menu_info_centre_links_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_menu_info_centre_links_v_locales\` (
  	\`label\` text,
  	\`title\` text,
  	\`description\` text,
  	\`details\` text,
  	\`additional_text\` text,
  	\`link_title\` text,
  	\`secondary_action_label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_menu_info_centre_links_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_menu_info_centre_links_v_locales_locale_parent_id_unique\` ON \`_menu_info_centre_links_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_menu_info_centre_links_v_locales_parent_idx\` ON \`_menu_info_centre_links_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_menu_info_centre_panel_links_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`destination\` text DEFAULT 'address',
  	\`address\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_header_menu_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_menu_info_centre_panel_links_v_order_idx\` ON \`_menu_info_centre_panel_links_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_menu_info_centre_panel_links_v_parent_id_idx\` ON \`_menu_info_centre_panel_links_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_menu_info_centre_panel_links_v_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_menu_info_centre_panel_links_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_menu_info_centre_panel_links_v_locales_locale_parent_id_uni\` ON \`_menu_info_centre_panel_links_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_menu_info_centre_panel_links_v_locales_parent_idx\` ON \`_menu_info_centre_panel_links_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_header_menu_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_who_we_are_image_id\` integer,
  	\`version_what_we_do_image_id\` integer,
  	\`version_what_we_do_first_picture_id\` integer,
  	\`version_what_we_do_second_picture_id\` integer,
  	\`version_get_involved_image_id\` integer,
  	\`version_info_centre_image_id\` integer,
  	\`version_saved_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`version_who_we_are_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_what_we_do_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_what_we_do_first_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_what_we_do_second_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_get_involved_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_info_centre_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_header_menu_v_version_who_we_are_version_who_we_are_ima_idx\` ON \`_header_menu_v\` (\`version_who_we_are_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_header_menu_v_version_what_we_do_version_what_we_do_ima_idx\` ON \`_header_menu_v\` (\`version_what_we_do_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_header_menu_v_version_what_we_do_version_what_we_do_fir_idx\` ON \`_header_menu_v\` (\`version_what_we_do_first_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_header_menu_v_version_what_we_do_version_what_we_do_sec_idx\` ON \`_header_menu_v\` (\`version_what_we_do_second_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_header_menu_v_version_get_involved_version_get_involved_idx\` ON \`_header_menu_v\` (\`version_get_involved_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_header_menu_v_version_info_centre_version_info_centre_i_idx\` ON \`_header_menu_v\` (\`version_info_centre_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_header_menu_v_version_version__status_idx\` ON \`_header_menu_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_header_menu_v_created_at_idx\` ON \`_header_menu_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_header_menu_v_updated_at_idx\` ON \`_header_menu_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_header_menu_v_snapshot_idx\` ON \`_header_menu_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_header_menu_v_published_locale_idx\` ON \`_header_menu_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_header_menu_v_latest_idx\` ON \`_header_menu_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_header_menu_v_autosave_idx\` ON \`_header_menu_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_header_menu_v_locales\` (
  	\`version_who_we_are_title\` text,
  	\`version_who_we_are_description\` text,
  	\`version_who_we_are_panel_title\` text,
  	\`version_what_we_do_title\` text,
  	\`version_what_we_do_description\` text,
  	\`version_what_we_do_panel_title\` text,
  	\`version_get_involved_title\` text,
  	\`version_get_involved_description\` text,
  	\`version_get_involved_panel_title\` text,
  	\`version_info_centre_title\` text,
  	\`version_info_centre_description\` text,
  	\`version_info_centre_panel_title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_header_menu_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_header_menu_v_locales_locale_parent_id_unique\` ON \`_header_menu_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_header_menu_v_locales_parent_idx\` ON \`_header_menu_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_page_v_version_about_slides\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`image_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_page_v_version_about_slides_order_idx\` ON \`_home_page_v_version_about_slides\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_version_about_slides_parent_id_idx\` ON \`_home_page_v_version_about_slides\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_version_about_slides_image_idx\` ON \`_home_page_v_version_about_slides\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_page_v_version_about_slides_locales\` (
  	\`label\` text,
  	\`title\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_page_v_version_about_slides\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_home_page_v_version_about_slides_locales_locale_parent_id_u\` ON \`_home_page_v_version_about_slides_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_version_about_slides_locales_parent_idx\` ON \`_home_page_v_version_about_slides_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_page_v_version_hub_tags\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_page_v_version_hub_tags_order_idx\` ON \`_home_page_v_version_hub_tags\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_version_hub_tags_parent_id_idx\` ON \`_home_page_v_version_hub_tags\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_page_v_version_hub_tags_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_page_v_version_hub_tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_home_page_v_version_hub_tags_locales_locale_parent_id_uniqu\` ON \`_home_page_v_version_hub_tags_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_version_hub_tags_locales_parent_idx\` ON \`_home_page_v_version_hub_tags_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_page_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_hub_logo_id\` integer,
  	\`version_hub_primary_action_destination\` text DEFAULT 'address',
  	\`version_hub_primary_action_address\` text,
  	\`version_hub_secondary_action_destination\` text DEFAULT 'address',
  	\`version_hub_secondary_action_address\` text,
  	\`version_saved_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`version_hub_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_page_v_version_hub_version_hub_logo_idx\` ON \`_home_page_v\` (\`version_hub_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_version_version__status_idx\` ON \`_home_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_created_at_idx\` ON \`_home_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_updated_at_idx\` ON \`_home_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_snapshot_idx\` ON \`_home_page_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_published_locale_idx\` ON \`_home_page_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_latest_idx\` ON \`_home_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_autosave_idx\` ON \`_home_page_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_home_page_v_locales\` (
  	\`version_hub_title\` text,
  	\`version_hub_description\` text,
  	\`version_hub_primary_action_label\` text,
  	\`version_hub_secondary_action_label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_home_page_v_locales_locale_parent_id_unique\` ON \`_home_page_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_locales_parent_idx\` ON \`_home_page_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`organization_figures\` ALTER COLUMN \`value\` TO \`value\` text;`)
  await db.run(sql`ALTER TABLE \`organization_figures_locales\` ALTER COLUMN \`label\` TO \`label\` text;`)
  await db.run(sql`ALTER TABLE \`organization\` ALTER COLUMN \`abbreviation\` TO \`abbreviation\` text;`)
  await db.run(sql`ALTER TABLE \`organization\` ALTER COLUMN \`copyright_year\` TO \`copyright_year\` numeric;`)
  await db.run(sql`ALTER TABLE \`organization\` ALTER COLUMN \`telephone\` TO \`telephone\` text;`)
  await db.run(sql`ALTER TABLE \`organization\` ALTER COLUMN \`information_email\` TO \`information_email\` text;`)
  await db.run(sql`ALTER TABLE \`organization\` ALTER COLUMN \`applications_email\` TO \`applications_email\` text;`)
  await db.run(sql`ALTER TABLE \`organization\` ALTER COLUMN \`procurement_email\` TO \`procurement_email\` text;`)
  await db.run(sql`ALTER TABLE \`organization\` ALTER COLUMN \`hub_address\` TO \`hub_address\` text;`)
  await db.run(sql`ALTER TABLE \`organization\` ALTER COLUMN \`hub_maps_address\` TO \`hub_maps_address\` text;`)
  await db.run(sql`ALTER TABLE \`organization\` ALTER COLUMN \`water_vision_address\` TO \`water_vision_address\` text;`)
  await db.run(sql`ALTER TABLE \`organization\` ADD \`_status\` text DEFAULT 'draft';`)
  await db.run(sql`CREATE INDEX \`organization__status_idx\` ON \`organization\` (\`_status\`);`)
  await db.run(sql`ALTER TABLE \`organization_locales\` ALTER COLUMN \`name\` TO \`name\` text;`)
  await db.run(sql`ALTER TABLE \`organization_locales\` ALTER COLUMN \`description\` TO \`description\` text;`)
  await db.run(sql`ALTER TABLE \`organization_locales\` ALTER COLUMN \`meta_title\` TO \`meta_title\` text;`)
  await db.run(sql`ALTER TABLE \`organization_locales\` ALTER COLUMN \`meta_description\` TO \`meta_description\` text;`)
  await db.run(sql`ALTER TABLE \`organization_locales\` ALTER COLUMN \`location\` TO \`location\` text;`)
  await db.run(sql`ALTER TABLE \`menu_who_we_are_links\` ALTER COLUMN \`destination\` TO \`destination\` text DEFAULT 'address';`)
  await db.run(sql`ALTER TABLE \`menu_who_we_are_links\` ALTER COLUMN \`secondary_action_destination\` TO \`secondary_action_destination\` text DEFAULT 'address';`)
  await db.run(sql`ALTER TABLE \`menu_who_we_are_links_locales\` ALTER COLUMN \`label\` TO \`label\` text;`)
  await db.run(sql`ALTER TABLE \`menu_who_we_are_panel_links\` ALTER COLUMN \`destination\` TO \`destination\` text DEFAULT 'address';`)
  await db.run(sql`ALTER TABLE \`menu_who_we_are_panel_links_locales\` ALTER COLUMN \`label\` TO \`label\` text;`)
  await db.run(sql`ALTER TABLE \`menu_what_we_do_links\` ALTER COLUMN \`destination\` TO \`destination\` text DEFAULT 'address';`)
  await db.run(sql`ALTER TABLE \`menu_what_we_do_links\` ALTER COLUMN \`secondary_action_destination\` TO \`secondary_action_destination\` text DEFAULT 'address';`)
  await db.run(sql`ALTER TABLE \`menu_what_we_do_links_locales\` ALTER COLUMN \`label\` TO \`label\` text;`)
  await db.run(sql`ALTER TABLE \`menu_what_we_do_panel_links\` ALTER COLUMN \`destination\` TO \`destination\` text DEFAULT 'address';`)
  await db.run(sql`ALTER TABLE \`menu_what_we_do_panel_links_locales\` ALTER COLUMN \`label\` TO \`label\` text;`)
  await db.run(sql`ALTER TABLE \`menu_get_involved_links\` ALTER COLUMN \`destination\` TO \`destination\` text DEFAULT 'address';`)
  await db.run(sql`ALTER TABLE \`menu_get_involved_links\` ALTER COLUMN \`secondary_action_destination\` TO \`secondary_action_destination\` text DEFAULT 'address';`)
  await db.run(sql`ALTER TABLE \`menu_get_involved_links_locales\` ALTER COLUMN \`label\` TO \`label\` text;`)
  await db.run(sql`ALTER TABLE \`menu_get_involved_panel_links\` ALTER COLUMN \`destination\` TO \`destination\` text DEFAULT 'address';`)
  await db.run(sql`ALTER TABLE \`menu_get_involved_panel_links_locales\` ALTER COLUMN \`label\` TO \`label\` text;`)
  await db.run(sql`ALTER TABLE \`menu_info_centre_links\` ALTER COLUMN \`destination\` TO \`destination\` text DEFAULT 'address';`)
  await db.run(sql`ALTER TABLE \`menu_info_centre_links\` ALTER COLUMN \`secondary_action_destination\` TO \`secondary_action_destination\` text DEFAULT 'address';`)
  await db.run(sql`ALTER TABLE \`menu_info_centre_links_locales\` ALTER COLUMN \`label\` TO \`label\` text;`)
  await db.run(sql`ALTER TABLE \`menu_info_centre_panel_links\` ALTER COLUMN \`destination\` TO \`destination\` text DEFAULT 'address';`)
  await db.run(sql`ALTER TABLE \`menu_info_centre_panel_links_locales\` ALTER COLUMN \`label\` TO \`label\` text;`)
  await db.run(sql`ALTER TABLE \`header_menu_locales\` ALTER COLUMN \`who_we_are_title\` TO \`who_we_are_title\` text;`)
  await db.run(sql`ALTER TABLE \`header_menu_locales\` ALTER COLUMN \`who_we_are_description\` TO \`who_we_are_description\` text;`)
  await db.run(sql`ALTER TABLE \`header_menu_locales\` ALTER COLUMN \`what_we_do_title\` TO \`what_we_do_title\` text;`)
  await db.run(sql`ALTER TABLE \`header_menu_locales\` ALTER COLUMN \`what_we_do_description\` TO \`what_we_do_description\` text;`)
  await db.run(sql`ALTER TABLE \`header_menu_locales\` ALTER COLUMN \`get_involved_title\` TO \`get_involved_title\` text;`)
  await db.run(sql`ALTER TABLE \`header_menu_locales\` ALTER COLUMN \`get_involved_description\` TO \`get_involved_description\` text;`)
  await db.run(sql`ALTER TABLE \`header_menu_locales\` ALTER COLUMN \`info_centre_title\` TO \`info_centre_title\` text;`)
  await db.run(sql`ALTER TABLE \`header_menu_locales\` ALTER COLUMN \`info_centre_description\` TO \`info_centre_description\` text;`)
  await db.run(sql`ALTER TABLE \`home_page_about_slides_locales\` ALTER COLUMN \`label\` TO \`label\` text;`)
  await db.run(sql`ALTER TABLE \`home_page_about_slides_locales\` ALTER COLUMN \`title\` TO \`title\` text;`)
  await db.run(sql`ALTER TABLE \`home_page_about_slides_locales\` ALTER COLUMN \`description\` TO \`description\` text;`)
  await db.run(sql`ALTER TABLE \`home_page_hub_tags_locales\` ALTER COLUMN \`label\` TO \`label\` text;`)
  await db.run(sql`ALTER TABLE \`home_page\` ALTER COLUMN \`hub_primary_action_destination\` TO \`hub_primary_action_destination\` text DEFAULT 'address';`)
  await db.run(sql`ALTER TABLE \`home_page\` ALTER COLUMN \`hub_secondary_action_destination\` TO \`hub_secondary_action_destination\` text DEFAULT 'address';`)
  await db.run(sql`ALTER TABLE \`home_page\` ADD \`_status\` text DEFAULT 'draft';`)
  await db.run(sql`CREATE INDEX \`home_page__status_idx\` ON \`home_page\` (\`_status\`);`)
  await db.run(sql`ALTER TABLE \`home_page_locales\` ALTER COLUMN \`hub_title\` TO \`hub_title\` text;`)
  await db.run(sql`ALTER TABLE \`home_page_locales\` ALTER COLUMN \`hub_description\` TO \`hub_description\` text;`)
  await db.run(sql`ALTER TABLE \`_sliders_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_sliders_v_autosave_idx\` ON \`_sliders_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_pages_v_autosave_idx\` ON \`_pages_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_projects_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_projects_v_autosave_idx\` ON \`_projects_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_programs_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_programs_v_autosave_idx\` ON \`_programs_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_events_v_autosave_idx\` ON \`_events_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_news_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_news_v_autosave_idx\` ON \`_news_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_stories_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_stories_v_autosave_idx\` ON \`_stories_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_publications_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_publications_v_autosave_idx\` ON \`_publications_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_press_items_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_press_items_v_autosave_idx\` ON \`_press_items_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_culture_gallery_images_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_culture_gallery_images_v_autosave_idx\` ON \`_culture_gallery_images_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_our_impacts_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_our_impacts_v_autosave_idx\` ON \`_our_impacts_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_indicators_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_indicators_v_autosave_idx\` ON \`_indicators_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_data_imports_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_data_imports_v_autosave_idx\` ON \`_data_imports_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_topics_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_topics_v_autosave_idx\` ON \`_topics_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_countries_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_countries_v_autosave_idx\` ON \`_countries_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_member_states_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_member_states_v_autosave_idx\` ON \`_member_states_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_partners_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_partners_v_autosave_idx\` ON \`_partners_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_team_members_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_team_members_v_autosave_idx\` ON \`_team_members_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_cop_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_cop_v_autosave_idx\` ON \`_cop_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_cop_news_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_cop_news_v_autosave_idx\` ON \`_cop_news_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_oic_system_charts_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_oic_system_charts_v_autosave_idx\` ON \`_oic_system_charts_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_tenders_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_tenders_v_autosave_idx\` ON \`_tenders_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_vacancies_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_autosave_idx\` ON \`_vacancies_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`header_menu\` ADD \`_status\` text DEFAULT 'draft';`)
  await db.run(sql`CREATE INDEX \`header_menu__status_idx\` ON \`header_menu\` (\`_status\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`_organization_v_version_figures\`;`)
  await db.run(sql`DROP TABLE \`_organization_v_version_figures_locales\`;`)
  await db.run(sql`DROP TABLE \`_organization_v\`;`)
  await db.run(sql`DROP TABLE \`_organization_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_menu_who_we_are_links_v_only_in_languages\`;`)
  await db.run(sql`DROP TABLE \`_menu_who_we_are_links_v\`;`)
  await db.run(sql`DROP TABLE \`_menu_who_we_are_links_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_menu_who_we_are_panel_links_v\`;`)
  await db.run(sql`DROP TABLE \`_menu_who_we_are_panel_links_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_menu_what_we_do_links_v_only_in_languages\`;`)
  await db.run(sql`DROP TABLE \`_menu_what_we_do_links_v\`;`)
  await db.run(sql`DROP TABLE \`_menu_what_we_do_links_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_menu_what_we_do_panel_links_v\`;`)
  await db.run(sql`DROP TABLE \`_menu_what_we_do_panel_links_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_menu_get_involved_links_v_only_in_languages\`;`)
  await db.run(sql`DROP TABLE \`_menu_get_involved_links_v\`;`)
  await db.run(sql`DROP TABLE \`_menu_get_involved_links_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_menu_get_involved_panel_links_v\`;`)
  await db.run(sql`DROP TABLE \`_menu_get_involved_panel_links_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_menu_info_centre_links_v_only_in_languages\`;`)
  await db.run(sql`DROP TABLE \`_menu_info_centre_links_v\`;`)
  await db.run(sql`DROP TABLE \`_menu_info_centre_links_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_menu_info_centre_panel_links_v\`;`)
  await db.run(sql`DROP TABLE \`_menu_info_centre_panel_links_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_header_menu_v\`;`)
  await db.run(sql`DROP TABLE \`_header_menu_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_home_page_v_version_about_slides\`;`)
  await db.run(sql`DROP TABLE \`_home_page_v_version_about_slides_locales\`;`)
  await db.run(sql`DROP TABLE \`_home_page_v_version_hub_tags\`;`)
  await db.run(sql`DROP TABLE \`_home_page_v_version_hub_tags_locales\`;`)
  await db.run(sql`DROP TABLE \`_home_page_v\`;`)
  await db.run(sql`DROP TABLE \`_home_page_v_locales\`;`)
  await db.run(sql`DROP INDEX \`_sliders_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_sliders_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_pages_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_projects_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_programs_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_programs_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_events_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_events_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_news_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_news_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_stories_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_stories_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_publications_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_publications_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_press_items_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_press_items_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_culture_gallery_images_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_culture_gallery_images_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_our_impacts_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_our_impacts_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_indicators_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_indicators_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_data_imports_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_data_imports_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_topics_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_topics_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_countries_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_countries_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_member_states_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_member_states_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_partners_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_partners_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_team_members_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_team_members_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_cop_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_cop_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_cop_news_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_cop_news_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_oic_system_charts_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_oic_system_charts_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_tenders_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_tenders_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_vacancies_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_vacancies_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_organization\` (
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
  	\`saved_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_organization\`("id", "abbreviation", "copyright_year", "telephone", "information_email", "applications_email", "procurement_email", "hub_address", "hub_maps_address", "water_vision_address", "facebook", "x", "youtube", "linkedin", "instagram", "saved_by", "updated_at", "created_at") SELECT "id", "abbreviation", "copyright_year", "telephone", "information_email", "applications_email", "procurement_email", "hub_address", "hub_maps_address", "water_vision_address", "facebook", "x", "youtube", "linkedin", "instagram", "saved_by", "updated_at", "created_at" FROM \`organization\`;`)
  await db.run(sql`DROP TABLE \`organization\`;`)
  await db.run(sql`ALTER TABLE \`__new_organization\` RENAME TO \`organization\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`DROP INDEX \`header_menu__status_idx\`;`)
  await db.run(sql`ALTER TABLE \`header_menu\` DROP COLUMN \`_status\`;`)
  await db.run(sql`CREATE TABLE \`__new_home_page\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`hub_logo_id\` integer,
  	\`hub_primary_action_destination\` text DEFAULT 'address' NOT NULL,
  	\`hub_primary_action_address\` text,
  	\`hub_secondary_action_destination\` text DEFAULT 'address' NOT NULL,
  	\`hub_secondary_action_address\` text,
  	\`saved_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`hub_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_home_page\`("id", "hub_logo_id", "hub_primary_action_destination", "hub_primary_action_address", "hub_secondary_action_destination", "hub_secondary_action_address", "saved_by", "updated_at", "created_at") SELECT "id", "hub_logo_id", "hub_primary_action_destination", "hub_primary_action_address", "hub_secondary_action_destination", "hub_secondary_action_address", "saved_by", "updated_at", "created_at" FROM \`home_page\`;`)
  await db.run(sql`DROP TABLE \`home_page\`;`)
  await db.run(sql`ALTER TABLE \`__new_home_page\` RENAME TO \`home_page\`;`)
  await db.run(sql`CREATE INDEX \`home_page_hub_hub_logo_idx\` ON \`home_page\` (\`hub_logo_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_organization_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`value\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`organization\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_organization_figures\`("_order", "_parent_id", "id", "value") SELECT "_order", "_parent_id", "id", "value" FROM \`organization_figures\`;`)
  await db.run(sql`DROP TABLE \`organization_figures\`;`)
  await db.run(sql`ALTER TABLE \`__new_organization_figures\` RENAME TO \`organization_figures\`;`)
  await db.run(sql`CREATE INDEX \`organization_figures_order_idx\` ON \`organization_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`organization_figures_parent_id_idx\` ON \`organization_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_organization_figures_locales\` (
  	\`label\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`organization_figures\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_organization_figures_locales\`("label", "id", "_locale", "_parent_id") SELECT "label", "id", "_locale", "_parent_id" FROM \`organization_figures_locales\`;`)
  await db.run(sql`DROP TABLE \`organization_figures_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_organization_figures_locales\` RENAME TO \`organization_figures_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`organization_figures_locales_locale_parent_id_unique\` ON \`organization_figures_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`organization_figures_locales_parent_idx\` ON \`organization_figures_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_organization_locales\` (
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
  await db.run(sql`INSERT INTO \`__new_organization_locales\`("name", "description", "meta_title", "meta_description", "location", "id", "_locale", "_parent_id") SELECT "name", "description", "meta_title", "meta_description", "location", "id", "_locale", "_parent_id" FROM \`organization_locales\`;`)
  await db.run(sql`DROP TABLE \`organization_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_organization_locales\` RENAME TO \`organization_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`organization_locales_locale_parent_id_unique\` ON \`organization_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`organization_locales_parent_idx\` ON \`organization_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_menu_who_we_are_links\` (
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
  await db.run(sql`INSERT INTO \`__new_menu_who_we_are_links\`("_order", "_parent_id", "id", "destination", "address", "secondary_action_destination", "secondary_action_address", "selected_by_default") SELECT "_order", "_parent_id", "id", "destination", "address", "secondary_action_destination", "secondary_action_address", "selected_by_default" FROM \`menu_who_we_are_links\`;`)
  await db.run(sql`DROP TABLE \`menu_who_we_are_links\`;`)
  await db.run(sql`ALTER TABLE \`__new_menu_who_we_are_links\` RENAME TO \`menu_who_we_are_links\`;`)
  await db.run(sql`CREATE INDEX \`menu_who_we_are_links_order_idx\` ON \`menu_who_we_are_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menu_who_we_are_links_parent_id_idx\` ON \`menu_who_we_are_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_menu_who_we_are_links_locales\` (
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
  await db.run(sql`INSERT INTO \`__new_menu_who_we_are_links_locales\`("label", "title", "description", "details", "additional_text", "link_title", "secondary_action_label", "id", "_locale", "_parent_id") SELECT "label", "title", "description", "details", "additional_text", "link_title", "secondary_action_label", "id", "_locale", "_parent_id" FROM \`menu_who_we_are_links_locales\`;`)
  await db.run(sql`DROP TABLE \`menu_who_we_are_links_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_menu_who_we_are_links_locales\` RENAME TO \`menu_who_we_are_links_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`menu_who_we_are_links_locales_locale_parent_id_unique\` ON \`menu_who_we_are_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`menu_who_we_are_links_locales_parent_idx\` ON \`menu_who_we_are_links_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_menu_who_we_are_panel_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`destination\` text DEFAULT 'address' NOT NULL,
  	\`address\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`header_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_menu_who_we_are_panel_links\`("_order", "_parent_id", "id", "destination", "address") SELECT "_order", "_parent_id", "id", "destination", "address" FROM \`menu_who_we_are_panel_links\`;`)
  await db.run(sql`DROP TABLE \`menu_who_we_are_panel_links\`;`)
  await db.run(sql`ALTER TABLE \`__new_menu_who_we_are_panel_links\` RENAME TO \`menu_who_we_are_panel_links\`;`)
  await db.run(sql`CREATE INDEX \`menu_who_we_are_panel_links_order_idx\` ON \`menu_who_we_are_panel_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menu_who_we_are_panel_links_parent_id_idx\` ON \`menu_who_we_are_panel_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_menu_who_we_are_panel_links_locales\` (
  	\`label\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menu_who_we_are_panel_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_menu_who_we_are_panel_links_locales\`("label", "id", "_locale", "_parent_id") SELECT "label", "id", "_locale", "_parent_id" FROM \`menu_who_we_are_panel_links_locales\`;`)
  await db.run(sql`DROP TABLE \`menu_who_we_are_panel_links_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_menu_who_we_are_panel_links_locales\` RENAME TO \`menu_who_we_are_panel_links_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`menu_who_we_are_panel_links_locales_locale_parent_id_unique\` ON \`menu_who_we_are_panel_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`menu_who_we_are_panel_links_locales_parent_idx\` ON \`menu_who_we_are_panel_links_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_menu_what_we_do_links\` (
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
  await db.run(sql`INSERT INTO \`__new_menu_what_we_do_links\`("_order", "_parent_id", "id", "destination", "address", "secondary_action_destination", "secondary_action_address", "selected_by_default") SELECT "_order", "_parent_id", "id", "destination", "address", "secondary_action_destination", "secondary_action_address", "selected_by_default" FROM \`menu_what_we_do_links\`;`)
  await db.run(sql`DROP TABLE \`menu_what_we_do_links\`;`)
  await db.run(sql`ALTER TABLE \`__new_menu_what_we_do_links\` RENAME TO \`menu_what_we_do_links\`;`)
  await db.run(sql`CREATE INDEX \`menu_what_we_do_links_order_idx\` ON \`menu_what_we_do_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menu_what_we_do_links_parent_id_idx\` ON \`menu_what_we_do_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_menu_what_we_do_links_locales\` (
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
  await db.run(sql`INSERT INTO \`__new_menu_what_we_do_links_locales\`("label", "title", "description", "details", "additional_text", "link_title", "secondary_action_label", "id", "_locale", "_parent_id") SELECT "label", "title", "description", "details", "additional_text", "link_title", "secondary_action_label", "id", "_locale", "_parent_id" FROM \`menu_what_we_do_links_locales\`;`)
  await db.run(sql`DROP TABLE \`menu_what_we_do_links_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_menu_what_we_do_links_locales\` RENAME TO \`menu_what_we_do_links_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`menu_what_we_do_links_locales_locale_parent_id_unique\` ON \`menu_what_we_do_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`menu_what_we_do_links_locales_parent_idx\` ON \`menu_what_we_do_links_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_menu_what_we_do_panel_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`destination\` text DEFAULT 'address' NOT NULL,
  	\`address\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`header_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_menu_what_we_do_panel_links\`("_order", "_parent_id", "id", "destination", "address") SELECT "_order", "_parent_id", "id", "destination", "address" FROM \`menu_what_we_do_panel_links\`;`)
  await db.run(sql`DROP TABLE \`menu_what_we_do_panel_links\`;`)
  await db.run(sql`ALTER TABLE \`__new_menu_what_we_do_panel_links\` RENAME TO \`menu_what_we_do_panel_links\`;`)
  await db.run(sql`CREATE INDEX \`menu_what_we_do_panel_links_order_idx\` ON \`menu_what_we_do_panel_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menu_what_we_do_panel_links_parent_id_idx\` ON \`menu_what_we_do_panel_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_menu_what_we_do_panel_links_locales\` (
  	\`label\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menu_what_we_do_panel_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_menu_what_we_do_panel_links_locales\`("label", "id", "_locale", "_parent_id") SELECT "label", "id", "_locale", "_parent_id" FROM \`menu_what_we_do_panel_links_locales\`;`)
  await db.run(sql`DROP TABLE \`menu_what_we_do_panel_links_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_menu_what_we_do_panel_links_locales\` RENAME TO \`menu_what_we_do_panel_links_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`menu_what_we_do_panel_links_locales_locale_parent_id_unique\` ON \`menu_what_we_do_panel_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`menu_what_we_do_panel_links_locales_parent_idx\` ON \`menu_what_we_do_panel_links_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_menu_get_involved_links\` (
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
  await db.run(sql`INSERT INTO \`__new_menu_get_involved_links\`("_order", "_parent_id", "id", "destination", "address", "secondary_action_destination", "secondary_action_address", "selected_by_default") SELECT "_order", "_parent_id", "id", "destination", "address", "secondary_action_destination", "secondary_action_address", "selected_by_default" FROM \`menu_get_involved_links\`;`)
  await db.run(sql`DROP TABLE \`menu_get_involved_links\`;`)
  await db.run(sql`ALTER TABLE \`__new_menu_get_involved_links\` RENAME TO \`menu_get_involved_links\`;`)
  await db.run(sql`CREATE INDEX \`menu_get_involved_links_order_idx\` ON \`menu_get_involved_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menu_get_involved_links_parent_id_idx\` ON \`menu_get_involved_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_menu_get_involved_links_locales\` (
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
  await db.run(sql`INSERT INTO \`__new_menu_get_involved_links_locales\`("label", "title", "description", "details", "additional_text", "link_title", "secondary_action_label", "id", "_locale", "_parent_id") SELECT "label", "title", "description", "details", "additional_text", "link_title", "secondary_action_label", "id", "_locale", "_parent_id" FROM \`menu_get_involved_links_locales\`;`)
  await db.run(sql`DROP TABLE \`menu_get_involved_links_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_menu_get_involved_links_locales\` RENAME TO \`menu_get_involved_links_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`menu_get_involved_links_locales_locale_parent_id_unique\` ON \`menu_get_involved_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`menu_get_involved_links_locales_parent_idx\` ON \`menu_get_involved_links_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_menu_get_involved_panel_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`destination\` text DEFAULT 'address' NOT NULL,
  	\`address\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`header_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_menu_get_involved_panel_links\`("_order", "_parent_id", "id", "destination", "address") SELECT "_order", "_parent_id", "id", "destination", "address" FROM \`menu_get_involved_panel_links\`;`)
  await db.run(sql`DROP TABLE \`menu_get_involved_panel_links\`;`)
  await db.run(sql`ALTER TABLE \`__new_menu_get_involved_panel_links\` RENAME TO \`menu_get_involved_panel_links\`;`)
  await db.run(sql`CREATE INDEX \`menu_get_involved_panel_links_order_idx\` ON \`menu_get_involved_panel_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menu_get_involved_panel_links_parent_id_idx\` ON \`menu_get_involved_panel_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_menu_get_involved_panel_links_locales\` (
  	\`label\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menu_get_involved_panel_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_menu_get_involved_panel_links_locales\`("label", "id", "_locale", "_parent_id") SELECT "label", "id", "_locale", "_parent_id" FROM \`menu_get_involved_panel_links_locales\`;`)
  await db.run(sql`DROP TABLE \`menu_get_involved_panel_links_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_menu_get_involved_panel_links_locales\` RENAME TO \`menu_get_involved_panel_links_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`menu_get_involved_panel_links_locales_locale_parent_id_uniqu\` ON \`menu_get_involved_panel_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`menu_get_involved_panel_links_locales_parent_idx\` ON \`menu_get_involved_panel_links_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_menu_info_centre_links\` (
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
  await db.run(sql`INSERT INTO \`__new_menu_info_centre_links\`("_order", "_parent_id", "id", "destination", "address", "secondary_action_destination", "secondary_action_address", "selected_by_default") SELECT "_order", "_parent_id", "id", "destination", "address", "secondary_action_destination", "secondary_action_address", "selected_by_default" FROM \`menu_info_centre_links\`;`)
  await db.run(sql`DROP TABLE \`menu_info_centre_links\`;`)
  await db.run(sql`ALTER TABLE \`__new_menu_info_centre_links\` RENAME TO \`menu_info_centre_links\`;`)
  await db.run(sql`CREATE INDEX \`menu_info_centre_links_order_idx\` ON \`menu_info_centre_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menu_info_centre_links_parent_id_idx\` ON \`menu_info_centre_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_menu_info_centre_links_locales\` (
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
  await db.run(sql`INSERT INTO \`__new_menu_info_centre_links_locales\`("label", "title", "description", "details", "additional_text", "link_title", "secondary_action_label", "id", "_locale", "_parent_id") SELECT "label", "title", "description", "details", "additional_text", "link_title", "secondary_action_label", "id", "_locale", "_parent_id" FROM \`menu_info_centre_links_locales\`;`)
  await db.run(sql`DROP TABLE \`menu_info_centre_links_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_menu_info_centre_links_locales\` RENAME TO \`menu_info_centre_links_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`menu_info_centre_links_locales_locale_parent_id_unique\` ON \`menu_info_centre_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`menu_info_centre_links_locales_parent_idx\` ON \`menu_info_centre_links_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_menu_info_centre_panel_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`destination\` text DEFAULT 'address' NOT NULL,
  	\`address\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`header_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_menu_info_centre_panel_links\`("_order", "_parent_id", "id", "destination", "address") SELECT "_order", "_parent_id", "id", "destination", "address" FROM \`menu_info_centre_panel_links\`;`)
  await db.run(sql`DROP TABLE \`menu_info_centre_panel_links\`;`)
  await db.run(sql`ALTER TABLE \`__new_menu_info_centre_panel_links\` RENAME TO \`menu_info_centre_panel_links\`;`)
  await db.run(sql`CREATE INDEX \`menu_info_centre_panel_links_order_idx\` ON \`menu_info_centre_panel_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menu_info_centre_panel_links_parent_id_idx\` ON \`menu_info_centre_panel_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_menu_info_centre_panel_links_locales\` (
  	\`label\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menu_info_centre_panel_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_menu_info_centre_panel_links_locales\`("label", "id", "_locale", "_parent_id") SELECT "label", "id", "_locale", "_parent_id" FROM \`menu_info_centre_panel_links_locales\`;`)
  await db.run(sql`DROP TABLE \`menu_info_centre_panel_links_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_menu_info_centre_panel_links_locales\` RENAME TO \`menu_info_centre_panel_links_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`menu_info_centre_panel_links_locales_locale_parent_id_unique\` ON \`menu_info_centre_panel_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`menu_info_centre_panel_links_locales_parent_idx\` ON \`menu_info_centre_panel_links_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_header_menu_locales\` (
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
  await db.run(sql`INSERT INTO \`__new_header_menu_locales\`("who_we_are_title", "who_we_are_description", "who_we_are_panel_title", "what_we_do_title", "what_we_do_description", "what_we_do_panel_title", "get_involved_title", "get_involved_description", "get_involved_panel_title", "info_centre_title", "info_centre_description", "info_centre_panel_title", "id", "_locale", "_parent_id") SELECT "who_we_are_title", "who_we_are_description", "who_we_are_panel_title", "what_we_do_title", "what_we_do_description", "what_we_do_panel_title", "get_involved_title", "get_involved_description", "get_involved_panel_title", "info_centre_title", "info_centre_description", "info_centre_panel_title", "id", "_locale", "_parent_id" FROM \`header_menu_locales\`;`)
  await db.run(sql`DROP TABLE \`header_menu_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_header_menu_locales\` RENAME TO \`header_menu_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`header_menu_locales_locale_parent_id_unique\` ON \`header_menu_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`header_menu_locales_parent_idx\` ON \`header_menu_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_home_page_about_slides_locales\` (
  	\`label\` text NOT NULL,
  	\`title\` text NOT NULL,
  	\`description\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home_page_about_slides\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_home_page_about_slides_locales\`("label", "title", "description", "id", "_locale", "_parent_id") SELECT "label", "title", "description", "id", "_locale", "_parent_id" FROM \`home_page_about_slides_locales\`;`)
  await db.run(sql`DROP TABLE \`home_page_about_slides_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_home_page_about_slides_locales\` RENAME TO \`home_page_about_slides_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`home_page_about_slides_locales_locale_parent_id_unique\` ON \`home_page_about_slides_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_page_about_slides_locales_parent_idx\` ON \`home_page_about_slides_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_home_page_hub_tags_locales\` (
  	\`label\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home_page_hub_tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_home_page_hub_tags_locales\`("label", "id", "_locale", "_parent_id") SELECT "label", "id", "_locale", "_parent_id" FROM \`home_page_hub_tags_locales\`;`)
  await db.run(sql`DROP TABLE \`home_page_hub_tags_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_home_page_hub_tags_locales\` RENAME TO \`home_page_hub_tags_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`home_page_hub_tags_locales_locale_parent_id_unique\` ON \`home_page_hub_tags_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_page_hub_tags_locales_parent_idx\` ON \`home_page_hub_tags_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_home_page_locales\` (
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
  await db.run(sql`INSERT INTO \`__new_home_page_locales\`("hub_title", "hub_description", "hub_primary_action_label", "hub_secondary_action_label", "id", "_locale", "_parent_id") SELECT "hub_title", "hub_description", "hub_primary_action_label", "hub_secondary_action_label", "id", "_locale", "_parent_id" FROM \`home_page_locales\`;`)
  await db.run(sql`DROP TABLE \`home_page_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_home_page_locales\` RENAME TO \`home_page_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`home_page_locales_locale_parent_id_unique\` ON \`home_page_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_page_locales_parent_idx\` ON \`home_page_locales\` (\`_parent_id\`);`)
}
