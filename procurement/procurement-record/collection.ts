import type { CollectionConfig } from 'payload'
import { nobody } from '../../model/access/nobody.ts'
import { onlyHoldersOf } from '../../model/access/only-holders-of.ts'
import { hasRole } from '../../model/access/roles.ts'
import { adminComponents } from '../../model/admin-components.ts'
import { moment, number, text, textarea } from '../../model/fields/fields.ts'
import { adminGroups } from '../../languages/back-office/admin-groups.ts'
import { collectionLabels } from '../../languages/back-office/collection-labels.ts'

/**
 * What was done with tenders and their proposals, by whom and when. Each entry carries the hash of the one before it,
 * so that a change of an entry shows (`append.ts`, `verify.ts`).
 */
export const procurementRecord: CollectionConfig = {
  slug: 'procurement-record',
  labels: collectionLabels['procurement-record'],
  defaultSort: '-sequence',
  admin: {
    useAsTitle: 'action',
    group: adminGroups.procurement,
    defaultColumns: ['sequence', 'takenAt', 'action', 'actor', 'reference'],
    listSearchableFields: ['reference', 'actor', 'action'],
    components: { beforeListTable: [adminComponents.lastVerification] },
    hidden: ({ user }) => !hasRole(user, 'procurement'),
  },
  access: { read: onlyHoldersOf('procurement'), create: nobody, update: nobody, delete: nobody },
  fields: [
    number('sequence', { required: true, unique: true, index: true }),
    moment('takenAt', { required: true }),
    text('action', { required: true, index: true }),
    text('actor', { required: true }),
    // The tender's reference number or the proposal's reference.
    text('reference', { index: true }),
    // JSON with sorted keys: what the entry's hash covers.
    textarea('details', { required: true }),
    text('previousHash', { required: true }),
    text('hash', { required: true, unique: true }),
  ],
}
