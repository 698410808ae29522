import {
  day,
  localizedRichText,
  localizedText,
  localizedTextarea,
  number,
  upload,
} from '../../model/fields/fields.ts'
import { publishedCollection } from '../../model/published-collection.ts'

/** Sessions of the conference of parties. */
export const cop = publishedCollection({
  slug: 'cop',
  columns: ['session', 'startsOn'],
  defaultSort: '-startsOn',
  fields: [
    localizedText('title', { required: true }),
    number('session', { min: 1 }),
    localizedTextarea('summary'),
    localizedRichText('body'),
    upload('image', 'media'),
    localizedText('place'),
    day('startsOn', { required: true }),
    day('endsOn'),
  ],
})
