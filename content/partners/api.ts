import { z } from 'zod'
import { apiOfKind } from '../../store/api/api-of-kind.ts'
import { component } from '../../store/api/components.ts'
import { choiceFilter, countryFilter } from '../../store/api/filter-parameters.ts'
import { imageFields, imageToApi } from '../../store/api/image.ts'
import { plainText } from '../../store/api/plain-text.ts'
import { countryReferenceSchema, countryReferenceToApi } from '../../store/api/reference.ts'
import { titledFields, titledToApi } from '../../store/api/titled.ts'
import { partnerKinds } from './collection.ts'
import { partnerKind } from './kind.ts'

const partnerSchema = component(
  'Partner',
  'A partner of the Network.',
  z.object({
    ...titledFields,
    kind: z.enum(partnerKinds),
    country: countryReferenceSchema.nullable(),
    summary: z.string().nullable(),
    website: z.string().nullable(),
    ...imageFields,
  }),
)

export const partnerApi = apiOfKind({
  kind: partnerKind,
  documented: { group: 'The network', list: 'Partners', record: { name: 'Partner', like: 'canada' } },
  schema: partnerSchema,
  filters: {
    kind: choiceFilter('Only partners of this kind.', partnerKinds),
    country: countryFilter,
  },
  toApi: (partner, context) => ({
    ...titledToApi('partners', partner, context),
    kind: partner.kind,
    country: partner.country && countryReferenceToApi(partner.country),
    summary: plainText(partner.summary),
    website: partner.website,
    ...imageToApi(partner.image, context),
  }),
})
