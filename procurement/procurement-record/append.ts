import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { namesOf } from '../../store/database/payload-tables.ts'
import { rawSql } from '../../store/database/raw-sql.ts'
import { Turns } from '../../store/turns.ts'
import { writeAtEnd } from '../../transparency/append.ts'
import { logContextOf } from '../../transparency/log-context.ts'
import { entryHash, firstPreviousHash } from './entry-hash.ts'
import { logStatements } from './log-statements.ts'
import { sortNames } from '../../store/sort-names.ts'

/** What the record says. */
export type RecordedAction =
  | 'proposal received'
  | 'proposal not completed'
  | 'proposal withdrawn'
  | 'deadline changed'
  | 'documents changed'
  | 'outcome changed'
  | 'opener admitted'
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
  /** Id of the tender whose proposals the entry speaks of while they are sealed: nobody may learn that it was made. */
  sealedUnder?: number | null
}

/** An entry that stands in the transparency log among decoys. */
export type SealedEntry = NewEntry & Required<Pick<NewEntry, 'sealedUnder'>>

const turns = new Turns()
const inTurn = <Result>(work: () => Promise<Result>) => turns.take('procurement record', work)

/**
 * Adds an entry to the procurement record, and a leaf that binds it to the transparency log, and resolves with the entry's hash
 * when both are in the database. Entries of one process queue; between processes the unique sequence numbers decide, and who
 * comes second tries again.
 * @param change what the entry says, where it must be true in the same moment: no crash and no copy of the database has one
 *   without the other
 */
export function appendToProcurementRecord(
  payload: Payload,
  entry: NewEntry,
  now: Date,
  change: readonly SQL[] = [],
): Promise<string> {
  return inTurn(() => append(payload, entry, now, change))
}

/**
 * The same for a change that somebody else may make first: nothing is entered then.
 * @param done a query that finds a row once the change is made, and made by nobody else
 */
export async function appendWhereDone(
  payload: Payload,
  entry: SealedEntry,
  now: Date,
  change: readonly SQL[],
  done: SQL,
): Promise<void> {
  await inTurn(() => append(payload, entry, now, change, done))
}

async function append(
  payload: Payload,
  entry: NewEntry,
  now: Date,
  change: readonly SQL[],
  done?: SQL,
): Promise<string> {
  const log = await logContextOf(payload)
  const details = JSON.stringify(sortNames(entry.details))
  let data = { sequence: 0, hash: '' }
  const statementsFrom = async (first: number) => {
    if (first === 0) throw new Error('The transparency log was never opened: the database is not prepared')
    const last = await lastEntry(payload)
    const covered = {
      sequence: (last?.sequence ?? 0) + 1,
      takenAt: now.toISOString(),
      action: entry.action,
      actor: entry.actor,
      reference: entry.reference,
      details,
      previousHash: last?.hash ?? firstPreviousHash,
    }
    data = { ...covered, hash: entryHash(covered) }
    return [
      ...change,
      insertOf(payload, data, done),
      ...logStatements(log, first, { ...covered, ...data, sealedUnder: entry.sealedUnder }, done),
    ]
  }
  const hasMoved = async () => ((await lastEntry(payload))?.sequence ?? 0) >= data.sequence
  await writeAtEnd(log, statementsFrom, hasMoved)
  const database = await rawSql(payload)
  if (!done || (await database.rows(done)).length > 0) logAnchor(payload, data.sequence, data.hash)
  return data.hash
}

function insertOf(payload: Payload, entry: Readonly<Record<string, string | number>>, done?: SQL): SQL {
  const { table, column } = namesOf(payload, 'procurement-record')
  const names = Object.keys(entry).map(column)
  const values = Object.values(entry).map((value) => sql`${value}`)
  return sql`INSERT INTO ${table} (${sql.join(names, sql`, `)}) SELECT ${sql.join(values, sql`, `)}
    ${done ? sql`WHERE EXISTS (${done})` : sql``}`
}

/** The newest entry of the procurement record. */
export async function lastEntry(payload: Payload) {
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

/**
 * Writes an entry's number and hash to the log, so that logs stored elsewhere show when the record's end was cut off or
 * the whole chain rebuilt. At any level but `silent`: an anchor that is switched off is none.
 */
function logAnchor({ logger }: Payload, sequence: number, hash: string): void {
  if (logger.level === 'silent') return
  logger.child({}, { level: 'info' }).info({ sequence, hash, msg: 'The procurement record grew' })
}
