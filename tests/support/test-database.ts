import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { getPayload, type Payload } from 'payload'
import { inject, vi } from 'vitest'
import { closeDatabase } from '../../store/database/close-database.ts'
import { onServer } from './on-server.ts'
import { addressOf, copyTemplate, type Template, type TemplateName } from './templates.ts'

/** Payload on a copy of a database, for one test file. */
export interface TestDatabase {
  payload: Payload
  /** Closes the connection, after which nothing that was written is found; fails while somebody is connected. */
  close: () => Promise<void>
}

/**
 * Settings are parsed once per process, and one process runs many test files: each gets another database in the same
 * place.
 */
let place: Template | undefined

/** Beside the templates, with which everything goes at the end of the run. */
function placeOf({ folder, postgres }: Template): Template {
  return {
    folder: path.join(mkdtempSync(path.join(path.dirname(folder), 'test-')), 'data'),
    ...(postgres && {
      postgres: { ...postgres, database: `network_test_${randomBytes(8).toString('hex')}` },
    }),
  }
}

const cacheKeys = new WeakMap<Payload, string>()

/** Under which Payload remembers the instance of a test database, for calls that ask for it by its config. */
export function cacheKeyOf(payload: Payload): string {
  const key = cacheKeys.get(payload)
  if (key === undefined) throw new Error('This is not the instance of a test database')
  return key
}

/**
 * A database of its own for one test file, with the real migrations: SQLite in a temporary folder, or on the Postgres
 * that the run has started. One at a time; import what reads settings afterwards.
 */
export async function openTestDatabase(name: TemplateName = 'empty'): Promise<TestDatabase> {
  const template = inject('templates')[name]
  place ??= placeOf(template)
  const { folder, postgres } = place
  process.env.DATA_DIR = folder
  process.env.DATABASE_URL = addressOf(place)
  await copyTemplate(template, place)

  const { environment } = await import('../../environment.ts')
  if (environment().dataFolder !== folder) {
    throw new Error(
      'The settings were read before the test database was opened: import what reads them afterwards',
    )
  }
  const { default: config } = await import('../../payload/payload.config.ts')
  const key = randomBytes(8).toString('hex')
  const payload = await getPayload({ config, disableOnInit: true, key })
  cacheKeys.set(payload, key)
  return {
    payload,
    close: async () => {
      await closeDatabase(payload)
      if (postgres) {
        // On a disk put aside, not dropped: the next one's thousands of files would be made up to ten times slower, because
        // ext4 passes over what was deleted a moment ago. The server's end deletes all. Neither is done while somebody is
        // connected, and the server notices a closed connection a moment later.
        const { database, server, isInMemory } = postgres
        const away = isInMemory
          ? `DROP DATABASE ${database}`
          : `ALTER DATABASE ${database} RENAME TO ${database}_${key}`
        await vi.waitFor(() => onServer(server, away), { timeout: 60_000, interval: 100 })
      }
      rmSync(folder, { recursive: true, force: true })
      rmSync(`${folder}.keys`, { recursive: true, force: true })
    },
  }
}
