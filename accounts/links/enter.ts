import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { environment } from '../../environment.ts'
import { accessRule, type AccessRule } from '../../languages/back-office/access-rules.ts'
import { accountRule } from '../../languages/back-office/account-rules.ts'
import { stepUpRule } from '../../languages/back-office/step-up-rules.ts'
import { jsonAnswer, refusalAnswer } from '../../model/endpoint-answers.ts'
import type { User } from '../../store/payload-types.ts'
import { recordAccountChange } from '../changes/account-changes.ts'
import { judgePassword } from '../passwords/judge-password.ts'
import { siteWords } from '../passwords/site-words.ts'
import { removeCodes } from '../second-factor/stored-codes.ts'
import { endSessionsOf } from '../sessions/sessions.ts'
import { attemptsOf } from '../sign-in/attempts.ts'
import { letIn } from '../sign-in/let-in.ts'
import { addressOf, tooMany } from '../sign-in/who-signs-in.ts'
import { findChallenge, openChallenge, takeChallenge } from '../step-up/challenges.ts'
import { registrationOptions } from '../step-up/registration-options.ts'
import { addPasskey, removePasskeysOf } from '../step-up/passkeys.ts'
import { createdAnswer, verifyRegistration } from '../step-up/verify-passkey.ts'
import { findAccountLink, giveBackAccountLink, takeAccountLink, type AccountLink } from './account-links.ts'
import { removePassword } from './means-to-sign-in.ts'

/** What the page at a link to an account calls: whoever has the link is the person whom it was sent to. */
export const enterByLink: Endpoint[] = [
  { path: '/link', method: 'post', handler: show },
  { path: '/link-password', method: 'post', handler: choosePassword },
  { path: '/link-passkey-options', method: 'post', handler: beginPasskey },
  { path: '/link-passkey', method: 'post', handler: choosePasskey },
]

const faults: Readonly<Record<Exclude<AccountLink['state'], 'open'>, AccessRule>> = {
  expired: 'linkExpired',
  used: 'linkUsed',
  replaced: 'linkReplaced',
  withdrawn: 'linkWithdrawn',
}

const withToken = z.object({ token: z.string().min(1).max(100) })
const withPassword = withToken.extend({ password: z.string() })
const withPasskey = withToken.extend({
  challenge: z.string(),
  label: z.string().trim().min(1).max(60),
  passkey: createdAnswer,
})

interface Entering {
  link: AccountLink
  person: User
  now: Date
}

async function show(req: PayloadRequest): Promise<Response> {
  const found = await find(req, withToken)
  if (found instanceof Response) return found
  const { link, person } = found
  const { purpose, language, expiresAt } = link
  return jsonAnswer({
    ...{ purpose, language, expiresAt: expiresAt.toISOString() },
    ...{ name: person.name, email: person.email },
  })
}

/** Afterwards the page signs in with it, as everybody does: where a second factor is demanded, it is set up then. */
async function choosePassword(req: PayloadRequest): Promise<Response> {
  const found = await find(req, withPassword)
  if (found instanceof Response) return found
  const { payload } = req
  const { person, given } = found
  const fault = await judgePassword(given.password, person, await siteWords(payload))
  if (fault) return refusalAnswer(400, accountRule(fault, req))
  const isDone = await enter(req, found, async () => {
    await payload.update({
      collection: 'users',
      id: person.id,
      data: { password: given.password },
      overrideAccess: true,
      // Also while an administrator has the account open.
      overrideLock: true,
    })
  })
  return isDone ? jsonAnswer({ email: person.email }) : refusalAnswer(410, accessRule('linkUsed', req))
}

async function beginPasskey(req: PayloadRequest): Promise<Response> {
  const found = await find(req, withToken)
  if (found instanceof Response) return found
  const { person, link, now } = found
  const act = { name: 'register passkey', about: { account: person.id, link: link.hash } } as const
  const { challenge } = await openChallenge(req.payload, person.id, act, now)
  return jsonAnswer({ challenge, options: await registrationOptions(person, challenge, []) })
}

const asked = z.object({ link: z.string() })

/** The device recognises its owner: who has chosen a passkey is let in with it at once. */
async function choosePasskey(req: PayloadRequest): Promise<Response> {
  const found = await find(req, withPasskey)
  if (found instanceof Response) return found
  const { payload } = req
  const { person, link, given, now } = found
  const challenge = await findChallenge(payload, person.id, given.challenge, now)
  if (!challenge || asked.safeParse(challenge.act.about).data?.link !== link.hash)
    return refusalAnswer(410, stepUpRule('challengeOver', req))
  const passkey = await verifyRegistration(payload, challenge, given.passkey, environment())
  if (!passkey) return refusalAnswer(400, stepUpRule('passkeyRefused', req))
  if (!(await takeChallenge(payload, challenge))) return refusalAnswer(410, stepUpRule('challengeOver', req))
  const isDone = await enter(req, found, async () => {
    await recordAccountChange(payload, {
      ...{ account: person.id, what: 'passkey registered', by: null, startsAgain: true, at: now },
      details: { passkey: passkey.id, publicKey: passkey.publicKey, byLink: link.purpose },
    })
    const dates = { registeredAt: now.toISOString(), usedAt: null }
    const isNew = await addPasskey(payload, { ...passkey, ...dates, account: person.id, label: given.label })
    if (!isNew) throw new Error('A passkey is registered already')
    // Of an account that is recovered, somebody else may know it.
    await removePassword(payload, person.id)
  })
  if (!isDone) return refusalAnswer(410, accessRule('linkUsed', req))
  return letIn(req, { ...person, collection: 'users' })
}

async function find<Given extends z.output<typeof withToken>>(
  req: PayloadRequest,
  schema: z.ZodType<Given>,
): Promise<Response | (Entering & { given: Given })> {
  const { payload } = req
  const wait = await attemptsOf(payload).toUseLink(addressOf(req))
  if (wait !== undefined) return tooMany(req, wait)
  await addDataAndFileToRequest(req)
  const given = schema.safeParse(req.data).data
  const now = new Date()
  const link = given && (await findAccountLink(payload, given.token, now))
  if (!link) return refusalAnswer(404, accessRule('linkUnknown', req))
  if (link.state !== 'open') return refusalAnswer(410, accessRule(faults[link.state], req))
  const person = await payload.findByID({
    collection: 'users',
    id: link.account,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  })
  return person ? { given, link, person, now } : refusalAnswer(404, accessRule('linkUnknown', req))
}

/**
 * Uses the link up for what `choose` does, after all that gave access before is removed where the account is recovered.
 * @returns false where somebody else was faster
 */
async function enter(
  { payload }: PayloadRequest,
  { link, person, now }: Entering,
  choose: () => Promise<void>,
): Promise<boolean> {
  if (!(await takeAccountLink(payload, link, now))) return false
  const account = person.id
  const isRecovery = link.purpose === 'recovery'
  try {
    await recordAccountChange(payload, {
      ...{ account, by: null, startsAgain: true, details: {}, at: now },
      what: isRecovery ? 'recovered' : 'invitation accepted',
    })
    if (isRecovery) {
      await removeCodes(payload, account)
      await removePasskeysOf(payload, account)
    }
    await choose()
    await endSessionsOf(payload, account, { allBut: undefined })
    return true
  } catch (error) {
    await giveBackAccountLink(payload, link)
    throw error
  }
}
