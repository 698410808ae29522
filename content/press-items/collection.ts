import { localizedText, localizedTextarea, moment, relations } from '../fields/fields.ts'
import { link } from '../fields/destination.ts'
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
    link(),
    moment('date', { required: true }),
    relations('topics', 'topics'),
  ],
})
