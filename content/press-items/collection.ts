import { localizedText, localizedTextarea, moment, relations, text } from '../fields/fields.ts'
import { publishedCollection } from '../published-collection.ts'

/** What the press wrote about the network ("in press"). */
export const pressItems = publishedCollection({
  slug: 'press-items',
  columns: ['date'],
  defaultSort: '-date',
  fields: [
    localizedText('title', { required: true }),
    localizedText('outlet'),
    localizedTextarea('summary'),
    text('link'),
    moment('date', { required: true }),
    relations('topics', 'topics'),
  ],
})
