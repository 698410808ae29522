import { z } from 'zod'
import { apiOfKind } from '../api/api-of-kind.ts'
import { articleFields, articleToApi } from '../api/article.ts'
import { component } from '../api/components.ts'
import { slugFilter, yearFilter } from '../api/filter-parameters.ts'
import { publicationFields, publicationToApi } from '../api/publication-moment.ts'
import { referenceSchema, referenceToApi } from '../api/reference.ts'
import { conferenceNewsKind } from './kind.ts'

const conferenceNewsItemSchema = component(
  'ConferenceNewsItem',
  'A news item of the conference of parties.',
  z.object({ ...articleFields, ...publicationFields, cop: referenceSchema.nullable() }),
)

export const conferenceNewsApi = apiOfKind({
  kind: conferenceNewsKind,
  schema: conferenceNewsItemSchema,
  filters: {
    cop: slugFilter('session of the conference', 'twentieth-conference-of-parties'),
    year: yearFilter,
  },
  toApi: (item, context) => ({
    ...articleToApi('cop-news', item, context),
    ...publicationToApi(item),
    cop: item.conference && referenceToApi(item.conference),
  }),
})
