import { z } from 'zod'
import { apiOfKind } from '../../store/api/api-of-kind.ts'
import { articleFields, articleToApi } from '../../store/api/article.ts'
import { component } from '../../store/api/components.ts'
import { topicFilter } from '../../store/api/filter-parameters.ts'
import { referenceToApi } from '../../store/api/reference.ts'
import { referencesSchema } from '../../store/api/subjects.ts'
import { programKind } from './kind.ts'

const programSchema = component(
  'Program',
  'A programme, under which projects are run.',
  z.object({ ...articleFields, topics: referencesSchema }),
)

export const programApi = apiOfKind({
  kind: programKind,
  documented: { group: 'Projects', list: 'Programs' },
  schema: programSchema,
  filters: { topic: topicFilter },
  toApi: (program, context) => ({
    ...articleToApi('programs', program, context),
    topics: program.topics.map(referenceToApi),
  }),
})
