import { z } from 'zod'
import { apiOfKind } from '../../store/api/api-of-kind.ts'
import { component } from '../../store/api/components.ts'
import { imageFields, imageToApi } from '../../store/api/image.ts'
import { plainText } from '../../store/api/plain-text.ts'
import { countryCodeSchema } from '../../store/api/reference.ts'
import { titledFields, titledToApi } from '../../store/api/titled.ts'
import { countryKind } from './kind.ts'

const countrySchema = component(
  'Country',
  'A country that the Network works in or with.',
  z.object({
    ...titledFields,
    name: z.string().meta({ description: 'The short everyday name; the same as `title`.' }),
    official_name: z.string().meta({
      description:
        'The name in the terminology of the United Nations (UNTERM), in the language of the answer; the same as `name` where both agree.',
    }),
    name_en: z.string().nullable(),
    name_ar: z.string().nullable(),
    code: countryCodeSchema,
    summary: z.string().nullable(),
    ...imageFields,
    water_figures: z.array(
      z.object({
        label: z.string(),
        value: z.string().meta({ description: 'A figure as it is shown, with its unit.' }),
        source: z.string(),
      }),
    ),
  }),
)

export const countryApi = apiOfKind({
  kind: countryKind,
  documented: { group: 'The network', list: 'Countries' },
  schema: countrySchema,
  filters: {
    code: {
      // Codes are stored in lower case; people write them in either.
      schema: z
        .string()
        .regex(/^[A-Za-z]{2}$/)
        .toLowerCase(),
      rule: { kind: 'countryCode' },
      description: 'Only the country with this two-letter code.',
      example: 'jo',
    },
  },
  toApi: (country, context) => ({
    ...titledToApi('countries', { ...country, title: country.name }, context),
    name: plainText(country.name),
    official_name: plainText(country.officialName),
    name_en: country.names.en,
    name_ar: country.names.ar,
    code: country.code,
    summary: plainText(country.summary),
    ...imageToApi(country.image, context),
    water_figures: country.waterFigures.map(({ label, value, source }) => ({
      label: plainText(label),
      value,
      source: plainText(source),
    })),
  }),
})
