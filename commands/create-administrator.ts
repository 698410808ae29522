import { parseArgs } from 'node:util'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { User } from '../store/payload-types.ts'
import { askNewPassword } from './ask-password.ts'
import { CannotGoOn, endWith, say } from './steps/say.ts'
import { withInstallation } from './steps/with-installation.ts'

const usage = `Usage:
  npm run create-administrator -- --email name@example.org --name "Full Name"
  npm run create-administrator -- --email name@example.org --reset-password`

interface Asked {
  email: string
  name: string | undefined
  resetsPassword: boolean
}

/**
 * `npm run create-administrator -- --email … --name …`: makes somebody administrator of the back office. This is the
 * only way to the first one. `--reset-password` gives an account that is there a new password instead, whatever its
 * roles, which stay. The password is asked for at the terminal, or read from standard input where there is none.
 */
async function createAdministrator(asked: Asked): Promise<string> {
  return withInstallation(async (payload) => {
    const account = await findAccount(payload, asked.email)
    return asked.resetsPassword ? resetPassword(payload, asked, account) : create(payload, asked, account)
  })
}

async function findAccount(payload: Payload, email: string): Promise<User | undefined> {
  const { docs } = await payload
    .find({ collection: 'users', where: { email: { equals: email } }, limit: 1, overrideAccess: true })
    .catch((error: unknown) => {
      throw new CannotGoOn(
        'The database can’t be read. If it is new, run "npm run prepare-database" first.',
        {
          cause: error,
        },
      )
    })
  return docs[0]
}

async function create(payload: Payload, { email, name }: Asked, account: User | undefined): Promise<string> {
  if (account) {
    throw new CannotGoOn(
      `There is already an account of ${named(account)}. Nothing was written. To give it a new password, run:\n  npm run create-administrator -- --email ${email} --reset-password`,
    )
  }
  if (!name) throw new CannotGoOn(`The name is missing. ${usage}`)
  const password = await askGoodPassword(payload, { name, email })
  await payload.create({
    collection: 'users',
    data: { email, name, password, roles: ['administrator'] },
    overrideAccess: true,
  })
  return `${name} <${email}> is now an administrator and signs in at /admin.`
}

async function resetPassword(
  payload: Payload,
  { email, name }: Asked,
  account: User | undefined,
): Promise<string> {
  if (!account) throw new CannotGoOn(`There is no account of ${email}. Nothing was written.`)
  if (name) {
    throw new CannotGoOn(
      `--reset-password changes the password of ${named(account)} and not the name: leave --name out. Nothing was written.`,
    )
  }
  const password = await askGoodPassword(payload, account)
  await payload.update({
    collection: 'users',
    id: account.id,
    data: { password },
    overrideAccess: true,
    // Also while somebody has the account open in the back office.
    overrideLock: true,
  })
  const { removeCodes } = await import('../accounts/second-factor/stored-codes.ts')
  const { removePasskeysOf } = await import('../accounts/step-up/passkeys.ts')
  await removeCodes(payload, account.id)
  await removePasskeysOf(payload, account.id)
  return `${named(account)} has a new password, is signed out everywhere and may sign in again at /admin, without a one-time code or passkey: those of the account were removed. Nothing else of the account was changed.`
}

function named({ name, email, roles }: User): string {
  return `${name} <${email}> (${roles.length > 0 ? roles.join(', ') : 'no role'})`
}

/** @throws CannotGoOn when the rules of the back office refuse the password */
async function askGoodPassword(payload: Payload, person: { name: string; email: string }): Promise<string> {
  const password = await askNewPassword()
  const { judgePassword } = await import('../accounts/passwords/judge-password.ts')
  const { siteWords } = await import('../accounts/passwords/site-words.ts')
  const fault = await judgePassword(password, person, await siteWords(payload))
  if (!fault) return password
  const { accountRule } = await import('../languages/back-office/account-rules.ts')
  throw new CannotGoOn(`${accountRule(fault, { i18n: { language: 'en' } })} Nothing was written.`)
}

const givenArguments = z.object({
  email: z
    .string('The e-mail address is missing')
    .trim()
    .toLowerCase()
    .pipe(z.email('The e-mail address is wrong')),
  name: z.string().trim().min(1, 'The name is missing').optional(),
  'reset-password': z.boolean().default(false),
})

function readArguments(): Asked {
  const result = givenArguments.safeParse(parsedArguments())
  if (!result.success) throw new CannotGoOn(`${result.error.issues[0]?.message}. ${usage}`)
  const { email, name, 'reset-password': resetsPassword } = result.data
  return { email, name, resetsPassword }
}

function parsedArguments(): object {
  try {
    const options = {
      email: { type: 'string' },
      name: { type: 'string' },
      'reset-password': { type: 'boolean' },
    } as const
    return parseArgs({ options }).values
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw new CannotGoOn(`${error.message}. ${usage}`)
  }
}

try {
  say(await createAdministrator(readArguments()))
  process.exit(0)
} catch (error) {
  endWith(error)
}
