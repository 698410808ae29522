import { getPayload, type Payload } from 'payload'
import type { Environment } from '../../environment.ts'
import { closeDatabase } from '../../store/database/close-database.ts'
import { readSettings } from './settings.ts'

/**
 * Does something with the content of the installation that the settings name, and closes its database.
 * @throws CannotGoOn where a setting is wrong
 */
export async function withInstallation<Result>(
  act: (payload: Payload, settings: Environment) => Promise<Result>,
): Promise<Result> {
  const settings = readSettings()
  const { default: config } = await import('../../payload/payload.config.ts')
  const payload = await getPayload({ config, disableOnInit: true })
  const result = await act(payload, settings)
  await closeDatabase(payload)
  return result
}
