import { wordsOfVacancies } from '../../languages/search-words.ts'
import {
  choice,
  localizedRichText,
  localizedText,
  localizedTextarea,
  moment,
  number,
  text,
} from '../../model/fields/fields.ts'
import { publishedCollection } from '../../model/published-collection.ts'

export const vacancyKinds = ['fixed-term', 'consultancy', 'secondment', 'internship', 'volunteer'] as const

export const vacancies = publishedCollection({
  slug: 'vacancies',
  labels: {
    singular: { en: 'Vacancy', ar: 'وظيفة شاغرة', fr: 'Poste à pourvoir', fa: 'فرصت شغلی' },
    plural: { en: 'Vacancies', ar: 'الوظائف الشاغرة', fr: 'Emplois', fa: 'فرصت‌های شغلی' },
  },
  searched: {
    titles: ['title'],
    summaries: ['summary', 'location'],
    bodies: ['body', 'requirements', 'department'],
    inEveryLanguage: ['grade'],
    calledBy: wordsOfVacancies,
    date: 'postedAt',
    closes: { at: 'deadline' },
  },
  group: 'humanResources',
  owners: ['human-resources'],
  columns: ['kind', 'deadline'],
  defaultSort: '-postedAt',
  fields: [
    localizedText('title', { required: true }),
    localizedTextarea('summary'),
    localizedRichText('body'),
    localizedRichText('requirements'),
    choice('kind', vacancyKinds, { required: true }),
    localizedText('department'),
    localizedText('location'),
    text('grade'),
    number('positions', { min: 1 }),
    moment('postedAt', { required: true }),
    moment('deadline', { withTimeZone: true }),
  ],
})
