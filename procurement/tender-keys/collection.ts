import type { CollectionConfig } from 'payload'
import { nobody } from '../../model/access/nobody.ts'
import { relation, text } from '../../model/fields/fields.ts'
import { collectionLabels } from '../../languages/back-office/collection-labels.ts'

/**
 * The key that a tender's proposals are sealed to: its public half, and its private half wrapped by a key outside the
 * database (`procurement/proposals/sealing/`). No person reads or changes it.
 */
export const tenderKeys: CollectionConfig = {
  slug: 'tender-keys',
  labels: collectionLabels['tender-keys'],
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  fields: [
    relation('tender', 'tenders', { required: true, unique: true }),
    text('recipient', { required: true }),
    text('wrappedIdentity', { required: true }),
    text('custodian', { required: true }),
  ],
}
