import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { Role } from '../../model/access/roles.ts'
import type { InTransaction } from '../../store/database/in-transaction.ts'
import { rawSql } from '../../store/database/raw-sql.ts'

const day = 24 * 60 * 60_000

const changeRows = z.array(
  z.object({
    taken_at: z.string(),
    what: z.string(),
    starts_again: z.coerce.number(),
    details: z.string().transform((text) => changeDetails.parse(JSON.parse(text))),
  }),
)
const changeDetails = z.object({ given: z.array(z.string()).catch([]) })

/**
 * From when on an account does what matters in a role: some days after it was made, got into other hands, or was given the
 * role. Whoever makes accounts can't use new ones at once, and others have time to ask about them.
 * @param person the account; accounts that are older than the record of their changes count from when they were made
 * @param req in whose transaction the changes may have been written
 */
export async function takesPartFrom(
  payload: Payload,
  { id, createdAt }: { id: number; createdAt: string },
  role: Role,
  waitDays: number,
  req?: InTransaction,
): Promise<Date> {
  const { rows } = await rawSql(payload, req)
  const changes = changeRows.parse(
    await rows(sql`SELECT taken_at, what, starts_again, details FROM account_changes
      WHERE account = ${id} AND (starts_again = 1 OR what = 'roles changed')`),
  )
  const starts = changes
    .filter(({ what, details }) => what !== 'roles changed' || details.given.includes(role))
    .map(({ taken_at }) => Date.parse(taken_at))
  return new Date(Math.max(Date.parse(createdAt), ...starts) + waitDays * day)
}
