import path from 'node:path'
import type { CollectionConfig } from 'payload'
import { environment } from '../../environment.ts'
import { onlyHoldersOf } from '../access/only-holders-of.ts'
import { hasRole } from '../access/roles.ts'
import { trashItAdministratorsDeleteIt } from '../access/trash-it-administrators-delete-it.ts'
import { visitorsReadWhatIsInTheLibrary } from '../access/visitors-read-what-is-in-the-library.ts'
import { panel } from '../back-office/components.ts'
import { localizedText, localizedTextarea } from '../fields/fields.ts'
import {
  raiseContentVersionAfterChange,
  raiseContentVersionAfterDelete,
} from '../hooks/raise-content-version.ts'
import { adminGroups } from '../labels/admin-groups.ts'
import { keepReplacedFiles } from '../uploads/keep-replaced-files.ts'
import { collectionLabels } from '../labels/collection-labels.ts'
import { keepWhatIsUsedFromDeletion, keepWhatIsUsedFromTrash } from '../trash/keep-what-is-used.ts'
import { bringBackInALanguage } from '../trash/take-off-the-site.ts'
import { checkUpload } from '../uploads/check-upload.ts'
import { imageSizes } from './image-sizes.ts'

/** The library of pictures. */
export const media: CollectionConfig = {
  slug: 'media',
  labels: collectionLabels.media,
  admin: {
    group: adminGroups.library,
    defaultColumns: ['filename', 'alternativeText', 'updatedAt'],
    hidden: ({ user }) => !hasRole(user, 'editor'),
  },
  access: {
    read: visitorsReadWhatIsInTheLibrary,
    create: onlyHoldersOf('editor'),
    update: onlyHoldersOf('editor'),
    delete: trashItAdministratorsDeleteIt(onlyHoldersOf('editor')),
  },
  trash: true,
  upload: {
    staticDir: path.join(environment().dataFolder, 'media'),
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    focalPoint: true,
    crop: true,
    imageSizes,
    adminThumbnail: 'webp480',
  },
  hooks: {
    ...keepReplacedFiles,
    beforeOperation: [bringBackInALanguage, checkUpload, ...keepReplacedFiles.beforeOperation],
    beforeChange: [keepWhatIsUsedFromTrash],
    beforeDelete: [keepWhatIsUsedFromDeletion],
    afterChange: [raiseContentVersionAfterChange],
    afterDelete: [raiseContentVersionAfterDelete],
  },
  fields: [
    localizedText('alternativeText', { required: true }),
    localizedText('credit'),
    localizedTextarea('caption'),
    panel('usedIn', { sidebar: true }),
  ],
}
