import { sql } from '@payloadcms/db-sqlite/drizzle'
import { createHmac } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Payload } from 'payload'
import { z } from 'zod'
import { rawSql } from '../../store/database/raw-sql.ts'
import { randomCode } from '../../submissions/receipt-secret.ts'
import type { Receipt } from '../../submissions/receipt.ts'
import { beginAlone, submissionLasts } from '../../submissions/under-way.ts'

/** Milliseconds for which the same content, sent again without a key, gets its first receipt. */
const remembered = 10 * 60_000

/** Milliseconds between two signs of life. */
const renewal = 5000

/** Milliseconds between two looks whether the same that another process is at has ended, and for all of them. */
const look = 100
const longestWait = 5 * 60_000

/** Milliseconds between two times that what is over is deleted. */
const pause = 60_000

export interface SubmissionKey {
  /** The sender's Idempotency-Key, or a random text in place of one. */
  key: string
  /** Over all that was sent. */
  digest: string
}

export interface StoredOutcome {
  receipt: Receipt
  /** Whether it had arrived before. */
  isKnown: boolean
}

interface Work {
  /** Number of the tender with custodians that it is for: its opening waits until this has ended. */
  tender: number | null
  /** Whether the same, sent again, is to be recognised for a while when it has ended. */
  isRemembered: boolean
  /** @param nonce random text, given again to whoever sends the same while it is remembered */
  first: (nonce: string) => Promise<StoredOutcome>
  /** The receipt of the same that was sent just before; nothing when it counts no more. */
  again: (reference: string, nonce: string) => Promise<Receipt | undefined>
}

interface Earlier {
  nonce: string
  reference: string | null
}

const earlierRows = z.array(z.object({ nonce: z.string(), reference: z.string().nullable() }))

const underWayForTooLong = () => new Error('The same has been under way for too long')

/**
 * Submissions under way, and those that just ended, in all processes: pressed twice, sent once. The database decides
 * whose turn it is; it stores names as keyed hashes, and of what ended a reference.
 */
export class SubmissionLock {
  readonly #payload: Payload
  readonly #reportError: (error: unknown) => void
  #nextDeletion = 0

  constructor(payload: Payload, reportError: (error: unknown) => void) {
    this.#payload = payload
    this.#reportError = reportError
  }

  /** Runs the work unless the same is, or just was, sent, to whichever process; then gives its receipt. */
  async once(sentAs: string, work: Work): Promise<StoredOutcome> {
    const name = this.#nameOf(sentAs)
    for (const end = Date.now() + longestWait; Date.now() < end; await wait(look)) {
      const nonce = randomCode(26)
      if (await this.#claim(name, nonce, work.tender)) return this.#runOnce(name, nonce, work)
      const earlier = await this.#earlier(name)
      if (!earlier || earlier.reference === null) continue
      const receipt = await work.again(earlier.reference, earlier.nonce)
      if (receipt) return { receipt, isKnown: true }
      await this.#forget(name, earlier.nonce)
    }
    throw underWayForTooLong()
  }

  /** Runs an act once nobody is at the same, in whichever process. */
  async alone<Result>(sentAs: string, act: () => Promise<Result>): Promise<Result> {
    const name = this.#nameOf(sentAs)
    for (const end = Date.now() + longestWait; Date.now() < end; await wait(look)) {
      const nonce = randomCode(26)
      if (await this.#claim(name, nonce, null))
        return this.#run(name, nonce, act, () => this.#forget(name, nonce))
    }
    throw underWayForTooLong()
  }

  /** Deletes what is over; done from time to time as well. */
  async deleteExpired(): Promise<void> {
    this.#nextDeletion = Date.now() + pause
    await this.#write(sql`DELETE FROM sendings WHERE expires_at <= ${Date.now()}`)
  }

  #nameOf(sentAs: string): string {
    return createHmac('sha256', this.#payload.secret).update(`sending ${sentAs}`).digest('base64url')
  }

  #runOnce(name: string, nonce: string, { first, isRemembered }: Work): Promise<StoredOutcome> {
    return this.#run(
      name,
      nonce,
      () => first(nonce),
      ({ receipt: { reference } }) =>
        isRemembered ? this.#remember(name, nonce, reference) : this.#forget(name, nonce),
    )
  }

  async #run<Result>(
    name: string,
    nonce: string,
    act: () => Promise<Result>,
    end: (result: Result) => Promise<void>,
  ): Promise<Result> {
    const signs = setInterval(() => {
      this.#write(
        sql`UPDATE sendings SET expires_at = ${Date.now() + submissionLasts} WHERE name = ${name} AND nonce = ${nonce}`,
      ).catch(this.#reportError)
    }, renewal)
    try {
      const result = await act()
      // The submission counts, whatever becomes of the memory of it.
      await end(result).catch(this.#reportError)
      return result
    } catch (error) {
      await this.#forget(name, nonce).catch(this.#reportError)
      throw error
    } finally {
      clearInterval(signs)
    }
  }

  /** @returns whether it is ours, and nobody else's until it is over */
  async #claim(name: string, nonce: string, tender: number | null): Promise<boolean> {
    if (Date.now() >= this.#nextDeletion) await this.deleteExpired()
    return beginAlone(this.#payload, { name, nonce, lasts: submissionLasts, tender })
  }

  async #earlier(name: string): Promise<Earlier | undefined> {
    const database = await rawSql(this.#payload)
    const rows = await database.rows(sql`SELECT nonce, reference FROM sendings WHERE name = ${name}`)
    return earlierRows.parse(rows)[0]
  }

  #remember(name: string, nonce: string, reference: string): Promise<void> {
    return this.#write(
      sql`UPDATE sendings SET reference = ${reference}, expires_at = ${Date.now() + remembered}
        WHERE name = ${name} AND nonce = ${nonce}`,
    )
  }

  #forget(name: string, nonce: string): Promise<void> {
    return this.#write(sql`DELETE FROM sendings WHERE name = ${name} AND nonce = ${nonce}`)
  }

  async #write(statement: ReturnType<typeof sql>): Promise<void> {
    const database = await rawSql(this.#payload)
    await database.write([statement])
  }
}
