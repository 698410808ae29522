import type { CollectionAfterDeleteHook, CollectionConfig } from 'payload'
import { nobody } from '../../model/access/nobody.ts'
import { choice, moment, text } from '../../model/fields/fields.ts'
import { collectionLabels } from '../../languages/back-office/collection-labels.ts'
import { recordFields } from '../../submissions/forms/record-fields.ts'
import { eraseUnsentMail } from '../../store/mail/outgoing-mail.ts'
import { followForm } from './form.ts'
import { aboutTender } from './mails.ts'
import { languageCodes } from '../../languages/languages.ts'

/** Whoever follows no more, for whatever reason, gets nothing more about the tender. */
const eraseFollowersMail: CollectionAfterDeleteHook = async ({ doc, req }) => {
  const tender: unknown = typeof doc.tender === 'object' && doc.tender !== null ? doc.tender.id : doc.tender
  if (typeof tender === 'number' && typeof doc.email === 'string')
    await eraseUnsentMail(req.payload, doc.email, aboutTender(tender), req)
  return doc
}

/** Who asked to be notified of a tender's addenda and answers. A follower counts once the link in the first mail is used. */
export const tenderFollowers: CollectionConfig = {
  slug: 'tender-followers',
  labels: collectionLabels['tender-followers'],
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  hooks: { afterDelete: [eraseFollowersMail] },
  fields: [
    ...recordFields(followForm, { needed: ['tender', 'email'] }),
    choice('sentIn', languageCodes, { required: true }),
    moment('confirmedAt'),
    text('tokenHash', { required: true, unique: true }),
  ],
}
