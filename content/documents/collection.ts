import path from 'node:path'
import type { CollectionConfig, FieldHook } from 'payload'
import { environment } from '../../environment.ts'
import { onlyTheOwningRole } from '../access/only-the-owning-role.ts'
import { onlyHoldersOf } from '../access/only-holders-of.ts'
import { trashItAdministratorsDeleteIt } from '../access/trash-it-administrators-delete-it.ts'
import { visitorsReadWhatIsInTheLibrary } from '../access/visitors-read-what-is-in-the-library.ts'
import { panel } from '../back-office/components.ts'
import { choice, localizedText } from '../fields/fields.ts'
import {
  raiseContentVersionAfterChange,
  raiseContentVersionAfterDelete,
} from '../hooks/raise-content-version.ts'
import {
  keepPublishedDocument,
  keepPublishedDocumentFromDeletion,
} from '../tenders/changes/keep-published-document.ts'
import { checkUpload } from '../uploads/check-upload.ts'
import { adminGroups } from '../labels/admin-groups.ts'
import { keepReplacedFiles } from '../uploads/keep-replaced-files.ts'
import { collectionLabels } from '../labels/collection-labels.ts'
import { keepWhatIsUsedFromDeletion, keepWhatIsUsedFromTrash } from '../trash/keep-what-is-used.ts'
import { bringBackInALanguage } from '../trash/take-off-the-site.ts'

/** Roles that may put documents into the library. */
const documentOwners = ['editor', 'procurement', 'human-resources'] as const

const keepOwningRole: FieldHook = ({ value, operation, req }) =>
  operation === 'create' ? (documentOwners.find((role) => req.user?.roles.includes(role)) ?? 'editor') : value

/** The library of files that visitors download: publications, terms of reference, agendas. */
export const documents: CollectionConfig = {
  slug: 'documents',
  labels: collectionLabels.documents,
  admin: {
    group: adminGroups.library,
    useAsTitle: 'title',
    defaultColumns: ['title', 'filename', 'updatedAt'],
  },
  access: {
    read: visitorsReadWhatIsInTheLibrary,
    create: onlyHoldersOf(...documentOwners),
    update: onlyTheOwningRole,
    delete: trashItAdministratorsDeleteIt(onlyTheOwningRole),
  },
  trash: true,
  upload: {
    staticDir: path.join(environment().dataFolder, 'documents'),
    mimeTypes: [
      'application/pdf',
      'application/msword',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'application/vnd.openxmlformats-officedocument.presentationml.presentation',
      'text/csv',
      'application/zip',
    ],
  },
  hooks: {
    ...keepReplacedFiles,
    beforeOperation: [bringBackInALanguage, checkUpload, ...keepReplacedFiles.beforeOperation],
    beforeChange: [keepPublishedDocument, keepWhatIsUsedFromTrash],
    beforeDelete: [keepPublishedDocumentFromDeletion, keepWhatIsUsedFromDeletion],
    afterChange: [raiseContentVersionAfterChange],
    afterDelete: [raiseContentVersionAfterDelete],
  },
  fields: [
    localizedText('title', { required: true }),
    panel('usedIn', { sidebar: true }),
    // Kept by the first of its owner's roles, so that no other role can change or delete it.
    {
      ...choice('role', documentOwners, { sidebar: true, readOnly: true, wording: 'owningRole' }),
      hooks: { beforeChange: [keepOwningRole] },
    },
  ],
}
