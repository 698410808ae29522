import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`list_subscribers\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`list\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`sent_in\` text NOT NULL,
  	\`confirmed_at\` text,
  	\`notified_until\` text,
  	\`token_hash\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`list_subscribers_list_idx\` ON \`list_subscribers\` (\`list\`);`)
  await db.run(sql`CREATE INDEX \`list_subscribers_sent_in_idx\` ON \`list_subscribers\` (\`sent_in\`);`)
  await db.run(sql`CREATE INDEX \`list_subscribers_confirmed_at_idx\` ON \`list_subscribers\` (\`confirmed_at\`);`)
  await db.run(sql`CREATE INDEX \`list_subscribers_notified_until_idx\` ON \`list_subscribers\` (\`notified_until\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`list_subscribers_token_hash_idx\` ON \`list_subscribers\` (\`token_hash\`);`)
  await db.run(sql`CREATE INDEX \`list_subscribers_updated_at_idx\` ON \`list_subscribers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`list_subscribers_created_at_idx\` ON \`list_subscribers\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`list_subscribers_id\` integer REFERENCES list_subscribers(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_list_subscribers_id_idx\` ON \`payload_locked_documents_rels\` (\`list_subscribers_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`list_subscribers\`;`)
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
  	\`indicators_id\` integer,
  	\`data_imports_id\` integer,
  	\`topics_id\` integer,
  	\`countries_id\` integer,
  	\`member_states_id\` integer,
  	\`partners_id\` integer,
  	\`laboratories_id\` integer,
  	\`team_members_id\` integer,
  	\`cop_id\` integer,
  	\`cop_news_id\` integer,
  	\`oic_system_charts_id\` integer,
  	\`tenders_id\` integer,
  	\`tender_questions_id\` integer,
  	\`proposals_id\` integer,
  	\`proposal_openings_id\` integer,
  	\`procurement_record_id\` integer,
  	\`vacancies_id\` integer,
  	\`job_applications_id\` integer,
  	\`internship_applications_id\` integer,
  	\`media_id\` integer,
  	\`documents_id\` integer,
  	\`tasks_id\` integer,
  	\`users_id\` integer,
  	\`redirects_id\` integer,
  	\`former_slugs_id\` integer,
  	\`tender_keys_id\` integer,
  	\`tender_followers_id\` integer,
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
  	FOREIGN KEY (\`indicators_id\`) REFERENCES \`indicators\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`data_imports_id\`) REFERENCES \`data_imports\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`topics_id\`) REFERENCES \`topics\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`countries_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`member_states_id\`) REFERENCES \`member_states\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`partners_id\`) REFERENCES \`partners\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`laboratories_id\`) REFERENCES \`laboratories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`team_members_id\`) REFERENCES \`team_members\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`cop_id\`) REFERENCES \`cop\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`cop_news_id\`) REFERENCES \`cop_news\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`oic_system_charts_id\`) REFERENCES \`oic_system_charts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tenders_id\`) REFERENCES \`tenders\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tender_questions_id\`) REFERENCES \`tender_questions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`proposals_id\`) REFERENCES \`proposals\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`proposal_openings_id\`) REFERENCES \`proposal_openings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`procurement_record_id\`) REFERENCES \`procurement_record\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`vacancies_id\`) REFERENCES \`vacancies\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`job_applications_id\`) REFERENCES \`job_applications\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`internship_applications_id\`) REFERENCES \`internship_applications\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`documents_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tasks_id\`) REFERENCES \`tasks\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`former_slugs_id\`) REFERENCES \`former_slugs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tender_keys_id\`) REFERENCES \`tender_keys\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tender_followers_id\`) REFERENCES \`tender_followers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "sliders_id", "pages_id", "projects_id", "programs_id", "events_id", "news_id", "stories_id", "publications_id", "press_items_id", "culture_gallery_images_id", "our_impacts_id", "indicators_id", "data_imports_id", "topics_id", "countries_id", "member_states_id", "partners_id", "laboratories_id", "team_members_id", "cop_id", "cop_news_id", "oic_system_charts_id", "tenders_id", "tender_questions_id", "proposals_id", "proposal_openings_id", "procurement_record_id", "vacancies_id", "job_applications_id", "internship_applications_id", "media_id", "documents_id", "tasks_id", "users_id", "redirects_id", "former_slugs_id", "tender_keys_id", "tender_followers_id") SELECT "id", "order", "parent_id", "path", "sliders_id", "pages_id", "projects_id", "programs_id", "events_id", "news_id", "stories_id", "publications_id", "press_items_id", "culture_gallery_images_id", "our_impacts_id", "indicators_id", "data_imports_id", "topics_id", "countries_id", "member_states_id", "partners_id", "laboratories_id", "team_members_id", "cop_id", "cop_news_id", "oic_system_charts_id", "tenders_id", "tender_questions_id", "proposals_id", "proposal_openings_id", "procurement_record_id", "vacancies_id", "job_applications_id", "internship_applications_id", "media_id", "documents_id", "tasks_id", "users_id", "redirects_id", "former_slugs_id", "tender_keys_id", "tender_followers_id" FROM \`payload_locked_documents_rels\`;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_indicators_id_idx\` ON \`payload_locked_documents_rels\` (\`indicators_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_data_imports_id_idx\` ON \`payload_locked_documents_rels\` (\`data_imports_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_topics_id_idx\` ON \`payload_locked_documents_rels\` (\`topics_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_countries_id_idx\` ON \`payload_locked_documents_rels\` (\`countries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_member_states_id_idx\` ON \`payload_locked_documents_rels\` (\`member_states_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_partners_id_idx\` ON \`payload_locked_documents_rels\` (\`partners_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_laboratories_id_idx\` ON \`payload_locked_documents_rels\` (\`laboratories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_team_members_id_idx\` ON \`payload_locked_documents_rels\` (\`team_members_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_cop_id_idx\` ON \`payload_locked_documents_rels\` (\`cop_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_cop_news_id_idx\` ON \`payload_locked_documents_rels\` (\`cop_news_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_oic_system_charts_id_idx\` ON \`payload_locked_documents_rels\` (\`oic_system_charts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_tenders_id_idx\` ON \`payload_locked_documents_rels\` (\`tenders_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_tender_questions_id_idx\` ON \`payload_locked_documents_rels\` (\`tender_questions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_proposals_id_idx\` ON \`payload_locked_documents_rels\` (\`proposals_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_proposal_openings_id_idx\` ON \`payload_locked_documents_rels\` (\`proposal_openings_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_procurement_record_id_idx\` ON \`payload_locked_documents_rels\` (\`procurement_record_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_vacancies_id_idx\` ON \`payload_locked_documents_rels\` (\`vacancies_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_job_applications_id_idx\` ON \`payload_locked_documents_rels\` (\`job_applications_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_internship_applications_id_idx\` ON \`payload_locked_documents_rels\` (\`internship_applications_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_documents_id_idx\` ON \`payload_locked_documents_rels\` (\`documents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_tasks_id_idx\` ON \`payload_locked_documents_rels\` (\`tasks_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_former_slugs_id_idx\` ON \`payload_locked_documents_rels\` (\`former_slugs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_tender_keys_id_idx\` ON \`payload_locked_documents_rels\` (\`tender_keys_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_tender_followers_id_idx\` ON \`payload_locked_documents_rels\` (\`tender_followers_id\`);`)
}
