import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { namesOf } from '../../store/database/payload-tables.ts'
import type { InTransaction } from '../../store/database/in-transaction.ts'
import { rawSql } from '../../store/database/raw-sql.ts'

/** Whether an account has a password. Who was invited may have a passkey alone. */
export async function hasPassword(payload: Payload, account: number): Promise<boolean> {
  const { rows } = await rawSql(payload)
  const { table, column } = namesOf(payload, 'users')
  const found = await rows(
    sql`SELECT id FROM ${table} WHERE id = ${account} AND ${column('hash')} IS NOT NULL`,
  )
  return found.length > 0
}

/** Whether nobody can sign in with an account yet: it waits for an invitation to be accepted. */
export async function awaitsInvitation(payload: Payload, account: number): Promise<boolean> {
  const { rows } = await rawSql(payload)
  const { table } = namesOf(payload, 'users')
  const found = await rows(
    sql`SELECT id FROM ${table} person WHERE id = ${account} AND ${personCanSignIn(payload)}`,
  )
  return found.length === 0
}

/** That a row of the accounts, named `person` in a statement, has a password, a passkey or a provider that knows its person. */
export function personCanSignIn(payload: Payload): SQL {
  return sql`(person.${namesOf(payload, 'users').column('hash')} IS NOT NULL
    OR EXISTS (SELECT 1 FROM passkeys WHERE passkeys.account = person.id)
    OR EXISTS (SELECT 1 FROM open_id_subjects s WHERE s.account = person.id))`
}

/**
 * Takes the password away that an account has.
 * @param req in whose transaction, where the database has transactions
 */
export async function removePassword(payload: Payload, account: number, req?: InTransaction): Promise<void> {
  const { write } = await rawSql(payload, req)
  const { table, column } = namesOf(payload, 'users')
  await write([
    sql`UPDATE ${table} SET ${column('hash')} = NULL, ${column('salt')} = NULL WHERE id = ${account}`,
  ])
}
