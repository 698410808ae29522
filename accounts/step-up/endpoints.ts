import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { environment } from '../../environment.ts'
import { accessRule } from '../../languages/back-office/access-rules.ts'
import { stepUpRule, type StepUpRule } from '../../languages/back-office/step-up-rules.ts'
import { forbidden, jsonAnswer, notFound, refusalAnswer } from '../../model/endpoint-answers.ts'
import { recordAccountChange } from '../changes/account-changes.ts'
import { hasPassword } from '../links/means-to-sign-in.ts'
import { presentSession, sessionsOf } from '../sessions/sessions.ts'
import { confirmPassword } from '../passwords/confirm-password.ts'
import {
  findChallenge,
  openChallenge,
  storeApproval,
  takeChallenge,
  type Approval,
  type Challenge,
} from './challenges.ts'
import { addPasskey, passkeysOf, removePasskey } from './passkeys.ts'
import { registrationOptions } from './registration-options.ts'
import { methodFor, requireApproval } from './require-approval.ts'
import { createdAnswer, signedAnswer, verifyRegistration, verifySignature } from './verify-passkey.ts'

const statuses: Readonly<Partial<Record<StepUpRule, number>>> = { tooManyAttempts: 429, challengeOver: 410 }

const approving = z.union([
  z.object({ challenge: z.string(), passkey: signedAnswer }),
  z.object({ challenge: z.string(), password: z.string() }),
])

const registering = z.object({
  challenge: z.string(),
  label: z.string().trim().min(1).max(60),
  passkey: createdAnswer,
})

/** Calls about approvals and about a person's own passkeys, below `/cms-api/step-up`. */
export const stepUpEndpoints: Endpoint[] = [
  { path: '/step-up/approve', method: 'post', handler: approve },
  {
    path: '/step-up/passkeys',
    method: 'get',
    handler: async (req) => jsonAnswer({ passkeys: await ownPasskeys(req) }),
  },
  { path: '/step-up/passkeys/options', method: 'post', handler: beginRegistration },
  { path: '/step-up/passkeys', method: 'post', handler: register },
  { path: '/step-up/passkeys/:id', method: 'delete', handler: remove },
]

async function approve(req: PayloadRequest): Promise<Response> {
  const { account, given } = await read(req, approving)
  if (!given) return refuse(req, 'notUnderstood')
  const now = new Date()
  const challenge = await findChallenge(req.payload, account, given.challenge, now)
  if (!challenge) return refuse(req, 'challengeOver')
  const method = methodFor(challenge.act, await passkeysOf(req.payload, account), environment())
  const proof =
    'passkey' in given
      ? await bySignature(req, challenge, given.passkey, now)
      : await byPassword(req, account, given.password, method)
  if (typeof proof === 'string') return refuse(req, proof)
  const approval: Approval = { ...challenge, ...proof, approvedAt: now.toISOString() }
  return (await storeApproval(req.payload, approval))
    ? jsonAnswer({ approved: true })
    : refuse(req, 'challengeOver')
}

type Proof = Pick<Approval, 'method' | 'passkey'>

async function bySignature(
  { payload }: PayloadRequest,
  challenge: Challenge,
  answer: z.output<typeof signedAnswer>,
  now: Date,
): Promise<Proof | StepUpRule> {
  const passkey = await verifySignature(payload, challenge, answer, environment(), now)
  return passkey ? { method: 'passkey', passkey } : 'passkeyRefused'
}

async function byPassword(
  req: PayloadRequest,
  account: number,
  password: string,
  method: ReturnType<typeof methodFor>,
): Promise<Proof | StepUpRule> {
  if (method !== 'password') return 'passkeyNeeded'
  const confirmed = await confirmPassword(req, account, password)
  if (confirmed === 'too many attempts') return 'tooManyAttempts'
  return confirmed === 'right' ? { method: 'password' } : 'passwordWrong'
}

/** What the person's own page shows of their passkeys. */
async function ownPasskeys(req: PayloadRequest): Promise<object[]> {
  const passkeys = await passkeysOf(req.payload, accountOf(req))
  return passkeys.map(({ id, label, registeredAt, usedAt }) => ({ id, label, registeredAt, usedAt }))
}

