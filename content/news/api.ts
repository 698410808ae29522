import { z } from 'zod'
import { apiOfKind } from '../api/api-of-kind.ts'
import { articleFields, articleToApi } from '../api/article.ts'
import { component } from '../api/components.ts'
import { countryFilter, projectFilter, topicFilter, yearFilter } from '../api/filter-parameters.ts'
import { publicationFields, publicationToApi } from '../api/publication-moment.ts'
import { referenceToApi } from '../api/reference.ts'
import { referencesSchema, subjectFields, subjectsToApi } from '../api/subjects.ts'
import { newsKind } from './kind.ts'

const newsItemSchema = component(
  'NewsItem',
  'A news item.',
  z.object({
    ...articleFields,
    ...publicationFields,
    ...subjectFields,
    events: referencesSchema,
    publications: referencesSchema,
  }),
)

export const newsApi = apiOfKind({
  kind: newsKind,
  schema: newsItemSchema,
  filters: { topic: topicFilter, country: countryFilter, project: projectFilter, year: yearFilter },
  toApi: (item, context) => ({
    ...articleToApi('news', item, context),
    ...publicationToApi(item),
    ...subjectsToApi(item),
    events: item.events.map(referenceToApi),
    publications: item.publications.map(referenceToApi),
  }),
})
