import {
  choice,
  day,
  localizedRichText,
  localizedText,
  localizedTextarea,
  relation,
  relations,
  rows,
  text,
  upload,
} from '../../model/fields/fields.ts'
import { placeInOrder } from '../../model/ordering/place-in-order.ts'
import { publishedCollection } from '../../model/published-collection.ts'

export const projectStatuses = ['planned', 'ongoing', 'completed'] as const

export const projects = publishedCollection({
  slug: 'projects',
  labels: {
    singular: { en: 'Project', ar: 'مشروع', fr: 'Projet', fa: 'پروژه' },
    plural: { en: 'Projects', ar: 'المشاريع', fr: 'Projets', fa: 'پروژه‌ها' },
  },
  reviewedEvery: 12,
  searched: {
    titles: ['title', 'shortTitle'],
    summaries: ['summary'],
    bodies: ['body', 'donor', 'developmentPartner', 'results.label'],
    refersTo: { topics: 'topics', countries: 'countries', partners: 'partners', program: 'programs' },
    arabicBeforeEnglishInPersian: true,
  },
  columns: ['stage', 'startsOn'],
  defaultSort: 'order',
  referredToBy: ['procurement'],
  fields: [
    localizedText('title', { required: true }),
    localizedText('shortTitle'),
    localizedTextarea('summary'),
    localizedRichText('body'),
    upload('image', 'media'),
    // Not `status`: on Postgres its type would have the name of the one of Payload's own `_status`.
    choice('stage', projectStatuses, { required: true, defaultValue: 'planned' }),
    relation('program', 'programs'),
    localizedText('donor'),
    localizedText('developmentPartner'),
    relations('partners', 'partners'),
    day('startsOn'),
    day('endsOn'),
    rows('results', [text('value', { required: true }), localizedText('label', { required: true })]),
    relations('topics', 'topics'),
    relations('countries', 'countries'),
    placeInOrder(),
  ],
})
