import type { CollectionConfig } from 'payload'
import { nobody } from '../../model/access/nobody.ts'
import { onlyHoldersOf } from '../../model/access/only-holders-of.ts'
import { hasRole } from '../../model/access/roles.ts'
import { text } from '../../model/fields/fields.ts'
import { adminGroups } from '../../languages/back-office/admin-groups.ts'
import { collectionLabels } from '../../languages/back-office/collection-labels.ts'

const ofEditors = onlyHoldersOf('editor')

/** Slugs that published records had before an editor changed them; their addresses lead to the new ones. */
export const formerSlugs: CollectionConfig = {
  slug: 'former-slugs',
  labels: collectionLabels['former-slugs'],
  defaultSort: '-createdAt',
  admin: {
    group: adminGroups.settings,
    useAsTitle: 'slug',
    defaultColumns: ['slug', 'kind', 'recordId', 'createdAt'],
    hidden: ({ user }) => !hasRole(user, 'editor'),
  },
  access: { read: ofEditors, create: nobody, update: nobody, delete: ofEditors },
  fields: [
    text('kind', { required: true, index: true }),
    text('slug', { required: true, index: true }),
    text('recordId', { required: true }),
  ],
}
