import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { rawSql } from '../store/database/raw-sql.ts'
import { tableOf, type SubmissionCollection } from './known-submission.ts'

/** Writes a submission's receipt, encrypted, in one statement: from here on the submission counts. */
export async function acknowledge(
  payload: Payload,
  collection: SubmissionCollection,
  id: number,
  receipt: string,
): Promise<void> {
  const database = await rawSql(payload)
  await database.write([
    sql`UPDATE ${sql.identifier(tableOf[collection])} SET receipt = ${receipt} WHERE id = ${id}`,
  ])
}
