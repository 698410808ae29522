import { parseArgs } from 'node:util'
import { getPayload } from 'payload'
import { z } from 'zod'
import { askNewPassword, PasswordNotTakenError } from './ask-password.ts'

const usage = 'npm run create-administrator -- --email name@example.org --name "Full Name"'

const asked = z.object({
  email: z.email('The e-mail address is missing or wrong').trim().toLowerCase(),
  name: z.string('The name is missing').trim().min(1, 'The name is missing'),
})

/**
 * `npm run create-administrator -- --email … --name …`: makes somebody administrator of the back office. This is the
 * only way to the first one. The password is asked for at the terminal, or read from standard input where there is none.
 */
async function createAdministrator(): Promise<string> {
  const { email, name } = readArguments()
  const { default: config } = await import('../content/payload.config.ts')
  const payload = await getPayload({ config, disableOnInit: true })
  const { totalDocs } = await payload
    .count({ collection: 'users', where: { email: { equals: email } }, overrideAccess: true })
    .catch((error: unknown) => {
      throw new RefusedError(
        'The database can’t be read. If it is new, run "npm run prepare-database" first.',
        { cause: error },
      )
    })
  if (totalDocs > 0)
    throw new RefusedError(`There is already a user with the address ${email}. Nothing was written.`)

  const password = await askNewPassword()
  const { judgePassword } = await import('../content/users/passwords/judge-password.ts')
  const { siteWords } = await import('../content/users/passwords/site-words.ts')
  const fault = await judgePassword(password, { name, email }, await siteWords(payload))
  if (fault) {
    const { accountRule } = await import('../content/labels/account-rules.ts')
    throw new RefusedError(`${accountRule(fault, { i18n: { language: 'en' } })} Nothing was written.`)
  }
  await payload.create({
    collection: 'users',
    data: { email, name, password, roles: ['administrator'] },
    overrideAccess: true,
  })
  await payload.destroy()
  return `${name} <${email}> is now an administrator and signs in at /admin.`
}

/** The command can't do what it was asked. The message is for the person at the terminal. */
class RefusedError extends Error {}

function readArguments(): z.output<typeof asked> {
  const { values } = parseArgs({ options: { email: { type: 'string' }, name: { type: 'string' } } })
  const result = asked.safeParse(values)
  if (!result.success) throw new RefusedError(`${result.error.issues[0]?.message}. Usage:\n  ${usage}`)
  return result.data
}

try {
  process.stdout.write(`${await createAdministrator()}\n`)
  process.exit(0)
} catch (error) {
  const isExpected =
    error instanceof RefusedError || error instanceof PasswordNotTakenError || isArgumentError(error)
  if (!isExpected) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}

function isArgumentError(error: unknown): error is Error {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
}
