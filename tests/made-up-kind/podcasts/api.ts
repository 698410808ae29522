import { z } from 'zod'
import { apiOfKind } from '../../../store/api/api-of-kind.ts'
import { component } from '../../../store/api/components.ts'
import {
  datedArticleFields,
  datedArticleFilters,
  datedArticleToApi,
} from '../../../store/api/dated-article.ts'
import { plainText } from '../../../store/api/plain-text.ts'
import { podcastKind } from './kind.ts'

export const podcastApi = apiOfKind({
  kind: podcastKind,
  documented: {
    group: 'News and events',
    list: 'Podcasts',
    record: { name: 'Podcast', like: 'the-well-that-speaks' },
  },
  schema: component(
    'Podcast',
    'Something to listen to.',
    z.object({ ...datedArticleFields, duration: z.string().nullable() }),
  ),
  filters: datedArticleFilters,
  toApi: (podcast, context) => ({
    ...datedArticleToApi(podcastKind.collection, podcast, context),
    duration: plainText(podcast.duration),
  }),
})
