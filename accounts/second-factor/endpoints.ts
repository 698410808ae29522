import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { environment } from '../../environment.ts'
import { accessRule } from '../../languages/back-office/access-rules.ts'
import { stepUpRule } from '../../languages/back-office/step-up-rules.ts'
import { jsonAnswer, notFound, refusalAnswer } from '../../model/endpoint-answers.ts'
import { hasPassword } from '../links/means-to-sign-in.ts'
import { endSessionsOf, presentSession } from '../sessions/sessions.ts'
import { attemptsOf } from '../sign-in/attempts.ts'
import { findChallenge, openChallenge, takeChallenge } from '../step-up/challenges.ts'
import { passkeysOf, removePasskeysOf } from '../step-up/passkeys.ts'
import { relyingParty } from '../step-up/relying-party.ts'
import { requireApproval } from '../step-up/require-approval.ts'
import { accountConcerned, otherPerson, ownNumber, proofOf, recordByUser } from './account-concerned.ts'
import { demandsSecondFactor } from './check-second-factor.ts'
import { describeSecurity } from './describe-security.ts'
import { inBase32, newSecret, secretAddress, stepOfCode } from './one-time-code.ts'
import { openSecret, sealSecret } from './seal-secret.ts'
import { makeRecoveryCodes, removeCodes, storeSecret } from './stored-codes.ts'

/** Calls about how people sign in, below `/cms-api/sign-in-security`: their own, and for administrators everybody's. */
export const signInSecurityEndpoints: Endpoint[] = [
  { path: '/sign-in-security/:account', method: 'get', handler: show },
  { path: '/sign-in-security/codes/options', method: 'post', handler: beginCodes },
  { path: '/sign-in-security/codes', method: 'post', handler: setUpCodes },
  { path: '/sign-in-security/codes', method: 'delete', handler: takeCodesAway },
  { path: '/sign-in-security/recovery-codes', method: 'post', handler: newRecoveryCodes },
  { path: '/sign-in-security/:account/sessions', method: 'delete', handler: endSessions },
  { path: '/sign-in-security/:account/sessions/:session', method: 'delete', handler: endSessions },
  { path: '/sign-in-security/:account/second-factors', method: 'delete', handler: resetSecondFactors },
]

async function show(req: PayloadRequest): Promise<Response> {
  return jsonAnswer(await describeSecurity(req, accountConcerned(req)))
}

async function beginCodes(req: PayloadRequest): Promise<Response> {
  const account = ownNumber(req)
  const { payload, user } = req
  const approval = await requireApproval(req, { name: 'set up one-time codes', about: { account } })
  const secret = newSecret()
  const { challenge } = await openChallenge(
    payload,
    account,
    {
      name: 'set up one-time codes',
      about: { account, approval, secret: sealSecret(payload.secret, account, secret) },
    },
    new Date(),
  )
  const { id } = relyingParty(environment())
  return jsonAnswer({
    ...{ challenge, secret: inBase32(secret) },
    address: secretAddress(secret, id, user?.email ?? ''),
  })
}

const confirming = z.object({ challenge: z.string(), code: z.string().max(40) })
const begun = z.object({ secret: z.string(), approval: z.object({}).loose() })

async function setUpCodes(req: PayloadRequest): Promise<Response> {
  const account = ownNumber(req)
  const { payload } = req
  await addDataAndFileToRequest(req)
  const given = confirming.safeParse(req.data).data
  if (!given) return refusalAnswer(400, stepUpRule('notUnderstood', req))
  const now = new Date()
  const challenge = await findChallenge(payload, account, given.challenge, now)
  const { secret: sealed, approval } = begun.safeParse(challenge?.act.about).data ?? {}
  const secret = sealed === undefined ? undefined : openSecret(payload.secret, account, sealed)
  if (!challenge || !secret) return refusalAnswer(410, stepUpRule('challengeOver', req))
  if (await attemptsOf(payload).ofOneTimeCode(account))
    return refusalAnswer(429, stepUpRule('tooManyAttempts', req))
  const step = stepOfCode(secret, given.code.replaceAll(/\s/g, ''), now.getTime())
  if (step === undefined) return refusalAnswer(400, stepUpRule('codeWrong', req))
  await attemptsOf(payload).forgiveOneTimeCode(account)
  if (!(await takeChallenge(payload, challenge))) return refusalAnswer(410, stepUpRule('challengeOver', req))
  await recordByUser(req, account, 'one-time codes set up', { approval })
  await storeSecret(payload, account, secret, step)
  return jsonAnswer({ recoveryCodes: await makeRecoveryCodes(payload, account) })
}

async function takeCodesAway(req: PayloadRequest): Promise<Response> {
  const account = ownNumber(req)
  const { payload, user } = req
  const isLast = (await passkeysOf(payload, account)).length === 0
  if (isLast && user && demandsSecondFactor(user))
    return refusalAnswer(409, stepUpRule('secondFactorDemanded', req))
  const approval = await requireApproval(req, { name: 'remove one-time codes', about: { account } })
  await recordByUser(req, account, 'one-time codes removed', proofOf(approval))
  await removeCodes(payload, account)
  return jsonAnswer(await describeSecurity(req, account))
}

async function newRecoveryCodes(req: PayloadRequest): Promise<Response> {
  const account = ownNumber(req)
  const approval = await requireApproval(req, { name: 'make recovery codes', about: { account } })
  await recordByUser(req, account, 'recovery codes made', proofOf(approval))
  return jsonAnswer({ recoveryCodes: await makeRecoveryCodes(req.payload, account) })
}

async function endSessions(req: PayloadRequest): Promise<Response> {
  const account = accountConcerned(req)
  const only = req.routeParams?.session
  const which = typeof only === 'string' ? { only } : { allBut: presentSession(req) }
  const ended = await endSessionsOf(req.payload, account, which)
  if (ended === 0 && 'only' in which) return notFound(req)
  req.payload.logger.warn({ account, by: req.user?.id ?? null, ended, msg: 'Sessions were ended' })
  return jsonAnswer(await describeSecurity(req, account))
}

/** For somebody who lost their device: they sign in with their password, and set up a new second factor. */
async function resetSecondFactors(req: PayloadRequest): Promise<Response> {
  const { payload } = req
  const { id: account, name } = await otherPerson(req)
  if (!(await hasPassword(payload, account))) return refusalAnswer(409, accessRule('noPasswordLeft', req))
  const about = { account, name }
  const approval = await requireApproval(req, { name: 'reset second factors', about })
  await recordByUser(req, account, 'second factor reset', proofOf(approval))
  await removeCodes(payload, account)
  await removePasskeysOf(payload, account)
  await endSessionsOf(payload, account, { allBut: undefined })
  return jsonAnswer(await describeSecurity(req, account))
}
