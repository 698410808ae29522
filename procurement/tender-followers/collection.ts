import type { CollectionConfig } from 'payload'
import { nobody } from '../../model/access/nobody.ts'
import { choice, email, moment, relation, text } from '../../model/fields/fields.ts'
import { collectionLabels } from '../../languages/back-office/collection-labels.ts'
import { languageCodes } from '../../languages/languages.ts'

/** Who asked to be notified of a tender's addenda and answers. A follower counts once the link in the first mail is used. */
export const tenderFollowers: CollectionConfig = {
  slug: 'tender-followers',
  labels: collectionLabels['tender-followers'],
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  fields: [
    relation('tender', 'tenders', { required: true }),
    email('email', { required: true }),
    choice('sentIn', languageCodes, { required: true }),
    moment('confirmedAt'),
    text('tokenHash', { required: true, unique: true }),
  ],
}
