import { z } from 'zod'
import { apiOfKind } from '../../store/api/api-of-kind.ts'
import { component } from '../../store/api/components.ts'
import { choiceFilter } from '../../store/api/filter-parameters.ts'
import { plainText } from '../../store/api/plain-text.ts'
import { titledFields, titledToApi } from '../../store/api/titled.ts'
import { indicatorKind } from './kind.ts'
import { pillars } from '../../languages/figure-words.ts'

const indicatorSchema = component(
  'Indicator',
  'What is measured, in which unit, and who publishes it.',
  z.object({
    ...titledFields,
    definition: z.string(),
    unit: z.string(),
    pillar: z.enum(pillars),
    sdg_code: z.string().nullable().meta({
      description:
        'Indicator of the Sustainable Development Goals that it is, or comes near, such as `6.4.2`.',
    }),
    decimals: z
      .int()
      .meta({ description: 'Digits after the decimal mark with which pages show its values.' }),
    source: z.string(),
    source_url: z.string().nullable(),
    attribution: z.string().meta({ description: 'What has to be said where the values are shown.' }),
    licence: z.string().meta({ description: 'Short name of the licence (SPDX).' }),
    licence_url: z.string().nullable(),
  }),
)

export const indicatorApi = apiOfKind({
  kind: indicatorKind,
  documented: {
    group: 'Figures',
    list: 'Indicators',
    record: { name: 'Indicator', like: 'total-water-withdrawal' },
  },
  schema: indicatorSchema,
  filters: { pillar: choiceFilter('Only indicators of this pillar.', pillars) },
  toApi: (indicator, context) => ({
    ...titledToApi('indicators', indicator, context),
    definition: indicator.definition.text,
    unit: indicator.unit.text,
    pillar: indicator.pillar,
    sdg_code: indicator.sdgCode,
    decimals: indicator.decimals,
    source: plainText(indicator.source),
    source_url: indicator.sourceAddress,
    attribution: plainText(indicator.attribution),
    licence: indicator.licence,
    licence_url: indicator.licenceAddress,
  }),
})
