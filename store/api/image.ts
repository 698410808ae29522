import { z } from 'zod'
import type { Picture, PictureFile } from '../read/picture.ts'
import { pictureFormats } from '../uploads/picture-sizes.ts'
import { absoluteAddress, type ApiContext } from './api-context.ts'
import { component } from './components.ts'
import { plainText } from './plain-text.ts'

const fileFields = { url: z.url(), width: z.int().min(1), height: z.int().min(1) }

const pictureSchema = component(
  'Picture',
  'A picture with its description and every size available. Widths and heights are in pixels.',
  z.object({
    ...fileFields,
    alternative_text: z.string().nullable(),
    caption: z.string().nullable(),
    credit: z
      .string()
      .nullable()
      .meta({ description: 'Who made the picture, to be named wherever it is shown.' }),
    focal_point: z.object({ x: z.number(), y: z.number() }).meta({
      description: 'Per cent from the left and from the top that stays in view when the picture is cut.',
    }),
    sizes: z.array(z.object({ ...fileFields, format: z.enum(pictureFormats) })),
  }),
)

/** The fields by which every record with a picture gives it. */
export const imageFields = {
  image: z.url().nullable().meta({ description: 'Absolute address of the picture.' }),
  image_url: z.url().nullable().meta({ description: 'The same as `image`.' }),
  picture: pictureSchema.nullable(),
}

/** A record's picture in the fields of `imageFields`. */
export function imageToApi(picture: Picture | null, context: ApiContext) {
  const address = picture && absoluteAddress(context, picture.original.address)
  return { image: address, image_url: address, picture: picture && pictureToApi(picture, context) }
}

function pictureToApi(picture: Picture, context: ApiContext): z.input<typeof pictureSchema> {
  const file = ({ address, width, height }: PictureFile) => ({
    url: absoluteAddress(context, address),
    width,
    height,
  })
  return {
    ...file(picture.original),
    alternative_text: plainText(picture.alternativeText),
    caption: plainText(picture.caption),
    credit: plainText(picture.credit),
    focal_point: picture.focalPoint,
    sizes: pictureFormats.flatMap((format) =>
      picture.sizes[format].map((size) => ({ ...file(size), format })),
    ),
  }
}
