import { languageCodes } from '../../languages/languages.ts'
import { choice, localizedText, number, relations, rows, text, upload } from '../../model/fields/fields.ts'
import { articleFields, subjects } from '../../model/fields/article.ts'
import { publicationDay } from '../../model/fields/publication-date.ts'
import { publishedCollection } from '../../model/published-collection.ts'
import { mustHaveALanguage, mustHaveData } from './files-of-a-publication.ts'

export const publicationKinds = [
  'report',
  'policy-brief',
  'guideline',
  'dataset',
  'annual-report',
  'training-manual',
] as const

export const publications = publishedCollection({
  slug: 'publications',
  labels: {
    singular: { en: 'Publication', ar: 'منشور', fr: 'Publication', fa: 'اثر منتشرشده' },
    plural: { en: 'Publications', ar: 'المنشورات', fr: 'Publications', fa: 'انتشارات' },
  },
  searched: {
    titles: ['title'],
    summaries: ['summary'],
    bodies: ['body', 'authors.translatedName'],
    refersTo: { topics: 'topics', countries: 'countries' },
    inEveryLanguage: ['authors.name', 'isbn', 'doi'],
    date: 'publishedOn',
  },
  columns: ['kind', 'publishedOn'],
  defaultSort: '-publishedOn',
  fields: [
    ...articleFields(),
    choice('kind', publicationKinds, { required: true }),
    publicationDay(),
    rows('authors', [text('name', { required: true }), localizedText('translatedName')]),
    number('pages', { min: 1 }),
    text('isbn'),
    text('doi'),
    {
      ...rows('files', [
        upload('file', 'documents', { required: true }),
        { ...choice('language', languageCodes, { wording: 'fileLanguage' }), validate: mustHaveALanguage },
      ]),
      validate: mustHaveData,
    },
    ...subjects(),
    relations('indicators', 'indicators'),
  ],
})
