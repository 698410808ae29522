import {
  choice,
  localizedRichText,
  localizedText,
  moment,
  relations,
  rows,
  text,
} from '../../model/fields/fields.ts'
import { webAddress } from '../../model/fields/web-address.ts'
import { articleFields, subjects } from '../../model/fields/article.ts'
import { publishedCollection } from '../../model/published-collection.ts'

export const eventModes = ['onsite', 'online', 'hybrid'] as const
export const eventKinds = ['conference', 'workshop', 'training', 'webinar', 'meeting'] as const

export const events = publishedCollection({
  slug: 'events',
  labels: {
    singular: { en: 'Event', ar: 'فعالية', fr: 'Événement', fa: 'رویداد' },
    plural: { en: 'Events', ar: 'الفعاليات', fr: 'Événements', fa: 'رویدادها' },
  },
  searched: {
    titles: ['title'],
    summaries: ['summary', 'place'],
    bodies: ['body', 'agenda.title', 'speakers.role', 'speakers.affiliation', 'outcome'],
    refersTo: { topics: 'topics', countries: 'countries' },
    date: 'startsAt',
    endsAt: 'endsAt',
  },
  columns: ['startsAt', 'mode'],
  defaultSort: '-startsAt',
  fields: [
    ...articleFields(),
    choice('kind', eventKinds, { required: true }),
    choice('mode', eventModes, { required: true }),
    moment('startsAt', { required: true, withTimeZone: true }),
    moment('endsAt', { required: true, withTimeZone: true }),
    localizedText('place'),
    webAddress('onlineLink'),
    webAddress('registrationLink'),
    rows('agenda', [text('time', { required: true }), localizedText('title', { required: true })]),
    rows('speakers', [localizedText('role', { required: true }), localizedText('affiliation')]),
    relations('documents', 'documents'),
    localizedRichText('outcome'),
    ...subjects(),
  ],
})
