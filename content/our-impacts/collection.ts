import { localizedText, localizedTextarea, relation, text } from '../../model/fields/fields.ts'
import { placeInOrder } from '../../model/ordering/place-in-order.ts'
import { publishedCollection } from '../../model/published-collection.ts'

export const ourImpacts = publishedCollection({
  slug: 'our-impacts',
  labels: {
    singular: { en: 'Impact', ar: 'أثر', fr: 'Impact', fa: 'اثر' },
    plural: { en: 'Our impact', ar: 'أثرنا', fr: 'Notre impact', fa: 'اثرگذاری ما' },
  },
  searched: {
    titles: ['title'],
    summaries: ['description'],
    bodies: [],
    refersTo: { topic: 'topics' },
    inEveryLanguage: ['value'],
  },
  columns: ['value'],
  defaultSort: 'order',
  fields: [
    localizedText('title', { required: true }),
    text('value', { required: true }),
    localizedTextarea('description'),
    relation('topic', 'topics'),
    placeInOrder(),
  ],
})