async function beginRegistration(req: PayloadRequest): Promise<Response> {
  const account = accountOf(req)
  const { payload, user } = req
  const fresh = await signInAtProvider(req, account)
  if (fresh === 'too old') return refusalAnswer(409, accessRule('signInAgain', req))
  const approval = fresh ?? (await requireApproval(req, { name: 'register passkey', about: { account } }))
  const present = await passkeysOf(payload, account)
  const { challenge } = await openChallenge(
    payload,
    account,
    { name: 'register passkey', about: { account, approval } },
    new Date(),
  )
  const options = await registrationOptions(
    { id: account, name: user?.name, email: user?.email ?? '' },
    challenge,
    present,
  )
  return jsonAnswer({ challenge, options })
}

/** Milliseconds after signing in at a provider in which whoever has neither passkey nor password adds a first passkey. */
const freshSignIn = 10 * 60_000

/** @returns nothing for somebody who approves with a passkey or a password */
async function signInAtProvider(
  req: PayloadRequest,
  account: number,
): Promise<{ method: 'sign-in' } | 'too old' | undefined> {
  const { payload } = req
  if ((await passkeysOf(payload, account)).length > 0 || (await hasPassword(payload, account)))
    return undefined
  const current = presentSession(req)
  const session = (await sessionsOf(payload, account, new Date())).find(({ id }) => id === current)
  const isFresh = session !== undefined && Date.now() - Date.parse(session.beganAt) < freshSignIn
  return isFresh ? { method: 'sign-in' } : 'too old'
}

const approvedBefore = z.object({
  approval: z.object({ method: z.enum(['passkey', 'password', 'sign-in']) }).loose(),
})

async function register(req: PayloadRequest): Promise<Response> {
  const { account, given } = await read(req, registering)
  if (!given) return refuse(req, 'notUnderstood')
  const { payload } = req
  const now = new Date()
  const challenge = await findChallenge(payload, account, given.challenge, now)
  const before = approvedBefore.safeParse(challenge?.act.about).data
  if (!challenge || !before) return refuse(req, 'challengeOver')
  const passkey = await verifyRegistration(payload, challenge, given.passkey, environment())
  if (!passkey) return refuse(req, 'passkeyRefused')
  if (!(await takeChallenge(payload, challenge))) return refuse(req, 'challengeOver')
  const { label } = given
  await recordAccountChange(payload, {
    account,
    what: 'passkey registered',
    by: account,
    // Where passkeys are demanded, one that a password or a provider alone has brought gives its holder what they had not before.
    startsAgain: environment().STEP_UP === 'required' && before.approval.method !== 'passkey',
    details: { passkey: passkey.id, publicKey: passkey.publicKey, approval: before.approval },
    at: now,
  })
  const added = await addPasskey(payload, {
    ...passkey,
    ...{ account, label, registeredAt: now.toISOString(), usedAt: null },
  })
  return added ? jsonAnswer({ passkeys: await ownPasskeys(req) }) : refuse(req, 'passkeyRefused')
}

async function remove(req: PayloadRequest): Promise<Response> {
  const account = accountOf(req)
  const { payload } = req
  const passkey = (await passkeysOf(payload, account)).find(({ id }) => id === req.routeParams?.id)
  if (!passkey) return notFound(req)
  const { id, label } = passkey
  const isLast = (await passkeysOf(payload, account)).length === 1
  if (isLast && !(await hasPassword(payload, account)))
    return refusalAnswer(409, accessRule('onlyWayIn', req))
  const approval = await requireApproval(req, { name: 'remove passkey', about: { account, id, label } })
  await recordAccountChange(payload, {
    ...{ account, what: 'passkey removed', by: account, startsAgain: false, at: new Date() },
    details: { passkey: id, approval },
  })
  await removePasskey(payload, account, id)
  return jsonAnswer({ passkeys: await ownPasskeys(req) })
}

async function read<Given>(
  req: PayloadRequest,
  schema: z.ZodType<Given>,
): Promise<{ account: number; given: Given | undefined }> {
  const account = accountOf(req)
  await addDataAndFileToRequest(req)
  return { account, given: schema.safeParse(req.data).data }
}

function accountOf(req: PayloadRequest): number {
  return req.user?.id ?? forbidden(req)
}

function refuse(req: PayloadRequest, rule: StepUpRule): Response {
  return refusalAnswer(statuses[rule] ?? 400, stepUpRule(rule, req))
}
