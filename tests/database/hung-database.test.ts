import { expect, onTestFinished, test } from 'vitest'
import { onPostgresOnly } from '../support/one-database.ts'
import { startOwnPostgres } from '../support/own-postgres.ts'

test(
  'what waits for a database that hangs fails, what comes later fails at once, and all is well when it goes on',
  onPostgresOnly,
  async () => {
    await using postgres = await startOwnPostgres()
    const { PayloadPool } = await import('../../store/database/payload-pool.ts')
    const { OwnConnection } = await import('../../store/database/own-connection.ts')
    const { availabilityOf, DatabaseAwayError } = await import('../../store/database/availability.ts')
    const { databaseLimits } = await import('../../store/database/limits.ts')
    const { offerOwnConnections, watchDatabase } = await import('../../store/database/database-watch.ts')
    const connection = { connectionString: postgres.url }
    const pool = new PayloadPool({ ...connection, max: 3 })
    const payload = { db: {} }
    const availability = availabilityOf(payload)
    offerOwnConnections(payload.db, () => new OwnConnection(connection))
    availability.onChange((isAway) => pool.setAway(isAway))
    const answers: unknown[] = []
    const stop = watchDatabase(payload, {
      interval: 50,
      ask: async (own) => own?.rows('SELECT 1 AS one'),
      onAnswer: (answer) => answers.push(answer),
    })
    await expect.poll(() => answers).toContainEqual([{ one: 1 }])

    // A transaction, and more who wait for a connection than the pool has.
    const inTransaction = await pool.connect()
    await inTransaction.query('BEGIN')
    const full = Array.from({ length: 2 }, () => pool.query('SELECT pg_sleep(600)'))
    const commit = inTransaction.query('COMMIT').then(
      () => 'committed',
      (error: unknown) => error,
    )
    expect(await commit).toBe('committed')
    const usual = databaseLimits.hang
    onTestFinished(() => {
      databaseLimits.hang = usual
    })
    databaseLimits.hang = 200
    postgres.signal('SIGSTOP')
    const hung = [inTransaction.query('COMMIT'), pool.query('SELECT 1'), ...full]
    const results = await Promise.allSettled(hung)
    expect(results.map(({ status }) => status)).toEqual(hung.map(() => 'rejected'))
    expect(results[0]).toMatchObject({ reason: expect.any(DatabaseAwayError) as unknown })
    // As the end of a transaction releases it, whatever happened.
    inTransaction.release()
    expect(availability.isAway).toBe(true)
    await expect(pool.query('SELECT 1')).rejects.toThrow(DatabaseAwayError)
    await expect(pool.connect()).rejects.toThrow(DatabaseAwayError)

    // A server that answers late on a busy machine does not hang.
    databaseLimits.hang = usual
    postgres.signal('SIGCONT')
    await expect.poll(() => availability.isAway).toBe(false)
    const all = await Promise.all([1, 2, 3].map((one) => pool.query('SELECT $1::int AS one', [one])))
    expect(all.map(({ rows }) => rows as unknown)).toEqual([1, 2, 3].map((one) => [{ one }]))
    stop()
    await pool.endAll()
  },
)
