import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import { toBase64 } from '../../proofs/bytes.ts'
import { findCosignature } from '../../proofs/cosignature.ts'
import { NoteError, type NoteKey } from '../../proofs/note.ts'
import { rawSql } from '../../store/database/raw-sql.ts'
import { readCheckpointNote } from '../log-rows.ts'
import { consistencyOf } from '../proof-of.ts'
import { Lease } from '../../store/lease.ts'

/** Somebody outside who signs that checkpoints of the log extend those that they saw before (C2SP tlog-witness). */
export interface Witness {
  key: NoteKey
  /** Below which `add-checkpoint` is. */
  address: string
}

/** A witness did not sign: it is away, or does not believe that the log only grew. */
export class WitnessError extends Error {}

/** Milliseconds between two looks, and for one answer; most characters of an answer. */
const interval = 60_000
const limit = 10_000
const longestAnswer = 10_000

const rows = z.array(z.object({ size: z.coerce.number(), cosignatures: z.string() }))

/** The newest checkpoint that a witness has signed, or anybody of whom nothing is asked. */
export async function readWitnessed(
  payload: Payload,
  witness?: Pick<NoteKey, 'name'>,
): Promise<{ size: number; cosignatures: string } | undefined> {
  const database = await rawSql(payload)
  const which = witness === undefined ? sql`` : sql`AND cosignatures LIKE ${`%— ${witness.name} %`}`
  const [row] = rows.parse(
    await database.rows(sql`SELECT size, cosignatures FROM log_checkpoints
      WHERE cosignatures IS NOT NULL ${which} ORDER BY size DESC LIMIT 1`),
  )
  return row
}

/** The lines with which witnesses have signed a checkpoint; empty where none has. */
export async function readCosignatures(payload: Payload, size: number): Promise<string> {
  const database = await rawSql(payload)
  const [row] = rows.parse(
    await database.rows(
      sql`SELECT size, cosignatures FROM log_checkpoints WHERE size = ${size} AND cosignatures IS NOT NULL`,
    ),
  )
  return row?.cosignatures ?? ''
}

/**
 * Has a witness sign the newest checkpoint, with the proof that it extends the last one that the witness saw.
 * @returns whether it did; not when it had before
 * @throws WitnessError; the next look tries again
 */
export async function haveWitnessed(payload: Payload, { key, address }: Witness): Promise<boolean> {
  const checkpoint = await readCheckpointNote(payload)
  if (!checkpoint) return false
  const { size, note } = checkpoint
  const known = (await readWitnessed(payload, key))?.size ?? 0
  if (known === size) return false
  let answer = await ask(payload, address, known, checkpoint)
  if (answer.status === 409) {
    const larger = Number(/^\d{1,15}\n?$/.exec(answer.text)?.[0] ?? Number.NaN)
    if (!(larger <= size))
      throw new WitnessError(
        `${key.name} has seen another log than this one, or a larger one: ${answer.text.trim()}`,
      )
    answer = await ask(payload, address, larger, checkpoint)
  }
  if (answer.status !== 200) throw new WitnessError(`${key.name} answered with ${answer.status}`)
  const line = lineOf(note, answer.text, key)
  const database = await rawSql(payload)
  await database.write([
    sql`UPDATE log_checkpoints SET cosignatures = COALESCE(cosignatures, '') || ${`${line}\n`}
      WHERE size = ${size} AND (cosignatures IS NULL OR cosignatures NOT LIKE ${`%— ${key.name} %`})`,
  ])
  return true
}

async function ask(
  payload: Payload,
  address: string,
  known: number,
  { size, note }: { size: number; note: string },
): Promise<{ status: number; text: string }> {
  // Of nothing and of itself, any log is the continuation.
  const proof = known === 0 || known === size ? [] : await consistencyOf({ payload }, known, size)
  const body = [`old ${known}`, ...proof.map(toBase64), '', note].join('\n')
  try {
    const response = await fetch(`${address.replace(/\/$/, '')}/add-checkpoint`, {
      ...{ method: 'POST', body, redirect: 'error', signal: AbortSignal.timeout(limit) },
      headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    })
    const text = await response.text()
    if (text.length > longestAnswer) throw new WitnessError('The answer is too long for a cosignature')
    return { status: response.status, text }
  } catch (error) {
    if (error instanceof WitnessError) throw error
    throw new WitnessError('A witness is away', { cause: error })
  }
}

function lineOf(note: string, answer: string, key: NoteKey): string {
  const checkpoint = note.slice(0, note.lastIndexOf('\n\n') + 1)
  try {
    const found = findCosignature(checkpoint, answer, key)
    if (found) return found.line
  } catch (error) {
    if (!(error instanceof NoteError)) throw error
    throw new WitnessError(error.message, { cause: error })
  }
  throw new WitnessError(`The answer has no signature of ${key.name}`)
}

/**
 * Has checkpoints signed by witnesses from now on, in one of all processes at a time. One that is away keeps no other waiting.
 * @returns what ends it
 */
export function witnessFromNowOn({
  payload,
  witnesses,
  now = () => new Date(),
}: {
  payload: Payload
  witnesses: readonly Witness[]
  now?: () => Date
}): () => Promise<void> {
  const lease = new Lease(payload, 'witnesses')
  const lastFaults = new Map<string, string>()
  let looking: Promise<void> | undefined
  const lookAt = async (witness: Witness) => {
    try {
      await haveWitnessed(payload, witness)
      lastFaults.delete(witness.key.name)
    } catch (error) {
      const fault = error instanceof Error ? error.message : String(error)
      // Once for each fault: it is tried again every minute.
      if (fault === lastFaults.get(witness.key.name)) return
      lastFaults.set(witness.key.name, fault)
      payload.logger.error({
        err: error,
        msg: `A checkpoint was not signed by the witness ${witness.key.name}`,
      })
    }
  }
  const look = async () => {
    const { isHeld } = await lease.hold(now()).catch(() => ({ isHeld: false }))
    if (isHeld) await Promise.all(witnesses.map(lookAt))
  }
  const timer = setInterval(() => {
    looking ??= look().finally(() => {
      looking = undefined
    })
  }, interval).unref()
  return async () => {
    clearInterval(timer)
    await looking
    await lease.end().catch(() => undefined)
  }
}
