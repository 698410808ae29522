import { parseArgs } from 'node:util'
import { z } from 'zod'
import { readEmailAddress } from '../model/fields/email-address.ts'
import { CannotGoOn, endWith } from './steps/say.ts'
import { withInstallation } from './steps/with-installation.ts'

const usage = 'Usage:\n  npm run personal-data -- export|erase --email name@example.org'

/**
 * `npm run personal-data -- export|erase --email …`: all that is stored of what one person sent, as JSON on standard output,
 * or its erasing. What it could not look into, or leaves alone, is said on standard error.
 */
try {
  const { step, email } = readArguments()
  await withInstallation(async (payload, settings) => {
    const { countSealedProposals, erasePersonalData, findPersonalData, hasAccount } =
      await import('../retention/personal-data.ts')
    const { submissionStoreOf } = await import('../submissions/store/submission-store-of.ts')
    const erase = () => erasePersonalData(payload, submissionStoreOf(payload, settings), email, new Date())
    const result =
      step === 'export'
        ? Object.fromEntries(await findPersonalData(payload, email))
        : { erased: Object.fromEntries(await erase()) }
    process.stdout.write(`${JSON.stringify(result, null, 2)}\n`)
    if (await hasAccount(payload, email)) {
      process.stderr.write(
        'Somebody of the staff has an account under this address, which is left alone: administrators see and delete it in the back office.\n',
      )
    }
    const sealed = await countSealedProposals(payload)
    if (sealed > 0) {
      process.stderr.write(
        `${sealed} proposals are sealed. Nobody can know whose they are before they are opened: run this again afterwards.\n`,
      )
    }
  })
  process.exit(0)
} catch (error) {
  endWith(error)
}

function readArguments(): { step: 'export' | 'erase'; email: string } {
  const { values, positionals } = parseWords()
  const asked = z.object({
    steps: z.tuple([z.enum(['export', 'erase'])]),
    emails: z.tuple([z.string().refine((text) => readEmailAddress(text) !== undefined)]),
  })
  // Whoever gives two addresses must not believe that both were erased.
  const given = asked.safeParse({ steps: positionals, emails: values.email })
  if (!given.success) throw new CannotGoOn(usage)
  const { steps, emails } = given.data
  return { step: steps[0], email: emails[0] }
}

function parseWords() {
  try {
    return parseArgs({ options: { email: { type: 'string', multiple: true } }, allowPositionals: true })
  } catch {
    throw new CannotGoOn(usage)
  }
}
