import { day, localizedText, localizedTextarea, relations, upload } from '../../model/fields/fields.ts'
import { publishedCollection } from '../../model/published-collection.ts'

export const cultureGalleryImages = publishedCollection({
  slug: 'culture-gallery-images',
  columns: ['takenOn'],
  defaultSort: '-takenOn',
  fields: [
    localizedText('title', { required: true }),
    localizedTextarea('description'),
    upload('image', 'media', { required: true }),
    day('takenOn'),
    relations('countries', 'countries'),
  ],
})
