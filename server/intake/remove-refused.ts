import { setTimeout as wait } from 'node:timers/promises'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { namesOf } from '../../store/database/payload-tables.ts'
import { rawSql } from '../../store/database/raw-sql.ts'
import { submissionCollections } from '../../submissions/known-submission.ts'
import type { SubmissionStore } from '../../submissions/store/submission-store.ts'
import { notCompletedStatements } from '../../procurement/proposals/envelopes/not-completed.ts'
import type { LogContext } from '../../transparency/log-context.ts'
import type { RecordedAction } from '../../procurement/procurement-record/append.ts'
import { recordNotCompleted, removeUnacknowledged } from './sweep-records.ts'

/** Milliseconds between two attempts while the database is away. */
const pause = 1000

/**
 * Removes what the database may have of a submission that its sender was told is not stored. Its last statement may have
 * been on its way when the connection was lost; a transaction that is still being committed is waited for.
 */
export async function removeRefusedRecord(
  context: Pick<RemovingRefused, 'payload' | 'log'>,
  storedName: string,
  now: Date,
): Promise<void> {
  const { payload } = context
  await waitForWriters(payload)
  const database = await rawSql(payload)
  // Together: what is removed here was promised in the log, and is explained there.
  const explained = await notCompletedStatements(context, storedName, now)
  await database.write([
    ...explained,
    ...submissionCollections.flatMap((collection) => {
      const { table, column } = namesOf(payload, collection)
      const isRefused = sql`${column('storedName')} = ${storedName}`
      return [
        sql`DELETE FROM outgoing_mail WHERE about IN (SELECT ${column('reference')} FROM ${table} WHERE ${isRefused})`,
        sql`UPDATE ${table} SET ${column('receipt')} = NULL
          ${collection === 'proposals' ? sql`, ${column('receiptNote')} = NULL` : sql``} WHERE ${isRefused}`,
      ]
    }),
  ])
  await removeUnacknowledged(payload, storedName)
  const { totalDocs } = await payload.count({
    collection: 'procurement-record',
    where: {
      action: { equals: 'proposal received' satisfies RecordedAction },
      details: { contains: storedName },
    },
    overrideAccess: true,
  })
  if (totalDocs > 0) await recordNotCompleted(payload, storedName, now)
}

/** Resolves when all transactions that have written to submissions or the procurement record are over. */
export async function waitForWriters(payload: Payload): Promise<void> {
  const database = await rawSql(payload)
  // SQLite's statements are over when they have been answered.
  if (database.dialect === 'sqlite') return
  await database.write(
    [...submissionCollections, 'procurement-record'].map(
      (name) => sql`LOCK TABLE ${namesOf(payload, name).table} IN SHARE ROW EXCLUSIVE MODE`,
    ),
  )
}

interface RemovingRefused {
  payload: Payload
  /** @throws SigningKeysError */
  log: () => Promise<LogContext>
  store: SubmissionStore
  now: () => Date
  reportError: (error: unknown) => void
}

/** Removes what was refused while the database was away, as soon as it is back. */
export class RefusedSubmissions {
  readonly #options: RemovingRefused
  #isRunning = false
  #removing: Promise<number> | undefined

  constructor(options: RemovingRefused) {
    this.#options = options
  }

  /** @throws when something in the database can't be removed; files that can't be are reported */
  async removeAll(): Promise<void> {
    const { store, now, reportError } = this.#options
    const removeRecord = (submission: string) => removeRefusedRecord(this.#options, submission, now())
    this.#removing ??= store.removeRefused({ removeRecord, now: now(), reportError }).finally(() => {
      this.#removing = undefined
    })
    await this.#removing
  }

  /** Tries until it is done, without holding up anybody. */
  removeSoon(): void {
    if (this.#isRunning) return
    this.#isRunning = true
    void this.#removeUntilDone()
  }

  async #removeUntilDone(): Promise<void> {
    let reported = false
    for (;;) {
      await wait(pause, undefined, { ref: false })
      // Whatever is refused from here on begins again.
      this.#isRunning = false
      try {
        await this.removeAll()
        return
      } catch (error) {
        if (!reported) this.#options.reportError(error)
        reported = true
        this.#isRunning = true
      }
    }
  }
}
