import type { CollectionSlug } from 'payload'
import { z } from 'zod'
import type { TitledRecord } from '../read/article.ts'
import { type ApiContext, absoluteAddress } from './api-context.ts'
import { plainText } from './plain-text.ts'
import { idSchema, recordId } from './record-id.ts'
import { addressOfRecord } from '../../languages/addresses.ts'

const pageAddressSchema = z
  .url()
  .meta({ description: 'Absolute address of the page that shows the record, in the language asked for.' })

/**
 * Where visitors see a record, in the language asked for.
 * @throws RangeError for a kind that no page shows.
 */
function pageAddress(kind: CollectionSlug, slug: string, context: ApiContext): string {
  const address = addressOfRecord(kind, slug, context.language)
  if (address === undefined) throw new RangeError(`No page shows ${kind}`)
  return absoluteAddress(context, address)
}

/** The fields of every record that has a title and an address. */
export const titledFields = {
  id: idSchema,
  slug: z.string().meta({ description: 'Part of the address of its page; may be used in place of `id`.' }),
  title: z.string().meta({ description: 'In the language asked for, else English, else any that has it.' }),
  localized_title: z.string().meta({ description: 'The same as `title`.' }),
  url: pageAddressSchema,
  updated_at: z.iso.datetime().meta({ description: 'Moment of the last change, in UTC.' }),
}

export function titledToApi(kind: CollectionSlug, record: TitledRecord, context: ApiContext) {
  return {
    id: recordId(record.id),
    slug: record.slug,
    title: plainText(record.title),
    localized_title: plainText(record.title),
    url: pageAddress(kind, record.slug, context),
    updated_at: record.updatedAt,
  }
}
