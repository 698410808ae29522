import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { CollectionAfterDeleteHook, Payload } from 'payload'
import { z } from 'zod'
import { answerNames } from '../../languages/application-answers.ts'
import type { InTransaction } from '../../store/database/in-transaction.ts'
import { rawSql } from '../../store/database/raw-sql.ts'

const sentRows = z.array(
  z
    .object({ answer: z.enum(answerNames), sent_at: z.string(), person_name: z.string() })
    .transform(({ answer: name, sent_at: at, person_name: by }) => ({ name, at, by })),
)

/** An answer that was sent: which, when (ISO 8601), and by whom. Its text is not stored. */
export type SentAnswer = z.output<typeof sentRows>[number]

/** Which answers an applicant was sent, latest first. */
export async function readSentAnswers(
  payload: Payload,
  kind: string,
  id: number,
  req?: InTransaction,
): Promise<SentAnswer[]> {
  const { rows } = await rawSql(payload, req)
  return sentRows.parse(
    await rows(sql`SELECT answer, sent_at, person_name FROM application_answers
      WHERE kind = ${kind} AND record = ${id} ORDER BY id DESC`),
  )
}

/** Nothing is known of an application that is deleted, whose number SQLite gives to another. */
export const forgetSentAnswers: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  const { write } = await rawSql(req.payload, req)
  await write([
    sql`DELETE FROM application_answers WHERE kind = ${collection.slug} AND record = ${Number(id)}`,
  ])
}
