import path from 'node:path'
import type { CollectionConfig } from 'payload'
import { environment } from '../../environment.ts'
import { onlyHoldersOf } from '../../model/access/only-holders-of.ts'
import { hasRole } from '../../model/access/roles.ts'
import { trashItAdministratorsDeleteIt } from '../../model/access/trash-it-administrators-delete-it.ts'
import { visitorsReadWhatIsInTheLibrary } from '../../model/access/visitors-read-what-is-in-the-library.ts'
import { panel } from '../../model/admin-components.ts'
import { localizedText, localizedTextarea } from '../../model/fields/fields.ts'
import {
  raiseContentVersionAfterChange,
  raiseContentVersionAfterDelete,
} from '../../model/hooks/raise-content-version.ts'
import { adminGroups } from '../../languages/back-office/admin-groups.ts'
import { setReplacedFilesAside } from '../../store/uploads/set-replaced-files-aside.ts'
import { collectionLabels } from '../../languages/back-office/collection-labels.ts'
import {
  refuseDeletingWhatIsUsed,
  refuseTrashingWhatIsUsed,
} from '../../model/trash/refuse-deleting-what-is-used.ts'
import { bringBackInALanguage } from '../../model/trash/take-off-the-site.ts'
import { checkUpload } from '../../store/uploads/check-upload.ts'
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
    ...setReplacedFilesAside,
    beforeOperation: [bringBackInALanguage, checkUpload, ...setReplacedFilesAside.beforeOperation],
    beforeChange: [refuseTrashingWhatIsUsed],
    beforeDelete: [refuseDeletingWhatIsUsed],
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
