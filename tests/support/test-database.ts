import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getPayload, type Payload } from 'payload'
import { closeDatabase } from '../../content/database/close-database.ts'

export interface TestDatabase {
  payload: Payload
  /** Closes the connection and deletes everything that was written. */
  close: () => Promise<void>
}

/**
 * An empty database of its own for one test file, with the real migrations: SQLite in a temporary folder, or a new
 * database on the server that `TEST_DATABASE_URL` names (`postgres://…`, a role that may create databases).
 * Settings are parsed once per process, so a test file opens one, before it imports what reads them.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  const folder = await mkdtemp(path.join(tmpdir(), 'network-test-'))
  const server = process.env.TEST_DATABASE_URL
  const database = `network_test_${randomBytes(8).toString('hex')}`
  process.env.DATA_DIR = folder
  process.env.DATABASE_URL = server ? addressOfDatabase(server, database) : ''

  const { environment } = await import('../../environment.ts')
  const settings = environment()
  if (settings.dataFolder !== folder) {
    throw new Error(
      'The settings were read before the test database was opened: import what reads them afterwards',
    )
  }
  const { migrationsOf } = await import('../../content/database/migrations.ts')
  const { default: config } = await import('../../content/payload.config.ts')
  const payload = await getPayload({ config, disableOnInit: true })
  await payload.db.migrate({ migrations: migrationsOf(settings) })
  const { makeSealingKey } = await import('../../content/proposals/sealing/file-custodian.ts')
  await makeSealingKey(settings.sealingKeyFile)

  return {
    payload,
    close: async () => {
      await closeDatabase(payload)
      if (server) await dropDatabase(server, database)
      await rm(folder, { recursive: true, force: true })
      await rm(path.dirname(settings.sealingKeyFile), { recursive: true, force: true })
    },
  }
}

function addressOfDatabase(server: string, database: string): string {
  const address = new URL(server)
  address.pathname = `/${database}`
  return address.href
}

async function dropDatabase(server: string, database: string): Promise<void> {
  const { default: postgres } = await import('pg')
  const client = new postgres.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(`DROP DATABASE IF EXISTS "${database}" WITH (FORCE)`)
  } finally {
    await client.end()
  }
}
