import { X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import { fromBase64, toBase64 } from '../../proofs/bytes.ts'
import { rawSql } from '../../store/database/raw-sql.ts'
import { repeat } from '../../store/repeat.ts'
import { readCheckpointNote } from '../log-rows.ts'
import { Lease } from '../../store/lease.ts'
import { readTimeStamp, TimeStampError, timeStampRequest } from './time-stamp.ts'

export interface TimeStampAuthority {
  address: string
  /** File of its certificate, PEM. */
  certificate: string
}

interface Stamping {
  payload: Payload
  authority: TimeStampAuthority
  now?: () => Date
}

const minute = 60_000

/** Milliseconds between two looks, and between two time stamps while nothing of weight happens. */
const interval = minute
const usualPause = 60 * minute

/** Milliseconds that an authority is given, and the most bytes of an answer. */
const limit = 10_000
const largestAnswer = 65_536

/** After one of these a checkpoint is stamped at once. */
const weighty = ['terms', 'addendum', 'opening begun', 'minutes']

const stampRows = z.array(z.object({ size: z.coerce.number(), stamp: z.string(), stamped_at: z.string() }))

/** The newest time stamp, or that of a checkpoint. */
export async function readStamp(
  payload: Payload,
  size?: number,
): Promise<{ size: number; stamp: Uint8Array; stampedAt: string } | undefined> {
  const { rows } = await rawSql(payload)
  const which = size === undefined ? sql`` : sql`AND size = ${size}`
  const [row] = stampRows.parse(
    await rows(sql`SELECT size, stamp, stamped_at FROM log_checkpoints
      WHERE stamp IS NOT NULL ${which} ORDER BY size DESC LIMIT 1`),
  )
  return row && { size: row.size, stamp: fromBase64(row.stamp), stampedAt: row.stamped_at }
}

/**
 * Has the newest checkpoint time-stamped, when an hour has passed or something of weight has happened since the last one. It
 * covers all before it: what could not be stamped while the authority was away is caught up by the next one.
 * @returns whether it was
 * @throws TimeStampError; the next look tries again
 */
export async function stampCheckpoint({
  payload,
  authority,
  now = () => new Date(),
}: Stamping): Promise<boolean> {
  const checkpoint = await readCheckpointNote(payload)
  const last = await readStamp(payload)
  if (!checkpoint || checkpoint.size === last?.size) return false
  const isDue =
    !last ||
    now().getTime() - Date.parse(last.stampedAt) >= usualPause ||
    (await hasWeightBetween(payload, last.size, checkpoint.size))
  if (!isDue) return false
  const certificate = new X509Certificate(await readFile(authority.certificate))
  const answer = await ask(authority.address, timeStampRequest(checkpoint.note))
  const stampedAt = readTimeStamp(answer, checkpoint.note, certificate).toISOString()
  const { write } = await rawSql(payload)
  await write([
    sql`UPDATE log_checkpoints SET stamp = ${toBase64(answer)}, stamped_at = ${stampedAt}
      WHERE size = ${checkpoint.size}`,
  ])
  return true
}

async function hasWeightBetween(payload: Payload, from: number, to: number): Promise<boolean> {
  const { rows } = await rawSql(payload)
  const kinds = sql.join(
    weighty.map((kind) => sql`${kind}`),
    sql`, `,
  )
  const found = await rows(sql`SELECT sequence FROM log_entries
    WHERE sequence >= ${from} AND sequence < ${to} AND kind IN (${kinds}) LIMIT 1`)
  return found.length > 0
}

async function ask(address: string, body: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  try {
    const response = await fetch(address, {
      ...{ method: 'POST', body, redirect: 'error', signal: AbortSignal.timeout(limit) },
      headers: { 'Content-Type': 'application/timestamp-query' },
    })
    if (!response.ok) throw new TimeStampError(`The authority answered with ${response.status}`)
    const bytes = new Uint8Array(await response.arrayBuffer())
    if (bytes.length > largestAnswer) throw new TimeStampError('The answer is too long for a time stamp')
    return bytes
  } catch (error) {
    if (error instanceof TimeStampError) throw error
    throw new TimeStampError('The authority is away', { cause: error })
  }
}

/**
 * Has checkpoints time-stamped from now on, in one of all processes at a time.
 * @returns what ends it
 */
export function stampFromNowOn(stamping: Stamping): () => Promise<void> {
  const { payload, now = () => new Date() } = stamping
  const lease = new Lease(payload, 'time stamps')
  const stamp = async () => {
    if ((await lease.hold(now())).isHeld) await stampCheckpoint(stamping)
  }
  const end = repeat(stamp, interval, (error) =>
    payload.logger.error({ err: error, msg: 'A checkpoint could not be time-stamped' }),
  )
  return async () => {
    await end()
    await lease.end().catch(() => undefined)
  }
}
