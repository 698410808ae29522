import { z } from 'zod'
import { apiOfKind } from '../../store/api/api-of-kind.ts'
import { component } from '../../store/api/components.ts'
import { datedArticleFields, datedArticleFilters, datedArticleToApi } from '../../store/api/dated-article.ts'
import { referenceToApi } from '../../store/api/reference.ts'
import { referencesSchema } from '../../store/api/subjects.ts'
import { newsKind } from './kind.ts'

const newsItemSchema = component(
  'NewsItem',
  'A news item.',
  z.object({ ...datedArticleFields, events: referencesSchema, publications: referencesSchema }),
)

export const newsApi = apiOfKind({
  kind: newsKind,
  documented: {
    group: 'News and events',
    list: 'News items',
    record: { name: 'News item', like: 'members-agree-on-common-terms-for-treated-wastewater' },
  },
  schema: newsItemSchema,
  filters: datedArticleFilters,
  toApi: (item, context) => ({
    ...datedArticleToApi('news', item, context),
    events: item.events.map(referenceToApi),
    publications: item.publications.map(referenceToApi),
  }),
})
