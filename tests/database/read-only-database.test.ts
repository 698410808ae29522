import { afterAll, beforeAll, expect, test } from 'vitest'
import { onPostgresOnly } from '../support/one-database.ts'
import { openTestApi, type TestApi } from '../support/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

test(
  'a database that can only be read ends no start, and operators are shown it',
  onPostgresOnly,
  async () => {
    const { payload, settings, intake, loggedErrors } = api
    const { lookAtSharedParts } = await import('../../server/operator/shared-parts.ts')
    const { OwnConnection } = await import('../../store/database/own-connection.ts')
    const parts = () => lookAtSharedParts({ settings, payload, isDatabaseHealthy: () => true })
    expect(await parts()).toMatchObject({ database: { state: 'ok' } })

    // As a hosting provider does where the disk is nearly full: for whoever connects from now on.
    const provider = new OwnConnection({ connectionString: settings.DATABASE_URL })
    await provider.rows(`DO $$ BEGIN
      EXECUTE format('ALTER DATABASE %I SET default_transaction_read_only = on', current_database());
    END $$`)
    await provider.rows(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`)
    provider.abandon()
    await expect.poll(parts).toMatchObject({
      database: { state: 'failed', detail: 'The database can only be read: it takes no changes.' },
    })
    loggedErrors.length = 0
    await intake.sweep()
    expect(loggedErrors).toContainEqual(
      expect.objectContaining({ message: expect.stringContaining('DELETE FROM shared_counts') as unknown }),
    )
  },
)
