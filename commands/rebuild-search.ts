import { endWith, say, step } from './steps/say.ts'
import { withInstallation } from './steps/with-installation.ts'

/** `npm run search:rebuild`: rebuilds the search index from what is published. The site may go on meanwhile. */
try {
  await withInstallation(async (payload) => {
    const { rebuildSearchIndex } = await import('../store/search/rebuild-index.ts')
    const count = await step('Writing the search index', () => rebuildSearchIndex(payload))
    say(`  ${count} records`)
  })
  process.exit(0)
} catch (error) {
  endWith(error)
}
