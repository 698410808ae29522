import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_organization_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__organization_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__organization_v_published_locale" AS ENUM('en', 'ar', 'fr', 'fa');
  CREATE TYPE "public"."enum_header_menu_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__menu_who_we_are_links_v_only_in_languages" AS ENUM('en', 'ar', 'fr', 'fa');
  CREATE TYPE "public"."enum__menu_who_we_are_links_v_destination" AS ENUM('address', 'water-vision', 'hub', 'hub-maps', 'applications-email', 'procurement-email');
  CREATE TYPE "public"."enum__menu_who_we_are_links_v_secondary_action_destination" AS ENUM('address', 'water-vision', 'hub', 'hub-maps', 'applications-email', 'procurement-email');
  CREATE TYPE "public"."enum__menu_who_we_are_panel_links_v_destination" AS ENUM('address', 'water-vision', 'hub', 'hub-maps', 'applications-email', 'procurement-email');
  CREATE TYPE "public"."enum__menu_what_we_do_links_v_only_in_languages" AS ENUM('en', 'ar', 'fr', 'fa');
  CREATE TYPE "public"."enum__menu_what_we_do_links_v_destination" AS ENUM('address', 'water-vision', 'hub', 'hub-maps', 'applications-email', 'procurement-email');
  CREATE TYPE "public"."enum__menu_what_we_do_links_v_secondary_action_destination" AS ENUM('address', 'water-vision', 'hub', 'hub-maps', 'applications-email', 'procurement-email');
  CREATE TYPE "public"."enum__menu_what_we_do_panel_links_v_destination" AS ENUM('address', 'water-vision', 'hub', 'hub-maps', 'applications-email', 'procurement-email');
  CREATE TYPE "public"."enum__menu_get_involved_links_v_only_in_languages" AS ENUM('en', 'ar', 'fr', 'fa');
  CREATE TYPE "public"."enum__menu_get_involved_links_v_destination" AS ENUM('address', 'water-vision', 'hub', 'hub-maps', 'applications-email', 'procurement-email');
  CREATE TYPE "public"."enum__menu_get_involved_links_v_secondary_action_destination" AS ENUM('address', 'water-vision', 'hub', 'hub-maps', 'applications-email', 'procurement-email');
  CREATE TYPE "public"."enum__menu_get_involved_panel_links_v_destination" AS ENUM('address', 'water-vision', 'hub', 'hub-maps', 'applications-email', 'procurement-email');
  CREATE TYPE "public"."enum__menu_info_centre_links_v_only_in_languages" AS ENUM('en', 'ar', 'fr', 'fa');
  CREATE TYPE "public"."enum__menu_info_centre_links_v_destination" AS ENUM('address', 'water-vision', 'hub', 'hub-maps', 'applications-email', 'procurement-email');
  CREATE TYPE "public"."enum__menu_info_centre_links_v_secondary_action_destination" AS ENUM('address', 'water-vision', 'hub', 'hub-maps', 'applications-email', 'procurement-email');
  CREATE TYPE "public"."enum__menu_info_centre_panel_links_v_destination" AS ENUM('address', 'water-vision', 'hub', 'hub-maps', 'applications-email', 'procurement-email');
  CREATE TYPE "public"."enum__header_menu_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__header_menu_v_published_locale" AS ENUM('en', 'ar', 'fr', 'fa');
  CREATE TYPE "public"."enum_home_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_page_v_version_hub_primary_action_destination" AS ENUM('address', 'water-vision', 'hub', 'hub-maps', 'applications-email', 'procurement-email');
  CREATE TYPE "public"."enum__home_page_v_version_hub_secondary_action_destination" AS ENUM('address', 'water-vision', 'hub', 'hub-maps', 'applications-email', 'procurement-email');
  CREATE TYPE "public"."enum__home_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_page_v_published_locale" AS ENUM('en', 'ar', 'fr', 'fa');
  CREATE TABLE "_organization_v_version_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_organization_v_version_figures_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_organization_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_abbreviation" varchar,
  	"version_copyright_year" numeric,
  	"version_telephone" varchar,
  	"version_information_email" varchar,
  	"version_applications_email" varchar,
  	"version_procurement_email" varchar,
  	"version_hub_address" varchar,
  	"version_hub_maps_address" varchar,
  	"version_water_vision_address" varchar,
  	"version_facebook" varchar,
  	"version_x" varchar,
  	"version_youtube" varchar,
  	"version_linkedin" varchar,
  	"version_instagram" varchar,
  	"version_saved_by" varchar,
  	"version__status" "enum__organization_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__organization_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_organization_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_location" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_menu_who_we_are_links_v_only_in_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__menu_who_we_are_links_v_only_in_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_menu_who_we_are_links_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"destination" "enum__menu_who_we_are_links_v_destination" DEFAULT 'address',
  	"address" varchar,
  	"secondary_action_destination" "enum__menu_who_we_are_links_v_secondary_action_destination" DEFAULT 'address',
  	"secondary_action_address" varchar,
  	"selected_by_default" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_menu_who_we_are_links_v_locales" (
  	"label" varchar,
  	"title" varchar,
  	"description" varchar,
  	"details" varchar,
  	"additional_text" varchar,
  	"link_title" varchar,
  	"secondary_action_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_menu_who_we_are_panel_links_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"destination" "enum__menu_who_we_are_panel_links_v_destination" DEFAULT 'address',
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_menu_who_we_are_panel_links_v_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_menu_what_we_do_links_v_only_in_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__menu_what_we_do_links_v_only_in_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_menu_what_we_do_links_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"destination" "enum__menu_what_we_do_links_v_destination" DEFAULT 'address',
  	"address" varchar,
  	"secondary_action_destination" "enum__menu_what_we_do_links_v_secondary_action_destination" DEFAULT 'address',
  	"secondary_action_address" varchar,
  	"selected_by_default" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_menu_what_we_do_links_v_locales" (
  	"label" varchar,
  	"title" varchar,
  	"description" varchar,
  	"details" varchar,
  	"additional_text" varchar,
  	"link_title" varchar,
  	"secondary_action_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_menu_what_we_do_panel_links_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"destination" "enum__menu_what_we_do_panel_links_v_destination" DEFAULT 'address',
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_menu_what_we_do_panel_links_v_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_menu_get_involved_links_v_only_in_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__menu_get_involved_links_v_only_in_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_menu_get_involved_links_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"destination" "enum__menu_get_involved_links_v_destination" DEFAULT 'address',
  	"address" varchar,
  	"secondary_action_destination" "enum__menu_get_involved_links_v_secondary_action_destination" DEFAULT 'address',
  	"secondary_action_address" varchar,
  	"selected_by_default" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_menu_get_involved_links_v_locales" (
  	"label" varchar,
  	"title" varchar,
  	"description" varchar,
  	"details" varchar,
  	"additional_text" varchar,
  	"link_title" varchar,
  	"secondary_action_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_menu_get_involved_panel_links_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"destination" "enum__menu_get_involved_panel_links_v_destination" DEFAULT 'address',
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_menu_get_involved_panel_links_v_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_menu_info_centre_links_v_only_in_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__menu_info_centre_links_v_only_in_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_menu_info_centre_links_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"destination" "enum__menu_info_centre_links_v_destination" DEFAULT 'address',
  	"address" varchar,
  	"secondary_action_destination" "enum__menu_info_centre_links_v_secondary_action_destination" DEFAULT 'address',
  	"secondary_action_address" varchar,
  	"selected_by_default" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_menu_info_centre_links_v_locales" (
  	"label" varchar,
  	"title" varchar,
  	"description" varchar,
  	"details" varchar,
  	"additional_text" varchar,
  	"link_title" varchar,
  	"secondary_action_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_menu_info_centre_panel_links_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"destination" "enum__menu_info_centre_panel_links_v_destination" DEFAULT 'address',
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_menu_info_centre_panel_links_v_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_header_menu_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_who_we_are_image_id" integer,
  	"version_what_we_do_image_id" integer,
  	"version_what_we_do_first_picture_id" integer,
  	"version_what_we_do_second_picture_id" integer,
  	"version_get_involved_image_id" integer,
  	"version_info_centre_image_id" integer,
  	"version_saved_by" varchar,
  	"version__status" "enum__header_menu_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__header_menu_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_header_menu_v_locales" (
  	"version_who_we_are_title" varchar,
  	"version_who_we_are_description" varchar,
  	"version_who_we_are_panel_title" varchar,
  	"version_what_we_do_title" varchar,
  	"version_what_we_do_description" varchar,
  	"version_what_we_do_panel_title" varchar,
  	"version_get_involved_title" varchar,
  	"version_get_involved_description" varchar,
  	"version_get_involved_panel_title" varchar,
  	"version_info_centre_title" varchar,
  	"version_info_centre_description" varchar,
  	"version_info_centre_panel_title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_page_v_version_about_slides" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_page_v_version_about_slides_locales" (
  	"label" varchar,
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_page_v_version_hub_tags" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_page_v_version_hub_tags_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_hub_logo_id" integer,
  	"version_hub_primary_action_destination" "enum__home_page_v_version_hub_primary_action_destination" DEFAULT 'address',
  	"version_hub_primary_action_address" varchar,
  	"version_hub_secondary_action_destination" "enum__home_page_v_version_hub_secondary_action_destination" DEFAULT 'address',
  	"version_hub_secondary_action_address" varchar,
  	"version_saved_by" varchar,
  	"version__status" "enum__home_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__home_page_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_home_page_v_locales" (
  	"version_hub_title" varchar,
  	"version_hub_description" varchar,
  	"version_hub_primary_action_label" varchar,
  	"version_hub_secondary_action_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "organization_figures" ALTER COLUMN "value" DROP NOT NULL;
  ALTER TABLE "organization_figures_locales" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "organization" ALTER COLUMN "abbreviation" DROP NOT NULL;
  ALTER TABLE "organization" ALTER COLUMN "copyright_year" DROP NOT NULL;
  ALTER TABLE "organization" ALTER COLUMN "telephone" DROP NOT NULL;
  ALTER TABLE "organization" ALTER COLUMN "information_email" DROP NOT NULL;
  ALTER TABLE "organization" ALTER COLUMN "applications_email" DROP NOT NULL;
  ALTER TABLE "organization" ALTER COLUMN "procurement_email" DROP NOT NULL;
  ALTER TABLE "organization" ALTER COLUMN "hub_address" DROP NOT NULL;
  ALTER TABLE "organization" ALTER COLUMN "hub_maps_address" DROP NOT NULL;
  ALTER TABLE "organization" ALTER COLUMN "water_vision_address" DROP NOT NULL;
  ALTER TABLE "organization_locales" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "organization_locales" ALTER COLUMN "description" DROP NOT NULL;
  ALTER TABLE "organization_locales" ALTER COLUMN "meta_title" DROP NOT NULL;
  ALTER TABLE "organization_locales" ALTER COLUMN "meta_description" DROP NOT NULL;
  ALTER TABLE "organization_locales" ALTER COLUMN "location" DROP NOT NULL;
  ALTER TABLE "menu_who_we_are_links" ALTER COLUMN "destination" DROP NOT NULL;
  ALTER TABLE "menu_who_we_are_links" ALTER COLUMN "secondary_action_destination" DROP NOT NULL;
  ALTER TABLE "menu_who_we_are_links_locales" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "menu_who_we_are_panel_links" ALTER COLUMN "destination" DROP NOT NULL;
  ALTER TABLE "menu_who_we_are_panel_links_locales" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "menu_what_we_do_links" ALTER COLUMN "destination" DROP NOT NULL;
  ALTER TABLE "menu_what_we_do_links" ALTER COLUMN "secondary_action_destination" DROP NOT NULL;
  ALTER TABLE "menu_what_we_do_links_locales" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "menu_what_we_do_panel_links" ALTER COLUMN "destination" DROP NOT NULL;
  ALTER TABLE "menu_what_we_do_panel_links_locales" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "menu_get_involved_links" ALTER COLUMN "destination" DROP NOT NULL;
  ALTER TABLE "menu_get_involved_links" ALTER COLUMN "secondary_action_destination" DROP NOT NULL;
  ALTER TABLE "menu_get_involved_links_locales" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "menu_get_involved_panel_links" ALTER COLUMN "destination" DROP NOT NULL;
  ALTER TABLE "menu_get_involved_panel_links_locales" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "menu_info_centre_links" ALTER COLUMN "destination" DROP NOT NULL;
  ALTER TABLE "menu_info_centre_links" ALTER COLUMN "secondary_action_destination" DROP NOT NULL;
  ALTER TABLE "menu_info_centre_links_locales" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "menu_info_centre_panel_links" ALTER COLUMN "destination" DROP NOT NULL;
  ALTER TABLE "menu_info_centre_panel_links_locales" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "header_menu_locales" ALTER COLUMN "who_we_are_title" DROP NOT NULL;
  ALTER TABLE "header_menu_locales" ALTER COLUMN "who_we_are_description" DROP NOT NULL;
  ALTER TABLE "header_menu_locales" ALTER COLUMN "what_we_do_title" DROP NOT NULL;
  ALTER TABLE "header_menu_locales" ALTER COLUMN "what_we_do_description" DROP NOT NULL;
  ALTER TABLE "header_menu_locales" ALTER COLUMN "get_involved_title" DROP NOT NULL;
  ALTER TABLE "header_menu_locales" ALTER COLUMN "get_involved_description" DROP NOT NULL;
  ALTER TABLE "header_menu_locales" ALTER COLUMN "info_centre_title" DROP NOT NULL;
  ALTER TABLE "header_menu_locales" ALTER COLUMN "info_centre_description" DROP NOT NULL;
  ALTER TABLE "home_page_about_slides_locales" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "home_page_about_slides_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "home_page_about_slides_locales" ALTER COLUMN "description" DROP NOT NULL;
  ALTER TABLE "home_page_hub_tags_locales" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "hub_primary_action_destination" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "hub_secondary_action_destination" DROP NOT NULL;
  ALTER TABLE "home_page_locales" ALTER COLUMN "hub_title" DROP NOT NULL;
  ALTER TABLE "home_page_locales" ALTER COLUMN "hub_description" DROP NOT NULL;
  ALTER TABLE "_sliders_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_pages_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_projects_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_programs_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_events_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_news_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_stories_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_publications_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_press_items_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_culture_gallery_images_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_our_impacts_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_indicators_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_data_imports_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_topics_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_countries_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_member_states_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_partners_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_team_members_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_cop_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_cop_news_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_oic_system_charts_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_tenders_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_vacancies_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "organization" ADD COLUMN "_status" "enum_organization_status" DEFAULT 'draft';
  ALTER TABLE "header_menu" ADD COLUMN "_status" "enum_header_menu_status" DEFAULT 'draft';
  ALTER TABLE "home_page" ADD COLUMN "_status" "enum_home_page_status" DEFAULT 'draft';
  ALTER TABLE "_organization_v_version_figures" ADD CONSTRAINT "_organization_v_version_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_organization_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_organization_v_version_figures_locales" ADD CONSTRAINT "_organization_v_version_figures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_organization_v_version_figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_organization_v_locales" ADD CONSTRAINT "_organization_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_organization_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menu_who_we_are_links_v_only_in_languages" ADD CONSTRAINT "_menu_who_we_are_links_v_only_in_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_menu_who_we_are_links_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menu_who_we_are_links_v" ADD CONSTRAINT "_menu_who_we_are_links_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_menu_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menu_who_we_are_links_v_locales" ADD CONSTRAINT "_menu_who_we_are_links_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menu_who_we_are_links_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menu_who_we_are_panel_links_v" ADD CONSTRAINT "_menu_who_we_are_panel_links_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_menu_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menu_who_we_are_panel_links_v_locales" ADD CONSTRAINT "_menu_who_we_are_panel_links_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menu_who_we_are_panel_links_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menu_what_we_do_links_v_only_in_languages" ADD CONSTRAINT "_menu_what_we_do_links_v_only_in_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_menu_what_we_do_links_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menu_what_we_do_links_v" ADD CONSTRAINT "_menu_what_we_do_links_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_menu_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menu_what_we_do_links_v_locales" ADD CONSTRAINT "_menu_what_we_do_links_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menu_what_we_do_links_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menu_what_we_do_panel_links_v" ADD CONSTRAINT "_menu_what_we_do_panel_links_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_menu_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menu_what_we_do_panel_links_v_locales" ADD CONSTRAINT "_menu_what_we_do_panel_links_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menu_what_we_do_panel_links_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menu_get_involved_links_v_only_in_languages" ADD CONSTRAINT "_menu_get_involved_links_v_only_in_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_menu_get_involved_links_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menu_get_involved_links_v" ADD CONSTRAINT "_menu_get_involved_links_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_menu_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menu_get_involved_links_v_locales" ADD CONSTRAINT "_menu_get_involved_links_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menu_get_involved_links_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menu_get_involved_panel_links_v" ADD CONSTRAINT "_menu_get_involved_panel_links_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_menu_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menu_get_involved_panel_links_v_locales" ADD CONSTRAINT "_menu_get_involved_panel_links_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menu_get_involved_panel_links_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menu_info_centre_links_v_only_in_languages" ADD CONSTRAINT "_menu_info_centre_links_v_only_in_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_menu_info_centre_links_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menu_info_centre_links_v" ADD CONSTRAINT "_menu_info_centre_links_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_menu_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menu_info_centre_links_v_locales" ADD CONSTRAINT "_menu_info_centre_links_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menu_info_centre_links_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menu_info_centre_panel_links_v" ADD CONSTRAINT "_menu_info_centre_panel_links_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_menu_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menu_info_centre_panel_links_v_locales" ADD CONSTRAINT "_menu_info_centre_panel_links_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menu_info_centre_panel_links_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_menu_v" ADD CONSTRAINT "_header_menu_v_version_who_we_are_image_id_media_id_fk" FOREIGN KEY ("version_who_we_are_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_header_menu_v" ADD CONSTRAINT "_header_menu_v_version_what_we_do_image_id_media_id_fk" FOREIGN KEY ("version_what_we_do_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_header_menu_v" ADD CONSTRAINT "_header_menu_v_version_what_we_do_first_picture_id_media_id_fk" FOREIGN KEY ("version_what_we_do_first_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_header_menu_v" ADD CONSTRAINT "_header_menu_v_version_what_we_do_second_picture_id_media_id_fk" FOREIGN KEY ("version_what_we_do_second_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_header_menu_v" ADD CONSTRAINT "_header_menu_v_version_get_involved_image_id_media_id_fk" FOREIGN KEY ("version_get_involved_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_header_menu_v" ADD CONSTRAINT "_header_menu_v_version_info_centre_image_id_media_id_fk" FOREIGN KEY ("version_info_centre_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_header_menu_v_locales" ADD CONSTRAINT "_header_menu_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_menu_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_about_slides" ADD CONSTRAINT "_home_page_v_version_about_slides_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_about_slides" ADD CONSTRAINT "_home_page_v_version_about_slides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_about_slides_locales" ADD CONSTRAINT "_home_page_v_version_about_slides_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v_version_about_slides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_hub_tags" ADD CONSTRAINT "_home_page_v_version_hub_tags_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_hub_tags_locales" ADD CONSTRAINT "_home_page_v_version_hub_tags_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v_version_hub_tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v" ADD CONSTRAINT "_home_page_v_version_hub_logo_id_media_id_fk" FOREIGN KEY ("version_hub_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_page_v_locales" ADD CONSTRAINT "_home_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "_organization_v_version_figures_order_idx" ON "_organization_v_version_figures" USING btree ("_order");
  CREATE INDEX "_organization_v_version_figures_parent_id_idx" ON "_organization_v_version_figures" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_organization_v_version_figures_locales_locale_parent_id_uni" ON "_organization_v_version_figures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_organization_v_version_figures_locales_parent_idx" ON "_organization_v_version_figures_locales" USING btree ("_parent_id");
  CREATE INDEX "_organization_v_version_version__status_idx" ON "_organization_v" USING btree ("version__status");
  CREATE INDEX "_organization_v_created_at_idx" ON "_organization_v" USING btree ("created_at");
  CREATE INDEX "_organization_v_updated_at_idx" ON "_organization_v" USING btree ("updated_at");
  CREATE INDEX "_organization_v_snapshot_idx" ON "_organization_v" USING btree ("snapshot");
  CREATE INDEX "_organization_v_published_locale_idx" ON "_organization_v" USING btree ("published_locale");
  CREATE INDEX "_organization_v_latest_idx" ON "_organization_v" USING btree ("latest");
  CREATE INDEX "_organization_v_autosave_idx" ON "_organization_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_organization_v_locales_locale_parent_id_unique" ON "_organization_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_organization_v_locales_parent_idx" ON "_organization_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_menu_who_we_are_links_v_only_in_languages_order_idx" ON "_menu_who_we_are_links_v_only_in_languages" USING btree ("order");
  CREATE INDEX "_menu_who_we_are_links_v_only_in_languages_parent_idx" ON "_menu_who_we_are_links_v_only_in_languages" USING btree ("parent_id");
  CREATE INDEX "_menu_who_we_are_links_v_order_idx" ON "_menu_who_we_are_links_v" USING btree ("_order");
  CREATE INDEX "_menu_who_we_are_links_v_parent_id_idx" ON "_menu_who_we_are_links_v" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_menu_who_we_are_links_v_locales_locale_parent_id_unique" ON "_menu_who_we_are_links_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_menu_who_we_are_links_v_locales_parent_idx" ON "_menu_who_we_are_links_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_menu_who_we_are_panel_links_v_order_idx" ON "_menu_who_we_are_panel_links_v" USING btree ("_order");
  CREATE INDEX "_menu_who_we_are_panel_links_v_parent_id_idx" ON "_menu_who_we_are_panel_links_v" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_menu_who_we_are_panel_links_v_locales_locale_parent_id_uniq" ON "_menu_who_we_are_panel_links_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_menu_who_we_are_panel_links_v_locales_parent_idx" ON "_menu_who_we_are_panel_links_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_menu_what_we_do_links_v_only_in_languages_order_idx" ON "_menu_what_we_do_links_v_only_in_languages" USING btree ("order");
  CREATE INDEX "_menu_what_we_do_links_v_only_in_languages_parent_idx" ON "_menu_what_we_do_links_v_only_in_languages" USING btree ("parent_id");
  CREATE INDEX "_menu_what_we_do_links_v_order_idx" ON "_menu_what_we_do_links_v" USING btree ("_order");
  CREATE INDEX "_menu_what_we_do_links_v_parent_id_idx" ON "_menu_what_we_do_links_v" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_menu_what_we_do_links_v_locales_locale_parent_id_unique" ON "_menu_what_we_do_links_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_menu_what_we_do_links_v_locales_parent_idx" ON "_menu_what_we_do_links_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_menu_what_we_do_panel_links_v_order_idx" ON "_menu_what_we_do_panel_links_v" USING btree ("_order");
  CREATE INDEX "_menu_what_we_do_panel_links_v_parent_id_idx" ON "_menu_what_we_do_panel_links_v" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_menu_what_we_do_panel_links_v_locales_locale_parent_id_uniq" ON "_menu_what_we_do_panel_links_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_menu_what_we_do_panel_links_v_locales_parent_idx" ON "_menu_what_we_do_panel_links_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_menu_get_involved_links_v_only_in_languages_order_idx" ON "_menu_get_involved_links_v_only_in_languages" USING btree ("order");
  CREATE INDEX "_menu_get_involved_links_v_only_in_languages_parent_idx" ON "_menu_get_involved_links_v_only_in_languages" USING btree ("parent_id");
  CREATE INDEX "_menu_get_involved_links_v_order_idx" ON "_menu_get_involved_links_v" USING btree ("_order");
  CREATE INDEX "_menu_get_involved_links_v_parent_id_idx" ON "_menu_get_involved_links_v" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_menu_get_involved_links_v_locales_locale_parent_id_unique" ON "_menu_get_involved_links_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_menu_get_involved_links_v_locales_parent_idx" ON "_menu_get_involved_links_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_menu_get_involved_panel_links_v_order_idx" ON "_menu_get_involved_panel_links_v" USING btree ("_order");
  CREATE INDEX "_menu_get_involved_panel_links_v_parent_id_idx" ON "_menu_get_involved_panel_links_v" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_menu_get_involved_panel_links_v_locales_locale_parent_id_un" ON "_menu_get_involved_panel_links_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_menu_get_involved_panel_links_v_locales_parent_idx" ON "_menu_get_involved_panel_links_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_menu_info_centre_links_v_only_in_languages_order_idx" ON "_menu_info_centre_links_v_only_in_languages" USING btree ("order");
  CREATE INDEX "_menu_info_centre_links_v_only_in_languages_parent_idx" ON "_menu_info_centre_links_v_only_in_languages" USING btree ("parent_id");
  CREATE INDEX "_menu_info_centre_links_v_order_idx" ON "_menu_info_centre_links_v" USING btree ("_order");
  CREATE INDEX "_menu_info_centre_links_v_parent_id_idx" ON "_menu_info_centre_links_v" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_menu_info_centre_links_v_locales_locale_parent_id_unique" ON "_menu_info_centre_links_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_menu_info_centre_links_v_locales_parent_idx" ON "_menu_info_centre_links_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_menu_info_centre_panel_links_v_order_idx" ON "_menu_info_centre_panel_links_v" USING btree ("_order");
  CREATE INDEX "_menu_info_centre_panel_links_v_parent_id_idx" ON "_menu_info_centre_panel_links_v" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_menu_info_centre_panel_links_v_locales_locale_parent_id_uni" ON "_menu_info_centre_panel_links_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_menu_info_centre_panel_links_v_locales_parent_idx" ON "_menu_info_centre_panel_links_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_header_menu_v_version_who_we_are_version_who_we_are_ima_idx" ON "_header_menu_v" USING btree ("version_who_we_are_image_id");
  CREATE INDEX "_header_menu_v_version_what_we_do_version_what_we_do_ima_idx" ON "_header_menu_v" USING btree ("version_what_we_do_image_id");
  CREATE INDEX "_header_menu_v_version_what_we_do_version_what_we_do_fir_idx" ON "_header_menu_v" USING btree ("version_what_we_do_first_picture_id");
  CREATE INDEX "_header_menu_v_version_what_we_do_version_what_we_do_sec_idx" ON "_header_menu_v" USING btree ("version_what_we_do_second_picture_id");
  CREATE INDEX "_header_menu_v_version_get_involved_version_get_involved_idx" ON "_header_menu_v" USING btree ("version_get_involved_image_id");
  CREATE INDEX "_header_menu_v_version_info_centre_version_info_centre_i_idx" ON "_header_menu_v" USING btree ("version_info_centre_image_id");
  CREATE INDEX "_header_menu_v_version_version__status_idx" ON "_header_menu_v" USING btree ("version__status");
  CREATE INDEX "_header_menu_v_created_at_idx" ON "_header_menu_v" USING btree ("created_at");
  CREATE INDEX "_header_menu_v_updated_at_idx" ON "_header_menu_v" USING btree ("updated_at");
  CREATE INDEX "_header_menu_v_snapshot_idx" ON "_header_menu_v" USING btree ("snapshot");
  CREATE INDEX "_header_menu_v_published_locale_idx" ON "_header_menu_v" USING btree ("published_locale");
  CREATE INDEX "_header_menu_v_latest_idx" ON "_header_menu_v" USING btree ("latest");
  CREATE INDEX "_header_menu_v_autosave_idx" ON "_header_menu_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_header_menu_v_locales_locale_parent_id_unique" ON "_header_menu_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_header_menu_v_locales_parent_idx" ON "_header_menu_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_home_page_v_version_about_slides_order_idx" ON "_home_page_v_version_about_slides" USING btree ("_order");
  CREATE INDEX "_home_page_v_version_about_slides_parent_id_idx" ON "_home_page_v_version_about_slides" USING btree ("_parent_id");
  CREATE INDEX "_home_page_v_version_about_slides_image_idx" ON "_home_page_v_version_about_slides" USING btree ("image_id");
  CREATE UNIQUE INDEX "_home_page_v_version_about_slides_locales_locale_parent_id_u" ON "_home_page_v_version_about_slides_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_page_v_version_about_slides_locales_parent_idx" ON "_home_page_v_version_about_slides_locales" USING btree ("_parent_id");
  CREATE INDEX "_home_page_v_version_hub_tags_order_idx" ON "_home_page_v_version_hub_tags" USING btree ("_order");
  CREATE INDEX "_home_page_v_version_hub_tags_parent_id_idx" ON "_home_page_v_version_hub_tags" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_home_page_v_version_hub_tags_locales_locale_parent_id_uniqu" ON "_home_page_v_version_hub_tags_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_page_v_version_hub_tags_locales_parent_idx" ON "_home_page_v_version_hub_tags_locales" USING btree ("_parent_id");
  CREATE INDEX "_home_page_v_version_hub_version_hub_logo_idx" ON "_home_page_v" USING btree ("version_hub_logo_id");
  CREATE INDEX "_home_page_v_version_version__status_idx" ON "_home_page_v" USING btree ("version__status");
  CREATE INDEX "_home_page_v_created_at_idx" ON "_home_page_v" USING btree ("created_at");
  CREATE INDEX "_home_page_v_updated_at_idx" ON "_home_page_v" USING btree ("updated_at");
  CREATE INDEX "_home_page_v_snapshot_idx" ON "_home_page_v" USING btree ("snapshot");
  CREATE INDEX "_home_page_v_published_locale_idx" ON "_home_page_v" USING btree ("published_locale");
  CREATE INDEX "_home_page_v_latest_idx" ON "_home_page_v" USING btree ("latest");
  CREATE INDEX "_home_page_v_autosave_idx" ON "_home_page_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_home_page_v_locales_locale_parent_id_unique" ON "_home_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_page_v_locales_parent_idx" ON "_home_page_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_sliders_v_autosave_idx" ON "_sliders_v" USING btree ("autosave");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE INDEX "_projects_v_autosave_idx" ON "_projects_v" USING btree ("autosave");
  CREATE INDEX "_programs_v_autosave_idx" ON "_programs_v" USING btree ("autosave");
  CREATE INDEX "_events_v_autosave_idx" ON "_events_v" USING btree ("autosave");
  CREATE INDEX "_news_v_autosave_idx" ON "_news_v" USING btree ("autosave");
  CREATE INDEX "_stories_v_autosave_idx" ON "_stories_v" USING btree ("autosave");
  CREATE INDEX "_publications_v_autosave_idx" ON "_publications_v" USING btree ("autosave");
  CREATE INDEX "_press_items_v_autosave_idx" ON "_press_items_v" USING btree ("autosave");
  CREATE INDEX "_culture_gallery_images_v_autosave_idx" ON "_culture_gallery_images_v" USING btree ("autosave");
  CREATE INDEX "_our_impacts_v_autosave_idx" ON "_our_impacts_v" USING btree ("autosave");
  CREATE INDEX "_indicators_v_autosave_idx" ON "_indicators_v" USING btree ("autosave");
  CREATE INDEX "_data_imports_v_autosave_idx" ON "_data_imports_v" USING btree ("autosave");
  CREATE INDEX "_topics_v_autosave_idx" ON "_topics_v" USING btree ("autosave");
  CREATE INDEX "_countries_v_autosave_idx" ON "_countries_v" USING btree ("autosave");
  CREATE INDEX "_member_states_v_autosave_idx" ON "_member_states_v" USING btree ("autosave");
  CREATE INDEX "_partners_v_autosave_idx" ON "_partners_v" USING btree ("autosave");
  CREATE INDEX "_team_members_v_autosave_idx" ON "_team_members_v" USING btree ("autosave");
  CREATE INDEX "_cop_v_autosave_idx" ON "_cop_v" USING btree ("autosave");
  CREATE INDEX "_cop_news_v_autosave_idx" ON "_cop_news_v" USING btree ("autosave");
  CREATE INDEX "_oic_system_charts_v_autosave_idx" ON "_oic_system_charts_v" USING btree ("autosave");
  CREATE INDEX "_tenders_v_autosave_idx" ON "_tenders_v" USING btree ("autosave");
  CREATE INDEX "_vacancies_v_autosave_idx" ON "_vacancies_v" USING btree ("autosave");
  CREATE INDEX "organization__status_idx" ON "organization" USING btree ("_status");
  CREATE INDEX "header_menu__status_idx" ON "header_menu" USING btree ("_status");
  CREATE INDEX "home_page__status_idx" ON "home_page" USING btree ("_status");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "_organization_v_version_figures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_organization_v_version_figures_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_organization_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_organization_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menu_who_we_are_links_v_only_in_languages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menu_who_we_are_links_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menu_who_we_are_links_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menu_who_we_are_panel_links_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menu_who_we_are_panel_links_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menu_what_we_do_links_v_only_in_languages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menu_what_we_do_links_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menu_what_we_do_links_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menu_what_we_do_panel_links_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menu_what_we_do_panel_links_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menu_get_involved_links_v_only_in_languages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menu_get_involved_links_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menu_get_involved_links_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menu_get_involved_panel_links_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menu_get_involved_panel_links_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menu_info_centre_links_v_only_in_languages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menu_info_centre_links_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menu_info_centre_links_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menu_info_centre_panel_links_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menu_info_centre_panel_links_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_header_menu_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_header_menu_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_page_v_version_about_slides" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_page_v_version_about_slides_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_page_v_version_hub_tags" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_page_v_version_hub_tags_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_page_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "_organization_v_version_figures" CASCADE;
  DROP TABLE "_organization_v_version_figures_locales" CASCADE;
  DROP TABLE "_organization_v" CASCADE;
  DROP TABLE "_organization_v_locales" CASCADE;
  DROP TABLE "_menu_who_we_are_links_v_only_in_languages" CASCADE;
  DROP TABLE "_menu_who_we_are_links_v" CASCADE;
  DROP TABLE "_menu_who_we_are_links_v_locales" CASCADE;
  DROP TABLE "_menu_who_we_are_panel_links_v" CASCADE;
  DROP TABLE "_menu_who_we_are_panel_links_v_locales" CASCADE;
  DROP TABLE "_menu_what_we_do_links_v_only_in_languages" CASCADE;
  DROP TABLE "_menu_what_we_do_links_v" CASCADE;
  DROP TABLE "_menu_what_we_do_links_v_locales" CASCADE;
  DROP TABLE "_menu_what_we_do_panel_links_v" CASCADE;
  DROP TABLE "_menu_what_we_do_panel_links_v_locales" CASCADE;
  DROP TABLE "_menu_get_involved_links_v_only_in_languages" CASCADE;
  DROP TABLE "_menu_get_involved_links_v" CASCADE;
  DROP TABLE "_menu_get_involved_links_v_locales" CASCADE;
  DROP TABLE "_menu_get_involved_panel_links_v" CASCADE;
  DROP TABLE "_menu_get_involved_panel_links_v_locales" CASCADE;
  DROP TABLE "_menu_info_centre_links_v_only_in_languages" CASCADE;
  DROP TABLE "_menu_info_centre_links_v" CASCADE;
  DROP TABLE "_menu_info_centre_links_v_locales" CASCADE;
  DROP TABLE "_menu_info_centre_panel_links_v" CASCADE;
  DROP TABLE "_menu_info_centre_panel_links_v_locales" CASCADE;
  DROP TABLE "_header_menu_v" CASCADE;
  DROP TABLE "_header_menu_v_locales" CASCADE;
  DROP TABLE "_home_page_v_version_about_slides" CASCADE;
  DROP TABLE "_home_page_v_version_about_slides_locales" CASCADE;
  DROP TABLE "_home_page_v_version_hub_tags" CASCADE;
  DROP TABLE "_home_page_v_version_hub_tags_locales" CASCADE;
  DROP TABLE "_home_page_v" CASCADE;
  DROP TABLE "_home_page_v_locales" CASCADE;
  DROP INDEX "_sliders_v_autosave_idx";
  DROP INDEX "_pages_v_autosave_idx";
  DROP INDEX "_projects_v_autosave_idx";
  DROP INDEX "_programs_v_autosave_idx";
  DROP INDEX "_events_v_autosave_idx";
  DROP INDEX "_news_v_autosave_idx";
  DROP INDEX "_stories_v_autosave_idx";
  DROP INDEX "_publications_v_autosave_idx";
  DROP INDEX "_press_items_v_autosave_idx";
  DROP INDEX "_culture_gallery_images_v_autosave_idx";
  DROP INDEX "_our_impacts_v_autosave_idx";
  DROP INDEX "_indicators_v_autosave_idx";
  DROP INDEX "_data_imports_v_autosave_idx";
  DROP INDEX "_topics_v_autosave_idx";
  DROP INDEX "_countries_v_autosave_idx";
  DROP INDEX "_member_states_v_autosave_idx";
  DROP INDEX "_partners_v_autosave_idx";
  DROP INDEX "_team_members_v_autosave_idx";
  DROP INDEX "_cop_v_autosave_idx";
  DROP INDEX "_cop_news_v_autosave_idx";
  DROP INDEX "_oic_system_charts_v_autosave_idx";
  DROP INDEX "_tenders_v_autosave_idx";
  DROP INDEX "_vacancies_v_autosave_idx";
  DROP INDEX "organization__status_idx";
  DROP INDEX "header_menu__status_idx";
  DROP INDEX "home_page__status_idx";
  ALTER TABLE "organization_figures" ALTER COLUMN "value" SET NOT NULL;
  ALTER TABLE "organization_figures_locales" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "organization" ALTER COLUMN "abbreviation" SET NOT NULL;
  ALTER TABLE "organization" ALTER COLUMN "copyright_year" SET NOT NULL;
  ALTER TABLE "organization" ALTER COLUMN "telephone" SET NOT NULL;
  ALTER TABLE "organization" ALTER COLUMN "information_email" SET NOT NULL;
  ALTER TABLE "organization" ALTER COLUMN "applications_email" SET NOT NULL;
  ALTER TABLE "organization" ALTER COLUMN "procurement_email" SET NOT NULL;
  ALTER TABLE "organization" ALTER COLUMN "hub_address" SET NOT NULL;
  ALTER TABLE "organization" ALTER COLUMN "hub_maps_address" SET NOT NULL;
  ALTER TABLE "organization" ALTER COLUMN "water_vision_address" SET NOT NULL;
  ALTER TABLE "organization_locales" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "organization_locales" ALTER COLUMN "description" SET NOT NULL;
  ALTER TABLE "organization_locales" ALTER COLUMN "meta_title" SET NOT NULL;
  ALTER TABLE "organization_locales" ALTER COLUMN "meta_description" SET NOT NULL;
  ALTER TABLE "organization_locales" ALTER COLUMN "location" SET NOT NULL;
  ALTER TABLE "menu_who_we_are_links" ALTER COLUMN "destination" SET NOT NULL;
  ALTER TABLE "menu_who_we_are_links" ALTER COLUMN "secondary_action_destination" SET NOT NULL;
  ALTER TABLE "menu_who_we_are_links_locales" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "menu_who_we_are_panel_links" ALTER COLUMN "destination" SET NOT NULL;
  ALTER TABLE "menu_who_we_are_panel_links_locales" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "menu_what_we_do_links" ALTER COLUMN "destination" SET NOT NULL;
  ALTER TABLE "menu_what_we_do_links" ALTER COLUMN "secondary_action_destination" SET NOT NULL;
  ALTER TABLE "menu_what_we_do_links_locales" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "menu_what_we_do_panel_links" ALTER COLUMN "destination" SET NOT NULL;
  ALTER TABLE "menu_what_we_do_panel_links_locales" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "menu_get_involved_links" ALTER COLUMN "destination" SET NOT NULL;
  ALTER TABLE "menu_get_involved_links" ALTER COLUMN "secondary_action_destination" SET NOT NULL;
  ALTER TABLE "menu_get_involved_links_locales" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "menu_get_involved_panel_links" ALTER COLUMN "destination" SET NOT NULL;
  ALTER TABLE "menu_get_involved_panel_links_locales" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "menu_info_centre_links" ALTER COLUMN "destination" SET NOT NULL;
  ALTER TABLE "menu_info_centre_links" ALTER COLUMN "secondary_action_destination" SET NOT NULL;
  ALTER TABLE "menu_info_centre_links_locales" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "menu_info_centre_panel_links" ALTER COLUMN "destination" SET NOT NULL;
  ALTER TABLE "menu_info_centre_panel_links_locales" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "header_menu_locales" ALTER COLUMN "who_we_are_title" SET NOT NULL;
  ALTER TABLE "header_menu_locales" ALTER COLUMN "who_we_are_description" SET NOT NULL;
  ALTER TABLE "header_menu_locales" ALTER COLUMN "what_we_do_title" SET NOT NULL;
  ALTER TABLE "header_menu_locales" ALTER COLUMN "what_we_do_description" SET NOT NULL;
  ALTER TABLE "header_menu_locales" ALTER COLUMN "get_involved_title" SET NOT NULL;
  ALTER TABLE "header_menu_locales" ALTER COLUMN "get_involved_description" SET NOT NULL;
  ALTER TABLE "header_menu_locales" ALTER COLUMN "info_centre_title" SET NOT NULL;
  ALTER TABLE "header_menu_locales" ALTER COLUMN "info_centre_description" SET NOT NULL;
  ALTER TABLE "home_page_about_slides_locales" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "home_page_about_slides_locales" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "home_page_about_slides_locales" ALTER COLUMN "description" SET NOT NULL;
  ALTER TABLE "home_page_hub_tags_locales" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "hub_primary_action_destination" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "hub_secondary_action_destination" SET NOT NULL;
  ALTER TABLE "home_page_locales" ALTER COLUMN "hub_title" SET NOT NULL;
  ALTER TABLE "home_page_locales" ALTER COLUMN "hub_description" SET NOT NULL;
  ALTER TABLE "_sliders_v" DROP COLUMN "autosave";
  ALTER TABLE "_pages_v" DROP COLUMN "autosave";
  ALTER TABLE "_projects_v" DROP COLUMN "autosave";
  ALTER TABLE "_programs_v" DROP COLUMN "autosave";
  ALTER TABLE "_events_v" DROP COLUMN "autosave";
  ALTER TABLE "_news_v" DROP COLUMN "autosave";
  ALTER TABLE "_stories_v" DROP COLUMN "autosave";
  ALTER TABLE "_publications_v" DROP COLUMN "autosave";
  ALTER TABLE "_press_items_v" DROP COLUMN "autosave";
  ALTER TABLE "_culture_gallery_images_v" DROP COLUMN "autosave";
  ALTER TABLE "_our_impacts_v" DROP COLUMN "autosave";
  ALTER TABLE "_indicators_v" DROP COLUMN "autosave";
  ALTER TABLE "_data_imports_v" DROP COLUMN "autosave";
  ALTER TABLE "_topics_v" DROP COLUMN "autosave";
  ALTER TABLE "_countries_v" DROP COLUMN "autosave";
  ALTER TABLE "_member_states_v" DROP COLUMN "autosave";
  ALTER TABLE "_partners_v" DROP COLUMN "autosave";
  ALTER TABLE "_team_members_v" DROP COLUMN "autosave";
  ALTER TABLE "_cop_v" DROP COLUMN "autosave";
  ALTER TABLE "_cop_news_v" DROP COLUMN "autosave";
  ALTER TABLE "_oic_system_charts_v" DROP COLUMN "autosave";
  ALTER TABLE "_tenders_v" DROP COLUMN "autosave";
  ALTER TABLE "_vacancies_v" DROP COLUMN "autosave";
  ALTER TABLE "organization" DROP COLUMN "_status";
  ALTER TABLE "header_menu" DROP COLUMN "_status";
  ALTER TABLE "home_page" DROP COLUMN "_status";
  DROP TYPE "public"."enum_organization_status";
  DROP TYPE "public"."enum__organization_v_version_status";
  DROP TYPE "public"."enum__organization_v_published_locale";
  DROP TYPE "public"."enum_header_menu_status";
  DROP TYPE "public"."enum__menu_who_we_are_links_v_only_in_languages";
  DROP TYPE "public"."enum__menu_who_we_are_links_v_destination";
  DROP TYPE "public"."enum__menu_who_we_are_links_v_secondary_action_destination";
  DROP TYPE "public"."enum__menu_who_we_are_panel_links_v_destination";
  DROP TYPE "public"."enum__menu_what_we_do_links_v_only_in_languages";
  DROP TYPE "public"."enum__menu_what_we_do_links_v_destination";
  DROP TYPE "public"."enum__menu_what_we_do_links_v_secondary_action_destination";
  DROP TYPE "public"."enum__menu_what_we_do_panel_links_v_destination";
  DROP TYPE "public"."enum__menu_get_involved_links_v_only_in_languages";
  DROP TYPE "public"."enum__menu_get_involved_links_v_destination";
  DROP TYPE "public"."enum__menu_get_involved_links_v_secondary_action_destination";
  DROP TYPE "public"."enum__menu_get_involved_panel_links_v_destination";
  DROP TYPE "public"."enum__menu_info_centre_links_v_only_in_languages";
  DROP TYPE "public"."enum__menu_info_centre_links_v_destination";
  DROP TYPE "public"."enum__menu_info_centre_links_v_secondary_action_destination";
  DROP TYPE "public"."enum__menu_info_centre_panel_links_v_destination";
  DROP TYPE "public"."enum__header_menu_v_version_status";
  DROP TYPE "public"."enum__header_menu_v_published_locale";
  DROP TYPE "public"."enum_home_page_status";
  DROP TYPE "public"."enum__home_page_v_version_hub_primary_action_destination";
  DROP TYPE "public"."enum__home_page_v_version_hub_secondary_action_destination";
  DROP TYPE "public"."enum__home_page_v_version_status";
  DROP TYPE "public"."enum__home_page_v_published_locale";`)
}
