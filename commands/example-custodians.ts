import { getPayload } from 'payload'
import { environment } from '../environment.ts'
import { closeDatabase } from '../store/database/close-database.ts'
import { CannotGoOn, endWith, say } from './steps/say.ts'
import { readSettings } from './steps/settings.ts'

/**
 * `npm run example-custodians`: makes three custodians with key files beside the data, for trying the product out. Wherever
 * they count, the product says that they are examples.
 */
async function makeExamples(): Promise<string> {
  readSettings()
  const { default: config } = await import('../payload/payload.config.ts')
  const { custodianContextOf } = await import('../procurement/custodians/custodian-context.ts')
  const { ExamplesExistError, folderOfExamples, makeExampleCustodians } =
    await import('../procurement/custodians/example-custodians.ts')
  const payload = await getPayload({ config, disableOnInit: true })
  const folder = folderOfExamples(environment())
  try {
    const made = await makeExampleCustodians(await custodianContextOf(payload), folder)
    return `${made.length} EXAMPLE custodians were made: ${made.map(({ person }) => person.email).join(', ')}.
Their passwords, key files and passphrases are in ${folder}. These keys protect nothing, and the tender’s page says so.
Two people with procurement appoint custodians; with ROLE_WAIT_DAYS=0 new accounts need not wait a week.`
  } catch (error) {
    if (!(error instanceof ExamplesExistError)) throw error
    throw new CannotGoOn(`There are example custodians already, with keys in ${folder}. Nothing was written.`)
  } finally {
    await closeDatabase(payload)
  }
}

try {
  say(await makeExamples())
  process.exit(0)
} catch (error) {
  endWith(error)
}
