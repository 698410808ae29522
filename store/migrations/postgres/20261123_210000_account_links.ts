import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Links that let somebody into their account, of which only a hash is stored, and recoveries that one administrator has begun
 * (accounts/links, accounts/recovery), outside Payload's model. Times are milliseconds since 1970.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`CREATE TABLE account_links (
    hash text PRIMARY KEY NOT NULL,
    account integer NOT NULL,
    purpose text NOT NULL,
    language text NOT NULL,
    made_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    ended text
  )`)
  await db.execute(sql`CREATE INDEX account_links_account ON account_links (account)`)
  await db.execute(sql`CREATE TABLE account_recoveries (
    account integer PRIMARY KEY NOT NULL,
    begun_by integer NOT NULL,
    begun_at bigint NOT NULL,
    language text NOT NULL
  )`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE account_recoveries`)
  await db.execute(sql`DROP TABLE account_links`)
}
