import type { PayloadRequest } from 'payload'
import { environment } from '../../environment.ts'
import { sendsMail } from '../../store/mail/smtp-mail.ts'
import { latestLinkOf } from '../links/account-links.ts'
import { awaitsInvitation, hasPassword } from '../links/means-to-sign-in.ts'
import { describeRecovery } from '../recovery/describe-recovery.ts'
import { presentSession, sessionsOf } from '../sessions/sessions.ts'
import { passkeysOf } from '../step-up/passkeys.ts'
import { countRecoveryCodes, hasOneTimeCodes } from './stored-codes.ts'

/** How somebody signs in and where they are signed in, for themselves and for administrators. */
export async function describeSecurity(
  req: PayloadRequest,
  account: number,
  now = new Date(),
): Promise<object> {
  const { payload } = req
  const current = presentSession(req)
  const sessions = await sessionsOf(payload, account, now)
  return {
    hasPassword: await hasPassword(payload, account),
    hasCodes: await hasOneTimeCodes(payload, account),
    recoveryCodes: await countRecoveryCodes(payload, account),
    passkeys: (await passkeysOf(payload, account)).length,
    sessions: sessions.map((session) => ({ ...session, isThisOne: session.id === current })),
    sendsMail: sendsMail(environment()),
    invitation: await describeInvitation(req, account, now),
    recovery: await describeRecovery(req, account, now),
  }
}

/** Nothing for an account whose person has accepted it. */
async function describeInvitation(
  { payload }: PayloadRequest,
  account: number,
  now: Date,
): Promise<object | null> {
  if (!(await awaitsInvitation(payload, account))) return null
  const link = await latestLinkOf(payload, account, now)
  return { state: link?.state ?? 'none', expiresAt: link?.expiresAt.toISOString() ?? null }
}
