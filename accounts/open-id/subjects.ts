import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import { rawSql } from '../../store/database/raw-sql.ts'

/** As whom a provider knows somebody. */
export interface Subject {
  issuer: string
  subject: string
}

const accountRows = z.array(z.object({ account: z.coerce.number() }))

/** @returns the number of the account of somebody whom a provider knows */
export async function accountOfSubject(
  payload: Payload,
  { issuer, subject }: Subject,
): Promise<number | undefined> {
  const { rows } = await rawSql(payload)
  const found = await rows(
    sql`SELECT account FROM open_id_subjects WHERE issuer = ${issuer} AND subject = ${subject}`,
  )
  return accountRows.parse(found)[0]?.account
}

/** Remembers as whom a provider knows the person of an account, in the place of a former one of the same provider. */
export async function storeSubject(
  payload: Payload,
  { issuer, subject }: Subject,
  account: number,
): Promise<void> {
  const { write } = await rawSql(payload)
  await write([
    sql`DELETE FROM open_id_subjects WHERE issuer = ${issuer} AND account = ${account}`,
    sql`INSERT INTO open_id_subjects (issuer, subject, account) VALUES (${issuer}, ${subject}, ${account})`,
  ])
}

export async function removeSubjects(payload: Payload, account: number): Promise<void> {
  const { write } = await rawSql(payload)
  await write([sql`DELETE FROM open_id_subjects WHERE account = ${account}`])
}
