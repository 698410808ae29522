import type { BaseDatabaseAdapter, DatabaseAdapterObj } from 'payload'
import type { Environment } from '../../../environment.ts'
import { makeFilesPrivate } from '../private-files.ts'
import { readDatabaseState } from './database-identity.ts'
import { DatabaseRefusedError } from './database-refused-error.ts'
import { refuseMissingSqlite, refuseStrangers } from './refuse-strangers.ts'

/**
 * The adapter, opening only a database that is there and that the data folder belongs to, whichever process opens it, and
 * from then on writing files that only their owner reads.
 * Preparing a database (`PAYLOAD_MIGRATING`) has rules of its own (payload/prepare-database.ts).
 */
export function guarded<Adapter extends BaseDatabaseAdapter>(
  adapter: DatabaseAdapterObj<Adapter>,
  settings: Environment,
): DatabaseAdapterObj<Adapter> {
  return {
    ...adapter,
    init: (given) => {
      const made = adapter.init(given)
      const connect = made.connect?.bind(made)
      made.connect = async (options) => {
        const isPreparing = process.env.PAYLOAD_MIGRATING === 'true'
        if (!isPreparing) refuseMissingSqlite(settings)
        makeFilesPrivate()
        try {
          await connect?.(options)
        } catch (error) {
          throw cannotBeOpened(error)
        }
        if (!isPreparing) refuseStrangers(await readDatabaseState(given.payload), settings)
      }
      return made
    },
  }
}

function cannotBeOpened(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseRefusedError) return error
  return new DatabaseRefusedError(
    `The database can't be opened: ${error.message.replace(/^Error: cannot connect to /, '')}.`,
    { cause: error },
  )
}
