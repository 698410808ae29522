import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Approvals of what matters (accounts/step-up) and the record of what was changed in accounts (accounts/changes), outside
 * Payload's model, so that no surface of it changes or deletes a row. Moments are ISO 8601, `expires_at` milliseconds
 * since 1970; ids, keys and challenges are in base64url; what a column holds as JSON is described where it is read.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`CREATE TABLE passkeys (
    id text PRIMARY KEY NOT NULL,
    account integer NOT NULL,
    public_key text NOT NULL,
    counter bigint NOT NULL,
    transports text NOT NULL,
    label text NOT NULL,
    registered_at text NOT NULL,
    used_at text
  )`)
  await db.execute(sql`CREATE INDEX passkeys_account ON passkeys (account)`)
  await db.execute(sql`CREATE TABLE step_up_challenges (
    challenge text PRIMARY KEY NOT NULL,
    nonce text NOT NULL,
    account integer NOT NULL,
    act text NOT NULL,
    expires_at bigint NOT NULL,
    approval text
  )`)
  await db.execute(sql`CREATE INDEX step_up_challenges_expiry ON step_up_challenges (expires_at)`)
  await db.execute(sql`CREATE TABLE account_changes (
    sequence integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    taken_at text NOT NULL,
    account integer NOT NULL,
    what text NOT NULL,
    made_by integer,
    starts_again integer NOT NULL,
    details text NOT NULL
  )`)
  await db.execute(sql`CREATE INDEX account_changes_account ON account_changes (account, sequence)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE account_changes`)
  await db.execute(sql`DROP TABLE step_up_challenges`)
  await db.execute(sql`DROP TABLE passkeys`)
}
