import type { CollectionConfig } from 'payload'
import { nobody } from '../access/nobody.ts'
import { onlyHoldersOf } from '../access/only-holders-of.ts'
import { hasRole } from '../access/roles.ts'
import { checkbox, choice, email, moment, number, relation, rows, text, textarea } from '../fields/fields.ts'
import { adminGroups } from '../labels/admin-groups.ts'
import { collectionLabels } from '../labels/collection-labels.ts'
import { currencies } from './currencies.ts'

export const proposalStatuses = [
  'received',
  'withdrawn',
  'opened',
  'shortlisted',
  'awarded',
  'rejected',
] as const

/** What bidders submit to tenders. Only the intake makes them; nobody changes what was submitted. */
export const proposals: CollectionConfig = {
  slug: 'proposals',
  labels: collectionLabels.proposals,
  defaultSort: '-receivedAt',
  admin: {
    useAsTitle: 'reference',
    group: adminGroups.procurement,
    defaultColumns: ['reference', 'tender', 'status', 'receivedAt'],
    hidden: ({ user }) => !hasRole(user, 'procurement'),
  },
  access: {
    read: onlyHoldersOf('procurement'),
    create: nobody,
    update: onlyHoldersOf('procurement'),
    delete: nobody,
  },
  fields: [
    text('reference', { required: true, unique: true, index: true, asSent: true }),
    relation('tender', 'tenders', { required: true, asSent: true }),
    choice('status', proposalStatuses, { required: true, defaultValue: 'received' }),
    moment('receivedAt', { required: true, asSent: true }),
    text('companyName', { asSent: true }),
    text('contactPerson', { asSent: true }),
    email('email', { asSent: true }),
    text('telephone', { asSent: true }),
    text('country', { asSent: true }),
    number('proposedAmount', { asSent: true, min: 0 }),
    choice('currency', currencies, { asSent: true }),
    checkbox('consent', { asSent: true }),
    rows(
      'files',
      [
        text('name', { required: true, asSent: true }),
        text('storedName', { required: true, asSent: true, hidden: true }),
        number('size', { required: true, asSent: true, min: 0 }),
        text('sha256', { required: true, asSent: true }),
      ],
      { asSent: true },
    ),
    textarea('notes'),
  ],
}
