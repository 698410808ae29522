import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_data_imports_separator" AS ENUM('automatic', 'by-comma', 'by-semicolon', 'by-tab');
  CREATE TYPE "public"."enum__data_imports_v_version_separator" AS ENUM('automatic', 'by-comma', 'by-semicolon', 'by-tab');
  ALTER TABLE "data_imports" ADD COLUMN "separator" "enum_data_imports_separator" DEFAULT 'automatic';
  ALTER TABLE "_data_imports_v" ADD COLUMN "version_separator" "enum__data_imports_v_version_separator" DEFAULT 'automatic';
  CREATE INDEX "data_imports_separator_idx" ON "data_imports" USING btree ("separator");
  CREATE INDEX "_data_imports_v_version_version_separator_idx" ON "_data_imports_v" USING btree ("version_separator");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "data_imports_separator_idx";
  DROP INDEX "_data_imports_v_version_version_separator_idx";
  ALTER TABLE "data_imports" DROP COLUMN "separator";
  ALTER TABLE "_data_imports_v" DROP COLUMN "version_separator";
  DROP TYPE "public"."enum_data_imports_separator";
  DROP TYPE "public"."enum__data_imports_v_version_separator";`)
}
