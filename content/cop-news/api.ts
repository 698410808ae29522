import { z } from 'zod'
import { apiOfKind } from '../../store/api/api-of-kind.ts'
import { articleFields, articleToApi } from '../../store/api/article.ts'
import { component } from '../../store/api/components.ts'
import { slugFilter, yearFilter } from '../../store/api/filter-parameters.ts'
import { publicationFields, publicationToApi } from '../../store/api/publication-moment.ts'
import { referenceSchema, referenceToApi } from '../../store/api/reference.ts'
import { conferenceNewsKind } from './kind.ts'

const conferenceNewsItemSchema = component(
  'ConferenceNewsItem',
  'A news item of the conference of parties.',
  z.object({ ...articleFields, ...publicationFields, cop: referenceSchema.nullable() }),
)

export const conferenceNewsApi = apiOfKind({
  kind: conferenceNewsKind,
  documented: {
    group: 'Conference of parties',
    list: 'Conference news items',
    record: { name: 'Conference news item', like: 'registration-opens-for-the-twentieth-conference' },
  },
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
