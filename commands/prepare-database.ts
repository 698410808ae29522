import type { Environment } from '../environment.ts'
import { prepareDatabase } from '../payload/prepare-database.ts'
import { readAdoption } from './steps/adoption.ts'
import { checkDataFolder } from './steps/data-folder.ts'
import { diskFaultOf } from './steps/disk-fault.ts'
import { endWithParent } from './steps/end-with-parent.ts'
import { endWith, say } from './steps/say.ts'
import { sizesLater } from './steps/picture-sizes.ts'
import { readSettings } from './steps/settings.ts'

/**
 * `npm run prepare-database`: migrates, and fills an empty database. One job, to be run before any replica starts; a second
 * one waits for the first. `-- --adopt secret|sealing-key|uploads` makes what this machine has the database's own. `npm start` has
 * the sizes of the starter's pictures made later (`steps/picture-sizes.ts`).
 */
endWithParent()
let settings: Environment | undefined
try {
  settings = readSettings()
  const words = process.argv.slice(2)
  const adoption = readAdoption(words.filter((word) => word !== sizesLater))
  const sizes = words.includes(sizesLater) ? 'later' : 'at-once'
  checkDataFolder(settings)
  await prepareDatabase(settings, (what) => say(`    ${what}`), { ...adoption, sizes })
  process.exit(0)
} catch (error) {
  endWith((settings && diskFaultOf(error, settings)) ?? error)
}
