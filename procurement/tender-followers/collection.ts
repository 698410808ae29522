import type { CollectionConfig } from 'payload'
import { nobody } from '../../model/access/nobody.ts'
import { choice, moment, text } from '../../model/fields/fields.ts'
import { collectionLabels } from '../../languages/back-office/collection-labels.ts'
import { recordFields } from '../../submissions/forms/record-fields.ts'
import { eraseFollowersMail } from './erase-unsent-mail.ts'
import { followForm } from './form.ts'
import { languageCodes } from '../../languages/languages.ts'

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
