import type { Payload } from 'payload'
import type { Environment } from '../../environment.ts'
import { readDatabaseState } from '../../store/database/identity/database-identity.ts'
import { refuseOtherBelongings } from '../../store/database/identity/refuse-other-belongings.ts'
import { refuseMissingSqlite, refuseStrangers } from '../../store/database/identity/refuse-strangers.ts'
import { readUnknownMigrations, refuseNewerSchema } from '../../store/database/schema/schema-state.ts'
import { readOrCreateSecret } from '../../store/database/secret.ts'
import { ownBelongings } from '../../payload/own-belongings.ts'

/**
 * Refuses what any process would refuse, but for uploads that are elsewhere than the settings say.
 * @throws DatabaseRefusedError
 */
export async function refuseUnfit(payload: Payload, settings: Environment): Promise<void> {
  refuseMissingSqlite(settings)
  refuseNewerSchema(await readUnknownMigrations(payload))
  const state = await readDatabaseState(payload)
  refuseStrangers(state, settings)
  const own = ownBelongings(settings, await readOrCreateSecret(settings))
  await refuseOtherBelongings({ payload, state, own, settings, adopted: ['uploads'] })
}
