import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import { rawSql } from '../../store/database/raw-sql.ts'
import { hasOwnCodeWaiting, leafStatement, writeAtEnd } from '../append.ts'
import type { DecoysDisclosedLeaf, DisclosedLeaf } from '../leaf.ts'
import type { LogContext } from '../log-context.ts'
import { readBatches, readPending, type BatchRow } from '../log-rows.ts'
import { batchSize } from './decoys.ts'

/** Characters of texts in one leaf: a leaf may have 64 KiB. */
const mostCharacters = 40_000

const sealedRows = z.array(
  z.object({
    sequence: z.coerce.number(),
    text: z.string().transform((text) => z.object({ text: z.string() }).parse(JSON.parse(text)).text),
  }),
)

type DisclosedEntry = DisclosedLeaf['entries'][number]

/**
 * Says in the log what stands behind the leaves about a tender's proposals. What still waits for its batch, and what comes
 * later, is disclosed by another call.
 * @returns whether nothing of the tender is secret any more
 */
export async function disclose(log: LogContext, tender: number, at: Date): Promise<boolean> {
  // What the product did not write is in no batch, ever.
  const isWaiting = (await readPending(log.payload)).some(
    (row) => row.tender === tender && hasOwnCodeWaiting(log, row),
  )
  // All at once: in parts they would say when each came.
  if (isWaiting) return false
  const entries = await readSecret(log.payload, sql`tender = ${tender}`)
  const hasLeaf = (await readDisclosedTenders(log.payload)).has(tender)
  if (entries.length === 0 && hasLeaf) return true
  for (const part of inParts(entries)) {
    const leaf: DisclosedLeaf = { kind: 'disclosed', at: at.toISOString(), tender, entries: part }
    await writeAtEnd(log, (first) => [
      leafStatement(log, first, leaf, at, { tender }),
      ...part.map(({ sequence }) => markDisclosed(sequence, first)),
    ])
  }
  return true
}

/**
 * Says of each batch which leaves were decoys, once every tender that was sealed then is disclosed.
 * @returns how many batches were disclosed
 */
export async function discloseDecoys(log: LogContext, at: Date): Promise<number> {
  const secret = await readBatches(log.payload, { areSecret: true })
  if (secret.length === 0) return 0
  const disclosed = await readDisclosedTenders(log.payload)
  const due = secret.filter(({ tenders_open: tenders }) => tenders.every((tender) => disclosed.has(tender)))
  for (const batch of due) await discloseBatch(log, batch, at)
  return due.length
}

async function discloseBatch(log: LogContext, batch: BatchRow, at: Date): Promise<void> {
  const { interval_start: interval, first, seed } = batch
  const inBatch = sql`sequence >= ${first} AND sequence < ${first + batchSize}`
  const others = await readSecret(log.payload, sql`tender IS NULL AND ${inBatch}`)
  const decoys = await readDecoys(log.payload, first)
  const leaf: DecoysDisclosedLeaf = {
    ...{ kind: 'decoys disclosed', at: at.toISOString(), batch: interval, seed, decoys },
    entries: others,
  }
  await writeAtEnd(log, (next) => [
    leafStatement(log, next, leaf, at),
    sql`UPDATE log_batches SET disclosed_in = ${next} WHERE interval_start = ${interval}`,
    ...[...decoys, ...others.map(({ sequence }) => sequence)].map((sequence) =>
      markDisclosed(sequence, next),
    ),
  ])
}

function markDisclosed(sequence: number, leaf: number): SQL {
  return sql`UPDATE log_entries SET disclosed_in = ${leaf} WHERE sequence = ${sequence}`
}

async function readSecret(payload: Payload, which: SQL): Promise<DisclosedEntry[]> {
  const database = await rawSql(payload)
  return sealedRows.parse(
    await database.rows(sql`
      SELECT sequence, private AS text FROM log_entries
      WHERE kind = 'sealed' AND private IS NOT NULL AND disclosed_in IS NULL AND ${which} ORDER BY sequence`),
  )
}

const sequenceRows = z.array(z.object({ sequence: z.coerce.number() }))

async function readDecoys(payload: Payload, first: number): Promise<number[]> {
  const database = await rawSql(payload)
  const rows = await database.rows(sql`
    SELECT sequence FROM log_entries WHERE kind = 'sealed' AND private IS NULL
      AND sequence >= ${first} AND sequence < ${first + batchSize} ORDER BY sequence`)
  return sequenceRows.parse(rows).map(({ sequence }) => sequence)
}

const tenderRows = z.array(z.object({ tender: z.coerce.number() }))

async function readDisclosedTenders(payload: Payload): Promise<ReadonlySet<number>> {
  const database = await rawSql(payload)
  const rows = await database.rows(
    sql`SELECT DISTINCT tender FROM log_entries WHERE kind = 'disclosed' AND tender IS NOT NULL`,
  )
  return new Set(tenderRows.parse(rows).map(({ tender }) => tender))
}

/** Those tenders of which something is not disclosed yet. */
export async function secretAmong(payload: Payload, tenders: readonly number[]): Promise<number[]> {
  const database = await rawSql(payload)
  const rows = await database.rows(sql`
    SELECT DISTINCT tender FROM log_entries
    WHERE kind = 'sealed' AND tender IS NOT NULL AND disclosed_in IS NULL`)
  const secret = new Set(tenderRows.parse(rows).map(({ tender }) => tender))
  const disclosed = await readDisclosedTenders(payload)
  return tenders.filter((tender) => secret.has(tender) || !disclosed.has(tender))
}

/** At least one part, so that a tender with no proposal is disclosed too. */
function inParts(entries: readonly DisclosedEntry[]): DisclosedEntry[][] {
  const parts: DisclosedEntry[][] = [[]]
  let length = 0
  for (const entry of entries) {
    if (length + entry.text.length > mostCharacters) {
      parts.push([])
      length = 0
    }
    parts.at(-1)?.push(entry)
    length += entry.text.length
  }
  return parts
}
