import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { environment, type Environment } from '../../environment.ts'
import { stepUpRule } from '../../languages/back-office/step-up-rules.ts'
import { hasRole } from '../../model/access/roles.ts'
import { jsonAnswer } from '../../model/endpoint-answers.ts'
import { recordAccountChange } from '../changes/account-changes.ts'
import { attemptsOf } from '../sign-in/attempts.ts'
import type { Act } from '../step-up/act.ts'
import { findChallenge, openChallenge, takeChallenge, type Challenge } from '../step-up/challenges.ts'
import { passkeysOf, type Passkey } from '../step-up/passkeys.ts'
import { relyingParty } from '../step-up/relying-party.ts'
import { approvalHeader } from '../step-up/require-approval.ts'
import { signedAnswer, verifySignature } from '../step-up/verify-passkey.ts'
import { newSecret, secretAddress, inBase32, stepOfCode } from './one-time-code.ts'
import { openSecret, sealSecret } from './seal-secret.ts'
import { hasOneTimeCodes, storeSecret, useOneTimeCode, useRecoveryCode } from './stored-codes.ts'

interface Person {
  id: number
  email: string
  roles: readonly string[]
}

/** Whether somebody of these roles signs in with a second factor, whatever they have set up. Administrators hold all roles. */
export function demandsSecondFactor(
  person: Pick<Person, 'roles'>,
  { SECOND_FACTOR_ROLES: roles }: Pick<Environment, 'SECOND_FACTOR_ROLES'> = environment(),
): boolean {
  return roles.length > 0 && hasRole(person, ...roles)
}

/** Whether somebody whose password is right needs more than it. */
export async function needsSecondFactor({ payload }: PayloadRequest, person: Person): Promise<boolean> {
  return demandsSecondFactor(person) || (await hasOneTimeCodes(payload, person.id))
}

/** What the page of the sign-in asks for; `again` after something wrong. */
export interface SecondFactorRequest {
  challenge: string
  rpId: string
  passkeys: { id: string; transports: string[] }[]
  hasCodes: boolean
  /** What an authenticator app is to take over, where a second factor is demanded and there is none yet. */
  setUp: { secret: string; address: string } | null
  again: boolean
}

const answerSchema = z.union([
  z.object({ challenge: z.string(), code: z.string().max(40) }),
  z.object({ challenge: z.string(), passkey: signedAnswer }),
])

/**
 * The second half of signing in with a password, where the account has a second half.
 * @param person whose password was right
 * @returns what to answer instead of letting them in
 */
export async function checkSecondFactor(
  req: PayloadRequest,
  person: Person,
  now = new Date(),
): Promise<Response | undefined> {
  const { payload } = req
  if (!(await needsSecondFactor(req, person))) return undefined
  const hasCodes = await hasOneTimeCodes(payload, person.id)
  const passkeys = await passkeysOf(payload, person.id)
  const given = readAnswer(req)
  const challenge = given && (await findChallenge(payload, person.id, given.challenge, now))
  if (given && challenge) {
    const isRight =
      'passkey' in given
        ? (await verifySignature(payload, challenge, given.passkey, environment(), now)) !== undefined
        : await isRightCode(req, person.id, challenge, given.code, now)
    if (isRight && (await takeChallenge(payload, challenge))) return undefined
    payload.logger.warn({ account: person.id, msg: 'A sign-in failed at its second factor' })
  }
  return ask(req, person, { hasCodes, passkeys, again: given !== undefined, former: challenge })
}

function readAnswer(req: PayloadRequest): z.output<typeof answerSchema> | undefined {
  const header = req.headers.get(approvalHeader)
  if (header === null) return undefined
  try {
    const given: unknown = JSON.parse(Buffer.from(header, 'base64url').toString())
    return answerSchema.safeParse(given).data
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

const setUpSchema = z.object({ secret: z.string() })

async function isRightCode(
  { payload }: PayloadRequest,
  account: number,
  { act }: Challenge,
  code: string,
  now: Date,
): Promise<boolean> {
  if (await useRecoveryCode(payload, account, code)) return true
  const attempts = attemptsOf(payload)
  if (await attempts.ofOneTimeCode(account)) return false
  const digits = code.replaceAll(/\s/g, '')
  const setUp = setUpSchema.safeParse(act.about).data
  const isRight = setUp
    ? await setUpCodes(account, setUp.secret, digits)
    : await useOneTimeCode(payload, account, digits, now)
  if (isRight) await attempts.forgiveOneTimeCode(account)
  return isRight

  async function setUpCodes(owner: number, sealed: string, given: string): Promise<boolean> {
    const secret = openSecret(payload.secret, owner, sealed)
    const step = secret && stepOfCode(secret, given, now.getTime())
    if (!secret || step === undefined) return false
    await recordAccountChange(payload, {
      ...{ account: owner, what: 'one-time codes set up', by: owner, startsAgain: false, at: now },
      details: { atSignIn: true },
    })
    await storeSecret(payload, owner, secret, step)
    return true
  }
}

interface Present {
  hasCodes: boolean
  passkeys: readonly Passkey[]
  again: boolean
  former: Challenge | undefined
}

async function ask(
  req: PayloadRequest,
  person: Person,
  { hasCodes, passkeys, again, former }: Present,
): Promise<Response> {
  const { payload } = req
  const settings = environment()
  const { id: host } = relyingParty(settings)
  const hasNone = !hasCodes && passkeys.length === 0
  // After a wrong code the app's own stays the one that was shown.
  const sealed = setUpSchema.safeParse(former?.act.about).data?.secret
  const secret = (sealed && openSecret(payload.secret, person.id, sealed)) || newSecret()
  const about: Act['about'] = hasNone ? { secret: sealSecret(payload.secret, person.id, secret) } : {}
  const { challenge } = await openChallenge(payload, person.id, { name: 'sign in', about }, new Date())
  const request: SecondFactorRequest = {
    ...{ challenge, hasCodes, again, rpId: host },
    passkeys: passkeys.map(({ id, transports }) => ({ id, transports })),
    setUp: hasNone ? { secret: inBase32(secret), address: secretAddress(secret, host, person.email) } : null,
  }
  const message = stepUpRule(again ? 'secondFactorWrong' : 'secondFactorNeeded', req)
  return jsonAnswer({ errors: [{ message, data: { secondFactor: request } }] }, 428)
}
