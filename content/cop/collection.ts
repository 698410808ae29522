import { acronymsOfConference } from '../../languages/search-words.ts'
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
  labels: {
    singular: {
      en: 'Conference of the Parties',
      ar: 'دورة لمؤتمر الأطراف',
      fr: 'Conférence des Parties',
      fa: 'کنفرانس اعضا',
    },
    plural: {
      en: 'Conferences of the Parties',
      ar: 'دورات مؤتمر الأطراف',
      fr: 'Conférences des Parties',
      fa: 'کنفرانس‌های اعضا',
    },
  },
  searched: {
    titles: ['title'],
    summaries: ['summary', 'place'],
    bodies: ['body'],
    numbered: { by: 'session', as: acronymsOfConference },
    date: 'startsOn',
  },
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
