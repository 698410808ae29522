import { onlyHoldersOf } from '../../model/access/only-holders-of.ts'
import { hasRole } from '../../model/access/roles.ts'
import { panel } from '../../model/admin-components.ts'
import { localizedText, localizedTextarea } from '../../model/fields/fields.ts'
import { libraryCollection } from '../library-collection.ts'
import { imageSizes } from './image-sizes.ts'
import { removeMetadata } from './remove-metadata.ts'

/** The library of pictures. */
export const media = libraryCollection({
  slug: 'media',
  admin: {
    defaultColumns: ['filename', 'alternativeText', 'updatedAt'],
    // Cameras name their files by numbers.
    listSearchableFields: ['filename', 'alternativeText', 'caption', 'credit'],
    hidden: ({ user }) => !hasRole(user, 'editor'),
  },
  mayCreate: onlyHoldersOf('editor'),
  mayChange: onlyHoldersOf('editor'),
  upload: {
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    focalPoint: true,
    crop: true,
    imageSizes,
    adminThumbnail: 'webp480',
  },
  prepare: [removeMetadata],
  fields: [
    localizedText('alternativeText', { required: true }),
    localizedText('credit'),
    localizedTextarea('caption'),
    panel('usedIn', { sidebar: true }),
  ],
})
