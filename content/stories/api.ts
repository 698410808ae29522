import { z } from 'zod'
import { apiOfKind } from '../../store/api/api-of-kind.ts'
import { articleFields, articleToApi } from '../../store/api/article.ts'
import { component } from '../../store/api/components.ts'
import { datedArticleFilters } from '../../store/api/dated-article.ts'
import { plainText } from '../../store/api/plain-text.ts'
import { publicationFields, publicationToApi } from '../../store/api/publication-moment.ts'
import { subjectFields, subjectsToApi } from '../../store/api/subjects.ts'
import { storyKind } from './kind.ts'

const storySchema = component(
  'Story',
  'A story from the field.',
  z.object({
    ...articleFields,
    ...publicationFields,
    quote: z.string().nullable(),
    quote_source: z.string().nullable(),
    ...subjectFields,
  }),
)

export const storyApi = apiOfKind({
  kind: storyKind,
  documented: {
    group: 'News and events',
    list: 'Stories',
    record: { name: 'Story', like: 'the-pump-that-follows-the-sun' },
  },
  schema: storySchema,
  filters: datedArticleFilters,
  toApi: (story, context) => ({
    ...articleToApi('stories', story, context),
    ...publicationToApi(story),
    quote: plainText(story.quote),
    quote_source: plainText(story.quoteSource),
    ...subjectsToApi(story),
  }),
})
