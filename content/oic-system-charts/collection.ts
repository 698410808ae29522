import { localizedText, localizedTextarea, rows, text, upload } from '../../model/fields/fields.ts'
import { placeInOrder } from '../../model/ordering/place-in-order.ts'
import { publishedCollection } from '../../model/published-collection.ts'

/** Charts of the cooperation system. Boxes are stored as text, so that every language has a chart that can be read aloud. */
export const oicSystemCharts = publishedCollection({
  slug: 'oic-system-charts',
  labels: {
    singular: {
      en: 'OIC system chart',
      ar: 'مخطط منظومة التعاون الإسلامي',
      fr: 'Organigramme du système de l’OCI',
      fa: 'نمودار نظام همکاری اسلامی',
    },
    plural: {
      en: 'OIC system charts',
      ar: 'مخططات منظومة التعاون الإسلامي',
      fr: 'Organigrammes du système de l’OCI',
      fa: 'نمودارهای نظام همکاری اسلامی',
    },
  },
  searched: {
    titles: ['title'],
    summaries: ['description'],
    bodies: ['nodes.label'],
  },
  group: 'network',
  defaultSort: 'order',
  fields: [
    localizedText('title', { required: true }),
    localizedTextarea('description'),
    upload('image', 'media'),
    rows('nodes', [
      text('key', { required: true }),
      text('parentKey'),
      localizedText('label', { required: true }),
    ]),
    placeInOrder(),
  ],
})
