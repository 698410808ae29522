import { sql } from '@payloadcms/db-sqlite/drizzle'
import { addDataAndFileToRequest, APIError, type Endpoint, type Payload, type PayloadRequest } from 'payload'
import { generatePayloadCookie } from 'payload/shared'
import { z } from 'zod'
import { noStore } from '../../model/endpoint-answers.ts'
import { inOneTransaction } from '../../store/database/in-one-transaction.ts'
import { namesOf } from '../../store/database/payload-tables.ts'
import { rawSql } from '../../store/database/raw-sql.ts'
import { recordAccountChange } from '../changes/account-changes.ts'
import { storedPasswordOf } from '../passwords/password-hash.ts'
import { requireStrongPassword } from '../passwords/refuse-weak-password.ts'
import { needsSecondFactor } from '../second-factor/check-second-factor.ts'
import { endSessionsOf } from '../sessions/sessions.ts'
import { beginSession } from './begin-session.ts'

const text = z.string().catch('')
const given = z.object({ token: text, password: text }).catch({ token: '', password: '' })

/**
 * In the place of Payload's own, which lets everybody in who has chosen a new password: whoever signs in with a second factor
 * does so then, too. Payload also writes the account back as it was read before the password was hashed, with a role that was
 * taken away meanwhile.
 */
export const chooseNewPassword: Endpoint = {
  path: '/reset-password',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const { payload } = req
    const { token, password } = given.parse(req.data)
    const account = await replacePassword(req, token, password)
    await endSessionsOf(payload, account, { allBut: undefined })
    const message = req.t('authentication:passwordResetSuccessfully')
    const person = await payload.findByID({
      collection: 'users',
      id: account,
      depth: 0,
      overrideAccess: true,
    })
    if (await needsSecondFactor(req, person)) return Response.json({ message }, { headers: noStore })
    const session = await beginSession(req, { ...person, collection: 'users' })
    const cookie = generatePayloadCookie({
      collectionAuthConfig: payload.collections.users.config.auth,
      cookiePrefix: payload.config.cookiePrefix,
      token: session.token,
    })
    const user = { id: person.id, email: person.email, collection: 'users' }
    return Response.json({ message, user }, { headers: { ...noStore, 'Set-Cookie': cookie } })
  },
}

/**
 * A password that is chosen by a link in a mail is chosen by whoever reads the mail, and so it is recorded. Of the account nothing
 * else is written.
 * @returns whose password it is
 * @throws APIError with 403 when the link does not hold, or does not hold any more once the password is hashed
 */
async function replacePassword(req: PayloadRequest, token: string, password: string): Promise<number> {
  const { payload } = req
  const at = new Date()
  const owner = await ownerOf(payload, token, at)
  if (!owner) throw linkIsOver()
  await requireStrongPassword(password, owner, req)
  const { hash, salt } = await storedPasswordOf(password)
  const { id: account } = owner
  const what = 'new password by mail'
  await inOneTransaction(req, async () => {
    const { rows } = await rawSql(payload, req)
    const { table, column } = namesOf(payload, 'users')
    const replaced = await rows(sql`
      UPDATE ${table} SET ${column('hash')} = ${hash}, ${column('salt')} = ${salt}, ${column('updatedAt')} = ${at.toISOString()},
        ${column('resetPasswordToken')} = NULL, ${column('resetPasswordExpiration')} = NULL
      WHERE id = ${account} AND ${column('resetPasswordToken')} = ${token}
        AND ${column('resetPasswordExpiration')} > ${at.toISOString()} RETURNING id`)
    if (replaced.length === 0) throw linkIsOver()
    await recordAccountChange(payload, { account, what, by: null, startsAgain: true, details: {}, at }, req)
  })
  return account
}

const ownerSchema = z.object({ id: z.number(), name: z.string().catch(''), email: z.string() })

async function ownerOf(payload: Payload, token: string, at: Date) {
  if (token === '') return undefined
  const found = await payload.db.findOne({
    collection: 'users',
    where: {
      resetPasswordToken: { equals: token },
      resetPasswordExpiration: { greater_than: at.toISOString() },
    },
  })
  return found ? ownerSchema.parse(found) : undefined
}

/** As Payload says it. */
function linkIsOver(): APIError {
  return new APIError('Token is either invalid or has expired.', 403)
}
