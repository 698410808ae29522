import { localizedText, localizedTextarea, number, rows, text, upload } from '../../model/fields/fields.ts'
import { publishedCollection } from '../../model/published-collection.ts'

/** Charts of the cooperation system. Boxes are stored as text, so that every language has a chart that can be read aloud. */
export const oicSystemCharts = publishedCollection({
  slug: 'oic-system-charts',
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
    number('order'),
  ],
})
