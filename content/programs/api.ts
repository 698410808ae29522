import { z } from 'zod'
import { apiOfKind } from '../api/api-of-kind.ts'
import { articleFields, articleToApi } from '../api/article.ts'
import { component } from '../api/components.ts'
import { topicFilter } from '../api/filter-parameters.ts'
import { referenceToApi } from '../api/reference.ts'
import { referencesSchema } from '../api/subjects.ts'
import { programKind } from './kind.ts'

const programSchema = component(
  'Program',
  'A programme, under which projects are run.',
  z.object({ ...articleFields, topics: referencesSchema }),
)

export const programApi = apiOfKind({
  kind: programKind,
  schema: programSchema,
  filters: { topic: topicFilter },
  toApi: (program, context) => ({
    ...articleToApi('programs', program, context),
    topics: program.topics.map(referenceToApi),
  }),
})
