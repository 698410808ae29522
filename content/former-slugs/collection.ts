import type { CollectionConfig } from 'payload'
import { nobody } from '../../model/access/nobody.ts'
import { onlyAdministrators } from '../../model/access/only-administrators.ts'
import { text } from '../../model/fields/fields.ts'
import { adminGroups } from '../../languages/back-office/admin-groups.ts'
import { collectionLabels } from '../../languages/back-office/collection-labels.ts'

/** Slugs that published records had before an editor changed them; their addresses lead to the new ones. */
export const formerSlugs: CollectionConfig = {
  slug: 'former-slugs',
  labels: collectionLabels['former-slugs'],
  admin: { group: adminGroups.settings, useAsTitle: 'slug', hidden: true },
  access: { read: onlyAdministrators, create: nobody, update: nobody, delete: onlyAdministrators },
  fields: [
    text('kind', { required: true, index: true }),
    text('slug', { required: true, index: true }),
    text('recordId', { required: true }),
  ],
}
