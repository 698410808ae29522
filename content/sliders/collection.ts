import { checkbox, localizedText, localizedTextarea, upload } from '../../model/fields/fields.ts'
import { link } from '../../model/fields/destination.ts'
import { placeInOrder } from '../../model/ordering/place-in-order.ts'
import { publishedCollection } from '../../model/published-collection.ts'

/** Slides of the home page (specification, section 2.4). */
export const sliders = publishedCollection({
  slug: 'sliders',
  labels: {
    singular: { en: 'Slide', ar: 'شريحة', fr: 'Diapositive', fa: 'اسلاید' },
    plural: { en: 'Slides', ar: 'الشرائح', fr: 'Diapositives', fa: 'اسلایدها' },
  },
  searched: {
    titles: ['title'],
    summaries: ['description'],
    bodies: ['linkTitle'],
  },
  columns: ['order'],
  defaultSort: 'order',
  fields: [
    localizedText('title', { required: true }),
    localizedTextarea('description'),
    upload('image', 'media'),
    checkbox('mirrored'),
    localizedText('linkTitle'),
    link(),
    placeInOrder(),
  ],
})
