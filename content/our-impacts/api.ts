import { z } from 'zod'
import { apiOfKind } from '../../store/api/api-of-kind.ts'
import { component } from '../../store/api/components.ts'
import { plainText } from '../../store/api/plain-text.ts'
import { referenceSchema, referenceToApi } from '../../store/api/reference.ts'
import { titledFields, titledToApi } from '../../store/api/titled.ts'
import { impactKind } from './kind.ts'

const impactSchema = component(
  'Impact',
  'A figure that shows what the Network has achieved.',
  z.object({
    ...titledFields,
    value: z.string().meta({ description: 'The figure as it is shown, for example `100+`.' }),
    description: z.string().nullable(),
    topic: referenceSchema.nullable(),
  }),
)

export const impactApi = apiOfKind({
  kind: impactKind,
  documented: { group: 'Projects', list: 'Impacts' },
  schema: impactSchema,
  filters: {},
  toApi: (impact, context) => ({
    ...titledToApi('our-impacts', impact, context),
    value: impact.value,
    description: plainText(impact.description),
    topic: impact.topic && referenceToApi(impact.topic),
  }),
})
