import {
  addDataAndFileToRequest,
  AuthenticationError,
  loginOperation,
  ValidationError,
  type Collection,
  type Endpoint,
  type PayloadRequest,
} from 'payload'
import { z } from 'zod'
import { environment } from '../../environment.ts'
import { languageOf } from '../../languages/back-office/language-of.ts'
import { jsonAnswer, refusalAnswer } from '../../model/endpoint-answers.ts'
import { addMails } from '../../store/mail/outgoing-mail.ts'
import { sendsMail } from '../../store/mail/smtp-mail.ts'
import { checkSecondFactor } from '../second-factor/check-second-factor.ts'
import { compareWithNothing } from '../passwords/password-hash.ts'
import { attemptsOf } from './attempts.ts'
import { letIn } from './let-in.ts'
import { addressOf, tooMany } from './who-signs-in.ts'

/** Letters of the longest e-mail address that mail servers take. */
const longestAddress = 254

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
    const account = await req.payload.db.findOne<{ id: number; hash?: string | null }>({
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
      const refused = await checkSecondFactor(req, req.user)
      if (refused) return refused
      const answer = await letIn(req, req.user, user)
      await attempts.forgiveSignIn(address, email)
      return answer
    } catch (error) {
      if (!(error instanceof AuthenticationError)) throw error
      if (!account?.hash) await compareWithNothing(password)
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
 * In the place of Payload's own: the answer is the same, and comes as soon, whether the address has an account or not. What
 * was asked for goes to the outbox unseen; whoever sends mail finds out whose address it is (`writeNewPasswordMail`).
 */
export const forgottenPassword: Endpoint = {
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    const { email } = await readForm(req)
    if (email === '') throw missingFields(req, ['email'])
    const wait = await attemptsOf(req.payload).toAskForMail(addressOf(req))
    if (wait !== undefined) return tooMany(req, wait)
    await askForNewPassword(req, email)
    return jsonAnswer({ message: req.t('general:success') })
  },
}

async function askForNewPassword({ payload, i18n }: PayloadRequest, to: string): Promise<void> {
  const settings = environment()
  if (!sendsMail(settings)) {
    payload.logger.error({
      msg: 'A mail with a new password could not be sent: this installation has no mail',
    })
    return
  }
  if (to.length > longestAddress || !(await attemptsOf(payload).mayBeSentMail(to))) return
  const language = languageOf({ i18n })
  const mail = { kind: 'new password', about: 'an account', to, language } as const
  await addMails(payload, [mail], { settings, now: new Date() })
}

async function readForm(req: PayloadRequest) {
  await addDataAndFileToRequest(req)
  const { email, password } = given.parse(req.data)
  return { email: email.trim().toLowerCase(), password }
}

function missingFields(req: PayloadRequest, paths: readonly string[]): ValidationError {
  const errors = paths.map((path) => ({ path, message: req.t('validation:required') }))
  return new ValidationError({ collection: 'users', errors }, req.t)
}
