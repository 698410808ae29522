import type { CollectionConfig, DateField } from 'payload'
import { adminComponents } from '../admin-components.ts'

/** As Payload has it where a collection declares none, which lists show in the zone of the browser. */
function timeOfSaving(name: 'createdAt' | 'updatedAt' | 'deletedAt'): DateField {
  return {
    name,
    type: 'date',
    index: true,
    label: ({ t }) => t(`general:${name}`),
    admin: {
      disableBulkEdit: true,
      hidden: true,
      components: { Cell: adminComponents.ammanMomentCell },
    },
  }
}

/** When a record was made, changed and put into the trash stands in lists in the zone of the network's seat, as all moments. */
export function showTimesOfSaving(collection: CollectionConfig): CollectionConfig {
  const names = ['updatedAt', 'createdAt', ...(collection.trash ? (['deletedAt'] as const) : [])] as const
  return { ...collection, fields: [...collection.fields, ...names.map(timeOfSaving)] }
}
