import type { CollectionConfig, FieldHook } from 'payload'
import { adminGroups } from '../../languages/back-office/admin-groups.ts'
import { collectionLabels } from '../../languages/back-office/collection-labels.ts'
import { fieldHelp } from '../../languages/back-office/field-help.ts'
import { fieldLabels } from '../../languages/back-office/field-labels.ts'
import { onlyHoldersOf } from '../../model/access/only-holders-of.ts'
import { hasRole } from '../../model/access/roles.ts'
import {
  raiseContentVersionAfterChange,
  raiseContentVersionAfterDelete,
} from '../../model/hooks/raise-content-version.ts'
import { mustBeFree } from './must-be-free.ts'
import { mustLeadElsewhere } from './must-lead-elsewhere.ts'
import { pathOfAddress } from './path-of-address.ts'

/** An address is stored as visitors' requests are compared with it, however it was typed or pasted. */
const spellOnce: FieldHook = ({ value }) =>
  typeof value === 'string' ? (pathOfAddress(value) ?? value) : value

const ofEditors = onlyHoldersOf('editor')

/**
 * Addresses at which nothing stands any more, each with where it leads. What a published record's own address was before it
 * changed is remembered by itself (`former-slugs`).
 */
export const redirects: CollectionConfig = {
  slug: 'redirects',
  labels: collectionLabels.redirects,
  defaultSort: 'formerAddress',
  admin: {
    group: adminGroups.settings,
    useAsTitle: 'formerAddress',
    defaultColumns: ['formerAddress', 'newAddress', 'updatedAt'],
    listSearchableFields: ['formerAddress', 'newAddress'],
    hidden: ({ user }) => !hasRole(user, 'editor'),
  },
  access: { read: ofEditors, create: ofEditors, update: ofEditors, delete: ofEditors },
  hooks: {
    afterChange: [raiseContentVersionAfterChange],
    afterDelete: [raiseContentVersionAfterDelete],
  },
  fields: [
    {
      type: 'text',
      name: 'formerAddress',
      label: fieldLabels.formerAddress,
      required: true,
      unique: true,
      index: true,
      hooks: { beforeValidate: [spellOnce] },
      validate: mustBeFree,
      admin: { description: fieldHelp.formerAddress },
    },
    {
      type: 'text',
      name: 'newAddress',
      label: fieldLabels.newAddress,
      required: true,
      validate: mustLeadElsewhere,
      admin: { description: fieldHelp.newAddress },
    },
  ],
}
