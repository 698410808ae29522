import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "draft_links" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" varchar NOT NULL,
  	"record_id" numeric NOT NULL,
  	"secret_hash" varchar NOT NULL,
  	"ends_at" timestamp(3) with time zone NOT NULL,
  	"revoked_at" timestamp(3) with time zone,
  	"made_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "draft_links" ADD CONSTRAINT "draft_links_made_by_id_users_id_fk" FOREIGN KEY ("made_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "draft_links_kind_idx" ON "draft_links" USING btree ("kind");
  CREATE INDEX "draft_links_record_id_idx" ON "draft_links" USING btree ("record_id");
  CREATE UNIQUE INDEX "draft_links_secret_hash_idx" ON "draft_links" USING btree ("secret_hash");
  CREATE INDEX "draft_links_ends_at_idx" ON "draft_links" USING btree ("ends_at");
  CREATE INDEX "draft_links_revoked_at_idx" ON "draft_links" USING btree ("revoked_at");
  CREATE INDEX "draft_links_made_by_idx" ON "draft_links" USING btree ("made_by_id");
  CREATE INDEX "draft_links_updated_at_idx" ON "draft_links" USING btree ("updated_at");
  CREATE INDEX "draft_links_created_at_idx" ON "draft_links" USING btree ("created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "draft_links" CASCADE;`)
}
