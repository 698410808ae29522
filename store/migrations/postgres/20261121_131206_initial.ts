import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('en', 'ar', 'fr', 'fa');
  CREATE TYPE "public"."enum_sliders_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__sliders_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__sliders_v_published_locale" AS ENUM('en', 'ar', 'fr', 'fa');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_published_locale" AS ENUM('en', 'ar', 'fr', 'fa');
  CREATE TYPE "public"."enum_projects_stage" AS ENUM('planned', 'ongoing', 'completed');
  CREATE TYPE "public"."enum_projects_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__projects_v_version_stage" AS ENUM('planned', 'ongoing', 'completed');
  CREATE TYPE "public"."enum__projects_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__projects_v_published_locale" AS ENUM('en', 'ar', 'fr', 'fa');
  CREATE TYPE "public"."enum_programs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__programs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__programs_v_published_locale" AS ENUM('en', 'ar', 'fr', 'fa');
  CREATE TYPE "public"."enum_events_kind" AS ENUM('conference', 'workshop', 'training', 'webinar', 'meeting');
  CREATE TYPE "public"."enum_events_mode" AS ENUM('onsite', 'online', 'hybrid');
  CREATE TYPE "public"."enum_events_startsat_tz" AS ENUM('Asia/Amman', 'UTC', 'Africa/Cairo', 'Asia/Riyadh', 'Asia/Baghdad', 'Asia/Beirut', 'Asia/Hebron', 'Asia/Gaza', 'Asia/Damascus', 'Asia/Aden', 'Asia/Muscat', 'Asia/Kuwait', 'Asia/Qatar', 'Africa/Tripoli', 'Africa/Tunis', 'Africa/Casablanca', 'Africa/Khartoum', 'Africa/Nouakchott', 'Africa/Bamako', 'Europe/Istanbul', 'Asia/Tehran', 'Asia/Karachi', 'Asia/Dhaka', 'Asia/Kuala_Lumpur', 'America/Toronto', 'America/New_York', 'America/Sao_Paulo', 'America/Santiago', 'Africa/Algiers', 'Africa/Dakar', 'Africa/Banjul', 'Africa/Lagos', 'Africa/Addis_Ababa', 'Africa/Nairobi', 'Africa/Johannesburg', 'Asia/Shanghai', 'Asia/Tokyo', 'Asia/Kabul', 'Europe/Athens', 'Europe/Rome', 'Europe/Vienna', 'Europe/Berlin', 'Europe/Paris', 'Europe/Madrid', 'Asia/Dubai');
  CREATE TYPE "public"."enum_events_endsat_tz" AS ENUM('Asia/Amman', 'UTC', 'Africa/Cairo', 'Asia/Riyadh', 'Asia/Baghdad', 'Asia/Beirut', 'Asia/Hebron', 'Asia/Gaza', 'Asia/Damascus', 'Asia/Aden', 'Asia/Muscat', 'Asia/Kuwait', 'Asia/Qatar', 'Africa/Tripoli', 'Africa/Tunis', 'Africa/Casablanca', 'Africa/Khartoum', 'Africa/Nouakchott', 'Africa/Bamako', 'Europe/Istanbul', 'Asia/Tehran', 'Asia/Karachi', 'Asia/Dhaka', 'Asia/Kuala_Lumpur', 'America/Toronto', 'America/New_York', 'America/Sao_Paulo', 'America/Santiago', 'Africa/Algiers', 'Africa/Dakar', 'Africa/Banjul', 'Africa/Lagos', 'Africa/Addis_Ababa', 'Africa/Nairobi', 'Africa/Johannesburg', 'Asia/Shanghai', 'Asia/Tokyo', 'Asia/Kabul', 'Europe/Athens', 'Europe/Rome', 'Europe/Vienna', 'Europe/Berlin', 'Europe/Paris', 'Europe/Madrid', 'Asia/Dubai');
  CREATE TYPE "public"."enum_events_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__events_v_version_kind" AS ENUM('conference', 'workshop', 'training', 'webinar', 'meeting');
  CREATE TYPE "public"."enum__events_v_version_mode" AS ENUM('onsite', 'online', 'hybrid');
  CREATE TYPE "public"."enum__events_v_version_startsat_tz" AS ENUM('Asia/Amman', 'UTC', 'Africa/Cairo', 'Asia/Riyadh', 'Asia/Baghdad', 'Asia/Beirut', 'Asia/Hebron', 'Asia/Gaza', 'Asia/Damascus', 'Asia/Aden', 'Asia/Muscat', 'Asia/Kuwait', 'Asia/Qatar', 'Africa/Tripoli', 'Africa/Tunis', 'Africa/Casablanca', 'Africa/Khartoum', 'Africa/Nouakchott', 'Africa/Bamako', 'Europe/Istanbul', 'Asia/Tehran', 'Asia/Karachi', 'Asia/Dhaka', 'Asia/Kuala_Lumpur', 'America/Toronto', 'America/New_York', 'America/Sao_Paulo', 'America/Santiago', 'Africa/Algiers', 'Africa/Dakar', 'Africa/Banjul', 'Africa/Lagos', 'Africa/Addis_Ababa', 'Africa/Nairobi', 'Africa/Johannesburg', 'Asia/Shanghai', 'Asia/Tokyo', 'Asia/Kabul', 'Europe/Athens', 'Europe/Rome', 'Europe/Vienna', 'Europe/Berlin', 'Europe/Paris', 'Europe/Madrid', 'Asia/Dubai');
  CREATE TYPE "public"."enum__events_v_version_endsat_tz" AS ENUM('Asia/Amman', 'UTC', 'Africa/Cairo', 'Asia/Riyadh', 'Asia/Baghdad', 'Asia/Beirut', 'Asia/Hebron', 'Asia/Gaza', 'Asia/Damascus', 'Asia/Aden', 'Asia/Muscat', 'Asia/Kuwait', 'Asia/Qatar', 'Africa/Tripoli', 'Africa/Tunis', 'Africa/Casablanca', 'Africa/Khartoum', 'Africa/Nouakchott', 'Africa/Bamako', 'Europe/Istanbul', 'Asia/Tehran', 'Asia/Karachi', 'Asia/Dhaka', 'Asia/Kuala_Lumpur', 'America/Toronto', 'America/New_York', 'America/Sao_Paulo', 'America/Santiago', 'Africa/Algiers', 'Africa/Dakar', 'Africa/Banjul', 'Africa/Lagos', 'Africa/Addis_Ababa', 'Africa/Nairobi', 'Africa/Johannesburg', 'Asia/Shanghai', 'Asia/Tokyo', 'Asia/Kabul', 'Europe/Athens', 'Europe/Rome', 'Europe/Vienna', 'Europe/Berlin', 'Europe/Paris', 'Europe/Madrid', 'Asia/Dubai');
  CREATE TYPE "public"."enum__events_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__events_v_published_locale" AS ENUM('en', 'ar', 'fr', 'fa');
  CREATE TYPE "public"."enum_news_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__news_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__news_v_published_locale" AS ENUM('en', 'ar', 'fr', 'fa');
  CREATE TYPE "public"."enum_stories_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__stories_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__stories_v_published_locale" AS ENUM('en', 'ar', 'fr', 'fa');
  CREATE TYPE "public"."enum_publications_files_language" AS ENUM('en', 'ar', 'fr', 'fa');
  CREATE TYPE "public"."enum_publications_kind" AS ENUM('report', 'policy-brief', 'guideline', 'dataset', 'annual-report', 'training-manual');
  CREATE TYPE "public"."enum_publications_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__publications_v_version_files_language" AS ENUM('en', 'ar', 'fr', 'fa');
  CREATE TYPE "public"."enum__publications_v_version_kind" AS ENUM('report', 'policy-brief', 'guideline', 'dataset', 'annual-report', 'training-manual');
  CREATE TYPE "public"."enum__publications_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__publications_v_published_locale" AS ENUM('en', 'ar', 'fr', 'fa');
  CREATE TYPE "public"."enum_press_items_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__press_items_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__press_items_v_published_locale" AS ENUM('en', 'ar', 'fr', 'fa');
  CREATE TYPE "public"."enum_culture_gallery_images_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__culture_gallery_images_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__culture_gallery_images_v_published_locale" AS ENUM('en', 'ar', 'fr', 'fa');
  CREATE TYPE "public"."enum_our_impacts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__our_impacts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__our_impacts_v_published_locale" AS ENUM('en', 'ar', 'fr', 'fa');
  CREATE TYPE "public"."enum_topics_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__topics_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__topics_v_published_locale" AS ENUM('en', 'ar', 'fr', 'fa');
  CREATE TYPE "public"."enum_countries_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__countries_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__countries_v_published_locale" AS ENUM('en', 'ar', 'fr', 'fa');
  CREATE TYPE "public"."enum_member_states_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__member_states_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__member_states_v_published_locale" AS ENUM('en', 'ar', 'fr', 'fa');
  CREATE TYPE "public"."enum_partners_kind" AS ENUM('development', 'knowledge', 'financing', 'technical');
  CREATE TYPE "public"."enum_partners_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__partners_v_version_kind" AS ENUM('development', 'knowledge', 'financing', 'technical');
  CREATE TYPE "public"."enum__partners_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__partners_v_published_locale" AS ENUM('en', 'ar', 'fr', 'fa');
  CREATE TYPE "public"."enum_team_members_kind" AS ENUM('leadership', 'programs', 'operations');
  CREATE TYPE "public"."enum_team_members_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__team_members_v_version_kind" AS ENUM('leadership', 'programs', 'operations');
  CREATE TYPE "public"."enum__team_members_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__team_members_v_published_locale" AS ENUM('en', 'ar', 'fr', 'fa');
  CREATE TYPE "public"."enum_cop_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__cop_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__cop_v_published_locale" AS ENUM('en', 'ar', 'fr', 'fa');
  CREATE TYPE "public"."enum_cop_news_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__cop_news_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__cop_news_v_published_locale" AS ENUM('en', 'ar', 'fr', 'fa');
  CREATE TYPE "public"."enum_oic_system_charts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__oic_system_charts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__oic_system_charts_v_published_locale" AS ENUM('en', 'ar', 'fr', 'fa');
  CREATE TYPE "public"."enum_tenders_category" AS ENUM('goods', 'works', 'services');
  CREATE TYPE "public"."enum_tenders_deadline_tz" AS ENUM('Asia/Amman', 'UTC', 'Africa/Cairo', 'Asia/Riyadh', 'Asia/Baghdad', 'Asia/Beirut', 'Asia/Hebron', 'Asia/Gaza', 'Asia/Damascus', 'Asia/Aden', 'Asia/Muscat', 'Asia/Kuwait', 'Asia/Qatar', 'Africa/Tripoli', 'Africa/Tunis', 'Africa/Casablanca', 'Africa/Khartoum', 'Africa/Nouakchott', 'Africa/Bamako', 'Europe/Istanbul', 'Asia/Tehran', 'Asia/Karachi', 'Asia/Dhaka', 'Asia/Kuala_Lumpur', 'America/Toronto', 'America/New_York', 'America/Sao_Paulo', 'America/Santiago', 'Africa/Algiers', 'Africa/Dakar', 'Africa/Banjul', 'Africa/Lagos', 'Africa/Addis_Ababa', 'Africa/Nairobi', 'Africa/Johannesburg', 'Asia/Shanghai', 'Asia/Tokyo', 'Asia/Kabul', 'Europe/Athens', 'Europe/Rome', 'Europe/Vienna', 'Europe/Berlin', 'Europe/Paris', 'Europe/Madrid', 'Asia/Dubai');
  CREATE TYPE "public"."enum_tenders_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__tenders_v_version_category" AS ENUM('goods', 'works', 'services');
  CREATE TYPE "public"."enum__tenders_v_version_deadline_tz" AS ENUM('Asia/Amman', 'UTC', 'Africa/Cairo', 'Asia/Riyadh', 'Asia/Baghdad', 'Asia/Beirut', 'Asia/Hebron', 'Asia/Gaza', 'Asia/Damascus', 'Asia/Aden', 'Asia/Muscat', 'Asia/Kuwait', 'Asia/Qatar', 'Africa/Tripoli', 'Africa/Tunis', 'Africa/Casablanca', 'Africa/Khartoum', 'Africa/Nouakchott', 'Africa/Bamako', 'Europe/Istanbul', 'Asia/Tehran', 'Asia/Karachi', 'Asia/Dhaka', 'Asia/Kuala_Lumpur', 'America/Toronto', 'America/New_York', 'America/Sao_Paulo', 'America/Santiago', 'Africa/Algiers', 'Africa/Dakar', 'Africa/Banjul', 'Africa/Lagos', 'Africa/Addis_Ababa', 'Africa/Nairobi', 'Africa/Johannesburg', 'Asia/Shanghai', 'Asia/Tokyo', 'Asia/Kabul', 'Europe/Athens', 'Europe/Rome', 'Europe/Vienna', 'Europe/Berlin', 'Europe/Paris', 'Europe/Madrid', 'Asia/Dubai');
  CREATE TYPE "public"."enum__tenders_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__tenders_v_published_locale" AS ENUM('en', 'ar', 'fr', 'fa');
  CREATE TYPE "public"."enum_proposals_status" AS ENUM('received', 'withdrawn', 'opened', 'shortlisted', 'awarded', 'rejected');
  CREATE TYPE "public"."enum_proposals_currency" AS ENUM('USD', 'JOD', 'EGP', 'EUR');
  CREATE TYPE "public"."enum_vacancies_kind" AS ENUM('fixed-term', 'consultancy', 'secondment', 'internship', 'volunteer');
  CREATE TYPE "public"."enum_vacancies_deadline_tz" AS ENUM('Asia/Amman', 'UTC', 'Africa/Cairo', 'Asia/Riyadh', 'Asia/Baghdad', 'Asia/Beirut', 'Asia/Hebron', 'Asia/Gaza', 'Asia/Damascus', 'Asia/Aden', 'Asia/Muscat', 'Asia/Kuwait', 'Asia/Qatar', 'Africa/Tripoli', 'Africa/Tunis', 'Africa/Casablanca', 'Africa/Khartoum', 'Africa/Nouakchott', 'Africa/Bamako', 'Europe/Istanbul', 'Asia/Tehran', 'Asia/Karachi', 'Asia/Dhaka', 'Asia/Kuala_Lumpur', 'America/Toronto', 'America/New_York', 'America/Sao_Paulo', 'America/Santiago', 'Africa/Algiers', 'Africa/Dakar', 'Africa/Banjul', 'Africa/Lagos', 'Africa/Addis_Ababa', 'Africa/Nairobi', 'Africa/Johannesburg', 'Asia/Shanghai', 'Asia/Tokyo', 'Asia/Kabul', 'Europe/Athens', 'Europe/Rome', 'Europe/Vienna', 'Europe/Berlin', 'Europe/Paris', 'Europe/Madrid', 'Asia/Dubai');
  CREATE TYPE "public"."enum_vacancies_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__vacancies_v_version_kind" AS ENUM('fixed-term', 'consultancy', 'secondment', 'internship', 'volunteer');
  CREATE TYPE "public"."enum__vacancies_v_version_deadline_tz" AS ENUM('Asia/Amman', 'UTC', 'Africa/Cairo', 'Asia/Riyadh', 'Asia/Baghdad', 'Asia/Beirut', 'Asia/Hebron', 'Asia/Gaza', 'Asia/Damascus', 'Asia/Aden', 'Asia/Muscat', 'Asia/Kuwait', 'Asia/Qatar', 'Africa/Tripoli', 'Africa/Tunis', 'Africa/Casablanca', 'Africa/Khartoum', 'Africa/Nouakchott', 'Africa/Bamako', 'Europe/Istanbul', 'Asia/Tehran', 'Asia/Karachi', 'Asia/Dhaka', 'Asia/Kuala_Lumpur', 'America/Toronto', 'America/New_York', 'America/Sao_Paulo', 'America/Santiago', 'Africa/Algiers', 'Africa/Dakar', 'Africa/Banjul', 'Africa/Lagos', 'Africa/Addis_Ababa', 'Africa/Nairobi', 'Africa/Johannesburg', 'Asia/Shanghai', 'Asia/Tokyo', 'Asia/Kabul', 'Europe/Athens', 'Europe/Rome', 'Europe/Vienna', 'Europe/Berlin', 'Europe/Paris', 'Europe/Madrid', 'Asia/Dubai');
  CREATE TYPE "public"."enum__vacancies_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__vacancies_v_published_locale" AS ENUM('en', 'ar', 'fr', 'fa');
  CREATE TYPE "public"."enum_job_applications_status" AS ENUM('received', 'withdrawn', 'shortlisted', 'interviewed', 'accepted', 'rejected');
  CREATE TYPE "public"."enum_internship_applications_status" AS ENUM('received', 'withdrawn', 'shortlisted', 'interviewed', 'accepted', 'rejected');
  CREATE TYPE "public"."enum_documents_role" AS ENUM('editor', 'procurement', 'human-resources');
  CREATE TYPE "public"."enum_users_roles" AS ENUM('administrator', 'editor', 'procurement', 'human-resources');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_menu_who_we_are_links_only_in_languages" AS ENUM('en', 'ar', 'fr', 'fa');
  CREATE TYPE "public"."enum_menu_who_we_are_links_destination" AS ENUM('address', 'water-vision', 'hub', 'hub-maps', 'applications-email', 'procurement-email');
  CREATE TYPE "public"."enum_menu_who_we_are_links_secondary_action_destination" AS ENUM('address', 'water-vision', 'hub', 'hub-maps', 'applications-email', 'procurement-email');
  CREATE TYPE "public"."enum_menu_who_we_are_panel_links_destination" AS ENUM('address', 'water-vision', 'hub', 'hub-maps', 'applications-email', 'procurement-email');
  CREATE TYPE "public"."enum_menu_what_we_do_links_only_in_languages" AS ENUM('en', 'ar', 'fr', 'fa');
  CREATE TYPE "public"."enum_menu_what_we_do_links_destination" AS ENUM('address', 'water-vision', 'hub', 'hub-maps', 'applications-email', 'procurement-email');
  CREATE TYPE "public"."enum_menu_what_we_do_links_secondary_action_destination" AS ENUM('address', 'water-vision', 'hub', 'hub-maps', 'applications-email', 'procurement-email');
  CREATE TYPE "public"."enum_menu_what_we_do_panel_links_destination" AS ENUM('address', 'water-vision', 'hub', 'hub-maps', 'applications-email', 'procurement-email');
  CREATE TYPE "public"."enum_menu_get_involved_links_only_in_languages" AS ENUM('en', 'ar', 'fr', 'fa');
  CREATE TYPE "public"."enum_menu_get_involved_links_destination" AS ENUM('address', 'water-vision', 'hub', 'hub-maps', 'applications-email', 'procurement-email');
  CREATE TYPE "public"."enum_menu_get_involved_links_secondary_action_destination" AS ENUM('address', 'water-vision', 'hub', 'hub-maps', 'applications-email', 'procurement-email');
  CREATE TYPE "public"."enum_menu_get_involved_panel_links_destination" AS ENUM('address', 'water-vision', 'hub', 'hub-maps', 'applications-email', 'procurement-email');
  CREATE TYPE "public"."enum_menu_info_centre_links_only_in_languages" AS ENUM('en', 'ar', 'fr', 'fa');
  CREATE TYPE "public"."enum_menu_info_centre_links_destination" AS ENUM('address', 'water-vision', 'hub', 'hub-maps', 'applications-email', 'procurement-email');
  CREATE TYPE "public"."enum_menu_info_centre_links_secondary_action_destination" AS ENUM('address', 'water-vision', 'hub', 'hub-maps', 'applications-email', 'procurement-email');
  CREATE TYPE "public"."enum_menu_info_centre_panel_links_destination" AS ENUM('address', 'water-vision', 'hub', 'hub-maps', 'applications-email', 'procurement-email');
  CREATE TYPE "public"."enum_home_page_hub_primary_action_destination" AS ENUM('address', 'water-vision', 'hub', 'hub-maps', 'applications-email', 'procurement-email');
  CREATE TYPE "public"."enum_home_page_hub_secondary_action_destination" AS ENUM('address', 'water-vision', 'hub', 'hub-maps', 'applications-email', 'procurement-email');
  CREATE TABLE "sliders" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"link" varchar,
  	"order" numeric,
  	"slug" varchar,
  	"first_published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_sliders_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "sliders_locales" (
  	"title" varchar,
  	"description" varchar,
  	"link_title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_sliders_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_image_id" integer,
  	"version_link" varchar,
  	"version_order" numeric,
  	"version_slug" varchar,
  	"version_first_published_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__sliders_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__sliders_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_sliders_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_link_title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"slug" varchar,
  	"first_published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "pages_locales" (
  	"title" varchar,
  	"meta_description" varchar,
  	"lead" varchar,
  	"body" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_image_id" integer,
  	"version_slug" varchar,
  	"version_first_published_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__pages_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_pages_v_locales" (
  	"version_title" varchar,
  	"version_meta_description" varchar,
  	"version_lead" varchar,
  	"version_body" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "projects_results" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar
  );
  
  CREATE TABLE "projects_results_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "projects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"stage" "enum_projects_stage" DEFAULT 'planned',
  	"program_id" integer,
  	"starts_on" timestamp(3) with time zone,
  	"ends_on" timestamp(3) with time zone,
  	"order" numeric,
  	"slug" varchar,
  	"first_published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_projects_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "projects_locales" (
  	"title" varchar,
  	"short_title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"donor" varchar,
  	"development_partner" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "projects_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"partners_id" integer,
  	"topics_id" integer,
  	"countries_id" integer
  );
  
  CREATE TABLE "_projects_v_version_results" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_projects_v_version_results_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_projects_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_image_id" integer,
  	"version_stage" "enum__projects_v_version_stage" DEFAULT 'planned',
  	"version_program_id" integer,
  	"version_starts_on" timestamp(3) with time zone,
  	"version_ends_on" timestamp(3) with time zone,
  	"version_order" numeric,
  	"version_slug" varchar,
  	"version_first_published_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__projects_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__projects_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_projects_v_locales" (
  	"version_title" varchar,
  	"version_short_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_donor" varchar,
  	"version_development_partner" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_projects_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"partners_id" integer,
  	"topics_id" integer,
  	"countries_id" integer
  );
  
  CREATE TABLE "programs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"order" numeric,
  	"slug" varchar,
  	"first_published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_programs_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "programs_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "programs_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"topics_id" integer
  );
  
  CREATE TABLE "_programs_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_image_id" integer,
  	"version_order" numeric,
  	"version_slug" varchar,
  	"version_first_published_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__programs_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__programs_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_programs_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_programs_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"topics_id" integer
  );
  
  CREATE TABLE "events_agenda" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"time" varchar
  );
  
  CREATE TABLE "events_agenda_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "events_speakers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "events_speakers_locales" (
  	"role" varchar,
  	"affiliation" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"kind" "enum_events_kind",
  	"mode" "enum_events_mode",
  	"starts_at" timestamp(3) with time zone,
  	"startsat_tz" "enum_events_startsat_tz" DEFAULT 'Asia/Amman',
  	"ends_at" timestamp(3) with time zone,
  	"endsat_tz" "enum_events_endsat_tz" DEFAULT 'Asia/Amman',
  	"online_link" varchar,
  	"registration_link" varchar,
  	"slug" varchar,
  	"first_published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_events_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "events_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"place" varchar,
  	"outcome" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "events_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"documents_id" integer,
  	"topics_id" integer,
  	"countries_id" integer,
  	"projects_id" integer
  );
  
  CREATE TABLE "_events_v_version_agenda" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"time" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_events_v_version_agenda_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_events_v_version_speakers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_events_v_version_speakers_locales" (
  	"role" varchar,
  	"affiliation" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_events_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_image_id" integer,
  	"version_kind" "enum__events_v_version_kind",
  	"version_mode" "enum__events_v_version_mode",
  	"version_starts_at" timestamp(3) with time zone,
  	"version_startsat_tz" "enum__events_v_version_startsat_tz" DEFAULT 'Asia/Amman',
  	"version_ends_at" timestamp(3) with time zone,
  	"version_endsat_tz" "enum__events_v_version_endsat_tz" DEFAULT 'Asia/Amman',
  	"version_online_link" varchar,
  	"version_registration_link" varchar,
  	"version_slug" varchar,
  	"version_first_published_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__events_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__events_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_events_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_place" varchar,
  	"version_outcome" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_events_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"documents_id" integer,
  	"topics_id" integer,
  	"countries_id" integer,
  	"projects_id" integer
  );
  
  CREATE TABLE "news" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"date" timestamp(3) with time zone,
  	"slug" varchar,
  	"first_published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_news_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "news_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "news_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"topics_id" integer,
  	"countries_id" integer,
  	"projects_id" integer,
  	"events_id" integer,
  	"publications_id" integer
  );
  
  CREATE TABLE "_news_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_image_id" integer,
  	"version_date" timestamp(3) with time zone,
  	"version_slug" varchar,
  	"version_first_published_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__news_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__news_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_news_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_news_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"topics_id" integer,
  	"countries_id" integer,
  	"projects_id" integer,
  	"events_id" integer,
  	"publications_id" integer
  );
  
  CREATE TABLE "stories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"date" timestamp(3) with time zone,
  	"slug" varchar,
  	"first_published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_stories_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "stories_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"quote" varchar,
  	"quote_source" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "stories_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"topics_id" integer,
  	"countries_id" integer,
  	"projects_id" integer
  );
  
  CREATE TABLE "_stories_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_image_id" integer,
  	"version_date" timestamp(3) with time zone,
  	"version_slug" varchar,
  	"version_first_published_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__stories_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__stories_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_stories_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_quote" varchar,
  	"version_quote_source" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_stories_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"topics_id" integer,
  	"countries_id" integer,
  	"projects_id" integer
  );
  
  CREATE TABLE "publications_authors" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar
  );
  
  CREATE TABLE "publications_files" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"file_id" integer,
  	"language" "enum_publications_files_language"
  );
  
  CREATE TABLE "publications" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"kind" "enum_publications_kind",
  	"published_on" timestamp(3) with time zone,
  	"pages" numeric,
  	"isbn" varchar,
  	"doi" varchar,
  	"slug" varchar,
  	"first_published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_publications_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "publications_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "publications_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"topics_id" integer,
  	"countries_id" integer,
  	"projects_id" integer
  );
  
  CREATE TABLE "_publications_v_version_authors" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_publications_v_version_files" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"file_id" integer,
  	"language" "enum__publications_v_version_files_language",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_publications_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_image_id" integer,
  	"version_kind" "enum__publications_v_version_kind",
  	"version_published_on" timestamp(3) with time zone,
  	"version_pages" numeric,
  	"version_isbn" varchar,
  	"version_doi" varchar,
  	"version_slug" varchar,
  	"version_first_published_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__publications_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__publications_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_publications_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_publications_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"topics_id" integer,
  	"countries_id" integer,
  	"projects_id" integer
  );
  
  CREATE TABLE "press_items" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"link" varchar,
  	"date" timestamp(3) with time zone,
  	"slug" varchar,
  	"first_published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_press_items_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "press_items_locales" (
  	"title" varchar,
  	"outlet" varchar,
  	"summary" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "press_items_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"topics_id" integer
  );
  
  CREATE TABLE "_press_items_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_link" varchar,
  	"version_date" timestamp(3) with time zone,
  	"version_slug" varchar,
  	"version_first_published_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__press_items_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__press_items_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_press_items_v_locales" (
  	"version_title" varchar,
  	"version_outlet" varchar,
  	"version_summary" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_press_items_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"topics_id" integer
  );
  
  CREATE TABLE "culture_gallery_images" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"taken_on" timestamp(3) with time zone,
  	"slug" varchar,
  	"first_published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_culture_gallery_images_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "culture_gallery_images_locales" (
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "culture_gallery_images_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"countries_id" integer
  );
  
  CREATE TABLE "_culture_gallery_images_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_image_id" integer,
  	"version_taken_on" timestamp(3) with time zone,
  	"version_slug" varchar,
  	"version_first_published_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__culture_gallery_images_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__culture_gallery_images_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_culture_gallery_images_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_culture_gallery_images_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"countries_id" integer
  );
  
  CREATE TABLE "our_impacts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"topic_id" integer,
  	"order" numeric,
  	"slug" varchar,
  	"first_published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_our_impacts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "our_impacts_locales" (
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_our_impacts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_value" varchar,
  	"version_topic_id" integer,
  	"version_order" numeric,
  	"version_slug" varchar,
  	"version_first_published_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__our_impacts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__our_impacts_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_our_impacts_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "topics" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" numeric,
  	"slug" varchar,
  	"first_published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_topics_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "topics_locales" (
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_topics_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_order" numeric,
  	"version_slug" varchar,
  	"version_first_published_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__topics_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__topics_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_topics_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "countries_water_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar
  );
  
  CREATE TABLE "countries_water_figures_locales" (
  	"label" varchar,
  	"source" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "countries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar,
  	"image_id" integer,
  	"slug" varchar,
  	"first_published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_countries_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "countries_locales" (
  	"name" varchar,
  	"summary" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_countries_v_version_water_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_countries_v_version_water_figures_locales" (
  	"label" varchar,
  	"source" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_countries_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_code" varchar,
  	"version_image_id" integer,
  	"version_slug" varchar,
  	"version_first_published_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__countries_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__countries_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_countries_v_locales" (
  	"version_name" varchar,
  	"version_summary" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "member_states" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"country_id" integer,
  	"telephone" varchar,
  	"fax" varchar,
  	"email" varchar,
  	"website" varchar,
  	"map_key_colour" varchar,
  	"joined_in_year" numeric,
  	"image_id" integer,
  	"slug" varchar,
  	"first_published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_member_states_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "member_states_locales" (
  	"title" varchar,
  	"institute_name" varchar,
  	"location" varchar,
  	"rank" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_member_states_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_country_id" integer,
  	"version_telephone" varchar,
  	"version_fax" varchar,
  	"version_email" varchar,
  	"version_website" varchar,
  	"version_map_key_colour" varchar,
  	"version_joined_in_year" numeric,
  	"version_image_id" integer,
  	"version_slug" varchar,
  	"version_first_published_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__member_states_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__member_states_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_member_states_v_locales" (
  	"version_title" varchar,
  	"version_institute_name" varchar,
  	"version_location" varchar,
  	"version_rank" varchar,
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "partners" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_partners_kind",
  	"country_id" integer,
  	"website" varchar,
  	"image_id" integer,
  	"slug" varchar,
  	"first_published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_partners_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "partners_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_partners_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_kind" "enum__partners_v_version_kind",
  	"version_country_id" integer,
  	"version_website" varchar,
  	"version_image_id" integer,
  	"version_slug" varchar,
  	"version_first_published_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__partners_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__partners_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_partners_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "team_members" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_team_members_kind",
  	"email" varchar,
  	"telephone" varchar,
  	"image_id" integer,
  	"order" numeric,
  	"slug" varchar,
  	"first_published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_team_members_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "team_members_locales" (
  	"title" varchar,
  	"name" varchar,
  	"department" varchar,
  	"responsibilities" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_team_members_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_kind" "enum__team_members_v_version_kind",
  	"version_email" varchar,
  	"version_telephone" varchar,
  	"version_image_id" integer,
  	"version_order" numeric,
  	"version_slug" varchar,
  	"version_first_published_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__team_members_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__team_members_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_team_members_v_locales" (
  	"version_title" varchar,
  	"version_name" varchar,
  	"version_department" varchar,
  	"version_responsibilities" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cop" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"session" numeric,
  	"image_id" integer,
  	"starts_on" timestamp(3) with time zone,
  	"ends_on" timestamp(3) with time zone,
  	"slug" varchar,
  	"first_published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_cop_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cop_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"place" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_cop_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_session" numeric,
  	"version_image_id" integer,
  	"version_starts_on" timestamp(3) with time zone,
  	"version_ends_on" timestamp(3) with time zone,
  	"version_slug" varchar,
  	"version_first_published_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__cop_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__cop_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_cop_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_place" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cop_news" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"date" timestamp(3) with time zone,
  	"conference_id" integer,
  	"slug" varchar,
  	"first_published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_cop_news_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cop_news_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_cop_news_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_image_id" integer,
  	"version_date" timestamp(3) with time zone,
  	"version_conference_id" integer,
  	"version_slug" varchar,
  	"version_first_published_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__cop_news_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__cop_news_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_cop_news_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "oic_system_charts_nodes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"parent_key" varchar
  );
  
  CREATE TABLE "oic_system_charts_nodes_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "oic_system_charts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"order" numeric,
  	"slug" varchar,
  	"first_published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_oic_system_charts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "oic_system_charts_locales" (
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_oic_system_charts_v_version_nodes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"parent_key" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_oic_system_charts_v_version_nodes_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_oic_system_charts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_image_id" integer,
  	"version_order" numeric,
  	"version_slug" varchar,
  	"version_first_published_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__oic_system_charts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__oic_system_charts_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_oic_system_charts_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "tenders_documents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"file_id" integer,
  	"version" varchar
  );
  
  CREATE TABLE "tenders_documents_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "tenders" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reference_number" varchar,
  	"category" "enum_tenders_category",
  	"issue_date" timestamp(3) with time zone,
  	"deadline" timestamp(3) with time zone,
  	"deadline_tz" "enum_tenders_deadline_tz" DEFAULT 'Asia/Amman',
  	"mobile_number" varchar,
  	"land_number" varchar,
  	"email" varchar,
  	"slug" varchar,
  	"first_published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_tenders_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "tenders_locales" (
  	"title" varchar,
  	"description" varchar,
  	"location" varchar,
  	"duration" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "tenders_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"topics_id" integer,
  	"countries_id" integer,
  	"projects_id" integer
  );
  
  CREATE TABLE "_tenders_v_version_documents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"file_id" integer,
  	"version" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_tenders_v_version_documents_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_tenders_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_reference_number" varchar,
  	"version_category" "enum__tenders_v_version_category",
  	"version_issue_date" timestamp(3) with time zone,
  	"version_deadline" timestamp(3) with time zone,
  	"version_deadline_tz" "enum__tenders_v_version_deadline_tz" DEFAULT 'Asia/Amman',
  	"version_mobile_number" varchar,
  	"version_land_number" varchar,
  	"version_email" varchar,
  	"version_slug" varchar,
  	"version_first_published_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__tenders_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__tenders_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_tenders_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_location" varchar,
  	"version_duration" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_tenders_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"topics_id" integer,
  	"countries_id" integer,
  	"projects_id" integer
  );
  
  CREATE TABLE "proposals_files" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"stored_name" varchar NOT NULL,
  	"size" numeric NOT NULL,
  	"sha256" varchar NOT NULL
  );
  
  CREATE TABLE "proposals" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reference" varchar NOT NULL,
  	"tender_id" integer NOT NULL,
  	"status" "enum_proposals_status" DEFAULT 'received' NOT NULL,
  	"received_at" timestamp(3) with time zone NOT NULL,
  	"company_name" varchar,
  	"contact_person" varchar,
  	"email" varchar,
  	"telephone" varchar,
  	"country" varchar,
  	"proposed_amount" numeric,
  	"currency" "enum_proposals_currency",
  	"consent" boolean DEFAULT false,
  	"notes" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "vacancies" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_vacancies_kind",
  	"grade" varchar,
  	"positions" numeric,
  	"posted_at" timestamp(3) with time zone,
  	"deadline" timestamp(3) with time zone,
  	"deadline_tz" "enum_vacancies_deadline_tz" DEFAULT 'Asia/Amman',
  	"slug" varchar,
  	"first_published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_vacancies_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "vacancies_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"requirements" jsonb,
  	"department" varchar,
  	"location" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_vacancies_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_kind" "enum__vacancies_v_version_kind",
  	"version_grade" varchar,
  	"version_positions" numeric,
  	"version_posted_at" timestamp(3) with time zone,
  	"version_deadline" timestamp(3) with time zone,
  	"version_deadline_tz" "enum__vacancies_v_version_deadline_tz" DEFAULT 'Asia/Amman',
  	"version_slug" varchar,
  	"version_first_published_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__vacancies_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__vacancies_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_vacancies_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_requirements" jsonb,
  	"version_department" varchar,
  	"version_location" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "job_applications_files" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"stored_name" varchar NOT NULL,
  	"size" numeric NOT NULL,
  	"sha256" varchar NOT NULL
  );
  
  CREATE TABLE "job_applications" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reference" varchar NOT NULL,
  	"received_at" timestamp(3) with time zone NOT NULL,
  	"full_name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"telephone" varchar,
  	"country" varchar,
  	"vacancy_id" integer,
  	"current_position" varchar,
  	"years_of_experience" numeric,
  	"spoken_languages" varchar,
  	"cover_letter" varchar,
  	"consent" boolean DEFAULT false,
  	"status" "enum_job_applications_status" DEFAULT 'received' NOT NULL,
  	"notes" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "internship_applications_files" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"stored_name" varchar NOT NULL,
  	"size" numeric NOT NULL,
  	"sha256" varchar NOT NULL
  );
  
  CREATE TABLE "internship_applications" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reference" varchar NOT NULL,
  	"received_at" timestamp(3) with time zone NOT NULL,
  	"full_name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"telephone" varchar,
  	"country" varchar,
  	"university" varchar,
  	"field_of_study" varchar,
  	"available_from" timestamp(3) with time zone,
  	"available_until" timestamp(3) with time zone,
  	"spoken_languages" varchar,
  	"cover_letter" varchar,
  	"consent" boolean DEFAULT false,
  	"status" "enum_internship_applications_status" DEFAULT 'received' NOT NULL,
  	"notes" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"prefix" varchar DEFAULT '',
  	"_objectkey" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_avif480_url" varchar,
  	"sizes_avif480_width" numeric,
  	"sizes_avif480_height" numeric,
  	"sizes_avif480_mime_type" varchar,
  	"sizes_avif480_filesize" numeric,
  	"sizes_avif480_filename" varchar,
  	"sizes_avif960_url" varchar,
  	"sizes_avif960_width" numeric,
  	"sizes_avif960_height" numeric,
  	"sizes_avif960_mime_type" varchar,
  	"sizes_avif960_filesize" numeric,
  	"sizes_avif960_filename" varchar,
  	"sizes_avif1600_url" varchar,
  	"sizes_avif1600_width" numeric,
  	"sizes_avif1600_height" numeric,
  	"sizes_avif1600_mime_type" varchar,
  	"sizes_avif1600_filesize" numeric,
  	"sizes_avif1600_filename" varchar,
  	"sizes_webp480_url" varchar,
  	"sizes_webp480_width" numeric,
  	"sizes_webp480_height" numeric,
  	"sizes_webp480_mime_type" varchar,
  	"sizes_webp480_filesize" numeric,
  	"sizes_webp480_filename" varchar,
  	"sizes_webp960_url" varchar,
  	"sizes_webp960_width" numeric,
  	"sizes_webp960_height" numeric,
  	"sizes_webp960_mime_type" varchar,
  	"sizes_webp960_filesize" numeric,
  	"sizes_webp960_filename" varchar,
  	"sizes_webp1600_url" varchar,
  	"sizes_webp1600_width" numeric,
  	"sizes_webp1600_height" numeric,
  	"sizes_webp1600_mime_type" varchar,
  	"sizes_webp1600_filesize" numeric,
  	"sizes_webp1600_filename" varchar
  );
  
  CREATE TABLE "media_locales" (
  	"alternative_text" varchar NOT NULL,
  	"credit" varchar,
  	"caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"role" "enum_documents_role",
  	"prefix" varchar DEFAULT '',
  	"_objectkey" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "documents_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "users_roles" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_users_roles",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "former_slugs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"record_id" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"sliders_id" integer,
  	"pages_id" integer,
  	"projects_id" integer,
  	"programs_id" integer,
  	"events_id" integer,
  	"news_id" integer,
  	"stories_id" integer,
  	"publications_id" integer,
  	"press_items_id" integer,
  	"culture_gallery_images_id" integer,
  	"our_impacts_id" integer,
  	"topics_id" integer,
  	"countries_id" integer,
  	"member_states_id" integer,
  	"partners_id" integer,
  	"team_members_id" integer,
  	"cop_id" integer,
  	"cop_news_id" integer,
  	"oic_system_charts_id" integer,
  	"tenders_id" integer,
  	"proposals_id" integer,
  	"vacancies_id" integer,
  	"job_applications_id" integer,
  	"internship_applications_id" integer,
  	"media_id" integer,
  	"documents_id" integer,
  	"users_id" integer,
  	"former_slugs_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "organization_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar NOT NULL
  );
  
  CREATE TABLE "organization_figures_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "organization" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"abbreviation" varchar NOT NULL,
  	"copyright_year" numeric NOT NULL,
  	"telephone" varchar NOT NULL,
  	"information_email" varchar NOT NULL,
  	"applications_email" varchar NOT NULL,
  	"procurement_email" varchar NOT NULL,
  	"hub_address" varchar NOT NULL,
  	"hub_maps_address" varchar NOT NULL,
  	"water_vision_address" varchar NOT NULL,
  	"facebook" varchar,
  	"x" varchar,
  	"youtube" varchar,
  	"linkedin" varchar,
  	"instagram" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "organization_locales" (
  	"name" varchar NOT NULL,
  	"description" varchar NOT NULL,
  	"meta_title" varchar NOT NULL,
  	"meta_description" varchar NOT NULL,
  	"location" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "menu_who_we_are_links_only_in_languages" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_menu_who_we_are_links_only_in_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "menu_who_we_are_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"destination" "enum_menu_who_we_are_links_destination" DEFAULT 'address' NOT NULL,
  	"address" varchar,
  	"secondary_action_destination" "enum_menu_who_we_are_links_secondary_action_destination" DEFAULT 'address' NOT NULL,
  	"secondary_action_address" varchar,
  	"selected_by_default" boolean DEFAULT false
  );
  
  CREATE TABLE "menu_who_we_are_links_locales" (
  	"label" varchar NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"details" varchar,
  	"additional_text" varchar,
  	"link_title" varchar,
  	"secondary_action_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "menu_who_we_are_panel_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"destination" "enum_menu_who_we_are_panel_links_destination" DEFAULT 'address' NOT NULL,
  	"address" varchar
  );
  
  CREATE TABLE "menu_who_we_are_panel_links_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "menu_what_we_do_links_only_in_languages" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_menu_what_we_do_links_only_in_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "menu_what_we_do_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"destination" "enum_menu_what_we_do_links_destination" DEFAULT 'address' NOT NULL,
  	"address" varchar,
  	"secondary_action_destination" "enum_menu_what_we_do_links_secondary_action_destination" DEFAULT 'address' NOT NULL,
  	"secondary_action_address" varchar,
  	"selected_by_default" boolean DEFAULT false
  );
  
  CREATE TABLE "menu_what_we_do_links_locales" (
  	"label" varchar NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"details" varchar,
  	"additional_text" varchar,
  	"link_title" varchar,
  	"secondary_action_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "menu_what_we_do_panel_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"destination" "enum_menu_what_we_do_panel_links_destination" DEFAULT 'address' NOT NULL,
  	"address" varchar
  );
  
  CREATE TABLE "menu_what_we_do_panel_links_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "menu_get_involved_links_only_in_languages" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_menu_get_involved_links_only_in_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "menu_get_involved_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"destination" "enum_menu_get_involved_links_destination" DEFAULT 'address' NOT NULL,
  	"address" varchar,
  	"secondary_action_destination" "enum_menu_get_involved_links_secondary_action_destination" DEFAULT 'address' NOT NULL,
  	"secondary_action_address" varchar,
  	"selected_by_default" boolean DEFAULT false
  );
  
  CREATE TABLE "menu_get_involved_links_locales" (
  	"label" varchar NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"details" varchar,
  	"additional_text" varchar,
  	"link_title" varchar,
  	"secondary_action_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "menu_get_involved_panel_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"destination" "enum_menu_get_involved_panel_links_destination" DEFAULT 'address' NOT NULL,
  	"address" varchar
  );
  
  CREATE TABLE "menu_get_involved_panel_links_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "menu_info_centre_links_only_in_languages" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_menu_info_centre_links_only_in_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "menu_info_centre_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"destination" "enum_menu_info_centre_links_destination" DEFAULT 'address' NOT NULL,
  	"address" varchar,
  	"secondary_action_destination" "enum_menu_info_centre_links_secondary_action_destination" DEFAULT 'address' NOT NULL,
  	"secondary_action_address" varchar,
  	"selected_by_default" boolean DEFAULT false
  );
  
  CREATE TABLE "menu_info_centre_links_locales" (
  	"label" varchar NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"details" varchar,
  	"additional_text" varchar,
  	"link_title" varchar,
  	"secondary_action_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "menu_info_centre_panel_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"destination" "enum_menu_info_centre_panel_links_destination" DEFAULT 'address' NOT NULL,
  	"address" varchar
  );
  
  CREATE TABLE "menu_info_centre_panel_links_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "header_menu" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"who_we_are_image_id" integer,
  	"what_we_do_image_id" integer,
  	"what_we_do_first_picture_id" integer,
  	"what_we_do_second_picture_id" integer,
  	"get_involved_image_id" integer,
  	"info_centre_image_id" integer,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "header_menu_locales" (
  	"who_we_are_title" varchar NOT NULL,
  	"who_we_are_description" varchar NOT NULL,
  	"who_we_are_panel_title" varchar,
  	"what_we_do_title" varchar NOT NULL,
  	"what_we_do_description" varchar NOT NULL,
  	"what_we_do_panel_title" varchar,
  	"get_involved_title" varchar NOT NULL,
  	"get_involved_description" varchar NOT NULL,
  	"get_involved_panel_title" varchar,
  	"info_centre_title" varchar NOT NULL,
  	"info_centre_description" varchar NOT NULL,
  	"info_centre_panel_title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "home_page_about_slides" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" integer
  );
  
  CREATE TABLE "home_page_about_slides_locales" (
  	"label" varchar NOT NULL,
  	"title" varchar NOT NULL,
  	"description" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "home_page_hub_tags" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "home_page_hub_tags_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "home_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"hub_logo_id" integer,
  	"hub_primary_action_destination" "enum_home_page_hub_primary_action_destination" DEFAULT 'address' NOT NULL,
  	"hub_primary_action_address" varchar,
  	"hub_secondary_action_destination" "enum_home_page_hub_secondary_action_destination" DEFAULT 'address' NOT NULL,
  	"hub_secondary_action_address" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "home_page_locales" (
  	"hub_title" varchar NOT NULL,
  	"hub_description" varchar NOT NULL,
  	"hub_primary_action_label" varchar,
  	"hub_secondary_action_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "content_version" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"token" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "sliders" ADD CONSTRAINT "sliders_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sliders_locales" ADD CONSTRAINT "sliders_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sliders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sliders_v" ADD CONSTRAINT "_sliders_v_parent_id_sliders_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sliders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sliders_v" ADD CONSTRAINT "_sliders_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sliders_v_locales" ADD CONSTRAINT "_sliders_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sliders_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_results" ADD CONSTRAINT "projects_results_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_results_locales" ADD CONSTRAINT "projects_results_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects_results"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects_locales" ADD CONSTRAINT "projects_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_rels" ADD CONSTRAINT "projects_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_rels" ADD CONSTRAINT "projects_rels_partners_fk" FOREIGN KEY ("partners_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_rels" ADD CONSTRAINT "projects_rels_topics_fk" FOREIGN KEY ("topics_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_rels" ADD CONSTRAINT "projects_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_results" ADD CONSTRAINT "_projects_v_version_results_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_results_locales" ADD CONSTRAINT "_projects_v_version_results_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v_version_results"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_parent_id_projects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_program_id_programs_id_fk" FOREIGN KEY ("version_program_id") REFERENCES "public"."programs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v_locales" ADD CONSTRAINT "_projects_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_rels" ADD CONSTRAINT "_projects_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_rels" ADD CONSTRAINT "_projects_v_rels_partners_fk" FOREIGN KEY ("partners_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_rels" ADD CONSTRAINT "_projects_v_rels_topics_fk" FOREIGN KEY ("topics_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_rels" ADD CONSTRAINT "_projects_v_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "programs" ADD CONSTRAINT "programs_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "programs_locales" ADD CONSTRAINT "programs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "programs_rels" ADD CONSTRAINT "programs_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "programs_rels" ADD CONSTRAINT "programs_rels_topics_fk" FOREIGN KEY ("topics_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_programs_v" ADD CONSTRAINT "_programs_v_parent_id_programs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."programs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_programs_v" ADD CONSTRAINT "_programs_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_programs_v_locales" ADD CONSTRAINT "_programs_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_programs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_programs_v_rels" ADD CONSTRAINT "_programs_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_programs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_programs_v_rels" ADD CONSTRAINT "_programs_v_rels_topics_fk" FOREIGN KEY ("topics_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_agenda" ADD CONSTRAINT "events_agenda_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_agenda_locales" ADD CONSTRAINT "events_agenda_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events_agenda"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_speakers" ADD CONSTRAINT "events_speakers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_speakers_locales" ADD CONSTRAINT "events_speakers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events_speakers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events_locales" ADD CONSTRAINT "events_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_rels" ADD CONSTRAINT "events_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_rels" ADD CONSTRAINT "events_rels_documents_fk" FOREIGN KEY ("documents_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_rels" ADD CONSTRAINT "events_rels_topics_fk" FOREIGN KEY ("topics_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_rels" ADD CONSTRAINT "events_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_rels" ADD CONSTRAINT "events_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_version_agenda" ADD CONSTRAINT "_events_v_version_agenda_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_version_agenda_locales" ADD CONSTRAINT "_events_v_version_agenda_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_events_v_version_agenda"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_version_speakers" ADD CONSTRAINT "_events_v_version_speakers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_version_speakers_locales" ADD CONSTRAINT "_events_v_version_speakers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_events_v_version_speakers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_parent_id_events_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v_locales" ADD CONSTRAINT "_events_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_rels" ADD CONSTRAINT "_events_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_rels" ADD CONSTRAINT "_events_v_rels_documents_fk" FOREIGN KEY ("documents_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_rels" ADD CONSTRAINT "_events_v_rels_topics_fk" FOREIGN KEY ("topics_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_rels" ADD CONSTRAINT "_events_v_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_rels" ADD CONSTRAINT "_events_v_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news_locales" ADD CONSTRAINT "news_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_rels" ADD CONSTRAINT "news_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_rels" ADD CONSTRAINT "news_rels_topics_fk" FOREIGN KEY ("topics_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_rels" ADD CONSTRAINT "news_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_rels" ADD CONSTRAINT "news_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_rels" ADD CONSTRAINT "news_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_rels" ADD CONSTRAINT "news_rels_publications_fk" FOREIGN KEY ("publications_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_parent_id_news_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v_locales" ADD CONSTRAINT "_news_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_news_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v_rels" ADD CONSTRAINT "_news_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_news_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v_rels" ADD CONSTRAINT "_news_v_rels_topics_fk" FOREIGN KEY ("topics_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v_rels" ADD CONSTRAINT "_news_v_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v_rels" ADD CONSTRAINT "_news_v_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v_rels" ADD CONSTRAINT "_news_v_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v_rels" ADD CONSTRAINT "_news_v_rels_publications_fk" FOREIGN KEY ("publications_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "stories" ADD CONSTRAINT "stories_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "stories_locales" ADD CONSTRAINT "stories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "stories_rels" ADD CONSTRAINT "stories_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "stories_rels" ADD CONSTRAINT "stories_rels_topics_fk" FOREIGN KEY ("topics_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "stories_rels" ADD CONSTRAINT "stories_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "stories_rels" ADD CONSTRAINT "stories_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_stories_v" ADD CONSTRAINT "_stories_v_parent_id_stories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."stories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_stories_v" ADD CONSTRAINT "_stories_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_stories_v_locales" ADD CONSTRAINT "_stories_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_stories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_stories_v_rels" ADD CONSTRAINT "_stories_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_stories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_stories_v_rels" ADD CONSTRAINT "_stories_v_rels_topics_fk" FOREIGN KEY ("topics_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_stories_v_rels" ADD CONSTRAINT "_stories_v_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_stories_v_rels" ADD CONSTRAINT "_stories_v_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "publications_authors" ADD CONSTRAINT "publications_authors_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "publications_files" ADD CONSTRAINT "publications_files_file_id_documents_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "publications_files" ADD CONSTRAINT "publications_files_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "publications" ADD CONSTRAINT "publications_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "publications_locales" ADD CONSTRAINT "publications_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "publications_rels" ADD CONSTRAINT "publications_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "publications_rels" ADD CONSTRAINT "publications_rels_topics_fk" FOREIGN KEY ("topics_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "publications_rels" ADD CONSTRAINT "publications_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "publications_rels" ADD CONSTRAINT "publications_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_publications_v_version_authors" ADD CONSTRAINT "_publications_v_version_authors_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_publications_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_publications_v_version_files" ADD CONSTRAINT "_publications_v_version_files_file_id_documents_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_publications_v_version_files" ADD CONSTRAINT "_publications_v_version_files_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_publications_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_publications_v" ADD CONSTRAINT "_publications_v_parent_id_publications_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."publications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_publications_v" ADD CONSTRAINT "_publications_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_publications_v_locales" ADD CONSTRAINT "_publications_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_publications_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_publications_v_rels" ADD CONSTRAINT "_publications_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_publications_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_publications_v_rels" ADD CONSTRAINT "_publications_v_rels_topics_fk" FOREIGN KEY ("topics_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_publications_v_rels" ADD CONSTRAINT "_publications_v_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_publications_v_rels" ADD CONSTRAINT "_publications_v_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "press_items_locales" ADD CONSTRAINT "press_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."press_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "press_items_rels" ADD CONSTRAINT "press_items_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."press_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "press_items_rels" ADD CONSTRAINT "press_items_rels_topics_fk" FOREIGN KEY ("topics_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_press_items_v" ADD CONSTRAINT "_press_items_v_parent_id_press_items_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."press_items"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_press_items_v_locales" ADD CONSTRAINT "_press_items_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_press_items_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_press_items_v_rels" ADD CONSTRAINT "_press_items_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_press_items_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_press_items_v_rels" ADD CONSTRAINT "_press_items_v_rels_topics_fk" FOREIGN KEY ("topics_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "culture_gallery_images" ADD CONSTRAINT "culture_gallery_images_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "culture_gallery_images_locales" ADD CONSTRAINT "culture_gallery_images_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."culture_gallery_images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "culture_gallery_images_rels" ADD CONSTRAINT "culture_gallery_images_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."culture_gallery_images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "culture_gallery_images_rels" ADD CONSTRAINT "culture_gallery_images_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_culture_gallery_images_v" ADD CONSTRAINT "_culture_gallery_images_v_parent_id_culture_gallery_images_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."culture_gallery_images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_culture_gallery_images_v" ADD CONSTRAINT "_culture_gallery_images_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_culture_gallery_images_v_locales" ADD CONSTRAINT "_culture_gallery_images_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_culture_gallery_images_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_culture_gallery_images_v_rels" ADD CONSTRAINT "_culture_gallery_images_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_culture_gallery_images_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_culture_gallery_images_v_rels" ADD CONSTRAINT "_culture_gallery_images_v_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "our_impacts" ADD CONSTRAINT "our_impacts_topic_id_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "our_impacts_locales" ADD CONSTRAINT "our_impacts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."our_impacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_our_impacts_v" ADD CONSTRAINT "_our_impacts_v_parent_id_our_impacts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."our_impacts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_our_impacts_v" ADD CONSTRAINT "_our_impacts_v_version_topic_id_topics_id_fk" FOREIGN KEY ("version_topic_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_our_impacts_v_locales" ADD CONSTRAINT "_our_impacts_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_our_impacts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "topics_locales" ADD CONSTRAINT "topics_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_topics_v" ADD CONSTRAINT "_topics_v_parent_id_topics_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_topics_v_locales" ADD CONSTRAINT "_topics_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_topics_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "countries_water_figures" ADD CONSTRAINT "countries_water_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "countries_water_figures_locales" ADD CONSTRAINT "countries_water_figures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."countries_water_figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "countries" ADD CONSTRAINT "countries_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "countries_locales" ADD CONSTRAINT "countries_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_countries_v_version_water_figures" ADD CONSTRAINT "_countries_v_version_water_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_countries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_countries_v_version_water_figures_locales" ADD CONSTRAINT "_countries_v_version_water_figures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_countries_v_version_water_figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_countries_v" ADD CONSTRAINT "_countries_v_parent_id_countries_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."countries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_countries_v" ADD CONSTRAINT "_countries_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_countries_v_locales" ADD CONSTRAINT "_countries_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_countries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "member_states" ADD CONSTRAINT "member_states_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "member_states" ADD CONSTRAINT "member_states_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "member_states_locales" ADD CONSTRAINT "member_states_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."member_states"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_member_states_v" ADD CONSTRAINT "_member_states_v_parent_id_member_states_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."member_states"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_member_states_v" ADD CONSTRAINT "_member_states_v_version_country_id_countries_id_fk" FOREIGN KEY ("version_country_id") REFERENCES "public"."countries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_member_states_v" ADD CONSTRAINT "_member_states_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_member_states_v_locales" ADD CONSTRAINT "_member_states_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_member_states_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "partners" ADD CONSTRAINT "partners_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "partners" ADD CONSTRAINT "partners_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "partners_locales" ADD CONSTRAINT "partners_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_partners_v" ADD CONSTRAINT "_partners_v_parent_id_partners_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."partners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_partners_v" ADD CONSTRAINT "_partners_v_version_country_id_countries_id_fk" FOREIGN KEY ("version_country_id") REFERENCES "public"."countries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_partners_v" ADD CONSTRAINT "_partners_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_partners_v_locales" ADD CONSTRAINT "_partners_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_partners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "team_members" ADD CONSTRAINT "team_members_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "team_members_locales" ADD CONSTRAINT "team_members_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."team_members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_team_members_v" ADD CONSTRAINT "_team_members_v_parent_id_team_members_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."team_members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_team_members_v" ADD CONSTRAINT "_team_members_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_team_members_v_locales" ADD CONSTRAINT "_team_members_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_team_members_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cop" ADD CONSTRAINT "cop_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cop_locales" ADD CONSTRAINT "cop_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cop"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cop_v" ADD CONSTRAINT "_cop_v_parent_id_cop_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cop"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cop_v" ADD CONSTRAINT "_cop_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cop_v_locales" ADD CONSTRAINT "_cop_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cop_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cop_news" ADD CONSTRAINT "cop_news_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cop_news" ADD CONSTRAINT "cop_news_conference_id_cop_id_fk" FOREIGN KEY ("conference_id") REFERENCES "public"."cop"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cop_news_locales" ADD CONSTRAINT "cop_news_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cop_news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cop_news_v" ADD CONSTRAINT "_cop_news_v_parent_id_cop_news_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cop_news"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cop_news_v" ADD CONSTRAINT "_cop_news_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cop_news_v" ADD CONSTRAINT "_cop_news_v_version_conference_id_cop_id_fk" FOREIGN KEY ("version_conference_id") REFERENCES "public"."cop"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cop_news_v_locales" ADD CONSTRAINT "_cop_news_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cop_news_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "oic_system_charts_nodes" ADD CONSTRAINT "oic_system_charts_nodes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."oic_system_charts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "oic_system_charts_nodes_locales" ADD CONSTRAINT "oic_system_charts_nodes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."oic_system_charts_nodes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "oic_system_charts" ADD CONSTRAINT "oic_system_charts_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "oic_system_charts_locales" ADD CONSTRAINT "oic_system_charts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."oic_system_charts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_oic_system_charts_v_version_nodes" ADD CONSTRAINT "_oic_system_charts_v_version_nodes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_oic_system_charts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_oic_system_charts_v_version_nodes_locales" ADD CONSTRAINT "_oic_system_charts_v_version_nodes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_oic_system_charts_v_version_nodes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_oic_system_charts_v" ADD CONSTRAINT "_oic_system_charts_v_parent_id_oic_system_charts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."oic_system_charts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_oic_system_charts_v" ADD CONSTRAINT "_oic_system_charts_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_oic_system_charts_v_locales" ADD CONSTRAINT "_oic_system_charts_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_oic_system_charts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tenders_documents" ADD CONSTRAINT "tenders_documents_file_id_documents_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tenders_documents" ADD CONSTRAINT "tenders_documents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tenders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tenders_documents_locales" ADD CONSTRAINT "tenders_documents_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tenders_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tenders_locales" ADD CONSTRAINT "tenders_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tenders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tenders_rels" ADD CONSTRAINT "tenders_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tenders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tenders_rels" ADD CONSTRAINT "tenders_rels_topics_fk" FOREIGN KEY ("topics_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tenders_rels" ADD CONSTRAINT "tenders_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tenders_rels" ADD CONSTRAINT "tenders_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tenders_v_version_documents" ADD CONSTRAINT "_tenders_v_version_documents_file_id_documents_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tenders_v_version_documents" ADD CONSTRAINT "_tenders_v_version_documents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tenders_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tenders_v_version_documents_locales" ADD CONSTRAINT "_tenders_v_version_documents_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tenders_v_version_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tenders_v" ADD CONSTRAINT "_tenders_v_parent_id_tenders_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tenders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tenders_v_locales" ADD CONSTRAINT "_tenders_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tenders_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tenders_v_rels" ADD CONSTRAINT "_tenders_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_tenders_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tenders_v_rels" ADD CONSTRAINT "_tenders_v_rels_topics_fk" FOREIGN KEY ("topics_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tenders_v_rels" ADD CONSTRAINT "_tenders_v_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tenders_v_rels" ADD CONSTRAINT "_tenders_v_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "proposals_files" ADD CONSTRAINT "proposals_files_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."proposals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "proposals" ADD CONSTRAINT "proposals_tender_id_tenders_id_fk" FOREIGN KEY ("tender_id") REFERENCES "public"."tenders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vacancies_locales" ADD CONSTRAINT "vacancies_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_vacancies_v" ADD CONSTRAINT "_vacancies_v_parent_id_vacancies_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."vacancies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_vacancies_v_locales" ADD CONSTRAINT "_vacancies_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_vacancies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "job_applications_files" ADD CONSTRAINT "job_applications_files_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "internship_applications_files" ADD CONSTRAINT "internship_applications_files_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."internship_applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "documents_locales" ADD CONSTRAINT "documents_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_roles" ADD CONSTRAINT "users_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sliders_fk" FOREIGN KEY ("sliders_id") REFERENCES "public"."sliders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_programs_fk" FOREIGN KEY ("programs_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_stories_fk" FOREIGN KEY ("stories_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_publications_fk" FOREIGN KEY ("publications_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_press_items_fk" FOREIGN KEY ("press_items_id") REFERENCES "public"."press_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_culture_gallery_images_fk" FOREIGN KEY ("culture_gallery_images_id") REFERENCES "public"."culture_gallery_images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_our_impacts_fk" FOREIGN KEY ("our_impacts_id") REFERENCES "public"."our_impacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_topics_fk" FOREIGN KEY ("topics_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_member_states_fk" FOREIGN KEY ("member_states_id") REFERENCES "public"."member_states"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_partners_fk" FOREIGN KEY ("partners_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_team_members_fk" FOREIGN KEY ("team_members_id") REFERENCES "public"."team_members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_cop_fk" FOREIGN KEY ("cop_id") REFERENCES "public"."cop"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_cop_news_fk" FOREIGN KEY ("cop_news_id") REFERENCES "public"."cop_news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_oic_system_charts_fk" FOREIGN KEY ("oic_system_charts_id") REFERENCES "public"."oic_system_charts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tenders_fk" FOREIGN KEY ("tenders_id") REFERENCES "public"."tenders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_proposals_fk" FOREIGN KEY ("proposals_id") REFERENCES "public"."proposals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_vacancies_fk" FOREIGN KEY ("vacancies_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_job_applications_fk" FOREIGN KEY ("job_applications_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_internship_applications_fk" FOREIGN KEY ("internship_applications_id") REFERENCES "public"."internship_applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_documents_fk" FOREIGN KEY ("documents_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_former_slugs_fk" FOREIGN KEY ("former_slugs_id") REFERENCES "public"."former_slugs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "organization_figures" ADD CONSTRAINT "organization_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "organization_figures_locales" ADD CONSTRAINT "organization_figures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."organization_figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "organization_locales" ADD CONSTRAINT "organization_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_who_we_are_links_only_in_languages" ADD CONSTRAINT "menu_who_we_are_links_only_in_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menu_who_we_are_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_who_we_are_links" ADD CONSTRAINT "menu_who_we_are_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_who_we_are_links_locales" ADD CONSTRAINT "menu_who_we_are_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menu_who_we_are_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_who_we_are_panel_links" ADD CONSTRAINT "menu_who_we_are_panel_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_who_we_are_panel_links_locales" ADD CONSTRAINT "menu_who_we_are_panel_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menu_who_we_are_panel_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_what_we_do_links_only_in_languages" ADD CONSTRAINT "menu_what_we_do_links_only_in_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menu_what_we_do_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_what_we_do_links" ADD CONSTRAINT "menu_what_we_do_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_what_we_do_links_locales" ADD CONSTRAINT "menu_what_we_do_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menu_what_we_do_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_what_we_do_panel_links" ADD CONSTRAINT "menu_what_we_do_panel_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_what_we_do_panel_links_locales" ADD CONSTRAINT "menu_what_we_do_panel_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menu_what_we_do_panel_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_get_involved_links_only_in_languages" ADD CONSTRAINT "menu_get_involved_links_only_in_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menu_get_involved_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_get_involved_links" ADD CONSTRAINT "menu_get_involved_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_get_involved_links_locales" ADD CONSTRAINT "menu_get_involved_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menu_get_involved_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_get_involved_panel_links" ADD CONSTRAINT "menu_get_involved_panel_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_get_involved_panel_links_locales" ADD CONSTRAINT "menu_get_involved_panel_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menu_get_involved_panel_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_info_centre_links_only_in_languages" ADD CONSTRAINT "menu_info_centre_links_only_in_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menu_info_centre_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_info_centre_links" ADD CONSTRAINT "menu_info_centre_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_info_centre_links_locales" ADD CONSTRAINT "menu_info_centre_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menu_info_centre_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_info_centre_panel_links" ADD CONSTRAINT "menu_info_centre_panel_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_info_centre_panel_links_locales" ADD CONSTRAINT "menu_info_centre_panel_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menu_info_centre_panel_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_menu" ADD CONSTRAINT "header_menu_who_we_are_image_id_media_id_fk" FOREIGN KEY ("who_we_are_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header_menu" ADD CONSTRAINT "header_menu_what_we_do_image_id_media_id_fk" FOREIGN KEY ("what_we_do_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header_menu" ADD CONSTRAINT "header_menu_what_we_do_first_picture_id_media_id_fk" FOREIGN KEY ("what_we_do_first_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header_menu" ADD CONSTRAINT "header_menu_what_we_do_second_picture_id_media_id_fk" FOREIGN KEY ("what_we_do_second_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header_menu" ADD CONSTRAINT "header_menu_get_involved_image_id_media_id_fk" FOREIGN KEY ("get_involved_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header_menu" ADD CONSTRAINT "header_menu_info_centre_image_id_media_id_fk" FOREIGN KEY ("info_centre_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header_menu_locales" ADD CONSTRAINT "header_menu_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_about_slides" ADD CONSTRAINT "home_page_about_slides_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_page_about_slides" ADD CONSTRAINT "home_page_about_slides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_about_slides_locales" ADD CONSTRAINT "home_page_about_slides_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page_about_slides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_hub_tags" ADD CONSTRAINT "home_page_hub_tags_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_hub_tags_locales" ADD CONSTRAINT "home_page_hub_tags_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page_hub_tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page" ADD CONSTRAINT "home_page_hub_logo_id_media_id_fk" FOREIGN KEY ("hub_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_page_locales" ADD CONSTRAINT "home_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "sliders_image_idx" ON "sliders" USING btree ("image_id");
  CREATE UNIQUE INDEX "sliders_slug_idx" ON "sliders" USING btree ("slug");
  CREATE INDEX "sliders_first_published_at_idx" ON "sliders" USING btree ("first_published_at");
  CREATE INDEX "sliders_updated_at_idx" ON "sliders" USING btree ("updated_at");
  CREATE INDEX "sliders_created_at_idx" ON "sliders" USING btree ("created_at");
  CREATE INDEX "sliders__status_idx" ON "sliders" USING btree ("_status");
  CREATE UNIQUE INDEX "sliders_locales_locale_parent_id_unique" ON "sliders_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_sliders_v_parent_idx" ON "_sliders_v" USING btree ("parent_id");
  CREATE INDEX "_sliders_v_version_version_image_idx" ON "_sliders_v" USING btree ("version_image_id");
  CREATE INDEX "_sliders_v_version_version_slug_idx" ON "_sliders_v" USING btree ("version_slug");
  CREATE INDEX "_sliders_v_version_version_first_published_at_idx" ON "_sliders_v" USING btree ("version_first_published_at");
  CREATE INDEX "_sliders_v_version_version_updated_at_idx" ON "_sliders_v" USING btree ("version_updated_at");
  CREATE INDEX "_sliders_v_version_version_created_at_idx" ON "_sliders_v" USING btree ("version_created_at");
  CREATE INDEX "_sliders_v_version_version__status_idx" ON "_sliders_v" USING btree ("version__status");
  CREATE INDEX "_sliders_v_created_at_idx" ON "_sliders_v" USING btree ("created_at");
  CREATE INDEX "_sliders_v_updated_at_idx" ON "_sliders_v" USING btree ("updated_at");
  CREATE INDEX "_sliders_v_snapshot_idx" ON "_sliders_v" USING btree ("snapshot");
  CREATE INDEX "_sliders_v_published_locale_idx" ON "_sliders_v" USING btree ("published_locale");
  CREATE INDEX "_sliders_v_latest_idx" ON "_sliders_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_sliders_v_locales_locale_parent_id_unique" ON "_sliders_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_image_idx" ON "pages" USING btree ("image_id");
  CREATE UNIQUE INDEX "pages_slug_idx" ON "pages" USING btree ("slug");
  CREATE INDEX "pages_first_published_at_idx" ON "pages" USING btree ("first_published_at");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_image_idx" ON "_pages_v" USING btree ("version_image_id");
  CREATE INDEX "_pages_v_version_version_slug_idx" ON "_pages_v" USING btree ("version_slug");
  CREATE INDEX "_pages_v_version_version_first_published_at_idx" ON "_pages_v" USING btree ("version_first_published_at");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "projects_results_order_idx" ON "projects_results" USING btree ("_order");
  CREATE INDEX "projects_results_parent_id_idx" ON "projects_results" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "projects_results_locales_locale_parent_id_unique" ON "projects_results_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "projects_image_idx" ON "projects" USING btree ("image_id");
  CREATE INDEX "projects_stage_idx" ON "projects" USING btree ("stage");
  CREATE INDEX "projects_program_idx" ON "projects" USING btree ("program_id");
  CREATE INDEX "projects_starts_on_idx" ON "projects" USING btree ("starts_on");
  CREATE INDEX "projects_ends_on_idx" ON "projects" USING btree ("ends_on");
  CREATE UNIQUE INDEX "projects_slug_idx" ON "projects" USING btree ("slug");
  CREATE INDEX "projects_first_published_at_idx" ON "projects" USING btree ("first_published_at");
  CREATE INDEX "projects_updated_at_idx" ON "projects" USING btree ("updated_at");
  CREATE INDEX "projects_created_at_idx" ON "projects" USING btree ("created_at");
  CREATE INDEX "projects__status_idx" ON "projects" USING btree ("_status");
  CREATE UNIQUE INDEX "projects_locales_locale_parent_id_unique" ON "projects_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "projects_rels_order_idx" ON "projects_rels" USING btree ("order");
  CREATE INDEX "projects_rels_parent_idx" ON "projects_rels" USING btree ("parent_id");
  CREATE INDEX "projects_rels_path_idx" ON "projects_rels" USING btree ("path");
  CREATE INDEX "projects_rels_partners_id_idx" ON "projects_rels" USING btree ("partners_id");
  CREATE INDEX "projects_rels_topics_id_idx" ON "projects_rels" USING btree ("topics_id");
  CREATE INDEX "projects_rels_countries_id_idx" ON "projects_rels" USING btree ("countries_id");
  CREATE INDEX "_projects_v_version_results_order_idx" ON "_projects_v_version_results" USING btree ("_order");
  CREATE INDEX "_projects_v_version_results_parent_id_idx" ON "_projects_v_version_results" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_projects_v_version_results_locales_locale_parent_id_unique" ON "_projects_v_version_results_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_projects_v_parent_idx" ON "_projects_v" USING btree ("parent_id");
  CREATE INDEX "_projects_v_version_version_image_idx" ON "_projects_v" USING btree ("version_image_id");
  CREATE INDEX "_projects_v_version_version_stage_idx" ON "_projects_v" USING btree ("version_stage");
  CREATE INDEX "_projects_v_version_version_program_idx" ON "_projects_v" USING btree ("version_program_id");
  CREATE INDEX "_projects_v_version_version_starts_on_idx" ON "_projects_v" USING btree ("version_starts_on");
  CREATE INDEX "_projects_v_version_version_ends_on_idx" ON "_projects_v" USING btree ("version_ends_on");
  CREATE INDEX "_projects_v_version_version_slug_idx" ON "_projects_v" USING btree ("version_slug");
  CREATE INDEX "_projects_v_version_version_first_published_at_idx" ON "_projects_v" USING btree ("version_first_published_at");
  CREATE INDEX "_projects_v_version_version_updated_at_idx" ON "_projects_v" USING btree ("version_updated_at");
  CREATE INDEX "_projects_v_version_version_created_at_idx" ON "_projects_v" USING btree ("version_created_at");
  CREATE INDEX "_projects_v_version_version__status_idx" ON "_projects_v" USING btree ("version__status");
  CREATE INDEX "_projects_v_created_at_idx" ON "_projects_v" USING btree ("created_at");
  CREATE INDEX "_projects_v_updated_at_idx" ON "_projects_v" USING btree ("updated_at");
  CREATE INDEX "_projects_v_snapshot_idx" ON "_projects_v" USING btree ("snapshot");
  CREATE INDEX "_projects_v_published_locale_idx" ON "_projects_v" USING btree ("published_locale");
  CREATE INDEX "_projects_v_latest_idx" ON "_projects_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_projects_v_locales_locale_parent_id_unique" ON "_projects_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_projects_v_rels_order_idx" ON "_projects_v_rels" USING btree ("order");
  CREATE INDEX "_projects_v_rels_parent_idx" ON "_projects_v_rels" USING btree ("parent_id");
  CREATE INDEX "_projects_v_rels_path_idx" ON "_projects_v_rels" USING btree ("path");
  CREATE INDEX "_projects_v_rels_partners_id_idx" ON "_projects_v_rels" USING btree ("partners_id");
  CREATE INDEX "_projects_v_rels_topics_id_idx" ON "_projects_v_rels" USING btree ("topics_id");
  CREATE INDEX "_projects_v_rels_countries_id_idx" ON "_projects_v_rels" USING btree ("countries_id");
  CREATE INDEX "programs_image_idx" ON "programs" USING btree ("image_id");
  CREATE UNIQUE INDEX "programs_slug_idx" ON "programs" USING btree ("slug");
  CREATE INDEX "programs_first_published_at_idx" ON "programs" USING btree ("first_published_at");
  CREATE INDEX "programs_updated_at_idx" ON "programs" USING btree ("updated_at");
  CREATE INDEX "programs_created_at_idx" ON "programs" USING btree ("created_at");
  CREATE INDEX "programs__status_idx" ON "programs" USING btree ("_status");
  CREATE UNIQUE INDEX "programs_locales_locale_parent_id_unique" ON "programs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "programs_rels_order_idx" ON "programs_rels" USING btree ("order");
  CREATE INDEX "programs_rels_parent_idx" ON "programs_rels" USING btree ("parent_id");
  CREATE INDEX "programs_rels_path_idx" ON "programs_rels" USING btree ("path");
  CREATE INDEX "programs_rels_topics_id_idx" ON "programs_rels" USING btree ("topics_id");
  CREATE INDEX "_programs_v_parent_idx" ON "_programs_v" USING btree ("parent_id");
  CREATE INDEX "_programs_v_version_version_image_idx" ON "_programs_v" USING btree ("version_image_id");
  CREATE INDEX "_programs_v_version_version_slug_idx" ON "_programs_v" USING btree ("version_slug");
  CREATE INDEX "_programs_v_version_version_first_published_at_idx" ON "_programs_v" USING btree ("version_first_published_at");
  CREATE INDEX "_programs_v_version_version_updated_at_idx" ON "_programs_v" USING btree ("version_updated_at");
  CREATE INDEX "_programs_v_version_version_created_at_idx" ON "_programs_v" USING btree ("version_created_at");
  CREATE INDEX "_programs_v_version_version__status_idx" ON "_programs_v" USING btree ("version__status");
  CREATE INDEX "_programs_v_created_at_idx" ON "_programs_v" USING btree ("created_at");
  CREATE INDEX "_programs_v_updated_at_idx" ON "_programs_v" USING btree ("updated_at");
  CREATE INDEX "_programs_v_snapshot_idx" ON "_programs_v" USING btree ("snapshot");
  CREATE INDEX "_programs_v_published_locale_idx" ON "_programs_v" USING btree ("published_locale");
  CREATE INDEX "_programs_v_latest_idx" ON "_programs_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_programs_v_locales_locale_parent_id_unique" ON "_programs_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_programs_v_rels_order_idx" ON "_programs_v_rels" USING btree ("order");
  CREATE INDEX "_programs_v_rels_parent_idx" ON "_programs_v_rels" USING btree ("parent_id");
  CREATE INDEX "_programs_v_rels_path_idx" ON "_programs_v_rels" USING btree ("path");
  CREATE INDEX "_programs_v_rels_topics_id_idx" ON "_programs_v_rels" USING btree ("topics_id");
  CREATE INDEX "events_agenda_order_idx" ON "events_agenda" USING btree ("_order");
  CREATE INDEX "events_agenda_parent_id_idx" ON "events_agenda" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "events_agenda_locales_locale_parent_id_unique" ON "events_agenda_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "events_speakers_order_idx" ON "events_speakers" USING btree ("_order");
  CREATE INDEX "events_speakers_parent_id_idx" ON "events_speakers" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "events_speakers_locales_locale_parent_id_unique" ON "events_speakers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "events_image_idx" ON "events" USING btree ("image_id");
  CREATE INDEX "events_kind_idx" ON "events" USING btree ("kind");
  CREATE INDEX "events_mode_idx" ON "events" USING btree ("mode");
  CREATE INDEX "events_starts_at_idx" ON "events" USING btree ("starts_at");
  CREATE INDEX "events_ends_at_idx" ON "events" USING btree ("ends_at");
  CREATE UNIQUE INDEX "events_slug_idx" ON "events" USING btree ("slug");
  CREATE INDEX "events_first_published_at_idx" ON "events" USING btree ("first_published_at");
  CREATE INDEX "events_updated_at_idx" ON "events" USING btree ("updated_at");
  CREATE INDEX "events_created_at_idx" ON "events" USING btree ("created_at");
  CREATE INDEX "events__status_idx" ON "events" USING btree ("_status");
  CREATE UNIQUE INDEX "events_locales_locale_parent_id_unique" ON "events_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "events_rels_order_idx" ON "events_rels" USING btree ("order");
  CREATE INDEX "events_rels_parent_idx" ON "events_rels" USING btree ("parent_id");
  CREATE INDEX "events_rels_path_idx" ON "events_rels" USING btree ("path");
  CREATE INDEX "events_rels_documents_id_idx" ON "events_rels" USING btree ("documents_id");
  CREATE INDEX "events_rels_topics_id_idx" ON "events_rels" USING btree ("topics_id");
  CREATE INDEX "events_rels_countries_id_idx" ON "events_rels" USING btree ("countries_id");
  CREATE INDEX "events_rels_projects_id_idx" ON "events_rels" USING btree ("projects_id");
  CREATE INDEX "_events_v_version_agenda_order_idx" ON "_events_v_version_agenda" USING btree ("_order");
  CREATE INDEX "_events_v_version_agenda_parent_id_idx" ON "_events_v_version_agenda" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_events_v_version_agenda_locales_locale_parent_id_unique" ON "_events_v_version_agenda_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_events_v_version_speakers_order_idx" ON "_events_v_version_speakers" USING btree ("_order");
  CREATE INDEX "_events_v_version_speakers_parent_id_idx" ON "_events_v_version_speakers" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_events_v_version_speakers_locales_locale_parent_id_unique" ON "_events_v_version_speakers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_events_v_parent_idx" ON "_events_v" USING btree ("parent_id");
  CREATE INDEX "_events_v_version_version_image_idx" ON "_events_v" USING btree ("version_image_id");
  CREATE INDEX "_events_v_version_version_kind_idx" ON "_events_v" USING btree ("version_kind");
  CREATE INDEX "_events_v_version_version_mode_idx" ON "_events_v" USING btree ("version_mode");
  CREATE INDEX "_events_v_version_version_starts_at_idx" ON "_events_v" USING btree ("version_starts_at");
  CREATE INDEX "_events_v_version_version_ends_at_idx" ON "_events_v" USING btree ("version_ends_at");
  CREATE INDEX "_events_v_version_version_slug_idx" ON "_events_v" USING btree ("version_slug");
  CREATE INDEX "_events_v_version_version_first_published_at_idx" ON "_events_v" USING btree ("version_first_published_at");
  CREATE INDEX "_events_v_version_version_updated_at_idx" ON "_events_v" USING btree ("version_updated_at");
  CREATE INDEX "_events_v_version_version_created_at_idx" ON "_events_v" USING btree ("version_created_at");
  CREATE INDEX "_events_v_version_version__status_idx" ON "_events_v" USING btree ("version__status");
  CREATE INDEX "_events_v_created_at_idx" ON "_events_v" USING btree ("created_at");
  CREATE INDEX "_events_v_updated_at_idx" ON "_events_v" USING btree ("updated_at");
  CREATE INDEX "_events_v_snapshot_idx" ON "_events_v" USING btree ("snapshot");
  CREATE INDEX "_events_v_published_locale_idx" ON "_events_v" USING btree ("published_locale");
  CREATE INDEX "_events_v_latest_idx" ON "_events_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_events_v_locales_locale_parent_id_unique" ON "_events_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_events_v_rels_order_idx" ON "_events_v_rels" USING btree ("order");
  CREATE INDEX "_events_v_rels_parent_idx" ON "_events_v_rels" USING btree ("parent_id");
  CREATE INDEX "_events_v_rels_path_idx" ON "_events_v_rels" USING btree ("path");
  CREATE INDEX "_events_v_rels_documents_id_idx" ON "_events_v_rels" USING btree ("documents_id");
  CREATE INDEX "_events_v_rels_topics_id_idx" ON "_events_v_rels" USING btree ("topics_id");
  CREATE INDEX "_events_v_rels_countries_id_idx" ON "_events_v_rels" USING btree ("countries_id");
  CREATE INDEX "_events_v_rels_projects_id_idx" ON "_events_v_rels" USING btree ("projects_id");
  CREATE INDEX "news_image_idx" ON "news" USING btree ("image_id");
  CREATE INDEX "news_date_idx" ON "news" USING btree ("date");
  CREATE UNIQUE INDEX "news_slug_idx" ON "news" USING btree ("slug");
  CREATE INDEX "news_first_published_at_idx" ON "news" USING btree ("first_published_at");
  CREATE INDEX "news_updated_at_idx" ON "news" USING btree ("updated_at");
  CREATE INDEX "news_created_at_idx" ON "news" USING btree ("created_at");
  CREATE INDEX "news__status_idx" ON "news" USING btree ("_status");
  CREATE UNIQUE INDEX "news_locales_locale_parent_id_unique" ON "news_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "news_rels_order_idx" ON "news_rels" USING btree ("order");
  CREATE INDEX "news_rels_parent_idx" ON "news_rels" USING btree ("parent_id");
  CREATE INDEX "news_rels_path_idx" ON "news_rels" USING btree ("path");
  CREATE INDEX "news_rels_topics_id_idx" ON "news_rels" USING btree ("topics_id");
  CREATE INDEX "news_rels_countries_id_idx" ON "news_rels" USING btree ("countries_id");
  CREATE INDEX "news_rels_projects_id_idx" ON "news_rels" USING btree ("projects_id");
  CREATE INDEX "news_rels_events_id_idx" ON "news_rels" USING btree ("events_id");
  CREATE INDEX "news_rels_publications_id_idx" ON "news_rels" USING btree ("publications_id");
  CREATE INDEX "_news_v_parent_idx" ON "_news_v" USING btree ("parent_id");
  CREATE INDEX "_news_v_version_version_image_idx" ON "_news_v" USING btree ("version_image_id");
  CREATE INDEX "_news_v_version_version_date_idx" ON "_news_v" USING btree ("version_date");
  CREATE INDEX "_news_v_version_version_slug_idx" ON "_news_v" USING btree ("version_slug");
  CREATE INDEX "_news_v_version_version_first_published_at_idx" ON "_news_v" USING btree ("version_first_published_at");
  CREATE INDEX "_news_v_version_version_updated_at_idx" ON "_news_v" USING btree ("version_updated_at");
  CREATE INDEX "_news_v_version_version_created_at_idx" ON "_news_v" USING btree ("version_created_at");
  CREATE INDEX "_news_v_version_version__status_idx" ON "_news_v" USING btree ("version__status");
  CREATE INDEX "_news_v_created_at_idx" ON "_news_v" USING btree ("created_at");
  CREATE INDEX "_news_v_updated_at_idx" ON "_news_v" USING btree ("updated_at");
  CREATE INDEX "_news_v_snapshot_idx" ON "_news_v" USING btree ("snapshot");
  CREATE INDEX "_news_v_published_locale_idx" ON "_news_v" USING btree ("published_locale");
  CREATE INDEX "_news_v_latest_idx" ON "_news_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_news_v_locales_locale_parent_id_unique" ON "_news_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_news_v_rels_order_idx" ON "_news_v_rels" USING btree ("order");
  CREATE INDEX "_news_v_rels_parent_idx" ON "_news_v_rels" USING btree ("parent_id");
  CREATE INDEX "_news_v_rels_path_idx" ON "_news_v_rels" USING btree ("path");
  CREATE INDEX "_news_v_rels_topics_id_idx" ON "_news_v_rels" USING btree ("topics_id");
  CREATE INDEX "_news_v_rels_countries_id_idx" ON "_news_v_rels" USING btree ("countries_id");
  CREATE INDEX "_news_v_rels_projects_id_idx" ON "_news_v_rels" USING btree ("projects_id");
  CREATE INDEX "_news_v_rels_events_id_idx" ON "_news_v_rels" USING btree ("events_id");
  CREATE INDEX "_news_v_rels_publications_id_idx" ON "_news_v_rels" USING btree ("publications_id");
  CREATE INDEX "stories_image_idx" ON "stories" USING btree ("image_id");
  CREATE INDEX "stories_date_idx" ON "stories" USING btree ("date");
  CREATE UNIQUE INDEX "stories_slug_idx" ON "stories" USING btree ("slug");
  CREATE INDEX "stories_first_published_at_idx" ON "stories" USING btree ("first_published_at");
  CREATE INDEX "stories_updated_at_idx" ON "stories" USING btree ("updated_at");
  CREATE INDEX "stories_created_at_idx" ON "stories" USING btree ("created_at");
  CREATE INDEX "stories__status_idx" ON "stories" USING btree ("_status");
  CREATE UNIQUE INDEX "stories_locales_locale_parent_id_unique" ON "stories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "stories_rels_order_idx" ON "stories_rels" USING btree ("order");
  CREATE INDEX "stories_rels_parent_idx" ON "stories_rels" USING btree ("parent_id");
  CREATE INDEX "stories_rels_path_idx" ON "stories_rels" USING btree ("path");
  CREATE INDEX "stories_rels_topics_id_idx" ON "stories_rels" USING btree ("topics_id");
  CREATE INDEX "stories_rels_countries_id_idx" ON "stories_rels" USING btree ("countries_id");
  CREATE INDEX "stories_rels_projects_id_idx" ON "stories_rels" USING btree ("projects_id");
  CREATE INDEX "_stories_v_parent_idx" ON "_stories_v" USING btree ("parent_id");
  CREATE INDEX "_stories_v_version_version_image_idx" ON "_stories_v" USING btree ("version_image_id");
  CREATE INDEX "_stories_v_version_version_date_idx" ON "_stories_v" USING btree ("version_date");
  CREATE INDEX "_stories_v_version_version_slug_idx" ON "_stories_v" USING btree ("version_slug");
  CREATE INDEX "_stories_v_version_version_first_published_at_idx" ON "_stories_v" USING btree ("version_first_published_at");
  CREATE INDEX "_stories_v_version_version_updated_at_idx" ON "_stories_v" USING btree ("version_updated_at");
  CREATE INDEX "_stories_v_version_version_created_at_idx" ON "_stories_v" USING btree ("version_created_at");
  CREATE INDEX "_stories_v_version_version__status_idx" ON "_stories_v" USING btree ("version__status");
  CREATE INDEX "_stories_v_created_at_idx" ON "_stories_v" USING btree ("created_at");
  CREATE INDEX "_stories_v_updated_at_idx" ON "_stories_v" USING btree ("updated_at");
  CREATE INDEX "_stories_v_snapshot_idx" ON "_stories_v" USING btree ("snapshot");
  CREATE INDEX "_stories_v_published_locale_idx" ON "_stories_v" USING btree ("published_locale");
  CREATE INDEX "_stories_v_latest_idx" ON "_stories_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_stories_v_locales_locale_parent_id_unique" ON "_stories_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_stories_v_rels_order_idx" ON "_stories_v_rels" USING btree ("order");
  CREATE INDEX "_stories_v_rels_parent_idx" ON "_stories_v_rels" USING btree ("parent_id");
  CREATE INDEX "_stories_v_rels_path_idx" ON "_stories_v_rels" USING btree ("path");
  CREATE INDEX "_stories_v_rels_topics_id_idx" ON "_stories_v_rels" USING btree ("topics_id");
  CREATE INDEX "_stories_v_rels_countries_id_idx" ON "_stories_v_rels" USING btree ("countries_id");
  CREATE INDEX "_stories_v_rels_projects_id_idx" ON "_stories_v_rels" USING btree ("projects_id");
  CREATE INDEX "publications_authors_order_idx" ON "publications_authors" USING btree ("_order");
  CREATE INDEX "publications_authors_parent_id_idx" ON "publications_authors" USING btree ("_parent_id");
  CREATE INDEX "publications_files_order_idx" ON "publications_files" USING btree ("_order");
  CREATE INDEX "publications_files_parent_id_idx" ON "publications_files" USING btree ("_parent_id");
  CREATE INDEX "publications_files_file_idx" ON "publications_files" USING btree ("file_id");
  CREATE INDEX "publications_files_language_idx" ON "publications_files" USING btree ("language");
  CREATE INDEX "publications_image_idx" ON "publications" USING btree ("image_id");
  CREATE INDEX "publications_kind_idx" ON "publications" USING btree ("kind");
  CREATE INDEX "publications_published_on_idx" ON "publications" USING btree ("published_on");
  CREATE UNIQUE INDEX "publications_slug_idx" ON "publications" USING btree ("slug");
  CREATE INDEX "publications_first_published_at_idx" ON "publications" USING btree ("first_published_at");
  CREATE INDEX "publications_updated_at_idx" ON "publications" USING btree ("updated_at");
  CREATE INDEX "publications_created_at_idx" ON "publications" USING btree ("created_at");
  CREATE INDEX "publications__status_idx" ON "publications" USING btree ("_status");
  CREATE UNIQUE INDEX "publications_locales_locale_parent_id_unique" ON "publications_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "publications_rels_order_idx" ON "publications_rels" USING btree ("order");
  CREATE INDEX "publications_rels_parent_idx" ON "publications_rels" USING btree ("parent_id");
  CREATE INDEX "publications_rels_path_idx" ON "publications_rels" USING btree ("path");
  CREATE INDEX "publications_rels_topics_id_idx" ON "publications_rels" USING btree ("topics_id");
  CREATE INDEX "publications_rels_countries_id_idx" ON "publications_rels" USING btree ("countries_id");
  CREATE INDEX "publications_rels_projects_id_idx" ON "publications_rels" USING btree ("projects_id");
  CREATE INDEX "_publications_v_version_authors_order_idx" ON "_publications_v_version_authors" USING btree ("_order");
  CREATE INDEX "_publications_v_version_authors_parent_id_idx" ON "_publications_v_version_authors" USING btree ("_parent_id");
  CREATE INDEX "_publications_v_version_files_order_idx" ON "_publications_v_version_files" USING btree ("_order");
  CREATE INDEX "_publications_v_version_files_parent_id_idx" ON "_publications_v_version_files" USING btree ("_parent_id");
  CREATE INDEX "_publications_v_version_files_file_idx" ON "_publications_v_version_files" USING btree ("file_id");
  CREATE INDEX "_publications_v_version_files_language_idx" ON "_publications_v_version_files" USING btree ("language");
  CREATE INDEX "_publications_v_parent_idx" ON "_publications_v" USING btree ("parent_id");
  CREATE INDEX "_publications_v_version_version_image_idx" ON "_publications_v" USING btree ("version_image_id");
  CREATE INDEX "_publications_v_version_version_kind_idx" ON "_publications_v" USING btree ("version_kind");
  CREATE INDEX "_publications_v_version_version_published_on_idx" ON "_publications_v" USING btree ("version_published_on");
  CREATE INDEX "_publications_v_version_version_slug_idx" ON "_publications_v" USING btree ("version_slug");
  CREATE INDEX "_publications_v_version_version_first_published_at_idx" ON "_publications_v" USING btree ("version_first_published_at");
  CREATE INDEX "_publications_v_version_version_updated_at_idx" ON "_publications_v" USING btree ("version_updated_at");
  CREATE INDEX "_publications_v_version_version_created_at_idx" ON "_publications_v" USING btree ("version_created_at");
  CREATE INDEX "_publications_v_version_version__status_idx" ON "_publications_v" USING btree ("version__status");
  CREATE INDEX "_publications_v_created_at_idx" ON "_publications_v" USING btree ("created_at");
  CREATE INDEX "_publications_v_updated_at_idx" ON "_publications_v" USING btree ("updated_at");
  CREATE INDEX "_publications_v_snapshot_idx" ON "_publications_v" USING btree ("snapshot");
  CREATE INDEX "_publications_v_published_locale_idx" ON "_publications_v" USING btree ("published_locale");
  CREATE INDEX "_publications_v_latest_idx" ON "_publications_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_publications_v_locales_locale_parent_id_unique" ON "_publications_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_publications_v_rels_order_idx" ON "_publications_v_rels" USING btree ("order");
  CREATE INDEX "_publications_v_rels_parent_idx" ON "_publications_v_rels" USING btree ("parent_id");
  CREATE INDEX "_publications_v_rels_path_idx" ON "_publications_v_rels" USING btree ("path");
  CREATE INDEX "_publications_v_rels_topics_id_idx" ON "_publications_v_rels" USING btree ("topics_id");
  CREATE INDEX "_publications_v_rels_countries_id_idx" ON "_publications_v_rels" USING btree ("countries_id");
  CREATE INDEX "_publications_v_rels_projects_id_idx" ON "_publications_v_rels" USING btree ("projects_id");
  CREATE INDEX "press_items_date_idx" ON "press_items" USING btree ("date");
  CREATE UNIQUE INDEX "press_items_slug_idx" ON "press_items" USING btree ("slug");
  CREATE INDEX "press_items_first_published_at_idx" ON "press_items" USING btree ("first_published_at");
  CREATE INDEX "press_items_updated_at_idx" ON "press_items" USING btree ("updated_at");
  CREATE INDEX "press_items_created_at_idx" ON "press_items" USING btree ("created_at");
  CREATE INDEX "press_items__status_idx" ON "press_items" USING btree ("_status");
  CREATE UNIQUE INDEX "press_items_locales_locale_parent_id_unique" ON "press_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "press_items_rels_order_idx" ON "press_items_rels" USING btree ("order");
  CREATE INDEX "press_items_rels_parent_idx" ON "press_items_rels" USING btree ("parent_id");
  CREATE INDEX "press_items_rels_path_idx" ON "press_items_rels" USING btree ("path");
  CREATE INDEX "press_items_rels_topics_id_idx" ON "press_items_rels" USING btree ("topics_id");
  CREATE INDEX "_press_items_v_parent_idx" ON "_press_items_v" USING btree ("parent_id");
  CREATE INDEX "_press_items_v_version_version_date_idx" ON "_press_items_v" USING btree ("version_date");
  CREATE INDEX "_press_items_v_version_version_slug_idx" ON "_press_items_v" USING btree ("version_slug");
  CREATE INDEX "_press_items_v_version_version_first_published_at_idx" ON "_press_items_v" USING btree ("version_first_published_at");
  CREATE INDEX "_press_items_v_version_version_updated_at_idx" ON "_press_items_v" USING btree ("version_updated_at");
  CREATE INDEX "_press_items_v_version_version_created_at_idx" ON "_press_items_v" USING btree ("version_created_at");
  CREATE INDEX "_press_items_v_version_version__status_idx" ON "_press_items_v" USING btree ("version__status");
  CREATE INDEX "_press_items_v_created_at_idx" ON "_press_items_v" USING btree ("created_at");
  CREATE INDEX "_press_items_v_updated_at_idx" ON "_press_items_v" USING btree ("updated_at");
  CREATE INDEX "_press_items_v_snapshot_idx" ON "_press_items_v" USING btree ("snapshot");
  CREATE INDEX "_press_items_v_published_locale_idx" ON "_press_items_v" USING btree ("published_locale");
  CREATE INDEX "_press_items_v_latest_idx" ON "_press_items_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_press_items_v_locales_locale_parent_id_unique" ON "_press_items_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_press_items_v_rels_order_idx" ON "_press_items_v_rels" USING btree ("order");
  CREATE INDEX "_press_items_v_rels_parent_idx" ON "_press_items_v_rels" USING btree ("parent_id");
  CREATE INDEX "_press_items_v_rels_path_idx" ON "_press_items_v_rels" USING btree ("path");
  CREATE INDEX "_press_items_v_rels_topics_id_idx" ON "_press_items_v_rels" USING btree ("topics_id");
  CREATE INDEX "culture_gallery_images_image_idx" ON "culture_gallery_images" USING btree ("image_id");
  CREATE INDEX "culture_gallery_images_taken_on_idx" ON "culture_gallery_images" USING btree ("taken_on");
  CREATE UNIQUE INDEX "culture_gallery_images_slug_idx" ON "culture_gallery_images" USING btree ("slug");
  CREATE INDEX "culture_gallery_images_first_published_at_idx" ON "culture_gallery_images" USING btree ("first_published_at");
  CREATE INDEX "culture_gallery_images_updated_at_idx" ON "culture_gallery_images" USING btree ("updated_at");
  CREATE INDEX "culture_gallery_images_created_at_idx" ON "culture_gallery_images" USING btree ("created_at");
  CREATE INDEX "culture_gallery_images__status_idx" ON "culture_gallery_images" USING btree ("_status");
  CREATE UNIQUE INDEX "culture_gallery_images_locales_locale_parent_id_unique" ON "culture_gallery_images_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "culture_gallery_images_rels_order_idx" ON "culture_gallery_images_rels" USING btree ("order");
  CREATE INDEX "culture_gallery_images_rels_parent_idx" ON "culture_gallery_images_rels" USING btree ("parent_id");
  CREATE INDEX "culture_gallery_images_rels_path_idx" ON "culture_gallery_images_rels" USING btree ("path");
  CREATE INDEX "culture_gallery_images_rels_countries_id_idx" ON "culture_gallery_images_rels" USING btree ("countries_id");
  CREATE INDEX "_culture_gallery_images_v_parent_idx" ON "_culture_gallery_images_v" USING btree ("parent_id");
  CREATE INDEX "_culture_gallery_images_v_version_version_image_idx" ON "_culture_gallery_images_v" USING btree ("version_image_id");
  CREATE INDEX "_culture_gallery_images_v_version_version_taken_on_idx" ON "_culture_gallery_images_v" USING btree ("version_taken_on");
  CREATE INDEX "_culture_gallery_images_v_version_version_slug_idx" ON "_culture_gallery_images_v" USING btree ("version_slug");
  CREATE INDEX "_culture_gallery_images_v_version_version_first_publishe_idx" ON "_culture_gallery_images_v" USING btree ("version_first_published_at");
  CREATE INDEX "_culture_gallery_images_v_version_version_updated_at_idx" ON "_culture_gallery_images_v" USING btree ("version_updated_at");
  CREATE INDEX "_culture_gallery_images_v_version_version_created_at_idx" ON "_culture_gallery_images_v" USING btree ("version_created_at");
  CREATE INDEX "_culture_gallery_images_v_version_version__status_idx" ON "_culture_gallery_images_v" USING btree ("version__status");
  CREATE INDEX "_culture_gallery_images_v_created_at_idx" ON "_culture_gallery_images_v" USING btree ("created_at");
  CREATE INDEX "_culture_gallery_images_v_updated_at_idx" ON "_culture_gallery_images_v" USING btree ("updated_at");
  CREATE INDEX "_culture_gallery_images_v_snapshot_idx" ON "_culture_gallery_images_v" USING btree ("snapshot");
  CREATE INDEX "_culture_gallery_images_v_published_locale_idx" ON "_culture_gallery_images_v" USING btree ("published_locale");
  CREATE INDEX "_culture_gallery_images_v_latest_idx" ON "_culture_gallery_images_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_culture_gallery_images_v_locales_locale_parent_id_unique" ON "_culture_gallery_images_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_culture_gallery_images_v_rels_order_idx" ON "_culture_gallery_images_v_rels" USING btree ("order");
  CREATE INDEX "_culture_gallery_images_v_rels_parent_idx" ON "_culture_gallery_images_v_rels" USING btree ("parent_id");
  CREATE INDEX "_culture_gallery_images_v_rels_path_idx" ON "_culture_gallery_images_v_rels" USING btree ("path");
  CREATE INDEX "_culture_gallery_images_v_rels_countries_id_idx" ON "_culture_gallery_images_v_rels" USING btree ("countries_id");
  CREATE INDEX "our_impacts_topic_idx" ON "our_impacts" USING btree ("topic_id");
  CREATE UNIQUE INDEX "our_impacts_slug_idx" ON "our_impacts" USING btree ("slug");
  CREATE INDEX "our_impacts_first_published_at_idx" ON "our_impacts" USING btree ("first_published_at");
  CREATE INDEX "our_impacts_updated_at_idx" ON "our_impacts" USING btree ("updated_at");
  CREATE INDEX "our_impacts_created_at_idx" ON "our_impacts" USING btree ("created_at");
  CREATE INDEX "our_impacts__status_idx" ON "our_impacts" USING btree ("_status");
  CREATE UNIQUE INDEX "our_impacts_locales_locale_parent_id_unique" ON "our_impacts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_our_impacts_v_parent_idx" ON "_our_impacts_v" USING btree ("parent_id");
  CREATE INDEX "_our_impacts_v_version_version_topic_idx" ON "_our_impacts_v" USING btree ("version_topic_id");
  CREATE INDEX "_our_impacts_v_version_version_slug_idx" ON "_our_impacts_v" USING btree ("version_slug");
  CREATE INDEX "_our_impacts_v_version_version_first_published_at_idx" ON "_our_impacts_v" USING btree ("version_first_published_at");
  CREATE INDEX "_our_impacts_v_version_version_updated_at_idx" ON "_our_impacts_v" USING btree ("version_updated_at");
  CREATE INDEX "_our_impacts_v_version_version_created_at_idx" ON "_our_impacts_v" USING btree ("version_created_at");
  CREATE INDEX "_our_impacts_v_version_version__status_idx" ON "_our_impacts_v" USING btree ("version__status");
  CREATE INDEX "_our_impacts_v_created_at_idx" ON "_our_impacts_v" USING btree ("created_at");
  CREATE INDEX "_our_impacts_v_updated_at_idx" ON "_our_impacts_v" USING btree ("updated_at");
  CREATE INDEX "_our_impacts_v_snapshot_idx" ON "_our_impacts_v" USING btree ("snapshot");
  CREATE INDEX "_our_impacts_v_published_locale_idx" ON "_our_impacts_v" USING btree ("published_locale");
  CREATE INDEX "_our_impacts_v_latest_idx" ON "_our_impacts_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_our_impacts_v_locales_locale_parent_id_unique" ON "_our_impacts_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "topics_slug_idx" ON "topics" USING btree ("slug");
  CREATE INDEX "topics_first_published_at_idx" ON "topics" USING btree ("first_published_at");
  CREATE INDEX "topics_updated_at_idx" ON "topics" USING btree ("updated_at");
  CREATE INDEX "topics_created_at_idx" ON "topics" USING btree ("created_at");
  CREATE INDEX "topics__status_idx" ON "topics" USING btree ("_status");
  CREATE UNIQUE INDEX "topics_locales_locale_parent_id_unique" ON "topics_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_topics_v_parent_idx" ON "_topics_v" USING btree ("parent_id");
  CREATE INDEX "_topics_v_version_version_slug_idx" ON "_topics_v" USING btree ("version_slug");
  CREATE INDEX "_topics_v_version_version_first_published_at_idx" ON "_topics_v" USING btree ("version_first_published_at");
  CREATE INDEX "_topics_v_version_version_updated_at_idx" ON "_topics_v" USING btree ("version_updated_at");
  CREATE INDEX "_topics_v_version_version_created_at_idx" ON "_topics_v" USING btree ("version_created_at");
  CREATE INDEX "_topics_v_version_version__status_idx" ON "_topics_v" USING btree ("version__status");
  CREATE INDEX "_topics_v_created_at_idx" ON "_topics_v" USING btree ("created_at");
  CREATE INDEX "_topics_v_updated_at_idx" ON "_topics_v" USING btree ("updated_at");
  CREATE INDEX "_topics_v_snapshot_idx" ON "_topics_v" USING btree ("snapshot");
  CREATE INDEX "_topics_v_published_locale_idx" ON "_topics_v" USING btree ("published_locale");
  CREATE INDEX "_topics_v_latest_idx" ON "_topics_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_topics_v_locales_locale_parent_id_unique" ON "_topics_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "countries_water_figures_order_idx" ON "countries_water_figures" USING btree ("_order");
  CREATE INDEX "countries_water_figures_parent_id_idx" ON "countries_water_figures" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "countries_water_figures_locales_locale_parent_id_unique" ON "countries_water_figures_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "countries_code_idx" ON "countries" USING btree ("code");
  CREATE INDEX "countries_image_idx" ON "countries" USING btree ("image_id");
  CREATE UNIQUE INDEX "countries_slug_idx" ON "countries" USING btree ("slug");
  CREATE INDEX "countries_first_published_at_idx" ON "countries" USING btree ("first_published_at");
  CREATE INDEX "countries_updated_at_idx" ON "countries" USING btree ("updated_at");
  CREATE INDEX "countries_created_at_idx" ON "countries" USING btree ("created_at");
  CREATE INDEX "countries__status_idx" ON "countries" USING btree ("_status");
  CREATE UNIQUE INDEX "countries_locales_locale_parent_id_unique" ON "countries_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_countries_v_version_water_figures_order_idx" ON "_countries_v_version_water_figures" USING btree ("_order");
  CREATE INDEX "_countries_v_version_water_figures_parent_id_idx" ON "_countries_v_version_water_figures" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_countries_v_version_water_figures_locales_locale_parent_id_" ON "_countries_v_version_water_figures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_countries_v_parent_idx" ON "_countries_v" USING btree ("parent_id");
  CREATE INDEX "_countries_v_version_version_code_idx" ON "_countries_v" USING btree ("version_code");
  CREATE INDEX "_countries_v_version_version_image_idx" ON "_countries_v" USING btree ("version_image_id");
  CREATE INDEX "_countries_v_version_version_slug_idx" ON "_countries_v" USING btree ("version_slug");
  CREATE INDEX "_countries_v_version_version_first_published_at_idx" ON "_countries_v" USING btree ("version_first_published_at");
  CREATE INDEX "_countries_v_version_version_updated_at_idx" ON "_countries_v" USING btree ("version_updated_at");
  CREATE INDEX "_countries_v_version_version_created_at_idx" ON "_countries_v" USING btree ("version_created_at");
  CREATE INDEX "_countries_v_version_version__status_idx" ON "_countries_v" USING btree ("version__status");
  CREATE INDEX "_countries_v_created_at_idx" ON "_countries_v" USING btree ("created_at");
  CREATE INDEX "_countries_v_updated_at_idx" ON "_countries_v" USING btree ("updated_at");
  CREATE INDEX "_countries_v_snapshot_idx" ON "_countries_v" USING btree ("snapshot");
  CREATE INDEX "_countries_v_published_locale_idx" ON "_countries_v" USING btree ("published_locale");
  CREATE INDEX "_countries_v_latest_idx" ON "_countries_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_countries_v_locales_locale_parent_id_unique" ON "_countries_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "member_states_country_idx" ON "member_states" USING btree ("country_id");
  CREATE INDEX "member_states_image_idx" ON "member_states" USING btree ("image_id");
  CREATE UNIQUE INDEX "member_states_slug_idx" ON "member_states" USING btree ("slug");
  CREATE INDEX "member_states_first_published_at_idx" ON "member_states" USING btree ("first_published_at");
  CREATE INDEX "member_states_updated_at_idx" ON "member_states" USING btree ("updated_at");
  CREATE INDEX "member_states_created_at_idx" ON "member_states" USING btree ("created_at");
  CREATE INDEX "member_states__status_idx" ON "member_states" USING btree ("_status");
  CREATE UNIQUE INDEX "member_states_locales_locale_parent_id_unique" ON "member_states_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_member_states_v_parent_idx" ON "_member_states_v" USING btree ("parent_id");
  CREATE INDEX "_member_states_v_version_version_country_idx" ON "_member_states_v" USING btree ("version_country_id");
  CREATE INDEX "_member_states_v_version_version_image_idx" ON "_member_states_v" USING btree ("version_image_id");
  CREATE INDEX "_member_states_v_version_version_slug_idx" ON "_member_states_v" USING btree ("version_slug");
  CREATE INDEX "_member_states_v_version_version_first_published_at_idx" ON "_member_states_v" USING btree ("version_first_published_at");
  CREATE INDEX "_member_states_v_version_version_updated_at_idx" ON "_member_states_v" USING btree ("version_updated_at");
  CREATE INDEX "_member_states_v_version_version_created_at_idx" ON "_member_states_v" USING btree ("version_created_at");
  CREATE INDEX "_member_states_v_version_version__status_idx" ON "_member_states_v" USING btree ("version__status");
  CREATE INDEX "_member_states_v_created_at_idx" ON "_member_states_v" USING btree ("created_at");
  CREATE INDEX "_member_states_v_updated_at_idx" ON "_member_states_v" USING btree ("updated_at");
  CREATE INDEX "_member_states_v_snapshot_idx" ON "_member_states_v" USING btree ("snapshot");
  CREATE INDEX "_member_states_v_published_locale_idx" ON "_member_states_v" USING btree ("published_locale");
  CREATE INDEX "_member_states_v_latest_idx" ON "_member_states_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_member_states_v_locales_locale_parent_id_unique" ON "_member_states_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "partners_kind_idx" ON "partners" USING btree ("kind");
  CREATE INDEX "partners_country_idx" ON "partners" USING btree ("country_id");
  CREATE INDEX "partners_image_idx" ON "partners" USING btree ("image_id");
  CREATE UNIQUE INDEX "partners_slug_idx" ON "partners" USING btree ("slug");
  CREATE INDEX "partners_first_published_at_idx" ON "partners" USING btree ("first_published_at");
  CREATE INDEX "partners_updated_at_idx" ON "partners" USING btree ("updated_at");
  CREATE INDEX "partners_created_at_idx" ON "partners" USING btree ("created_at");
  CREATE INDEX "partners__status_idx" ON "partners" USING btree ("_status");
  CREATE UNIQUE INDEX "partners_locales_locale_parent_id_unique" ON "partners_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_partners_v_parent_idx" ON "_partners_v" USING btree ("parent_id");
  CREATE INDEX "_partners_v_version_version_kind_idx" ON "_partners_v" USING btree ("version_kind");
  CREATE INDEX "_partners_v_version_version_country_idx" ON "_partners_v" USING btree ("version_country_id");
  CREATE INDEX "_partners_v_version_version_image_idx" ON "_partners_v" USING btree ("version_image_id");
  CREATE INDEX "_partners_v_version_version_slug_idx" ON "_partners_v" USING btree ("version_slug");
  CREATE INDEX "_partners_v_version_version_first_published_at_idx" ON "_partners_v" USING btree ("version_first_published_at");
  CREATE INDEX "_partners_v_version_version_updated_at_idx" ON "_partners_v" USING btree ("version_updated_at");
  CREATE INDEX "_partners_v_version_version_created_at_idx" ON "_partners_v" USING btree ("version_created_at");
  CREATE INDEX "_partners_v_version_version__status_idx" ON "_partners_v" USING btree ("version__status");
  CREATE INDEX "_partners_v_created_at_idx" ON "_partners_v" USING btree ("created_at");
  CREATE INDEX "_partners_v_updated_at_idx" ON "_partners_v" USING btree ("updated_at");
  CREATE INDEX "_partners_v_snapshot_idx" ON "_partners_v" USING btree ("snapshot");
  CREATE INDEX "_partners_v_published_locale_idx" ON "_partners_v" USING btree ("published_locale");
  CREATE INDEX "_partners_v_latest_idx" ON "_partners_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_partners_v_locales_locale_parent_id_unique" ON "_partners_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "team_members_kind_idx" ON "team_members" USING btree ("kind");
  CREATE INDEX "team_members_image_idx" ON "team_members" USING btree ("image_id");
  CREATE UNIQUE INDEX "team_members_slug_idx" ON "team_members" USING btree ("slug");
  CREATE INDEX "team_members_first_published_at_idx" ON "team_members" USING btree ("first_published_at");
  CREATE INDEX "team_members_updated_at_idx" ON "team_members" USING btree ("updated_at");
  CREATE INDEX "team_members_created_at_idx" ON "team_members" USING btree ("created_at");
  CREATE INDEX "team_members__status_idx" ON "team_members" USING btree ("_status");
  CREATE UNIQUE INDEX "team_members_locales_locale_parent_id_unique" ON "team_members_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_team_members_v_parent_idx" ON "_team_members_v" USING btree ("parent_id");
  CREATE INDEX "_team_members_v_version_version_kind_idx" ON "_team_members_v" USING btree ("version_kind");
  CREATE INDEX "_team_members_v_version_version_image_idx" ON "_team_members_v" USING btree ("version_image_id");
  CREATE INDEX "_team_members_v_version_version_slug_idx" ON "_team_members_v" USING btree ("version_slug");
  CREATE INDEX "_team_members_v_version_version_first_published_at_idx" ON "_team_members_v" USING btree ("version_first_published_at");
  CREATE INDEX "_team_members_v_version_version_updated_at_idx" ON "_team_members_v" USING btree ("version_updated_at");
  CREATE INDEX "_team_members_v_version_version_created_at_idx" ON "_team_members_v" USING btree ("version_created_at");
  CREATE INDEX "_team_members_v_version_version__status_idx" ON "_team_members_v" USING btree ("version__status");
  CREATE INDEX "_team_members_v_created_at_idx" ON "_team_members_v" USING btree ("created_at");
  CREATE INDEX "_team_members_v_updated_at_idx" ON "_team_members_v" USING btree ("updated_at");
  CREATE INDEX "_team_members_v_snapshot_idx" ON "_team_members_v" USING btree ("snapshot");
  CREATE INDEX "_team_members_v_published_locale_idx" ON "_team_members_v" USING btree ("published_locale");
  CREATE INDEX "_team_members_v_latest_idx" ON "_team_members_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_team_members_v_locales_locale_parent_id_unique" ON "_team_members_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "cop_image_idx" ON "cop" USING btree ("image_id");
  CREATE INDEX "cop_starts_on_idx" ON "cop" USING btree ("starts_on");
  CREATE INDEX "cop_ends_on_idx" ON "cop" USING btree ("ends_on");
  CREATE UNIQUE INDEX "cop_slug_idx" ON "cop" USING btree ("slug");
  CREATE INDEX "cop_first_published_at_idx" ON "cop" USING btree ("first_published_at");
  CREATE INDEX "cop_updated_at_idx" ON "cop" USING btree ("updated_at");
  CREATE INDEX "cop_created_at_idx" ON "cop" USING btree ("created_at");
  CREATE INDEX "cop__status_idx" ON "cop" USING btree ("_status");
  CREATE UNIQUE INDEX "cop_locales_locale_parent_id_unique" ON "cop_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_cop_v_parent_idx" ON "_cop_v" USING btree ("parent_id");
  CREATE INDEX "_cop_v_version_version_image_idx" ON "_cop_v" USING btree ("version_image_id");
  CREATE INDEX "_cop_v_version_version_starts_on_idx" ON "_cop_v" USING btree ("version_starts_on");
  CREATE INDEX "_cop_v_version_version_ends_on_idx" ON "_cop_v" USING btree ("version_ends_on");
  CREATE INDEX "_cop_v_version_version_slug_idx" ON "_cop_v" USING btree ("version_slug");
  CREATE INDEX "_cop_v_version_version_first_published_at_idx" ON "_cop_v" USING btree ("version_first_published_at");
  CREATE INDEX "_cop_v_version_version_updated_at_idx" ON "_cop_v" USING btree ("version_updated_at");
  CREATE INDEX "_cop_v_version_version_created_at_idx" ON "_cop_v" USING btree ("version_created_at");
  CREATE INDEX "_cop_v_version_version__status_idx" ON "_cop_v" USING btree ("version__status");
  CREATE INDEX "_cop_v_created_at_idx" ON "_cop_v" USING btree ("created_at");
  CREATE INDEX "_cop_v_updated_at_idx" ON "_cop_v" USING btree ("updated_at");
  CREATE INDEX "_cop_v_snapshot_idx" ON "_cop_v" USING btree ("snapshot");
  CREATE INDEX "_cop_v_published_locale_idx" ON "_cop_v" USING btree ("published_locale");
  CREATE INDEX "_cop_v_latest_idx" ON "_cop_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_cop_v_locales_locale_parent_id_unique" ON "_cop_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "cop_news_image_idx" ON "cop_news" USING btree ("image_id");
  CREATE INDEX "cop_news_date_idx" ON "cop_news" USING btree ("date");
  CREATE INDEX "cop_news_conference_idx" ON "cop_news" USING btree ("conference_id");
  CREATE UNIQUE INDEX "cop_news_slug_idx" ON "cop_news" USING btree ("slug");
  CREATE INDEX "cop_news_first_published_at_idx" ON "cop_news" USING btree ("first_published_at");
  CREATE INDEX "cop_news_updated_at_idx" ON "cop_news" USING btree ("updated_at");
  CREATE INDEX "cop_news_created_at_idx" ON "cop_news" USING btree ("created_at");
  CREATE INDEX "cop_news__status_idx" ON "cop_news" USING btree ("_status");
  CREATE UNIQUE INDEX "cop_news_locales_locale_parent_id_unique" ON "cop_news_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_cop_news_v_parent_idx" ON "_cop_news_v" USING btree ("parent_id");
  CREATE INDEX "_cop_news_v_version_version_image_idx" ON "_cop_news_v" USING btree ("version_image_id");
  CREATE INDEX "_cop_news_v_version_version_date_idx" ON "_cop_news_v" USING btree ("version_date");
  CREATE INDEX "_cop_news_v_version_version_conference_idx" ON "_cop_news_v" USING btree ("version_conference_id");
  CREATE INDEX "_cop_news_v_version_version_slug_idx" ON "_cop_news_v" USING btree ("version_slug");
  CREATE INDEX "_cop_news_v_version_version_first_published_at_idx" ON "_cop_news_v" USING btree ("version_first_published_at");
  CREATE INDEX "_cop_news_v_version_version_updated_at_idx" ON "_cop_news_v" USING btree ("version_updated_at");
  CREATE INDEX "_cop_news_v_version_version_created_at_idx" ON "_cop_news_v" USING btree ("version_created_at");
  CREATE INDEX "_cop_news_v_version_version__status_idx" ON "_cop_news_v" USING btree ("version__status");
  CREATE INDEX "_cop_news_v_created_at_idx" ON "_cop_news_v" USING btree ("created_at");
  CREATE INDEX "_cop_news_v_updated_at_idx" ON "_cop_news_v" USING btree ("updated_at");
  CREATE INDEX "_cop_news_v_snapshot_idx" ON "_cop_news_v" USING btree ("snapshot");
  CREATE INDEX "_cop_news_v_published_locale_idx" ON "_cop_news_v" USING btree ("published_locale");
  CREATE INDEX "_cop_news_v_latest_idx" ON "_cop_news_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_cop_news_v_locales_locale_parent_id_unique" ON "_cop_news_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "oic_system_charts_nodes_order_idx" ON "oic_system_charts_nodes" USING btree ("_order");
  CREATE INDEX "oic_system_charts_nodes_parent_id_idx" ON "oic_system_charts_nodes" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "oic_system_charts_nodes_locales_locale_parent_id_unique" ON "oic_system_charts_nodes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "oic_system_charts_image_idx" ON "oic_system_charts" USING btree ("image_id");
  CREATE UNIQUE INDEX "oic_system_charts_slug_idx" ON "oic_system_charts" USING btree ("slug");
  CREATE INDEX "oic_system_charts_first_published_at_idx" ON "oic_system_charts" USING btree ("first_published_at");
  CREATE INDEX "oic_system_charts_updated_at_idx" ON "oic_system_charts" USING btree ("updated_at");
  CREATE INDEX "oic_system_charts_created_at_idx" ON "oic_system_charts" USING btree ("created_at");
  CREATE INDEX "oic_system_charts__status_idx" ON "oic_system_charts" USING btree ("_status");
  CREATE UNIQUE INDEX "oic_system_charts_locales_locale_parent_id_unique" ON "oic_system_charts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_oic_system_charts_v_version_nodes_order_idx" ON "_oic_system_charts_v_version_nodes" USING btree ("_order");
  CREATE INDEX "_oic_system_charts_v_version_nodes_parent_id_idx" ON "_oic_system_charts_v_version_nodes" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_oic_system_charts_v_version_nodes_locales_locale_parent_id_" ON "_oic_system_charts_v_version_nodes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_oic_system_charts_v_parent_idx" ON "_oic_system_charts_v" USING btree ("parent_id");
  CREATE INDEX "_oic_system_charts_v_version_version_image_idx" ON "_oic_system_charts_v" USING btree ("version_image_id");
  CREATE INDEX "_oic_system_charts_v_version_version_slug_idx" ON "_oic_system_charts_v" USING btree ("version_slug");
  CREATE INDEX "_oic_system_charts_v_version_version_first_published_at_idx" ON "_oic_system_charts_v" USING btree ("version_first_published_at");
  CREATE INDEX "_oic_system_charts_v_version_version_updated_at_idx" ON "_oic_system_charts_v" USING btree ("version_updated_at");
  CREATE INDEX "_oic_system_charts_v_version_version_created_at_idx" ON "_oic_system_charts_v" USING btree ("version_created_at");
  CREATE INDEX "_oic_system_charts_v_version_version__status_idx" ON "_oic_system_charts_v" USING btree ("version__status");
  CREATE INDEX "_oic_system_charts_v_created_at_idx" ON "_oic_system_charts_v" USING btree ("created_at");
  CREATE INDEX "_oic_system_charts_v_updated_at_idx" ON "_oic_system_charts_v" USING btree ("updated_at");
  CREATE INDEX "_oic_system_charts_v_snapshot_idx" ON "_oic_system_charts_v" USING btree ("snapshot");
  CREATE INDEX "_oic_system_charts_v_published_locale_idx" ON "_oic_system_charts_v" USING btree ("published_locale");
  CREATE INDEX "_oic_system_charts_v_latest_idx" ON "_oic_system_charts_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_oic_system_charts_v_locales_locale_parent_id_unique" ON "_oic_system_charts_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "tenders_documents_order_idx" ON "tenders_documents" USING btree ("_order");
  CREATE INDEX "tenders_documents_parent_id_idx" ON "tenders_documents" USING btree ("_parent_id");
  CREATE INDEX "tenders_documents_file_idx" ON "tenders_documents" USING btree ("file_id");
  CREATE UNIQUE INDEX "tenders_documents_locales_locale_parent_id_unique" ON "tenders_documents_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "tenders_reference_number_idx" ON "tenders" USING btree ("reference_number");
  CREATE INDEX "tenders_category_idx" ON "tenders" USING btree ("category");
  CREATE INDEX "tenders_issue_date_idx" ON "tenders" USING btree ("issue_date");
  CREATE INDEX "tenders_deadline_idx" ON "tenders" USING btree ("deadline");
  CREATE UNIQUE INDEX "tenders_slug_idx" ON "tenders" USING btree ("slug");
  CREATE INDEX "tenders_first_published_at_idx" ON "tenders" USING btree ("first_published_at");
  CREATE INDEX "tenders_updated_at_idx" ON "tenders" USING btree ("updated_at");
  CREATE INDEX "tenders_created_at_idx" ON "tenders" USING btree ("created_at");
  CREATE INDEX "tenders__status_idx" ON "tenders" USING btree ("_status");
  CREATE UNIQUE INDEX "tenders_locales_locale_parent_id_unique" ON "tenders_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "tenders_rels_order_idx" ON "tenders_rels" USING btree ("order");
  CREATE INDEX "tenders_rels_parent_idx" ON "tenders_rels" USING btree ("parent_id");
  CREATE INDEX "tenders_rels_path_idx" ON "tenders_rels" USING btree ("path");
  CREATE INDEX "tenders_rels_topics_id_idx" ON "tenders_rels" USING btree ("topics_id");
  CREATE INDEX "tenders_rels_countries_id_idx" ON "tenders_rels" USING btree ("countries_id");
  CREATE INDEX "tenders_rels_projects_id_idx" ON "tenders_rels" USING btree ("projects_id");
  CREATE INDEX "_tenders_v_version_documents_order_idx" ON "_tenders_v_version_documents" USING btree ("_order");
  CREATE INDEX "_tenders_v_version_documents_parent_id_idx" ON "_tenders_v_version_documents" USING btree ("_parent_id");
  CREATE INDEX "_tenders_v_version_documents_file_idx" ON "_tenders_v_version_documents" USING btree ("file_id");
  CREATE UNIQUE INDEX "_tenders_v_version_documents_locales_locale_parent_id_unique" ON "_tenders_v_version_documents_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_tenders_v_parent_idx" ON "_tenders_v" USING btree ("parent_id");
  CREATE INDEX "_tenders_v_version_version_reference_number_idx" ON "_tenders_v" USING btree ("version_reference_number");
  CREATE INDEX "_tenders_v_version_version_category_idx" ON "_tenders_v" USING btree ("version_category");
  CREATE INDEX "_tenders_v_version_version_issue_date_idx" ON "_tenders_v" USING btree ("version_issue_date");
  CREATE INDEX "_tenders_v_version_version_deadline_idx" ON "_tenders_v" USING btree ("version_deadline");
  CREATE INDEX "_tenders_v_version_version_slug_idx" ON "_tenders_v" USING btree ("version_slug");
  CREATE INDEX "_tenders_v_version_version_first_published_at_idx" ON "_tenders_v" USING btree ("version_first_published_at");
  CREATE INDEX "_tenders_v_version_version_updated_at_idx" ON "_tenders_v" USING btree ("version_updated_at");
  CREATE INDEX "_tenders_v_version_version_created_at_idx" ON "_tenders_v" USING btree ("version_created_at");
  CREATE INDEX "_tenders_v_version_version__status_idx" ON "_tenders_v" USING btree ("version__status");
  CREATE INDEX "_tenders_v_created_at_idx" ON "_tenders_v" USING btree ("created_at");
  CREATE INDEX "_tenders_v_updated_at_idx" ON "_tenders_v" USING btree ("updated_at");
  CREATE INDEX "_tenders_v_snapshot_idx" ON "_tenders_v" USING btree ("snapshot");
  CREATE INDEX "_tenders_v_published_locale_idx" ON "_tenders_v" USING btree ("published_locale");
  CREATE INDEX "_tenders_v_latest_idx" ON "_tenders_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_tenders_v_locales_locale_parent_id_unique" ON "_tenders_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_tenders_v_rels_order_idx" ON "_tenders_v_rels" USING btree ("order");
  CREATE INDEX "_tenders_v_rels_parent_idx" ON "_tenders_v_rels" USING btree ("parent_id");
  CREATE INDEX "_tenders_v_rels_path_idx" ON "_tenders_v_rels" USING btree ("path");
  CREATE INDEX "_tenders_v_rels_topics_id_idx" ON "_tenders_v_rels" USING btree ("topics_id");
  CREATE INDEX "_tenders_v_rels_countries_id_idx" ON "_tenders_v_rels" USING btree ("countries_id");
  CREATE INDEX "_tenders_v_rels_projects_id_idx" ON "_tenders_v_rels" USING btree ("projects_id");
  CREATE INDEX "proposals_files_order_idx" ON "proposals_files" USING btree ("_order");
  CREATE INDEX "proposals_files_parent_id_idx" ON "proposals_files" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "proposals_reference_idx" ON "proposals" USING btree ("reference");
  CREATE INDEX "proposals_tender_idx" ON "proposals" USING btree ("tender_id");
  CREATE INDEX "proposals_status_idx" ON "proposals" USING btree ("status");
  CREATE INDEX "proposals_received_at_idx" ON "proposals" USING btree ("received_at");
  CREATE INDEX "proposals_currency_idx" ON "proposals" USING btree ("currency");
  CREATE INDEX "proposals_updated_at_idx" ON "proposals" USING btree ("updated_at");
  CREATE INDEX "proposals_created_at_idx" ON "proposals" USING btree ("created_at");
  CREATE INDEX "vacancies_kind_idx" ON "vacancies" USING btree ("kind");
  CREATE INDEX "vacancies_posted_at_idx" ON "vacancies" USING btree ("posted_at");
  CREATE INDEX "vacancies_deadline_idx" ON "vacancies" USING btree ("deadline");
  CREATE UNIQUE INDEX "vacancies_slug_idx" ON "vacancies" USING btree ("slug");
  CREATE INDEX "vacancies_first_published_at_idx" ON "vacancies" USING btree ("first_published_at");
  CREATE INDEX "vacancies_updated_at_idx" ON "vacancies" USING btree ("updated_at");
  CREATE INDEX "vacancies_created_at_idx" ON "vacancies" USING btree ("created_at");
  CREATE INDEX "vacancies__status_idx" ON "vacancies" USING btree ("_status");
  CREATE UNIQUE INDEX "vacancies_locales_locale_parent_id_unique" ON "vacancies_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_vacancies_v_parent_idx" ON "_vacancies_v" USING btree ("parent_id");
  CREATE INDEX "_vacancies_v_version_version_kind_idx" ON "_vacancies_v" USING btree ("version_kind");
  CREATE INDEX "_vacancies_v_version_version_posted_at_idx" ON "_vacancies_v" USING btree ("version_posted_at");
  CREATE INDEX "_vacancies_v_version_version_deadline_idx" ON "_vacancies_v" USING btree ("version_deadline");
  CREATE INDEX "_vacancies_v_version_version_slug_idx" ON "_vacancies_v" USING btree ("version_slug");
  CREATE INDEX "_vacancies_v_version_version_first_published_at_idx" ON "_vacancies_v" USING btree ("version_first_published_at");
  CREATE INDEX "_vacancies_v_version_version_updated_at_idx" ON "_vacancies_v" USING btree ("version_updated_at");
  CREATE INDEX "_vacancies_v_version_version_created_at_idx" ON "_vacancies_v" USING btree ("version_created_at");
  CREATE INDEX "_vacancies_v_version_version__status_idx" ON "_vacancies_v" USING btree ("version__status");
  CREATE INDEX "_vacancies_v_created_at_idx" ON "_vacancies_v" USING btree ("created_at");
  CREATE INDEX "_vacancies_v_updated_at_idx" ON "_vacancies_v" USING btree ("updated_at");
  CREATE INDEX "_vacancies_v_snapshot_idx" ON "_vacancies_v" USING btree ("snapshot");
  CREATE INDEX "_vacancies_v_published_locale_idx" ON "_vacancies_v" USING btree ("published_locale");
  CREATE INDEX "_vacancies_v_latest_idx" ON "_vacancies_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_vacancies_v_locales_locale_parent_id_unique" ON "_vacancies_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "job_applications_files_order_idx" ON "job_applications_files" USING btree ("_order");
  CREATE INDEX "job_applications_files_parent_id_idx" ON "job_applications_files" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "job_applications_reference_idx" ON "job_applications" USING btree ("reference");
  CREATE INDEX "job_applications_received_at_idx" ON "job_applications" USING btree ("received_at");
  CREATE INDEX "job_applications_vacancy_idx" ON "job_applications" USING btree ("vacancy_id");
  CREATE INDEX "job_applications_status_idx" ON "job_applications" USING btree ("status");
  CREATE INDEX "job_applications_updated_at_idx" ON "job_applications" USING btree ("updated_at");
  CREATE INDEX "job_applications_created_at_idx" ON "job_applications" USING btree ("created_at");
  CREATE INDEX "internship_applications_files_order_idx" ON "internship_applications_files" USING btree ("_order");
  CREATE INDEX "internship_applications_files_parent_id_idx" ON "internship_applications_files" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "internship_applications_reference_idx" ON "internship_applications" USING btree ("reference");
  CREATE INDEX "internship_applications_received_at_idx" ON "internship_applications" USING btree ("received_at");
  CREATE INDEX "internship_applications_available_from_idx" ON "internship_applications" USING btree ("available_from");
  CREATE INDEX "internship_applications_available_until_idx" ON "internship_applications" USING btree ("available_until");
  CREATE INDEX "internship_applications_status_idx" ON "internship_applications" USING btree ("status");
  CREATE INDEX "internship_applications_updated_at_idx" ON "internship_applications" USING btree ("updated_at");
  CREATE INDEX "internship_applications_created_at_idx" ON "internship_applications" USING btree ("created_at");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_avif480_sizes_avif480_filename_idx" ON "media" USING btree ("sizes_avif480_filename");
  CREATE INDEX "media_sizes_avif960_sizes_avif960_filename_idx" ON "media" USING btree ("sizes_avif960_filename");
  CREATE INDEX "media_sizes_avif1600_sizes_avif1600_filename_idx" ON "media" USING btree ("sizes_avif1600_filename");
  CREATE INDEX "media_sizes_webp480_sizes_webp480_filename_idx" ON "media" USING btree ("sizes_webp480_filename");
  CREATE INDEX "media_sizes_webp960_sizes_webp960_filename_idx" ON "media" USING btree ("sizes_webp960_filename");
  CREATE INDEX "media_sizes_webp1600_sizes_webp1600_filename_idx" ON "media" USING btree ("sizes_webp1600_filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "documents_role_idx" ON "documents" USING btree ("role");
  CREATE INDEX "documents_updated_at_idx" ON "documents" USING btree ("updated_at");
  CREATE INDEX "documents_created_at_idx" ON "documents" USING btree ("created_at");
  CREATE UNIQUE INDEX "documents_filename_idx" ON "documents" USING btree ("filename");
  CREATE UNIQUE INDEX "documents_locales_locale_parent_id_unique" ON "documents_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "users_roles_order_idx" ON "users_roles" USING btree ("order");
  CREATE INDEX "users_roles_parent_idx" ON "users_roles" USING btree ("parent_id");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE INDEX "former_slugs_kind_idx" ON "former_slugs" USING btree ("kind");
  CREATE INDEX "former_slugs_slug_idx" ON "former_slugs" USING btree ("slug");
  CREATE INDEX "former_slugs_updated_at_idx" ON "former_slugs" USING btree ("updated_at");
  CREATE INDEX "former_slugs_created_at_idx" ON "former_slugs" USING btree ("created_at");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_sliders_id_idx" ON "payload_locked_documents_rels" USING btree ("sliders_id");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_projects_id_idx" ON "payload_locked_documents_rels" USING btree ("projects_id");
  CREATE INDEX "payload_locked_documents_rels_programs_id_idx" ON "payload_locked_documents_rels" USING btree ("programs_id");
  CREATE INDEX "payload_locked_documents_rels_events_id_idx" ON "payload_locked_documents_rels" USING btree ("events_id");
  CREATE INDEX "payload_locked_documents_rels_news_id_idx" ON "payload_locked_documents_rels" USING btree ("news_id");
  CREATE INDEX "payload_locked_documents_rels_stories_id_idx" ON "payload_locked_documents_rels" USING btree ("stories_id");
  CREATE INDEX "payload_locked_documents_rels_publications_id_idx" ON "payload_locked_documents_rels" USING btree ("publications_id");
  CREATE INDEX "payload_locked_documents_rels_press_items_id_idx" ON "payload_locked_documents_rels" USING btree ("press_items_id");
  CREATE INDEX "payload_locked_documents_rels_culture_gallery_images_id_idx" ON "payload_locked_documents_rels" USING btree ("culture_gallery_images_id");
  CREATE INDEX "payload_locked_documents_rels_our_impacts_id_idx" ON "payload_locked_documents_rels" USING btree ("our_impacts_id");
  CREATE INDEX "payload_locked_documents_rels_topics_id_idx" ON "payload_locked_documents_rels" USING btree ("topics_id");
  CREATE INDEX "payload_locked_documents_rels_countries_id_idx" ON "payload_locked_documents_rels" USING btree ("countries_id");
  CREATE INDEX "payload_locked_documents_rels_member_states_id_idx" ON "payload_locked_documents_rels" USING btree ("member_states_id");
  CREATE INDEX "payload_locked_documents_rels_partners_id_idx" ON "payload_locked_documents_rels" USING btree ("partners_id");
  CREATE INDEX "payload_locked_documents_rels_team_members_id_idx" ON "payload_locked_documents_rels" USING btree ("team_members_id");
  CREATE INDEX "payload_locked_documents_rels_cop_id_idx" ON "payload_locked_documents_rels" USING btree ("cop_id");
  CREATE INDEX "payload_locked_documents_rels_cop_news_id_idx" ON "payload_locked_documents_rels" USING btree ("cop_news_id");
  CREATE INDEX "payload_locked_documents_rels_oic_system_charts_id_idx" ON "payload_locked_documents_rels" USING btree ("oic_system_charts_id");
  CREATE INDEX "payload_locked_documents_rels_tenders_id_idx" ON "payload_locked_documents_rels" USING btree ("tenders_id");
  CREATE INDEX "payload_locked_documents_rels_proposals_id_idx" ON "payload_locked_documents_rels" USING btree ("proposals_id");
  CREATE INDEX "payload_locked_documents_rels_vacancies_id_idx" ON "payload_locked_documents_rels" USING btree ("vacancies_id");
  CREATE INDEX "payload_locked_documents_rels_job_applications_id_idx" ON "payload_locked_documents_rels" USING btree ("job_applications_id");
  CREATE INDEX "payload_locked_documents_rels_internship_applications_id_idx" ON "payload_locked_documents_rels" USING btree ("internship_applications_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_documents_id_idx" ON "payload_locked_documents_rels" USING btree ("documents_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_former_slugs_id_idx" ON "payload_locked_documents_rels" USING btree ("former_slugs_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "organization_figures_order_idx" ON "organization_figures" USING btree ("_order");
  CREATE INDEX "organization_figures_parent_id_idx" ON "organization_figures" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "organization_figures_locales_locale_parent_id_unique" ON "organization_figures_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "organization_locales_locale_parent_id_unique" ON "organization_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menu_who_we_are_links_only_in_languages_order_idx" ON "menu_who_we_are_links_only_in_languages" USING btree ("order");
  CREATE INDEX "menu_who_we_are_links_only_in_languages_parent_idx" ON "menu_who_we_are_links_only_in_languages" USING btree ("parent_id");
  CREATE INDEX "menu_who_we_are_links_order_idx" ON "menu_who_we_are_links" USING btree ("_order");
  CREATE INDEX "menu_who_we_are_links_parent_id_idx" ON "menu_who_we_are_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "menu_who_we_are_links_locales_locale_parent_id_unique" ON "menu_who_we_are_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menu_who_we_are_panel_links_order_idx" ON "menu_who_we_are_panel_links" USING btree ("_order");
  CREATE INDEX "menu_who_we_are_panel_links_parent_id_idx" ON "menu_who_we_are_panel_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "menu_who_we_are_panel_links_locales_locale_parent_id_unique" ON "menu_who_we_are_panel_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menu_what_we_do_links_only_in_languages_order_idx" ON "menu_what_we_do_links_only_in_languages" USING btree ("order");
  CREATE INDEX "menu_what_we_do_links_only_in_languages_parent_idx" ON "menu_what_we_do_links_only_in_languages" USING btree ("parent_id");
  CREATE INDEX "menu_what_we_do_links_order_idx" ON "menu_what_we_do_links" USING btree ("_order");
  CREATE INDEX "menu_what_we_do_links_parent_id_idx" ON "menu_what_we_do_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "menu_what_we_do_links_locales_locale_parent_id_unique" ON "menu_what_we_do_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menu_what_we_do_panel_links_order_idx" ON "menu_what_we_do_panel_links" USING btree ("_order");
  CREATE INDEX "menu_what_we_do_panel_links_parent_id_idx" ON "menu_what_we_do_panel_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "menu_what_we_do_panel_links_locales_locale_parent_id_unique" ON "menu_what_we_do_panel_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menu_get_involved_links_only_in_languages_order_idx" ON "menu_get_involved_links_only_in_languages" USING btree ("order");
  CREATE INDEX "menu_get_involved_links_only_in_languages_parent_idx" ON "menu_get_involved_links_only_in_languages" USING btree ("parent_id");
  CREATE INDEX "menu_get_involved_links_order_idx" ON "menu_get_involved_links" USING btree ("_order");
  CREATE INDEX "menu_get_involved_links_parent_id_idx" ON "menu_get_involved_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "menu_get_involved_links_locales_locale_parent_id_unique" ON "menu_get_involved_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menu_get_involved_panel_links_order_idx" ON "menu_get_involved_panel_links" USING btree ("_order");
  CREATE INDEX "menu_get_involved_panel_links_parent_id_idx" ON "menu_get_involved_panel_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "menu_get_involved_panel_links_locales_locale_parent_id_uniqu" ON "menu_get_involved_panel_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menu_info_centre_links_only_in_languages_order_idx" ON "menu_info_centre_links_only_in_languages" USING btree ("order");
  CREATE INDEX "menu_info_centre_links_only_in_languages_parent_idx" ON "menu_info_centre_links_only_in_languages" USING btree ("parent_id");
  CREATE INDEX "menu_info_centre_links_order_idx" ON "menu_info_centre_links" USING btree ("_order");
  CREATE INDEX "menu_info_centre_links_parent_id_idx" ON "menu_info_centre_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "menu_info_centre_links_locales_locale_parent_id_unique" ON "menu_info_centre_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menu_info_centre_panel_links_order_idx" ON "menu_info_centre_panel_links" USING btree ("_order");
  CREATE INDEX "menu_info_centre_panel_links_parent_id_idx" ON "menu_info_centre_panel_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "menu_info_centre_panel_links_locales_locale_parent_id_unique" ON "menu_info_centre_panel_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "header_menu_who_we_are_who_we_are_image_idx" ON "header_menu" USING btree ("who_we_are_image_id");
  CREATE INDEX "header_menu_what_we_do_what_we_do_image_idx" ON "header_menu" USING btree ("what_we_do_image_id");
  CREATE INDEX "header_menu_what_we_do_what_we_do_first_picture_idx" ON "header_menu" USING btree ("what_we_do_first_picture_id");
  CREATE INDEX "header_menu_what_we_do_what_we_do_second_picture_idx" ON "header_menu" USING btree ("what_we_do_second_picture_id");
  CREATE INDEX "header_menu_get_involved_get_involved_image_idx" ON "header_menu" USING btree ("get_involved_image_id");
  CREATE INDEX "header_menu_info_centre_info_centre_image_idx" ON "header_menu" USING btree ("info_centre_image_id");
  CREATE UNIQUE INDEX "header_menu_locales_locale_parent_id_unique" ON "header_menu_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_page_about_slides_order_idx" ON "home_page_about_slides" USING btree ("_order");
  CREATE INDEX "home_page_about_slides_parent_id_idx" ON "home_page_about_slides" USING btree ("_parent_id");
  CREATE INDEX "home_page_about_slides_image_idx" ON "home_page_about_slides" USING btree ("image_id");
  CREATE UNIQUE INDEX "home_page_about_slides_locales_locale_parent_id_unique" ON "home_page_about_slides_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_page_hub_tags_order_idx" ON "home_page_hub_tags" USING btree ("_order");
  CREATE INDEX "home_page_hub_tags_parent_id_idx" ON "home_page_hub_tags" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "home_page_hub_tags_locales_locale_parent_id_unique" ON "home_page_hub_tags_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_page_hub_hub_logo_idx" ON "home_page" USING btree ("hub_logo_id");
  CREATE UNIQUE INDEX "home_page_locales_locale_parent_id_unique" ON "home_page_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "sliders" CASCADE;
  DROP TABLE "sliders_locales" CASCADE;
  DROP TABLE "_sliders_v" CASCADE;
  DROP TABLE "_sliders_v_locales" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "pages_locales" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "_pages_v_locales" CASCADE;
  DROP TABLE "projects_results" CASCADE;
  DROP TABLE "projects_results_locales" CASCADE;
  DROP TABLE "projects" CASCADE;
  DROP TABLE "projects_locales" CASCADE;
  DROP TABLE "projects_rels" CASCADE;
  DROP TABLE "_projects_v_version_results" CASCADE;
  DROP TABLE "_projects_v_version_results_locales" CASCADE;
  DROP TABLE "_projects_v" CASCADE;
  DROP TABLE "_projects_v_locales" CASCADE;
  DROP TABLE "_projects_v_rels" CASCADE;
  DROP TABLE "programs" CASCADE;
  DROP TABLE "programs_locales" CASCADE;
  DROP TABLE "programs_rels" CASCADE;
  DROP TABLE "_programs_v" CASCADE;
  DROP TABLE "_programs_v_locales" CASCADE;
  DROP TABLE "_programs_v_rels" CASCADE;
  DROP TABLE "events_agenda" CASCADE;
  DROP TABLE "events_agenda_locales" CASCADE;
  DROP TABLE "events_speakers" CASCADE;
  DROP TABLE "events_speakers_locales" CASCADE;
  DROP TABLE "events" CASCADE;
  DROP TABLE "events_locales" CASCADE;
  DROP TABLE "events_rels" CASCADE;
  DROP TABLE "_events_v_version_agenda" CASCADE;
  DROP TABLE "_events_v_version_agenda_locales" CASCADE;
  DROP TABLE "_events_v_version_speakers" CASCADE;
  DROP TABLE "_events_v_version_speakers_locales" CASCADE;
  DROP TABLE "_events_v" CASCADE;
  DROP TABLE "_events_v_locales" CASCADE;
  DROP TABLE "_events_v_rels" CASCADE;
  DROP TABLE "news" CASCADE;
  DROP TABLE "news_locales" CASCADE;
  DROP TABLE "news_rels" CASCADE;
  DROP TABLE "_news_v" CASCADE;
  DROP TABLE "_news_v_locales" CASCADE;
  DROP TABLE "_news_v_rels" CASCADE;
  DROP TABLE "stories" CASCADE;
  DROP TABLE "stories_locales" CASCADE;
  DROP TABLE "stories_rels" CASCADE;
  DROP TABLE "_stories_v" CASCADE;
  DROP TABLE "_stories_v_locales" CASCADE;
  DROP TABLE "_stories_v_rels" CASCADE;
  DROP TABLE "publications_authors" CASCADE;
  DROP TABLE "publications_files" CASCADE;
  DROP TABLE "publications" CASCADE;
  DROP TABLE "publications_locales" CASCADE;
  DROP TABLE "publications_rels" CASCADE;
  DROP TABLE "_publications_v_version_authors" CASCADE;
  DROP TABLE "_publications_v_version_files" CASCADE;
  DROP TABLE "_publications_v" CASCADE;
  DROP TABLE "_publications_v_locales" CASCADE;
  DROP TABLE "_publications_v_rels" CASCADE;
  DROP TABLE "press_items" CASCADE;
  DROP TABLE "press_items_locales" CASCADE;
  DROP TABLE "press_items_rels" CASCADE;
  DROP TABLE "_press_items_v" CASCADE;
  DROP TABLE "_press_items_v_locales" CASCADE;
  DROP TABLE "_press_items_v_rels" CASCADE;
  DROP TABLE "culture_gallery_images" CASCADE;
  DROP TABLE "culture_gallery_images_locales" CASCADE;
  DROP TABLE "culture_gallery_images_rels" CASCADE;
  DROP TABLE "_culture_gallery_images_v" CASCADE;
  DROP TABLE "_culture_gallery_images_v_locales" CASCADE;
  DROP TABLE "_culture_gallery_images_v_rels" CASCADE;
  DROP TABLE "our_impacts" CASCADE;
  DROP TABLE "our_impacts_locales" CASCADE;
  DROP TABLE "_our_impacts_v" CASCADE;
  DROP TABLE "_our_impacts_v_locales" CASCADE;
  DROP TABLE "topics" CASCADE;
  DROP TABLE "topics_locales" CASCADE;
  DROP TABLE "_topics_v" CASCADE;
  DROP TABLE "_topics_v_locales" CASCADE;
  DROP TABLE "countries_water_figures" CASCADE;
  DROP TABLE "countries_water_figures_locales" CASCADE;
  DROP TABLE "countries" CASCADE;
  DROP TABLE "countries_locales" CASCADE;
  DROP TABLE "_countries_v_version_water_figures" CASCADE;
  DROP TABLE "_countries_v_version_water_figures_locales" CASCADE;
  DROP TABLE "_countries_v" CASCADE;
  DROP TABLE "_countries_v_locales" CASCADE;
  DROP TABLE "member_states" CASCADE;
  DROP TABLE "member_states_locales" CASCADE;
  DROP TABLE "_member_states_v" CASCADE;
  DROP TABLE "_member_states_v_locales" CASCADE;
  DROP TABLE "partners" CASCADE;
  DROP TABLE "partners_locales" CASCADE;
  DROP TABLE "_partners_v" CASCADE;
  DROP TABLE "_partners_v_locales" CASCADE;
  DROP TABLE "team_members" CASCADE;
  DROP TABLE "team_members_locales" CASCADE;
  DROP TABLE "_team_members_v" CASCADE;
  DROP TABLE "_team_members_v_locales" CASCADE;
  DROP TABLE "cop" CASCADE;
  DROP TABLE "cop_locales" CASCADE;
  DROP TABLE "_cop_v" CASCADE;
  DROP TABLE "_cop_v_locales" CASCADE;
  DROP TABLE "cop_news" CASCADE;
  DROP TABLE "cop_news_locales" CASCADE;
  DROP TABLE "_cop_news_v" CASCADE;
  DROP TABLE "_cop_news_v_locales" CASCADE;
  DROP TABLE "oic_system_charts_nodes" CASCADE;
  DROP TABLE "oic_system_charts_nodes_locales" CASCADE;
  DROP TABLE "oic_system_charts" CASCADE;
  DROP TABLE "oic_system_charts_locales" CASCADE;
  DROP TABLE "_oic_system_charts_v_version_nodes" CASCADE;
  DROP TABLE "_oic_system_charts_v_version_nodes_locales" CASCADE;
  DROP TABLE "_oic_system_charts_v" CASCADE;
  DROP TABLE "_oic_system_charts_v_locales" CASCADE;
  DROP TABLE "tenders_documents" CASCADE;
  DROP TABLE "tenders_documents_locales" CASCADE;
  DROP TABLE "tenders" CASCADE;
  DROP TABLE "tenders_locales" CASCADE;
  DROP TABLE "tenders_rels" CASCADE;
  DROP TABLE "_tenders_v_version_documents" CASCADE;
  DROP TABLE "_tenders_v_version_documents_locales" CASCADE;
  DROP TABLE "_tenders_v" CASCADE;
  DROP TABLE "_tenders_v_locales" CASCADE;
  DROP TABLE "_tenders_v_rels" CASCADE;
  DROP TABLE "proposals_files" CASCADE;
  DROP TABLE "proposals" CASCADE;
  DROP TABLE "vacancies" CASCADE;
  DROP TABLE "vacancies_locales" CASCADE;
  DROP TABLE "_vacancies_v" CASCADE;
  DROP TABLE "_vacancies_v_locales" CASCADE;
  DROP TABLE "job_applications_files" CASCADE;
  DROP TABLE "job_applications" CASCADE;
  DROP TABLE "internship_applications_files" CASCADE;
  DROP TABLE "internship_applications" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "documents" CASCADE;
  DROP TABLE "documents_locales" CASCADE;
  DROP TABLE "users_roles" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "former_slugs" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "organization_figures" CASCADE;
  DROP TABLE "organization_figures_locales" CASCADE;
  DROP TABLE "organization" CASCADE;
  DROP TABLE "organization_locales" CASCADE;
  DROP TABLE "menu_who_we_are_links_only_in_languages" CASCADE;
  DROP TABLE "menu_who_we_are_links" CASCADE;
  DROP TABLE "menu_who_we_are_links_locales" CASCADE;
  DROP TABLE "menu_who_we_are_panel_links" CASCADE;
  DROP TABLE "menu_who_we_are_panel_links_locales" CASCADE;
  DROP TABLE "menu_what_we_do_links_only_in_languages" CASCADE;
  DROP TABLE "menu_what_we_do_links" CASCADE;
  DROP TABLE "menu_what_we_do_links_locales" CASCADE;
  DROP TABLE "menu_what_we_do_panel_links" CASCADE;
  DROP TABLE "menu_what_we_do_panel_links_locales" CASCADE;
  DROP TABLE "menu_get_involved_links_only_in_languages" CASCADE;
  DROP TABLE "menu_get_involved_links" CASCADE;
  DROP TABLE "menu_get_involved_links_locales" CASCADE;
  DROP TABLE "menu_get_involved_panel_links" CASCADE;
  DROP TABLE "menu_get_involved_panel_links_locales" CASCADE;
  DROP TABLE "menu_info_centre_links_only_in_languages" CASCADE;
  DROP TABLE "menu_info_centre_links" CASCADE;
  DROP TABLE "menu_info_centre_links_locales" CASCADE;
  DROP TABLE "menu_info_centre_panel_links" CASCADE;
  DROP TABLE "menu_info_centre_panel_links_locales" CASCADE;
  DROP TABLE "header_menu" CASCADE;
  DROP TABLE "header_menu_locales" CASCADE;
  DROP TABLE "home_page_about_slides" CASCADE;
  DROP TABLE "home_page_about_slides_locales" CASCADE;
  DROP TABLE "home_page_hub_tags" CASCADE;
  DROP TABLE "home_page_hub_tags_locales" CASCADE;
  DROP TABLE "home_page" CASCADE;
  DROP TABLE "home_page_locales" CASCADE;
  DROP TABLE "content_version" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_sliders_status";
  DROP TYPE "public"."enum__sliders_v_version_status";
  DROP TYPE "public"."enum__sliders_v_published_locale";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum__pages_v_published_locale";
  DROP TYPE "public"."enum_projects_stage";
  DROP TYPE "public"."enum_projects_status";
  DROP TYPE "public"."enum__projects_v_version_stage";
  DROP TYPE "public"."enum__projects_v_version_status";
  DROP TYPE "public"."enum__projects_v_published_locale";
  DROP TYPE "public"."enum_programs_status";
  DROP TYPE "public"."enum__programs_v_version_status";
  DROP TYPE "public"."enum__programs_v_published_locale";
  DROP TYPE "public"."enum_events_kind";
  DROP TYPE "public"."enum_events_mode";
  DROP TYPE "public"."enum_events_startsat_tz";
  DROP TYPE "public"."enum_events_endsat_tz";
  DROP TYPE "public"."enum_events_status";
  DROP TYPE "public"."enum__events_v_version_kind";
  DROP TYPE "public"."enum__events_v_version_mode";
  DROP TYPE "public"."enum__events_v_version_startsat_tz";
  DROP TYPE "public"."enum__events_v_version_endsat_tz";
  DROP TYPE "public"."enum__events_v_version_status";
  DROP TYPE "public"."enum__events_v_published_locale";
  DROP TYPE "public"."enum_news_status";
  DROP TYPE "public"."enum__news_v_version_status";
  DROP TYPE "public"."enum__news_v_published_locale";
  DROP TYPE "public"."enum_stories_status";
  DROP TYPE "public"."enum__stories_v_version_status";
  DROP TYPE "public"."enum__stories_v_published_locale";
  DROP TYPE "public"."enum_publications_files_language";
  DROP TYPE "public"."enum_publications_kind";
  DROP TYPE "public"."enum_publications_status";
  DROP TYPE "public"."enum__publications_v_version_files_language";
  DROP TYPE "public"."enum__publications_v_version_kind";
  DROP TYPE "public"."enum__publications_v_version_status";
  DROP TYPE "public"."enum__publications_v_published_locale";
  DROP TYPE "public"."enum_press_items_status";
  DROP TYPE "public"."enum__press_items_v_version_status";
  DROP TYPE "public"."enum__press_items_v_published_locale";
  DROP TYPE "public"."enum_culture_gallery_images_status";
  DROP TYPE "public"."enum__culture_gallery_images_v_version_status";
  DROP TYPE "public"."enum__culture_gallery_images_v_published_locale";
  DROP TYPE "public"."enum_our_impacts_status";
  DROP TYPE "public"."enum__our_impacts_v_version_status";
  DROP TYPE "public"."enum__our_impacts_v_published_locale";
  DROP TYPE "public"."enum_topics_status";
  DROP TYPE "public"."enum__topics_v_version_status";
  DROP TYPE "public"."enum__topics_v_published_locale";
  DROP TYPE "public"."enum_countries_status";
  DROP TYPE "public"."enum__countries_v_version_status";
  DROP TYPE "public"."enum__countries_v_published_locale";
  DROP TYPE "public"."enum_member_states_status";
  DROP TYPE "public"."enum__member_states_v_version_status";
  DROP TYPE "public"."enum__member_states_v_published_locale";
  DROP TYPE "public"."enum_partners_kind";
  DROP TYPE "public"."enum_partners_status";
  DROP TYPE "public"."enum__partners_v_version_kind";
  DROP TYPE "public"."enum__partners_v_version_status";
  DROP TYPE "public"."enum__partners_v_published_locale";
  DROP TYPE "public"."enum_team_members_kind";
  DROP TYPE "public"."enum_team_members_status";
  DROP TYPE "public"."enum__team_members_v_version_kind";
  DROP TYPE "public"."enum__team_members_v_version_status";
  DROP TYPE "public"."enum__team_members_v_published_locale";
  DROP TYPE "public"."enum_cop_status";
  DROP TYPE "public"."enum__cop_v_version_status";
  DROP TYPE "public"."enum__cop_v_published_locale";
  DROP TYPE "public"."enum_cop_news_status";
  DROP TYPE "public"."enum__cop_news_v_version_status";
  DROP TYPE "public"."enum__cop_news_v_published_locale";
  DROP TYPE "public"."enum_oic_system_charts_status";
  DROP TYPE "public"."enum__oic_system_charts_v_version_status";
  DROP TYPE "public"."enum__oic_system_charts_v_published_locale";
  DROP TYPE "public"."enum_tenders_category";
  DROP TYPE "public"."enum_tenders_deadline_tz";
  DROP TYPE "public"."enum_tenders_status";
  DROP TYPE "public"."enum__tenders_v_version_category";
  DROP TYPE "public"."enum__tenders_v_version_deadline_tz";
  DROP TYPE "public"."enum__tenders_v_version_status";
  DROP TYPE "public"."enum__tenders_v_published_locale";
  DROP TYPE "public"."enum_proposals_status";
  DROP TYPE "public"."enum_proposals_currency";
  DROP TYPE "public"."enum_vacancies_kind";
  DROP TYPE "public"."enum_vacancies_deadline_tz";
  DROP TYPE "public"."enum_vacancies_status";
  DROP TYPE "public"."enum__vacancies_v_version_kind";
  DROP TYPE "public"."enum__vacancies_v_version_deadline_tz";
  DROP TYPE "public"."enum__vacancies_v_version_status";
  DROP TYPE "public"."enum__vacancies_v_published_locale";
  DROP TYPE "public"."enum_job_applications_status";
  DROP TYPE "public"."enum_internship_applications_status";
  DROP TYPE "public"."enum_documents_role";
  DROP TYPE "public"."enum_users_roles";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_menu_who_we_are_links_only_in_languages";
  DROP TYPE "public"."enum_menu_who_we_are_links_destination";
  DROP TYPE "public"."enum_menu_who_we_are_links_secondary_action_destination";
  DROP TYPE "public"."enum_menu_who_we_are_panel_links_destination";
  DROP TYPE "public"."enum_menu_what_we_do_links_only_in_languages";
  DROP TYPE "public"."enum_menu_what_we_do_links_destination";
  DROP TYPE "public"."enum_menu_what_we_do_links_secondary_action_destination";
  DROP TYPE "public"."enum_menu_what_we_do_panel_links_destination";
  DROP TYPE "public"."enum_menu_get_involved_links_only_in_languages";
  DROP TYPE "public"."enum_menu_get_involved_links_destination";
  DROP TYPE "public"."enum_menu_get_involved_links_secondary_action_destination";
  DROP TYPE "public"."enum_menu_get_involved_panel_links_destination";
  DROP TYPE "public"."enum_menu_info_centre_links_only_in_languages";
  DROP TYPE "public"."enum_menu_info_centre_links_destination";
  DROP TYPE "public"."enum_menu_info_centre_links_secondary_action_destination";
  DROP TYPE "public"."enum_menu_info_centre_panel_links_destination";
  DROP TYPE "public"."enum_home_page_hub_primary_action_destination";
  DROP TYPE "public"."enum_home_page_hub_secondary_action_destination";`)
}
