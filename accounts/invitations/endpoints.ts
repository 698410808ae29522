import type { Endpoint, PayloadRequest } from 'payload'
import { accessRule, type AccessRule } from '../../languages/back-office/access-rules.ts'
import { languageOf } from '../../languages/back-office/language-of.ts'
import { jsonAnswer, refusalAnswer } from '../../model/endpoint-answers.ts'
import { eraseUnsentMail } from '../../store/mail/outgoing-mail.ts'
import { latestLinkOf, withdrawAccountLinks } from '../links/account-links.ts'
import { aboutAccount } from '../links/link-mails.ts'
import { awaitsInvitation } from '../links/means-to-sign-in.ts'
import { sendAccountLink } from '../links/send-link.ts'
import { otherPerson, proofOf, recordByUser } from '../second-factor/account-concerned.ts'
import { describeSecurity } from '../second-factor/describe-security.ts'
import { requireApproval } from '../step-up/require-approval.ts'

/** Invitations of people who have not signed in yet, for administrators. */
export const invitationEndpoints: Endpoint[] = [
  { path: '/sign-in-security/:account/invitation', method: 'post', handler: sendAgain },
  { path: '/sign-in-security/:account/invitation', method: 'delete', handler: withdraw },
]

/**
 * A new link, in the place of the former one, in its language; where there was none, in that of whoever invites, as the form of a
 * new account proposes. Without mail the answer shows it, once.
 */
async function sendAgain(req: PayloadRequest): Promise<Response> {
  const { payload, i18n } = req
  const person = await otherPerson(req)
  if (!(await awaitsInvitation(payload, person.id))) return refuse(req, 'invitationNotNeeded')
  const { id: account, name, email } = person
  const approval = await requireApproval(req, { name: 'send invitation', about: { account, name, email } })
  await recordByUser(req, account, 'invitation sent', proofOf(approval))
  const now = new Date()
  const former = await latestLinkOf(payload, account, now)
  const language = former?.language ?? languageOf({ i18n })
  const link = await sendAccountLink(req, person, { purpose: 'invitation', language }, now)
  return jsonAnswer({ ...(await describeSecurity(req, account)), ...(link !== undefined && { link }) })
}

async function withdraw(req: PayloadRequest): Promise<Response> {
  const { payload } = req
  const { id, email } = await otherPerson(req)
  if (!(await awaitsInvitation(payload, id))) return refuse(req, 'invitationNotNeeded')
  if (await withdrawAccountLinks(payload, id, 'invitation')) {
    await recordByUser(req, id, 'invitation withdrawn', {})
    await eraseUnsentMail(payload, email, aboutAccount(id))
  }
  return jsonAnswer(await describeSecurity(req, id))
}

function refuse(req: PayloadRequest, rule: AccessRule): Response {
  return refusalAnswer(409, accessRule(rule, req))
}
