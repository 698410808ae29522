import { prepareDatabase } from '../payload/prepare-database.ts'
import { checkDataFolder } from './steps/data-folder.ts'
import { endWithParent } from './steps/end-with-parent.ts'
import { endWith } from './steps/say.ts'
import { readSettings } from './steps/settings.ts'

/** `npm run prepare-database`: migrates, and fills an empty database. One job, to be run before any replica starts. */
endWithParent()
try {
  const settings = readSettings()
  checkDataFolder(settings.dataFolder)
  await prepareDatabase(settings, (what) => process.stdout.write(`    ${what}\n`))
  process.exit(0)
} catch (error) {
  endWith(error)
}
