import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * What the public processes count and remember together for a while (store/shared-counts, server/intake/submission-lock.ts),
 * outside Payload's model: nobody reads it through Payload. Moments are milliseconds since the epoch. Counts are not
 * worth waiting for the disk: after a crash of the database they begin anew.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE UNLOGGED TABLE shared_counts (
    key text PRIMARY KEY NOT NULL,
    points bigint NOT NULL,
    expires_at bigint NOT NULL
  );
  CREATE INDEX shared_counts_expires_at ON shared_counts (expires_at);
  CREATE TABLE sendings (
    name text PRIMARY KEY NOT NULL,
    nonce text NOT NULL,
    reference text,
    expires_at bigint NOT NULL
  );
  CREATE INDEX sendings_expires_at ON sendings (expires_at);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP TABLE sendings;
  DROP TABLE shared_counts;`)
}
