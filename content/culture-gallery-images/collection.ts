import { day, localizedText, localizedTextarea, relations, upload } from '../../model/fields/fields.ts'
import { publishedCollection } from '../../model/published-collection.ts'

export const cultureGalleryImages = publishedCollection({
  slug: 'culture-gallery-images',
  labels: {
    singular: {
      en: 'Culture gallery image',
      ar: 'صورة في المعرض الثقافي',
      fr: 'Image de la galerie culturelle',
      fa: 'تصویر نگارخانهٔ فرهنگ',
    },
    plural: { en: 'Culture gallery', ar: 'المعرض الثقافي', fr: 'Galerie culturelle', fa: 'نگارخانهٔ فرهنگ' },
  },
  searched: {
    titles: ['title'],
    summaries: ['description'],
    bodies: [],
    refersTo: { countries: 'countries' },
    date: 'takenOn',
  },
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
