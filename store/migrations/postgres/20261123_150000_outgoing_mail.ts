import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * The outbox of mail (store/mail), outside Payload's model: it is written in the transaction of what causes a mail.
 * `recipient` is a keyed hash, `message` is encrypted; both are empty once a mail was given up. Moments are milliseconds
 * since the epoch.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`CREATE TABLE outgoing_mail (
    id text PRIMARY KEY NOT NULL,
    kind text NOT NULL,
    about text NOT NULL,
    recipient text,
    message text,
    created_at bigint NOT NULL,
    next_try_at bigint,
    expires_at bigint NOT NULL,
    tries integer NOT NULL,
    given_up_at bigint
  )`)
  await db.execute(sql`CREATE INDEX outgoing_mail_next_try_at ON outgoing_mail (next_try_at)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE outgoing_mail`)
}
