import type { BaseDatabaseAdapter, DatabaseAdapterObj } from 'payload'
import type { Environment } from '../../../environment.ts'
import { makeFilesPrivate } from '../private-files.ts'
import { readUnknownMigrations, refuseNewerSchema } from '../schema/schema-state.ts'
import type { OwnBelongings } from './belongings.ts'
import { readDatabaseState } from './database-identity.ts'
import { cannotBeOpened } from './database-refused-error.ts'
import { refuseOtherBelongings } from './refuse-other-belongings.ts'
import { refuseMissingSqlite, refuseStrangers } from './refuse-strangers.ts'

/**
 * The adapter, opening only a database that is there, that this release reads, and that the data folder, the keys and the
 * bucket belong to, whichever process opens it, and from then on writing files that only their owner reads.
 * Preparing a database (`PAYLOAD_MIGRATING`) has rules of its own (payload/prepare-database.ts).
 */
export function guarded<Adapter extends BaseDatabaseAdapter>(
  adapter: DatabaseAdapterObj<Adapter>,
  settings: Environment,
  own: OwnBelongings,
): DatabaseAdapterObj<Adapter> {
  return {
    ...adapter,
    init: (given) => {
      const { payload } = given
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
        if (isPreparing) return
        refuseNewerSchema(await readUnknownMigrations(payload))
        const state = await readDatabaseState(payload)
        refuseStrangers(state, settings)
        await refuseOtherBelongings({ payload, state, own, settings })
      }
      return made
    },
  }
}
