import type { Endpoint, PayloadRequest } from 'payload'
import { environment } from '../../environment.ts'
import { accessRule, type AccessRule } from '../../languages/back-office/access-rules.ts'
import { jsonAnswer, notFound, refusalAnswer } from '../../model/endpoint-answers.ts'
import { addMails, eraseUnsentMail } from '../../store/mail/outgoing-mail.ts'
import { sendsMail } from '../../store/mail/smtp-mail.ts'
import { languageOfPerson, withdrawAccountLinks } from '../links/account-links.ts'
import { aboutAccount, recoveryNotice } from '../links/link-mails.ts'
import { awaitsInvitation } from '../links/means-to-sign-in.ts'
import { sendAccountLink } from '../links/send-link.ts'
import {
  accountConcerned,
  otherPerson,
  ownNumber,
  proofOf,
  recordByUser,
} from '../second-factor/account-concerned.ts'
import { describeSecurity } from '../second-factor/describe-security.ts'
import { requireApproval } from '../step-up/require-approval.ts'
import { administratorsBesides } from './describe-recovery.ts'
import { endRecovery, recoveryOf, storeRecovery } from './recoveries.ts'

/**
 * Letting somebody in again who can no longer sign in: one administrator begins, another confirms after a waiting time in which
 * the person, who gets mail, may object; then the person gets a link.
 */
export const recoveryEndpoints: Endpoint[] = [
  { path: '/sign-in-security/:account/recovery', method: 'post', handler: begin },
  { path: '/sign-in-security/:account/recovery/confirm', method: 'post', handler: confirm },
  { path: '/sign-in-security/:account/recovery', method: 'delete', handler: withdraw },
]

async function begin(req: PayloadRequest): Promise<Response> {
  const { payload } = req
  const person = await otherPerson(req)
  if (await awaitsInvitation(payload, person.id)) return refuse(req, 'recoveryNotNeeded')
  const able = await administratorsBesides(req, person.id, new Date())
  if (able.length < 2 || !able.includes(ownNumber(req))) return refuse(req, 'recoveryNeedsTwo')
  if (await recoveryOf(payload, person.id, new Date())) return refuse(req, 'recoveryBegunAlready')
  const about = { account: person.id, name: person.name }
  const approval = await requireApproval(req, { name: 'begin recovery', about })
  const now = new Date()
  const language = await languageOfPerson(payload, person.id)
  await recordByUser(req, person.id, 'recovery begun', proofOf(approval), false)
  if (!(await storeRecovery(payload, { account: person.id, begunBy: ownNumber(req), language }, now)))
    return refuse(req, 'recoveryBegunAlready')
  const settings = environment()
  if (sendsMail(settings)) {
    const notice = recoveryNotice(settings.siteUrl, person, language)
    await addMails(payload, [notice], { settings, now }, req)
  }
  return jsonAnswer(await describeSecurity(req, person.id))
}

async function confirm(req: PayloadRequest): Promise<Response> {
  const { payload } = req
  const person = await otherPerson(req)
  const recovery = await recoveryOf(payload, person.id, new Date())
  if (!recovery) return refuse(req, 'recoveryNone')
  if (recovery.begunBy === ownNumber(req)) return refuse(req, 'recoverySamePerson')
  // Who has begun may have lost the role since.
  const able = await administratorsBesides(req, person.id, new Date())
  if (!able.includes(recovery.begunBy) || !able.includes(ownNumber(req)))
    return refuse(req, 'recoveryNeedsTwo')
  if (new Date() < recovery.confirmableFrom) return refuse(req, 'recoveryTooEarly')
  const about = { account: person.id, name: person.name, begunBy: recovery.begunBy }
  const approval = await requireApproval(req, { name: 'confirm recovery', about })
  if (!(await endRecovery(payload, recovery))) return refuse(req, 'recoveryNone')
  const details = { begunBy: recovery.begunBy, ...proofOf(approval) }
  await recordByUser(req, person.id, 'recovery confirmed', details, true)
  const { language } = recovery
  const link = await sendAccountLink(req, person, { purpose: 'recovery', language }, new Date())
  return jsonAnswer({ ...(await describeSecurity(req, person.id)), ...(link !== undefined && { link }) })
}

/** By any administrator, and by the person. */
async function withdraw(req: PayloadRequest): Promise<Response> {
  const { payload } = req
  const account = accountConcerned(req)
  const recovery = await recoveryOf(payload, account, new Date())
  const wasUnderWay = recovery !== undefined && (await endRecovery(payload, recovery))
  const hadLink = await withdrawAccountLinks(payload, account, 'recovery')
  if (!wasUnderWay && !hadLink) return refuse(req, 'recoveryNone')
  await recordByUser(req, account, 'recovery withdrawn', {}, false)
  const person = await payload.findByID({ collection: 'users', id: account, depth: 0, disableErrors: true })
  if (!person) return notFound(req)
  await eraseUnsentMail(payload, person.email, aboutAccount(account))
  return jsonAnswer(await describeSecurity(req, account))
}

function refuse(req: PayloadRequest, rule: AccessRule): Response {
  return refusalAnswer(409, accessRule(rule, req))
}
