import { prepareDatabase } from '../content/database/prepare-database.ts'
import { endWith } from './steps/say.ts'
import { readSettings } from './steps/settings.ts'

/** `npm run prepare-database`: migrates, and fills an empty database. One job, to be run before any replica starts. */
try {
  await prepareDatabase(readSettings(), (what) => process.stdout.write(`    ${what}\n`))
  process.exit(0)
} catch (error) {
  endWith(error)
}
