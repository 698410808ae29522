import { z } from 'zod'
import { apiOfKind } from '../../store/api/api-of-kind.ts'
import { component } from '../../store/api/components.ts'
import { imageFields, imageToApi } from '../../store/api/image.ts'
import { plainText } from '../../store/api/plain-text.ts'
import { titledFields, titledToApi } from '../../store/api/titled.ts'
import { systemChartKind } from './kind.ts'

const systemChartSchema = component(
  'SystemChart',
  'A chart of the cooperation system.',
  z.object({
    ...titledFields,
    description: z.string().nullable(),
    ...imageFields,
    nodes: z.array(
      z.object({
        key: z.string(),
        parent_key: z.string().nullable().meta({ description: 'Key of the box above; `null` for a root.' }),
        label: z.string(),
      }),
    ),
  }),
)

export const systemChartApi = apiOfKind({
  kind: systemChartKind,
  documented: { group: 'The network', list: 'System charts' },
  schema: systemChartSchema,
  filters: {},
  toApi: (chart, context) => ({
    ...titledToApi('oic-system-charts', chart, context),
    description: plainText(chart.description),
    ...imageToApi(chart.image, context),
    nodes: chart.nodes.map(({ key, parentKey, label }) => ({
      key,
      parent_key: parentKey,
      label: plainText(label),
    })),
  }),
})
