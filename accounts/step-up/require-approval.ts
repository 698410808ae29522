import { APIError, type PayloadRequest } from 'payload'
import { environment, type Environment } from '../../environment.ts'
import { stepUpRule } from '../../languages/back-office/step-up-rules.ts'
import { forbidden } from '../../model/endpoint-answers.ts'
import { hasPassword } from '../links/means-to-sign-in.ts'
import type { Act } from './act.ts'
import { openChallenge, takeApproval, type Approval } from './challenges.ts'
import { passkeysOf, type Passkey } from './passkeys.ts'
import { relyingParty } from './relying-party.ts'

/** Names an approval: a request's header, or a parameter of its address where a download can't have a header. */
export const approvalHeader = 'x-approval'
export const approvalParameter = 'approval'

/** How somebody can approve: not at all where passkeys are demanded and they have none. */
export type ApprovalMethod = 'passkey' | 'password' | 'none'

/** What the back office's pages need to ask for an approval. */
export interface ApprovalRequest {
  challenge: string
  method: ApprovalMethod
  act: Act
  /** Host that passkeys belong to, and which of them the person has. */
  rpId: string
  passkeys: { id: string; transports: string[] }[]
  /** Whether an approval was sent that holds no more, or not for this. */
  again: boolean
}

/** The act is not approved yet: answered with 428 and what has to be approved. */
export class StepUpNeeded extends APIError<{ approval: ApprovalRequest }> {
  constructor(message: string, approval: ApprovalRequest) {
    super(message, 428, { approval }, true)
    // By its name Payload decides how to log it: in one line, as what it is no failure.
    this.name = 'Forbidden'
  }
}

/** How an act is to be approved by somebody with these passkeys. */
export function methodFor(
  act: Act,
  passkeys: readonly Passkey[],
  { STEP_UP }: Pick<Environment, 'STEP_UP'>,
): ApprovalMethod {
  if (passkeys.length > 0) return 'passkey'
  // The first passkey has to come from somewhere.
  return STEP_UP === 'required' && act.name !== 'register passkey' ? 'none' : 'password'
}

/**
 * Asks the person behind a request to approve exactly this act, or takes the approval that the request names: once.
 * @throws StepUpNeeded
 */
export async function requireApproval(
  req: PayloadRequest,
  act: Act,
  { settings = environment(), now = new Date() }: { settings?: StepUpSettings; now?: Date } = {},
): Promise<Approval> {
  const { payload, user } = req
  if (!user) forbidden(req)
  const given = req.headers.get(approvalHeader) ?? req.searchParams.get(approvalParameter)
  const passkeys = await passkeysOf(payload, user.id)
  // Whom a provider signs in has no password to enter.
  const method =
    passkeys.length > 0 || (await hasPassword(payload, user.id)) ? methodFor(act, passkeys, settings) : 'none'
  if (given !== null) {
    const approval = await takeApproval(payload, user.id, given, act, now)
    // Somebody may have got a passkey since.
    if (approval?.method === method) return approval
  }
  const { challenge } = await openChallenge(payload, user.id, act, now)
  throw new StepUpNeeded(stepUpRule(method === 'none' ? 'passkeyNeeded' : 'approvalNeeded', req), {
    ...{ challenge, method, act, again: given !== null },
    rpId: relyingParty(settings).id,
    passkeys: passkeys.map(({ id, transports }) => ({ id, transports })),
  })
}

/** Has somebody approve an act. @throws StepUpNeeded */
export type Approves = (act: Act) => Promise<Approval>

export type StepUpSettings = Pick<Environment, 'STEP_UP' | 'siteUrl'>
