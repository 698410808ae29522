import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import { namesOf } from '../../store/database/payload-tables.ts'
import { rawSql } from '../../store/database/raw-sql.ts'
import { writeAtEnd } from '../../transparency/append.ts'
import { logContextOf } from '../../transparency/log-context.ts'
import { readOpenedLog } from '../../transparency/open-log.ts'
import type { ProcurementRecord } from '../../store/payload-types.ts'
import { logStatements } from './log-statements.ts'
import { readDetails } from './received-details.ts'

/** Actions that nobody may learn of while proposals are sealed. */
const sealedActions: ReadonlySet<string> = new Set([
  'proposal received',
  'proposal not completed',
  'proposal withdrawn',
])

/**
 * Appends leaves for entries of the procurement record that have none: those of the release before this one, whose processes
 * may have been running beside this one's.
 */
export async function appendMissingLeaves(payload: Payload): Promise<void> {
  const opened = await readOpenedLog(payload)
  if (!opened) return
  const log = await logContextOf(payload)
  for (const entry of await readWithoutLeaf(payload, opened.record)) {
    const takenAt = new Date(entry.takenAt).toISOString()
    const sealed = sealedActions.has(entry.action) && { sealedUnder: tenderOf(entry) }
    const { sequence, hash, action, reference } = entry
    await writeAtEnd(log, (first) =>
      logStatements(log, first, {
        ...{ sequence, takenAt, hash, action, reference: reference ?? '' },
        ...sealed,
      }),
    )
  }
}

const sequenceRows = z.array(z.object({ sequence: z.coerce.number() }))

/** @param after number of the record's last entry before the log */
async function readWithoutLeaf(payload: Payload, after: number): Promise<ProcurementRecord[]> {
  const { table, column } = namesOf(payload, 'procurement-record')
  const database = await rawSql(payload)
  const rows = await database.rows(sql`
    SELECT ${column('sequence')} AS sequence FROM ${table} WHERE ${column('sequence')} > ${after}
      AND ${column('sequence')} NOT IN (SELECT record FROM log_entries WHERE record IS NOT NULL)
      AND ${column('sequence')} NOT IN (SELECT record FROM log_pending WHERE record IS NOT NULL)`)
  const sequences = sequenceRows.parse(rows).map(({ sequence }) => sequence)
  if (sequences.length === 0) return []
  const { docs } = await payload.find({
    collection: 'procurement-record',
    where: { sequence: { in: sequences } },
    sort: 'sequence',
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  return docs
}

const aboutTender = z.object({ tender: z.number() })

function tenderOf({ details }: ProcurementRecord): number | null {
  return readDetails(details, aboutTender)?.tender ?? null
}
