import { z } from 'zod'
import { apiOfKind } from '../../store/api/api-of-kind.ts'
import { component } from '../../store/api/components.ts'
import { topicFilter, yearFilter } from '../../store/api/filter-parameters.ts'
import { plainText } from '../../store/api/plain-text.ts'
import { publicationFields, publicationToApi } from '../../store/api/publication-moment.ts'
import { referenceToApi } from '../../store/api/reference.ts'
import { referencesSchema } from '../../store/api/subjects.ts'
import { titledFields, titledToApi } from '../../store/api/titled.ts'
import { pressItemKind } from './kind.ts'

/** Press coverage (specification, section 3). */
const pressItemSchema = component(
  'PressItem',
  'What the press wrote about the Network.',
  z.object({
    ...titledFields,
    ...publicationFields,
    created_at: z.iso.datetime().meta({ description: 'Moment at which it was added to the site, in UTC.' }),
    outlet: z.string().nullable(),
    summary: z.string().nullable(),
    link: z.string().nullable().meta({ description: 'Address of the coverage itself.' }),
    topics: referencesSchema,
  }),
)

export const pressItemApi = apiOfKind({
  kind: pressItemKind,
  schema: pressItemSchema,
  filters: { topic: topicFilter, year: yearFilter },
  toApi: (item, context) => ({
    ...titledToApi('press-items', item, context),
    ...publicationToApi(item),
    created_at: item.createdAt,
    outlet: plainText(item.outlet),
    summary: plainText(item.summary),
    link: item.link,
    topics: item.topics.map(referenceToApi),
  }),
})
