import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

/**
 * What the public processes count and remember together for a while (store/shared-counts, server/intake/submission-lock.ts),
 * outside Payload's model: nobody reads it through Payload. Moments are milliseconds since the epoch.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE shared_counts (
    key text PRIMARY KEY NOT NULL,
    points integer NOT NULL,
    expires_at integer NOT NULL
  )`)
  await db.run(sql`CREATE INDEX shared_counts_expires_at ON shared_counts (expires_at)`)
  await db.run(sql`CREATE TABLE sendings (
    name text PRIMARY KEY NOT NULL,
    nonce text NOT NULL,
    reference text,
    expires_at integer NOT NULL
  )`)
  await db.run(sql`CREATE INDEX sendings_expires_at ON sendings (expires_at)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE sendings`)
  await db.run(sql`DROP TABLE shared_counts`)
}
