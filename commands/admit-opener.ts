import { parseArgs } from 'node:util'
import { getPayload } from 'payload'
import { z } from 'zod'
import { closeDatabase } from '../store/database/close-database.ts'
import { CannotGoOn, endWith, say } from './steps/say.ts'
import { readSettings } from './steps/settings.ts'

const usage = `Usage:
  npm run admit-opener -- --email name@example.org --tender REFERENCE`

const givenArguments = z.object({
  email: z.string().trim().toLowerCase().pipe(z.email()),
  tender: z.string().trim().min(1),
})

/**
 * `npm run admit-opener -- --email … --tender …`: lets somebody open one tender's proposals whose account was made or changed
 * after the tender was published, where fewer than two others are left. It stands on the procurement record.
 */
async function admit(): Promise<string> {
  readSettings()
  const { email, tender } = readArguments()
  const { default: config } = await import('../payload/payload.config.ts')
  const { admitOpener } = await import('../procurement/proposal-openings/admit-opener.ts')
  const payload = await getPayload({ config, disableOnInit: true })
  const refused = await admitOpener(payload, { email, reference: tender }, new Date())
  await closeDatabase(payload)
  if (refused !== undefined) throw new CannotGoOn(`${refused} Nothing was written.`)
  return `${email} may open the proposals of ${tender}. This stands on the procurement record.`
}

function readArguments(): z.output<typeof givenArguments> {
  try {
    const { values } = parseArgs({ options: { email: { type: 'string' }, tender: { type: 'string' } } })
    const given = givenArguments.safeParse(values)
    if (given.success) return given.data
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
  }
  throw new CannotGoOn(usage)
}

try {
  say(await admit())
  process.exit(0)
} catch (error) {
  endWith(error)
}
