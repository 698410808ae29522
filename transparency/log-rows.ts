import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { InTransaction } from '../store/database/in-transaction.ts'
import { rawSql } from '../store/database/raw-sql.ts'

const entryRow = z.object({
  sequence: z.coerce.number(),
  kind: z.string(),
  leaf: z.string(),
  taken_at: z.string(),
  mac: z.string(),
  salt: z.string().nullable(),
  private: z.string().nullable(),
  tender: z.coerce.number().nullable(),
  record: z.coerce.number().nullable(),
  disclosed_in: z.coerce.number().nullable(),
})

/** A leaf as the database has it. */
export type EntryRow = z.output<typeof entryRow>

const entryRows = z.array(entryRow)

/** Leaves from one on, in their order. */
export async function readEntriesFrom(payload: Payload, from: number, limit: number): Promise<EntryRow[]> {
  const database = await rawSql(payload)
  const rows = await database.rows(
    sql`SELECT * FROM log_entries WHERE sequence >= ${from} ORDER BY sequence LIMIT ${limit}`,
  )
  return entryRows.parse(rows)
}

/**
 * The leaves of some kinds about a tender, in their order.
 * @param req in whose transaction they may have been written
 */
export async function readLeavesAbout(
  { payload, req }: { payload: Payload; req?: InTransaction },
  tender: number,
  kinds: readonly [string, ...string[]],
): Promise<EntryRow[]> {
  const database = await rawSql(payload, req)
  const names = sql.join(
    kinds.map((kind) => sql`${kind}`),
    sql`, `,
  )
  const rows = await database.rows(
    sql`SELECT * FROM log_entries WHERE kind IN (${names}) AND tender = ${tender} ORDER BY sequence`,
  )
  return entryRows.parse(rows)
}

/**
 * The leaves from one on that are of some kinds by what they say themselves, whatever their rows say. It reads all of them: for
 * what can't be undone.
 * @param req in whose transaction they may have been written
 */
export async function readLeavesSaying(
  { payload, req }: { payload: Payload; req?: InTransaction },
  from: number,
  kinds: readonly [string, ...string[]],
): Promise<EntryRow[]> {
  const database = await rawSql(payload, req)
  const says = sql.join(
    kinds.map((kind) => sql`leaf LIKE ${`%"kind":"${kind}"%`}`),
    sql` OR `,
  )
  return entryRows.parse(
    await database.rows(
      sql`SELECT * FROM log_entries WHERE sequence >= ${from} AND (${says}) ORDER BY sequence`,
    ),
  )
}

const aboutLeaf = z.object({ kind: z.string(), tender: z.number().optional() })

/** Whether a row has the kind and the tender of its leaf: neither its code nor the log's root covers what stands beside the leaf. */
export function fitsItsLeaf({ kind, tender, leaf }: Pick<EntryRow, 'kind' | 'tender' | 'leaf'>): boolean {
  const said = readAs(aboutLeaf, leaf)
  // Of whose tender it is, a sealed leaf says nothing.
  return said?.kind === kind && (kind === 'sealed' || (said.tender ?? null) === tender)
}

/** The tender that a leaf says it is about. */
export function tenderInLeaf({ leaf }: Pick<EntryRow, 'leaf'>): number | undefined {
  return readAs(aboutLeaf, leaf)?.tender
}

/** All leaves of a kind, in their order. */
export async function readLeavesOf(payload: Payload, kind: string): Promise<EntryRow[]> {
  const database = await rawSql(payload)
  const rows = await database.rows(sql`SELECT * FROM log_entries WHERE kind = ${kind} ORDER BY sequence`)
  return entryRows.parse(rows)
}

/** What a row says, or nothing when somebody wrote something else there: it is named, and stops no look at the rest. */
export function readAs<Said>(schema: z.ZodType<Said>, text: string): Said | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

const sizeRows = z.tuple([z.object({ size: z.coerce.number() })])

/** The sequence that the next leaf gets. */
export async function readLogSize(payload: Payload, req?: InTransaction): Promise<number> {
  const database = await rawSql(payload, req)
  const rows = await database.rows(sql`SELECT COALESCE(MAX(sequence), -1) + 1 AS size FROM log_entries`)
  return sizeRows.parse(rows)[0].size
}

const checkpointRows = z.array(z.object({ size: z.coerce.number(), note: z.string(), signed_at: z.string() }))

export interface StoredCheckpoint {
  size: number
  note: string
  /** Instant, ISO 8601. */
  signedAt: string
}

/** The newest checkpoint, or that of a size. */
export async function readCheckpointNote(
  payload: Payload,
  size?: number,
): Promise<StoredCheckpoint | undefined> {
  const database = await rawSql(payload)
  const which = size === undefined ? sql`ORDER BY size DESC LIMIT 1` : sql`WHERE size = ${size}`
  const [row] = checkpointRows.parse(
    await database.rows(sql`SELECT size, note, signed_at FROM log_checkpoints ${which}`),
  )
  return row && { size: row.size, note: row.note, signedAt: row.signed_at }
}

/** All checkpoints, the smallest first. */
export async function readCheckpointNotes(payload: Payload): Promise<StoredCheckpoint[]> {
  const database = await rawSql(payload)
  const rows = await database.rows(sql`SELECT size, note, signed_at FROM log_checkpoints ORDER BY size`)
  return checkpointRows.parse(rows).map(({ size, note, signed_at }) => ({ size, note, signedAt: signed_at }))
}

const pendingRows = z.array(
  z.object({
    commitment: z.string(),
    text: z.string(),
    mac: z.string(),
    tender: z.coerce.number().nullable(),
    record: z.coerce.number().nullable(),
    added_at: z.string(),
  }),
)

/** What waits for a batch, the oldest first. */
export type PendingRow = z.output<typeof pendingRows>[number]

export async function readPending(payload: Payload): Promise<PendingRow[]> {
  const database = await rawSql(payload)
  return pendingRows.parse(await database.rows(sql`SELECT * FROM log_pending ORDER BY added_at, commitment`))
}

const batchRows = z.array(
  z.object({
    interval_start: z.string(),
    first: z.coerce.number(),
    seed: z.string(),
    tenders_open: z.string().transform((text) => z.array(z.number()).parse(JSON.parse(text))),
    disclosed_in: z.coerce.number().nullable(),
  }),
)

export type BatchRow = z.output<typeof batchRows>[number]

/** Batches in their order; only those whose decoys are still secret where that is asked for. */
export async function readBatches(
  payload: Payload,
  { areSecret = false }: { areSecret?: boolean } = {},
): Promise<BatchRow[]> {
  const database = await rawSql(payload)
  const which = areSecret ? sql`WHERE disclosed_in IS NULL` : sql``
  return batchRows.parse(await database.rows(sql`SELECT * FROM log_batches ${which} ORDER BY interval_start`))
}

export async function hasBatch(payload: Payload, intervalStart: string): Promise<boolean> {
  const database = await rawSql(payload)
  const rows = await database.rows(sql`SELECT first FROM log_batches WHERE interval_start = ${intervalStart}`)
  return rows.length > 0
}

const sinceRows = z.tuple([z.object({ since: z.string().nullable() })])

/** When the oldest leaf was written that no checkpoint covers, ISO 8601; nothing where all are covered. */
export async function readUnsignedSince(payload: Payload): Promise<string | undefined> {
  const database = await rawSql(payload)
  const rows = await database.rows(sql`
    SELECT MIN(taken_at) AS since FROM log_entries
    WHERE sequence >= (SELECT COALESCE(MAX(size), 0) FROM log_checkpoints)`)
  return sinceRows.parse(rows)[0].since ?? undefined
}
