import path from 'node:path'
import type { Access, CollectionBeforeOperationHook, CollectionConfig } from 'payload'
import { environment } from '../environment.ts'
import { adminGroups } from '../languages/back-office/admin-groups.ts'
import { collectionLabels } from '../languages/back-office/collection-labels.ts'
import { trashItAdministratorsDeleteIt } from '../model/access/trash-it-administrators-delete-it.ts'
import { visitorsReadWhatIsInTheLibrary } from '../model/access/visitors-read-what-is-in-the-library.ts'
import {
  raiseContentVersionAfterChange,
  raiseContentVersionAfterDelete,
} from '../model/hooks/raise-content-version.ts'
import {
  refuseDeletingWhatIsUsed,
  refuseTrashingWhatIsUsed,
} from '../model/trash/refuse-deleting-what-is-used.ts'
import { bringBackInALanguage } from '../model/trash/take-off-the-site.ts'
import {
  giveArrivedFile,
  measureArrivedFile,
  removeArrivedFile,
} from '../model/arriving-files/arrived-file.ts'
import { refuseFileByAddress } from '../store/uploads/refuse-file-by-address.ts'
import { checkUpload } from '../store/uploads/check-upload.ts'
import type { FileLibrary } from '../store/uploads/file-address.ts'
import { setReplacedFilesAside } from '../store/uploads/set-replaced-files-aside.ts'

interface Library extends Pick<CollectionConfig, 'fields'> {
  slug: FileLibrary
  admin: NonNullable<CollectionConfig['admin']>
  mayCreate: Access
  /** Who changes a file, or puts it into the trash. */
  mayChange: Parameters<typeof trashItAdministratorsDeleteIt>[0]
  upload: Exclude<CollectionConfig['upload'], boolean | undefined>
  /** What is done with a file that has passed all checks, before it is measured and stored. */
  prepare?: CollectionBeforeOperationHook[]
}

/** A library of files that visitors download. */
export function libraryCollection({
  slug,
  admin,
  mayCreate,
  mayChange,
  upload,
  prepare = [],
  fields,
}: Library): CollectionConfig {
  return {
    slug,
    labels: collectionLabels[slug],
    admin: { group: adminGroups.library, ...admin },
    access: {
      read: visitorsReadWhatIsInTheLibrary,
      create: mayCreate,
      update: mayChange,
      delete: trashItAdministratorsDeleteIt(mayChange),
    },
    trash: true,
    upload: {
      staticDir: path.join(environment().dataFolder, slug),
      handlers: [giveArrivedFile],
      ...upload,
    },
    hooks: {
      ...setReplacedFilesAside,
      beforeOperation: [
        bringBackInALanguage,
        refuseFileByAddress,
        measureArrivedFile,
        checkUpload,
        ...prepare,
        ...setReplacedFilesAside.beforeOperation,
      ],
      beforeChange: [refuseTrashingWhatIsUsed],
      beforeDelete: [refuseDeletingWhatIsUsed],
      afterChange: [raiseContentVersionAfterChange, removeArrivedFile],
      afterDelete: [raiseContentVersionAfterDelete],
    },
    fields,
  }
}
