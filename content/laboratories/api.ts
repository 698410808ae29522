import { z } from 'zod'
import { apiOfKind } from '../../store/api/api-of-kind.ts'
import { articleFields, articleToApi } from '../../store/api/article.ts'
import { component } from '../../store/api/components.ts'
import { countryFilter, topicFilter } from '../../store/api/filter-parameters.ts'
import { plainText } from '../../store/api/plain-text.ts'
import { countryReferenceSchema, countryReferenceToApi, referenceToApi } from '../../store/api/reference.ts'
import { referencesSchema } from '../../store/api/subjects.ts'
import { laboratoryKind } from './kind.ts'

const laboratorySchema = component(
  'Laboratory',
  'A laboratory that works with the Network.',
  z.object({
    ...articleFields,
    host: z.string().nullable().meta({ description: 'The institution that runs it.' }),
    country: countryReferenceSchema.nullable(),
    location: z.string().nullable().meta({ description: 'Its town.' }),
    website: z.string().nullable(),
    topics: referencesSchema,
  }),
)

export const laboratoryApi = apiOfKind({
  kind: laboratoryKind,
  documented: {
    group: 'Projects',
    list: 'Laboratories',
    record: { name: 'Laboratory', like: 'water-quality-laboratory-amman' },
  },
  schema: laboratorySchema,
  filters: { topic: topicFilter, country: countryFilter },
  toApi: (laboratory, context) => ({
    ...articleToApi('laboratories', laboratory, context),
    host: plainText(laboratory.host),
    country: laboratory.country && countryReferenceToApi(laboratory.country),
    location: plainText(laboratory.location),
    website: laboratory.website,
    topics: laboratory.topics.map(referenceToApi),
  }),
})
