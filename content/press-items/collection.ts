import { localizedText, localizedTextarea, moment, relations } from '../../model/fields/fields.ts'
import { link } from '../../model/fields/destination.ts'
import { publishedCollection } from '../../model/published-collection.ts'

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
