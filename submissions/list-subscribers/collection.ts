import type { CollectionAfterDeleteHook, CollectionConfig } from 'payload'
import { collectionLabels } from '../../languages/back-office/collection-labels.ts'
import { languageCodes } from '../../languages/languages.ts'
import { nobody } from '../../model/access/nobody.ts'
import { choice, moment, text } from '../../model/fields/fields.ts'
import { eraseUnsentMail } from '../../store/mail/outgoing-mail.ts'
import { recordFields } from '../forms/record-fields.ts'
import { listsWithMail, subscribeForm, type ListWithMail } from './form.ts'
import { aboutList } from './mails.ts'

const isList = (value: unknown): value is ListWithMail => listsWithMail.some((list) => list === value)

/** Whoever wants no more mail, for whatever reason, gets nothing more of the list. */
const eraseSubscribersMail: CollectionAfterDeleteHook = async ({ doc, req }) => {
  if (isList(doc.list) && typeof doc.email === 'string')
    await eraseUnsentMail(req.payload, doc.email, aboutList(doc.list), req)
  return doc
}

/** Who asked to be notified of new tenders or vacancies. A subscriber counts once the link in the first mail is used. */
export const listSubscribers: CollectionConfig = {
  slug: 'list-subscribers',
  labels: collectionLabels['list-subscribers'],
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  hooks: { afterDelete: [eraseSubscribersMail] },
  fields: [
    choice('list', listsWithMail, { required: true }),
    ...recordFields(subscribeForm, { needed: ['email'] }),
    choice('sentIn', languageCodes, { required: true }),
    moment('confirmedAt'),
    // When what was first published last of all that the subscriber was sent was published.
    moment('notifiedUntil'),
    text('tokenHash', { required: true, unique: true }),
  ],
}
