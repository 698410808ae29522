import { getPayload } from 'payload'
import { closeDatabase } from '../store/database/close-database.ts'
import { endWith, say, step } from './steps/say.ts'
import { readSettings } from './steps/settings.ts'

/** `npm run search:rebuild`: rebuilds the search index from what is published. The site may go on meanwhile. */
try {
  readSettings()
  const { default: config } = await import('../payload/payload.config.ts')
  const { rebuildSearchIndex } = await import('../store/search/rebuild-index.ts')
  const payload = await getPayload({ config, disableOnInit: true })
  const count = await step('Writing the search index', () => rebuildSearchIndex(payload))
  say(`  ${count} records`)
  await closeDatabase(payload)
  process.exit(0)
} catch (error) {
  endWith(error)
}
