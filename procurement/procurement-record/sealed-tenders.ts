import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import { namesOf } from '../../store/database/payload-tables.ts'
import type { InTransaction } from '../../store/database/in-transaction.ts'
import { rawSql } from '../../store/database/raw-sql.ts'
import type { SealedTenders } from '../../transparency/batches/publish-batch.ts'

/** Milliseconds after its deadline for which a tender that nobody opens still counts as sealed. */
const longestWait = 30 * 24 * 60 * 60_000

const rows = z.array(z.object({ id: z.coerce.number() }))

/** Published tenders that are open or not yet opened, whether or not anybody has sent a proposal. */
export function sealedTendersOf(payload: Payload): SealedTenders {
  return async (at) => {
    const { table, column } = namesOf(payload, 'tenders')
    const since = new Date(at.getTime() - longestWait).toISOString()
    const database = await rawSql(payload)
    return idsOf(
      await database.rows(sql`
        SELECT ${column('id')} AS id FROM ${table} WHERE ${column('_status')} = 'published'
          AND ${column('deadline')} > ${since} AND ${column('id')} NOT IN (${openedTenders(payload)}) ORDER BY id`),
    )
  }
}

/** Tenders whose proposals were opened. */
export function openedTendersOf(payload: Payload): () => Promise<readonly number[]> {
  return async () => idsOf(await (await rawSql(payload)).rows(openedTenders(payload)))
}

/** Whether a tender's proposals were opened, all of them. */
export async function areOpened(payload: Payload, tender: number, req?: InTransaction): Promise<boolean> {
  const database = await rawSql(payload, req)
  const found = await database.rows(
    sql`SELECT id FROM (${openedTenders(payload)}) opened WHERE id = ${tender}`,
  )
  return found.length > 0
}

/**
 * By custodians, or by two people where there are none. Of a tender that was given custodians while it was open, two people open
 * what came before: what came since is sealed until the custodians' opening is finished.
 */
function openedTenders(payload: Payload) {
  const { table, column } = namesOf(payload, 'proposal-openings')
  return sql`SELECT ${column('tender')} AS id FROM ${table} WHERE ${column('openedAt')} IS NOT NULL
      AND ${column('tender')} NOT IN (${tendersWithTerms})
    UNION SELECT tender AS id FROM openings WHERE state = 'finished'`
}

/** Terms of a publication that failed are marked as not used. */
const tendersWithTerms = sql`SELECT tender FROM log_entries
  WHERE kind IN ('terms', 'terms not used') AND tender IS NOT NULL
  GROUP BY tender HAVING SUM(CASE WHEN kind = 'terms' THEN 1 ELSE -1 END) > 0`

function idsOf(found: unknown[]): number[] {
  return rows.parse(found).map(({ id }) => id)
}
