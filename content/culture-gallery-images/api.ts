import { z } from 'zod'
import { apiOfKind } from '../../store/api/api-of-kind.ts'
import { component } from '../../store/api/components.ts'
import { countryFilter, yearFilter } from '../../store/api/filter-parameters.ts'
import { imageFields, imageToApi } from '../../store/api/image.ts'
import { plainText } from '../../store/api/plain-text.ts'
import { countryReferenceToApi } from '../../store/api/reference.ts'
import { countryReferencesSchema } from '../../store/api/subjects.ts'
import { titledFields, titledToApi } from '../../store/api/titled.ts'
import { galleryImageKind } from './kind.ts'

const galleryImageSchema = component(
  'CultureGalleryImage',
  'A picture of the culture gallery.',
  z.object({
    ...titledFields,
    description: z.string().nullable(),
    ...imageFields,
    date: z.iso.date().nullable().meta({ description: 'The same as `taken_on`.' }),
    taken_on: z.iso.date().nullable(),
    countries: countryReferencesSchema,
  }),
)

export const galleryImageApi = apiOfKind({
  kind: galleryImageKind,
  documented: { group: 'Publications and gallery', list: 'Culture gallery images' },
  schema: galleryImageSchema,
  filters: { country: countryFilter, year: yearFilter },
  toApi: (image, context) => ({
    ...titledToApi('culture-gallery-images', image, context),
    description: plainText(image.description),
    ...imageToApi(image.image, context),
    date: image.takenOn,
    taken_on: image.takenOn,
    countries: image.countries.map(countryReferenceToApi),
  }),
})
