import { endWith, say, step } from './steps/say.ts'
import { withInstallation } from './steps/with-installation.ts'

/**
 * `npm run translation-state:rebuild`: finds out for every record how it stands in each language. What is known of
 * earlier translations is used. The site and the back office may go on meanwhile.
 */
try {
  await withInstallation(async (payload) => {
    const { rebuildTranslationStates } = await import('../model/translations/rebuild-states.ts')
    const count = await step('Reading the records', () => rebuildTranslationStates(payload))
    say(`  ${count} records`)
  })
  process.exit(0)
} catch (error) {
  endWith(error)
}
