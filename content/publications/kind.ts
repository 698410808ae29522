import type { Language } from '../../languages/languages.ts'
import {
  readArticle,
  readSubjects,
  subjectFilters,
  type Article,
  type Subjects,
} from '../../store/read/article.ts'
import type { ContentKind } from '../../store/read/content-kind.ts'
import { readDocumentFile, type DocumentFile } from '../../store/read/document-file.ts'
import { equals, inYear, refersToSlug } from '../../store/read/filters.ts'
import { readReference, type RecordReference } from '../../store/read/reference.ts'
import type { RecordReader } from '../../store/read/record-reader.ts'
import { publicationKinds } from './collection.ts'
import { feedFile, type FeedOfKind } from '../feed-of-kind.ts'

export interface Publication extends Article, Subjects {
  kind: (typeof publicationKinds)[number]
  /** `YYYY-MM-DD` */
  publishedOn: string
  authors: string[]
  pages: number | null
  isbn: string | null
  doi: string | null
  /** Language of what is inside; none for files of data without sentences. */
  files: { language: Language | null; file: DocumentFile }[]
  indicators: RecordReference[]
}

/** A person's name as it is written everywhere, or a unit's in the visitor's language where it has one. */
export function readAuthor(row: RecordReader): string {
  return row.ownText('translatedName')?.text ?? row.plain('name') ?? ''
}

export const publicationKind: ContentKind<Publication> = {
  collection: 'publications',
  notOnCards: ['body', 'authors', 'files', 'projects', 'indicators'],
  sorts: { '-date': ['-publishedOn'], date: ['publishedOn'] },
  filters: {
    kind: equals('kind'),
    language: equals('files.language'),
    ...subjectFilters,
    indicator: refersToSlug('indicators'),
    year: inYear('publishedOn'),
  },
  read: (reader) => ({
    ...readArticle(reader),
    kind: reader.oneOf('kind', publicationKinds),
    publishedOn: reader.requiredMoment('publishedOn').slice(0, 10),
    authors: reader.list('authors', readAuthor).filter(Boolean),
    pages: reader.number('pages'),
    isbn: reader.plain('isbn'),
    doi: reader.plain('doi'),
    files: reader
      .list('files', (row) => ({
        language: row.plain('language') === null ? null : row.languageCode('language'),
        file: row.related('file', readDocumentFile),
      }))
      .flatMap(({ language, file }) => (file ? [{ language, file }] : [])),
    ...readSubjects(reader),
    indicators: reader.list('indicators', readReference),
  }),
}

export const publicationFeed: FeedOfKind<Publication> = {
  newestBy: 'publishedOn',
  published: ({ publishedOn }) => `${publishedOn}T12:00:00.000Z`,
  authors: ({ authors }) => authors,
  files: ({ files }) => files.map(({ file, language }) => feedFile(file, language)),
}
