import { z } from 'zod'
import { languageCodes } from '../../languages/languages.ts'
import { apiOfKind } from '../../store/api/api-of-kind.ts'
import { articleFields, articleToApi } from '../../store/api/article.ts'
import { component } from '../../store/api/components.ts'
import { documentFields, documentToApi } from '../../store/api/document.ts'
import { choiceFilter, indicatorFilter, yearFilter } from '../../store/api/filter-parameters.ts'
import { referenceToApi } from '../../store/api/reference.ts'
import {
  referencesSchema,
  subjectFields,
  subjectParameters,
  subjectsToApi,
} from '../../store/api/subjects.ts'
import { publicationKinds } from './collection.ts'
import { publicationKind } from './kind.ts'

const publicationSchema = component(
  'Publication',
  'A publication with its files: one for each language it was published in, and files of data.',
  z.object({
    ...articleFields,
    kind: z.enum(publicationKinds),
    date: z.iso.date().meta({ description: 'The same as `published_on`.' }),
    published_on: z.iso.date(),
    authors: z.array(z.string()),
    pages: z.int().min(1).nullable().meta({ description: 'How many pages it has.' }),
    isbn: z.string().nullable(),
    doi: z.string().nullable(),
    files: z.array(
      z.object({
        ...documentFields,
        language: z
          .enum(languageCodes)
          .nullable()
          .meta({ description: '`null` for a file of data (CSV, JSON) that is in no language.' }),
      }),
    ),
    indicators: referencesSchema,
    ...subjectFields,
  }),
)

export const publicationApi = apiOfKind({
  kind: publicationKind,
  documented: {
    group: 'Publications and gallery',
    list: 'Publications',
    record: { name: 'Publication', like: 'three-classes-of-treated-water-for-irrigation' },
  },
  schema: publicationSchema,
  filters: {
    kind: choiceFilter('Only publications of this kind.', publicationKinds),
    language: choiceFilter('Only publications with a file in this language.', languageCodes),
    ...subjectParameters,
    indicator: indicatorFilter,
    year: yearFilter,
  },
  toApi: (publication, context) => ({
    ...articleToApi('publications', publication, context),
    kind: publication.kind,
    date: publication.publishedOn,
    published_on: publication.publishedOn,
    authors: publication.authors,
    pages: publication.pages,
    isbn: publication.isbn,
    doi: publication.doi,
    files: publication.files.map(({ language, file }) => ({ ...documentToApi(file, context), language })),
    indicators: publication.indicators.map(referenceToApi),
    ...subjectsToApi(publication),
  }),
})
