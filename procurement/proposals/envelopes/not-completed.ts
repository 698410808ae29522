import { randomBytes } from 'node:crypto'
import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import { toBase64 } from '../../../proofs/bytes.ts'
import { canonicalJson } from '../../../proofs/canonical-json.ts'
import { namesOf } from '../../../store/database/payload-tables.ts'
import { rawSql } from '../../../store/database/raw-sql.ts'
import { appendSealed } from '../../../transparency/append.ts'
import type { LogContext } from '../../../transparency/log-context.ts'

const rows = z.array(z.object({ tender: z.coerce.number(), commitment: z.string() }))

/** What the log says of a receipt that its sender never got, because it was refused when nobody knew whether it was written. */
export const notCompletedSchema = z.object({
  action: z.literal('proposal not completed'),
  at: z.iso.datetime(),
  commitment: z.string(),
  salt: z.string(),
})

/**
 * The statements that explain, in the log, the receipts of what is about to be removed. They may be published by then.
 * @param storedName of the submission that its sender was told is not stored
 */
export async function notCompletedStatements(
  { payload, log: openLog }: { payload: Payload; log: () => Promise<LogContext> },
  storedName: string,
  now: Date,
): Promise<readonly SQL[]> {
  const { table, column } = namesOf(payload, 'proposals')
  const database = await rawSql(payload)
  const found = rows.parse(
    await database.rows(sql`SELECT ${column('tender')} AS tender, ${column('commitment')} AS commitment FROM ${table}
      WHERE ${column('storedName')} = ${storedName} AND ${column('commitment')} IS NOT NULL
        AND ${column('receiptNote')} IS NOT NULL`),
  )
  if (found.length === 0) return []
  const log = await openLog()
  return found.flatMap(({ tender, commitment }) => {
    const said: z.output<typeof notCompletedSchema> = {
      action: 'proposal not completed',
      at: now.toISOString(),
      commitment,
      salt: toBase64(randomBytes(32)),
    }
    return appendSealed(log, tender, canonicalJson(said), now).statements
  })
}
