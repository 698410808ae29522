import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** As whom a provider of OpenID Connect knows people with accounts (accounts/open-id), outside Payload's model. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`CREATE TABLE open_id_subjects (
    issuer text NOT NULL,
    subject text NOT NULL,
    account integer NOT NULL,
    PRIMARY KEY (issuer, subject)
  )`)
  await db.execute(sql`CREATE INDEX open_id_subjects_account ON open_id_subjects (account)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE open_id_subjects`)
}
