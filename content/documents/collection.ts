import path from 'node:path'
import type { CollectionConfig, FieldHook } from 'payload'
import { environment } from '../../environment.ts'
import { onlyTheOwningRole } from '../../model/access/only-the-owning-role.ts'
import { onlyHoldersOf } from '../../model/access/only-holders-of.ts'
import { trashItAdministratorsDeleteIt } from '../../model/access/trash-it-administrators-delete-it.ts'
import { visitorsReadWhatIsInTheLibrary } from '../../model/access/visitors-read-what-is-in-the-library.ts'
import { panel } from '../../model/admin-components.ts'
import { choice, localizedText } from '../../model/fields/fields.ts'
import {
  raiseContentVersionAfterChange,
  raiseContentVersionAfterDelete,
} from '../../model/hooks/raise-content-version.ts'
import { checkUpload } from '../../store/uploads/check-upload.ts'
import { adminGroups } from '../../languages/back-office/admin-groups.ts'
import { setReplacedFilesAside } from '../../store/uploads/set-replaced-files-aside.ts'
import { collectionLabels } from '../../languages/back-office/collection-labels.ts'
import {
  refuseDeletingWhatIsUsed,
  refuseTrashingWhatIsUsed,
} from '../../model/trash/refuse-deleting-what-is-used.ts'
import { bringBackInALanguage } from '../../model/trash/take-off-the-site.ts'

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
      'application/zip',
    ],
  },
  hooks: {
    ...setReplacedFilesAside,
    beforeOperation: [bringBackInALanguage, checkUpload, ...setReplacedFilesAside.beforeOperation],
    beforeChange: [refuseTrashingWhatIsUsed],
    beforeDelete: [refuseDeletingWhatIsUsed],
    afterChange: [raiseContentVersionAfterChange],
    afterDelete: [raiseContentVersionAfterDelete],
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
}
