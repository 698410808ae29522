import { z } from 'zod'
import { languageCodes } from '../../languages/languages.ts'
import { apiOfKind } from '../../store/api/api-of-kind.ts'
import { component } from '../../store/api/components.ts'
import { countryFilter } from '../../store/api/filter-parameters.ts'
import { imageFields, imageToApi } from '../../store/api/image.ts'
import { plainText } from '../../store/api/plain-text.ts'
import { idSchema, recordId } from '../../store/api/record-id.ts'
import { countryCodeSchema } from '../../store/api/reference.ts'
import { titledFields, titledToApi } from '../../store/api/titled.ts'
import { memberStateKind } from './kind.ts'

/** A member state (specification, section 3). */
const memberStateSchema = component(
  'MemberState',
  'A member state and the institution that stands for it.',
  z.object({
    ...titledFields,
    name: z.string().meta({ description: 'The same as `title`.' }),
    translations: z
      .array(
        z.object({
          locale: z.enum(languageCodes),
          title: z.string().nullable(),
          name: z.string().nullable(),
          institute_name: z.string().nullable(),
          location: z.string().nullable(),
        }),
      )
      .meta({ description: 'One for each language, without falling back.' }),
    country: z
      .object({
        id: idSchema,
        slug: z.string(),
        code: countryCodeSchema,
        name: z.string(),
        name_en: z.string().nullable(),
        name_ar: z.string().nullable(),
      })
      .nullable(),
    rank: z.string().nullable().meta({ description: 'Kind of membership.' }),
    institute_name: z.string().nullable(),
    location: z.string().nullable(),
    description: z.string().nullable(),
    ...imageFields,
    map_key: z.object({
      key_color: z.string().meta({ description: 'Colour of the pin on the map, as in CSS.' }),
    }),
    tel: z.string().nullable(),
    fax: z.string().nullable(),
    email: z.string().nullable(),
    website: z.string().nullable(),
    joined_in_year: z.int().nullable(),
  }),
)

export const memberStateApi = apiOfKind({
  kind: memberStateKind,
  schema: memberStateSchema,
  filters: { country: countryFilter },
  toApi: (member, context) => ({
    ...titledToApi('member-states', member, context),
    name: plainText(member.title),
    translations: member.translations.map(({ locale, title, instituteName, location }) => ({
      locale,
      title,
      name: title,
      institute_name: instituteName,
      location,
    })),
    country: member.country && {
      id: recordId(member.country.id),
      slug: member.country.slug,
      code: member.country.code,
      name: plainText(member.country.name),
      name_en: member.country.names.en,
      name_ar: member.country.names.ar,
    },
    rank: plainText(member.rank),
    institute_name: plainText(member.instituteName),
    location: plainText(member.location),
    description: plainText(member.description),
    ...imageToApi(member.image, context),
    map_key: { key_color: member.mapKeyColour },
    tel: member.telephone,
    fax: member.fax,
    email: member.email,
    website: member.website,
    joined_in_year: member.joinedInYear,
  }),
})
