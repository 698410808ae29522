import {
  addDataAndFileToRequest,
  AuthenticationError,
  loginOperation,
  ValidationError,
  type Collection,
  type Endpoint,
  type PayloadRequest,
} from 'payload'
import { generatePayloadCookie } from 'payload/shared'
import { z } from 'zod'
import { jsonAnswer, noStore, refusalAnswer } from '../../model/endpoint-answers.ts'
import { accountRule } from '../../languages/back-office/account-rules.ts'
import { clientAddress } from '../../store/shared-counts/client-address.ts'
import { compareWithNothing } from '../passwords/password-hash.ts'
import { attemptsOf } from './attempts.ts'
import { beginSession } from './begin-session.ts'

const text = z.string().catch('')
const given = z.object({ email: text, password: text }).catch({ email: '', password: '' })

/**
 * In the place of Payload's own: the same call, but attempts are counted by address and by account and address, an address
 * without an account costs the same work as one with, and no answer carries the session's token.
 */
export const signIn: Endpoint = {
  path: '/login',
  method: 'post',
  handler: async (req) => {
    const { email, password } = await readForm(req)
    const missing = [email === '' && 'email', password.trim() === '' && 'password'].filter(
      (name) => name !== false,
    )
    if (missing.length > 0) throw missingFields(req, missing)
    const attempts = attemptsOf(req.payload)
    const address = addressOf(req)
    const wait = await attempts.toSignIn(address, email)
    if (wait !== undefined) return tooMany(req, wait)
    const account = await req.payload.db.findOne<{ id: number }>({
      collection: 'users',
      where: { email: { equals: email } },
      req,
    })
    const { payload } = req
    const collection = payload.collections.users
    try {
      const { user } = await loginOperation({
        collection: withoutSessions(collection),
        data: { email, password },
        req,
      })
      if (!req.user) throw new AuthenticationError(req.t)
      const { token, exp } = await beginSession(req, req.user)
      await attempts.forgiveSignIn(address, email)
      const cookie = generatePayloadCookie({
        collectionAuthConfig: collection.config.auth,
        cookiePrefix: payload.config.cookiePrefix,
        token,
      })
      return Response.json(
        { message: req.t('authentication:passed'), exp, user },
        { headers: { ...noStore, 'Set-Cookie': cookie } },
      )
    } catch (error) {
      if (!(error instanceof AuthenticationError)) throw error
      if (!account) await compareWithNothing(password)
      payload.logger.warn({ account: account?.id ?? null, msg: 'A sign-in failed' })
      return refusalAnswer(401, req.t('error:emailOrPasswordIncorrect'))
    }
  },
}

/**
 * Payload writes a session by writing the account back as it was read before its password was compared: of two sign-ins in
 * one moment one would be lost, and so would a role that was taken away meanwhile.
 */
function withoutSessions(collection: Collection): Collection {
  const { config } = collection
  return { ...collection, config: { ...config, auth: { ...config.auth, useSessions: false } } }
}

/**
 * In the place of Payload's own: the answer is the same, and comes as soon, whether the address has an account or not. The
 * mail is sent afterwards.
 */
export const forgottenPassword: Endpoint = {
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    const { email } = await readForm(req)
    if (email === '') throw missingFields(req, ['email'])
    const wait = await attemptsOf(req.payload).toAskForMail(addressOf(req))
    if (wait !== undefined) return tooMany(req, wait)
    void sendNewPassword(req, email)
    return jsonAnswer({ message: req.t('general:success') })
  },
}

async function sendNewPassword(req: PayloadRequest, email: string): Promise<void> {
  const { payload, i18n, t } = req
  try {
    if (!(await attemptsOf(payload).mayBeSentMail(email))) return
    await payload.forgotPassword({ collection: 'users', data: { email }, req: { i18n, t } })
  } catch (error) {
    // Its name only: a mail server's message quotes the address.
    const fault = error instanceof Error ? error.name : 'unknown'
    payload.logger.error({ fault, msg: 'A mail with a new password could not be sent' })
  }
}

async function readForm(req: PayloadRequest) {
  await addDataAndFileToRequest(req)
  const { email, password } = given.parse(req.data)
  return { email: email.trim().toLowerCase(), password }
}

/** The public server names the visitor's address alone. */
function addressOf({ headers }: PayloadRequest): string {
  return clientAddress(headers.get('x-forwarded-for'), undefined, 1)
}

function missingFields(req: PayloadRequest, paths: readonly string[]): ValidationError {
  const errors = paths.map((path) => ({ path, message: req.t('validation:required') }))
  return new ValidationError({ collection: 'users', errors }, req.t)
}

function tooMany(req: PayloadRequest, wait: number): Response {
  const answer = refusalAnswer(429, accountRule('tooManyAttempts', req))
  answer.headers.set('Retry-After', String(Math.ceil(wait / 1000)))
  return answer
}
