import { sql } from '@payloadcms/db-sqlite/drizzle'
import { createHmac } from 'node:crypto'
import type { Payload } from 'payload'
import { z } from 'zod'
import { rawSql } from '../database/raw-sql.ts'

export interface SharedCount {
  points: number
  /** Milliseconds since the epoch at which it begins again. */
  expiresAt: number
}

/** Milliseconds by which the clocks of several machines may differ. */
const clocksDiffer = 10_000

/**
 * Milliseconds that a count of so many goes on. None where more are left than there can be: it was begun while this process's
 * clock was ahead, and begins again.
 */
export function timeLeft(expiresAt: number, now: number, duration: number): number {
  const left = expiresAt - now
  return left > duration + clocksDiffer ? 0 : Math.max(0, left)
}

/** Counts that all processes share, each for a while. */
export interface SharedCounts {
  /** What stands for a name where it is counted. */
  keyOf: (name: string) => string
  /**
   * Adds to a count, or begins one, in one statement: of two at once each sees the other. One that ends later than it can was
   * begun while a clock was ahead, and begins again.
   * @param duration milliseconds that a count lasts from its beginning
   */
  add: (key: string, points: number, duration: number) => Promise<SharedCount>
}

/** Milliseconds between two times that what is over is deleted. */
const pause = 60_000

// Postgres gives large integers as text.
const counted = z.tuple([z.object({ points: z.coerce.number(), expires_at: z.coerce.number() })])

/** Counts in the database. What is counted is stored as a keyed hash only: addresses are stored nowhere. */
export class DatabaseCounts implements SharedCounts {
  readonly #payload: Payload
  #nextDeletion = 0

  constructor(payload: Payload) {
    this.#payload = payload
  }

  keyOf(name: string): string {
    return createHmac('sha256', this.#payload.secret).update(`shared count ${name}`).digest('base64url')
  }

  async add(key: string, points: number, duration: number): Promise<SharedCount> {
    const database = await rawSql(this.#payload)
    const now = Date.now()
    const goesOn = sql`shared_counts.expires_at > ${now} AND shared_counts.expires_at <= ${now + duration + clocksDiffer}`
    const [row] = counted.parse(
      await database.rows(sql`
        INSERT INTO shared_counts (key, points, expires_at) VALUES (${key}, ${points}, ${now + duration})
        ON CONFLICT (key) DO UPDATE SET
          points = CASE WHEN ${goesOn} THEN shared_counts.points ELSE 0 END + excluded.points,
          expires_at = CASE WHEN ${goesOn} THEN shared_counts.expires_at ELSE excluded.expires_at END
        RETURNING points, expires_at`),
    )
    if (now >= this.#nextDeletion) await this.deleteExpired()
    return { points: row.points, expiresAt: row.expires_at }
  }

  /** Deletes what is over; done by `add` from time to time. */
  async deleteExpired(): Promise<void> {
    const now = Date.now()
    this.#nextDeletion = now + pause
    const database = await rawSql(this.#payload)
    await database.write([sql`DELETE FROM shared_counts WHERE expires_at <= ${now}`])
  }
}
