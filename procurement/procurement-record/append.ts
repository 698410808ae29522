import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { namesOf } from '../../store/database/payload-tables.ts'
import { rawSql } from '../../store/database/raw-sql.ts'
import { entryHash, firstPreviousHash } from './entry-hash.ts'

/** What the record says. */
export type RecordedAction =
  | 'proposal received'
  | 'proposal not completed'
  | 'proposal withdrawn'
  | 'deadline changed'
  | 'documents changed'
  | 'opening begun'
  | 'opening confirmed'
  | 'opening failed'
  | 'proposal opened'
  | 'file downloaded'
  | 'proposals exported'
  | 'status changed'
  | 'personal data erased'

export interface NewEntry {
  action: RecordedAction
  /** Who did it: `name <e-mail>` of a person of the staff, or `bidder`, or `system`. */
  actor: string
  /** The tender's reference number, or the proposal's reference. */
  reference: string
  details: Readonly<Record<string, unknown>>
}

/**
 * How often an entry is tried again when other processes append at the same moment: of sixteen that never pause, one entry
 * in 400,000 would fail.
 */
const mostAttempts = 200

let lastOfThisProcess: Promise<unknown> = Promise.resolve()

/**
 * Adds an entry to the procurement record and resolves with its hash when it is in the database. Entries of one process
 * queue; between processes the unique sequence number decides, and who comes second tries again.
 * @param change what the entry says, where it must be true in the same moment: no crash and no copy of the database has one
 *   without the other
 */
export function appendToProcurementRecord(
  payload: Payload,
  entry: NewEntry,
  now: Date,
  change: readonly SQL[] = [],
): Promise<string> {
  const appended = lastOfThisProcess.then(() => append(payload, entry, now, change))
  lastOfThisProcess = appended.catch(() => undefined)
  return appended
}

async function append(payload: Payload, entry: NewEntry, now: Date, change: readonly SQL[]): Promise<string> {
  const details = JSON.stringify(sorted(entry.details))
  const database = await rawSql(payload)
  for (let attempt = 1; ; attempt++) {
    const last = await lastEntry(payload)
    const data = {
      sequence: (last?.sequence ?? 0) + 1,
      takenAt: now.toISOString(),
      action: entry.action,
      actor: entry.actor,
      reference: entry.reference,
      details,
      previousHash: last?.hash ?? firstPreviousHash,
    }
    const hash = entryHash(data)
    try {
      await database.write([insertOf(payload, { ...data, hash }), ...change])
      logAnchor(payload, data.sequence, hash)
      return hash
    } catch (error) {
      const isBehind = ((await lastEntry(payload))?.sequence ?? 0) >= data.sequence
      if (!isBehind || attempt === mostAttempts) throw error
    }
  }
}

function insertOf(payload: Payload, entry: Readonly<Record<string, string | number>>): SQL {
  const { table, column } = namesOf(payload, 'procurement-record')
  const names = Object.keys(entry).map(column)
  const values = Object.values(entry).map((value) => sql`${value}`)
  return sql`INSERT INTO ${table} (${sql.join(names, sql`, `)}) VALUES (${sql.join(values, sql`, `)})`
}

async function lastEntry(payload: Payload) {
  const { docs } = await payload.find({
    collection: 'procurement-record',
    sort: '-sequence',
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  return docs[0]
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, part]) => [name, sorted(part)]),
  )
}

/**
 * Writes an entry's number and hash to the log, so that logs stored elsewhere show when the record's end was cut off or
 * the whole chain rebuilt. At any level but `silent`: an anchor that is switched off is none.
 */
function logAnchor({ logger }: Payload, sequence: number, hash: string): void {
  if (logger.level === 'silent') return
  logger.child({}, { level: 'info' }).info({ sequence, hash, msg: 'The procurement record grew' })
}
