import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * One-time codes, recovery codes and with which browser a session began (accounts/second-factor, accounts/sessions), outside
 * Payload's model. Secrets are sealed with the product's own; of recovery codes only a keyed hash is stored.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`CREATE TABLE one_time_secrets (
    account integer PRIMARY KEY NOT NULL,
    secret text NOT NULL,
    last_step bigint NOT NULL
  )`)
  await db.execute(sql`CREATE TABLE recovery_codes (code text PRIMARY KEY NOT NULL, account integer NOT NULL)`)
  await db.execute(sql`CREATE INDEX recovery_codes_account ON recovery_codes (account)`)
  await db.execute(sql`CREATE TABLE session_browsers (session text PRIMARY KEY NOT NULL, browser text NOT NULL)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE session_browsers`)
  await db.execute(sql`DROP TABLE recovery_codes`)
  await db.execute(sql`DROP TABLE one_time_secrets`)
}
