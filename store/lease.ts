import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import { rawSql } from './database/raw-sql.ts'

/** What one of all processes does at a time. */
export type LeaseName = 'signer' | 'time stamps' | 'witnesses' | 'link check' | 'verification'

/** Milliseconds for which one process alone does it, unless it goes on. */
const usualDuration = 60_000

const holderRows = z.array(z.object({ holder: z.string() }))

/**
 * One of all processes does something at a time. The leases of all stand in `log_leases`, as those of the transparency log were
 * the first. One that ends later than it can was taken by a process whose clock was ahead: whoever asks next lets it last as long
 * as if it were prolonged then. It is not free at once, as its process may live and prolong it.
 */
export class Lease {
  readonly #payload: Payload
  readonly #name: LeaseName
  readonly #duration: number
  readonly #holder = randomUUID()
  #until = 0

  /** @param duration milliseconds after which what a process held that died is free */
  constructor(payload: Payload, name: LeaseName, duration = usualDuration) {
    this.#payload = payload
    this.#name = name
    this.#duration = duration
  }

  /** Whether this process is the one, whether it has just become it, and whether it has just been prolonged. */
  async hold(at: Date): Promise<{ isHeld: boolean; isNew: boolean; isRenewed: boolean }> {
    const left = this.#until - at.getTime()
    // More is left than there can be once a clock that was ahead is right: others may have held it meanwhile.
    const wasHeld = left > 0 && left <= this.#duration
    if (wasHeld && left > this.#duration / 2) return { isHeld: true, isNew: false, isRenewed: false }
    const until = new Date(at.getTime() + this.#duration)
    const now = at.toISOString()
    const database = await rawSql(this.#payload)
    const rows = await database.rows(sql`
      INSERT INTO log_leases (name, holder, held_until) VALUES (${this.#name}, ${this.#holder}, ${until.toISOString()})
      ON CONFLICT (name) DO UPDATE SET
        holder = CASE WHEN log_leases.held_until <= ${now} THEN excluded.holder ELSE log_leases.holder END,
        held_until = excluded.held_until
      WHERE log_leases.holder = excluded.holder OR log_leases.held_until <= ${now}
        OR log_leases.held_until > excluded.held_until
      RETURNING holder`)
    const isHeld = holderRows.parse(rows).some(({ holder }) => holder === this.#holder)
    this.#until = isHeld ? until.getTime() : 0
    return { isHeld, isNew: isHeld && !wasHeld, isRenewed: isHeld }
  }

  /** Lets another process begin at once. */
  async end(): Promise<void> {
    if (this.#until === 0) return
    this.#until = 0
    const database = await rawSql(this.#payload)
    await database.write([
      sql`DELETE FROM log_leases WHERE name = ${this.#name} AND holder = ${this.#holder}`,
    ])
  }
}

const heldRows = z.array(z.object({ held_until: z.string() }))

/** Whether any process holds a lease at a moment. */
export async function isLeaseHeld(payload: Payload, name: LeaseName, at: Date): Promise<boolean> {
  const { rows } = await rawSql(payload)
  const found = heldRows.parse(await rows(sql`SELECT held_until FROM log_leases WHERE name = ${name}`))
  return found.some(({ held_until: until }) => until > at.toISOString())
}
