import type { CollectionAfterDeleteHook } from 'payload'
import { eraseUnsentMail } from '../../store/mail/outgoing-mail.ts'
import { aboutTender } from './mails.ts'

/** Whoever follows no more, for whatever reason, gets nothing more about the tender. */
export const eraseFollowersMail: CollectionAfterDeleteHook = async ({ doc, req }) => {
  const tender: unknown = typeof doc.tender === 'object' && doc.tender !== null ? doc.tender.id : doc.tender
  if (typeof tender === 'number' && typeof doc.email === 'string')
    await eraseUnsentMail(req.payload, doc.email, aboutTender(tender), req)
  return doc
}
