import { getPayload } from 'payload'
import { closeDatabase } from '../store/database/close-database.ts'
import { endWith, say, step } from './steps/say.ts'
import { readSettings } from './steps/settings.ts'

/**
 * `npm run translation-state:rebuild`: finds out for every record how it stands in each language. What is known of
 * earlier translations is used. The site and the back office may go on meanwhile.
 */
try {
  readSettings()
  const { default: config } = await import('../payload/payload.config.ts')
  const { rebuildTranslationStates } = await import('../model/translations/rebuild-states.ts')
  const payload = await getPayload({ config, disableOnInit: true })
  const count = await step('Reading the records', () => rebuildTranslationStates(payload))
  say(`  ${count} records`)
  await closeDatabase(payload)
  process.exit(0)
} catch (error) {
  endWith(error)
}
