import { z } from 'zod'
import { apiOfKind } from '../../store/api/api-of-kind.ts'
import { component } from '../../store/api/components.ts'
import { imageFields, imageToApi } from '../../store/api/image.ts'
import { plainText } from '../../store/api/plain-text.ts'
import { idSchema, recordId } from '../../store/api/record-id.ts'
import { slideKind } from './kind.ts'

const inOneLanguage = z.string().nullable()

/** A slide of the home page (specification, section 3). */
const sliderSchema = component(
  'Slider',
  'A slide of the home page.',
  z.object({
    id: idSchema,
    title: z.string().nullable(),
    localized_title: z.string().nullable().meta({ description: 'The same as `title`.' }),
    title_en: inOneLanguage,
    title_ar: inOneLanguage,
    title_fr: inOneLanguage,
    title_fa: inOneLanguage,
    description: z.string().nullable(),
    description_en: inOneLanguage,
    description_ar: inOneLanguage,
    description_fr: inOneLanguage,
    description_fa: inOneLanguage,
    desc: z.string().nullable().meta({ description: 'The same as `description`.' }),
    ...imageFields,
    background_image: z.url().nullable().meta({ description: 'The same as `image`.' }),
    link_title: z.string().nullable().meta({ description: '`.` or `null`: no button is shown.' }),
    link: z
      .string()
      .nullable()
      .meta({ description: 'A path of this site, or an address that starts with http.' }),
  }),
)

export const sliderApi = apiOfKind({
  kind: slideKind,
  schema: sliderSchema,
  filters: {},
  toApi: (slide, context) => {
    const image = imageToApi(slide.image, context)
    return {
      id: recordId(slide.id),
      title: plainText(slide.title),
      localized_title: plainText(slide.title),
      title_en: slide.titles.en,
      title_ar: slide.titles.ar,
      title_fr: slide.titles.fr,
      title_fa: slide.titles.fa,
      description: plainText(slide.description),
      description_en: slide.descriptions.en,
      description_ar: slide.descriptions.ar,
      description_fr: slide.descriptions.fr,
      description_fa: slide.descriptions.fa,
      desc: plainText(slide.description),
      ...image,
      background_image: image.image,
      link_title: plainText(slide.linkTitle),
      link: slide.link,
    }
  },
})
