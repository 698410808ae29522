import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { rawSql } from '../../store/database/raw-sql.ts'

/** Milliseconds for which one process alone signs, unless it goes on. */
const duration = 60_000

/** One of all processes signs at a time, or does something else for the log. */
export class SignerLease {
  readonly #payload: Payload
  readonly #name: string
  readonly #holder = randomUUID()
  #until = 0

  /** @param name of what one process does */
  constructor(payload: Payload, name = 'signer') {
    this.#payload = payload
    this.#name = name
  }

  /** Whether this process is the one, whether it has just become it, and whether it has just been prolonged. */
  async hold(at: Date): Promise<{ isHeld: boolean; isNew: boolean; isRenewed: boolean }> {
    const now = at.getTime()
    const wasHeld = this.#until > now
    if (this.#until - now > duration / 2) return { isHeld: true, isNew: false, isRenewed: false }
    const until = new Date(now + duration)
    const database = await rawSql(this.#payload)
    const rows = await database.rows(sql`
      INSERT INTO log_leases (name, holder, held_until) VALUES (${this.#name}, ${this.#holder}, ${until.toISOString()})
      ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, held_until = excluded.held_until
      WHERE log_leases.holder = excluded.holder OR log_leases.held_until <= ${at.toISOString()}
      RETURNING holder`)
    this.#until = rows.length > 0 ? until.getTime() : 0
    const isHeld = rows.length > 0
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
