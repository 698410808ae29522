import type { CollectionSlug } from 'payload'
import { z } from 'zod'
import { addressOfRecord } from '../../languages/addresses.ts'
import { absoluteAddress, type ApiContext } from './api-context.ts'

export const pageAddressSchema = z
  .url()
  .meta({ description: 'Absolute address of the page that shows the record, in the language asked for.' })

/**
 * Where visitors see a record, in the language asked for.
 * @throws RangeError for a kind that no page shows.
 */
export function pageAddress(kind: CollectionSlug, slug: string, context: ApiContext): string {
  const address = addressOfRecord(kind, slug, context.language)
  if (address === undefined) throw new RangeError(`No page shows ${kind}`)
  return absoluteAddress(context, address)
}
