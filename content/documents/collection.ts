import type { FieldHook } from 'payload'
import { onlyHoldersOf } from '../../model/access/only-holders-of.ts'
import { onlyTheOwningRole } from '../../model/access/only-the-owning-role.ts'
import { panel } from '../../model/admin-components.ts'
import { choice, localizedText } from '../../model/fields/fields.ts'
import { libraryCollection } from '../library-collection.ts'

/** Roles that may put documents into the library. */
const documentOwners = ['editor', 'procurement', 'human-resources'] as const

const keepOwningRole: FieldHook = ({ value, operation, req }) =>
  operation === 'create' ? (documentOwners.find((role) => req.user?.roles.includes(role)) ?? 'editor') : value

/** The library of files that visitors download: publications, terms of reference, agendas. */
export const documents = libraryCollection({
  slug: 'documents',
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'filename', 'updatedAt'],
    listSearchableFields: ['title', 'filename'],
  },
  mayCreate: onlyHoldersOf(...documentOwners),
  mayChange: onlyTheOwningRole,
  upload: {
    mimeTypes: [
      'application/pdf',
      'application/msword',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'application/vnd.openxmlformats-officedocument.presentationml.presentation',
      'application/zip',
    ],
  },
  fields: [
    localizedText('title', { required: true }),
    panel('usedIn', { sidebar: true }),
    // Held by the first of its owner's roles, so that no other role can change or delete it.
    {
      ...choice('role', documentOwners, { sidebar: true, readOnly: true, wording: 'owningRole' }),
      hooks: { beforeChange: [keepOwningRole] },
    },
  ],
})
