import { z } from 'zod'
import { addressOfRecord } from '../../languages/addresses.ts'
import type { ApiContext } from '../../store/api/api-context.ts'
import { component } from '../../store/api/components.ts'
import { imageFields, imageToApi } from '../../store/api/image.ts'
import { plainText } from '../../store/api/plain-text.ts'
import { idSchema, recordId } from '../../store/api/record-id.ts'
import type { HomeItem } from './home-items.ts'

/** A news item or an event of the home page (specification, section 3). */
export const homeItemSchema = component(
  'HomeItem',
  'A news item or an event of the home page.',
  z.object({
    id: idSchema,
    type: z.enum(['news', 'event']),
    title: z.string(),
    localized_title: z.string().meta({ description: 'The same as `title`.' }),
    name: z.string().meta({ description: 'The same as `title`.' }),
    date: z.iso
      .datetime()
      .meta({ description: 'Moment of publication of a news item, or of the start of an event.' }),
    ...imageFields,
    slug: z.string(),
    to: z.string().meta({ description: 'Path of its page, without host, in the language asked for.' }),
  }),
)

export function homeItemToApi(
  { type, date, record }: HomeItem,
  context: ApiContext,
): z.input<typeof homeItemSchema> {
  const title = plainText(record.title)
  const to = addressOfRecord(type === 'news' ? 'news' : 'events', record.slug, context.language)
  return {
    id: recordId(record.id),
    type,
    title,
    localized_title: title,
    name: title,
    date,
    ...imageToApi(record.image, context),
    slug: record.slug,
    to,
  }
}
