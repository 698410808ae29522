import type { CollectionConfig } from 'payload'
import { nobody } from '../../model/access/nobody.ts'
import { adminComponents } from '../../model/admin-components.ts'
import { onlyHoldersOf } from '../../model/access/only-holders-of.ts'
import { hasRole } from '../../model/access/roles.ts'
import { moment, number, relation } from '../../model/fields/fields.ts'
import { adminGroups } from '../../languages/back-office/admin-groups.ts'
import { collectionLabels } from '../../languages/back-office/collection-labels.ts'
import { nameOfPerson } from '../../accounts/name-of-person.ts'

/** Openings of a tender's proposals: begun by one authorised person, confirmed by another within a time limit. */
export const proposalOpenings: CollectionConfig = {
  slug: 'proposal-openings',
  labels: collectionLabels['proposal-openings'],
  defaultSort: '-begunAt',
  admin: {
    components: { beforeListTable: [adminComponents.dueOpenings] },
    group: adminGroups.procurement,
    defaultColumns: ['tender', 'begunAt', 'begunByName', 'confirmedByName', 'openedAt'],
    hidden: ({ user }) => !hasRole(user, 'procurement', 'bid-opener'),
  },
  access: {
    read: onlyHoldersOf('procurement', 'bid-opener'),
    create: nobody,
    update: nobody,
    delete: nobody,
  },
  fields: [
    relation('tender', 'tenders', { required: true }),
    relation('begunBy', 'users', { required: true, hidden: true }),
    nameOfPerson('begunBy'),
    moment('begunAt', { required: true }),
    moment('expiresAt', { required: true }),
    relation('confirmedBy', 'users', { hidden: true }),
    nameOfPerson('confirmedBy'),
    moment('openedAt'),
    number('positions', { min: 0, wording: 'proposalsOpened' }),
  ],
}
