import { randomBytes, randomInt } from 'node:crypto'
import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle'
import { toBase64 } from '../../proofs/bytes.ts'
import { commitmentOf, hasOwnCodeWaiting, leafStatement, writeAtEnd } from '../append.ts'
import type { LogContext } from '../log-context.ts'
import { hasBatch, readPending, type PendingRow } from '../log-rows.ts'
import { batchSize, decoyText, intervalOf } from './decoys.ts'

/** Ids of tenders about whose proposals nothing may be known yet. */
export type SealedTenders = (at: Date) => Promise<readonly number[]>

interface Batching extends LogContext {
  sealedTenders: SealedTenders
  /** Bytes that nobody foresees. */
  random?: (length: number) => Uint8Array
}

/**
 * Publishes what waits, the oldest first, as eight leaves of which none shows whether it is a decoy: once in an interval,
 * as long as a tender is open or not yet opened. Intervals in which nothing ran are not made up: nothing came in them.
 * @returns whether this call published a batch
 */
export async function publishBatch(context: Batching, at: Date): Promise<boolean> {
  const { payload, sealedTenders, random = randomBytes } = context
  const interval = intervalOf(at)
  const isPublished = () => hasBatch(payload, interval)
  if (await isPublished()) return false
  const tenders = await sealedTenders(at)
  const waiting = (await readPending(payload)).filter((row) => hasOwnCodeWaiting(context, row))
  if (tenders.length === 0 && waiting.length === 0) return false
  const seed = random(32)
  const places = shuffled([...waiting.slice(0, batchSize), ...emptyPlaces(waiting.length)])
  let hasPublished = false
  await writeAtEnd(context, async (first) => {
    hasPublished = !(await isPublished())
    if (!hasPublished) return []
    return [
      sql`INSERT INTO log_batches (interval_start, first, seed, tenders_open)
        VALUES (${interval}, ${first}, ${toBase64(seed)}, ${JSON.stringify(tenders)})`,
      ...places.flatMap((pending, place) =>
        pending
          ? realStatements(context, first + place, pending, interval)
          : [decoyStatement(context, first + place, decoyText(seed, interval, place), interval)],
      ),
    ]
  })
  return hasPublished
}

function realStatements(
  log: LogContext,
  sequence: number,
  { commitment, text, tender, record }: PendingRow,
  interval: string,
): SQL[] {
  const leaf = { kind: 'sealed', commitment } as const
  return [
    // First: where another has published it meanwhile, its row stands in the way of this batch.
    leafStatement(log, sequence, leaf, new Date(interval), {
      private: JSON.stringify({ text }),
      tender,
      record,
    }),
    sql`DELETE FROM log_pending WHERE commitment = ${commitment}`,
  ]
}

function decoyStatement(log: LogContext, sequence: number, text: string, interval: string): SQL {
  const leaf = { kind: 'sealed', commitment: toBase64(commitmentOf(text)) } as const
  return leafStatement(log, sequence, leaf, new Date(interval))
}

function emptyPlaces(waiting: number): undefined[] {
  return Array.from({ length: Math.max(0, batchSize - waiting) }, () => undefined)
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  const left = [...items]
  return items.flatMap(() => left.splice(randomInt(left.length), 1))
}
