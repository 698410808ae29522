import { z } from 'zod'
import { apiOfKind } from '../../store/api/api-of-kind.ts'
import { articleFields, articleToApi } from '../../store/api/article.ts'
import { component } from '../../store/api/components.ts'
import { countryFilter, projectFilter, topicFilter, yearFilter } from '../../store/api/filter-parameters.ts'
import { publicationFields, publicationToApi } from '../../store/api/publication-moment.ts'
import { referenceToApi } from '../../store/api/reference.ts'
import { referencesSchema, subjectFields, subjectsToApi } from '../../store/api/subjects.ts'
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
  documented: {
    group: 'News and events',
    list: 'News items',
    record: { name: 'News item', like: 'members-agree-on-common-terms-for-treated-wastewater' },
  },
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
