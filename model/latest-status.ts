import type { CollectionSlug, PayloadRequest } from 'payload'
import { z } from 'zod'

const latest = z.object({ _status: z.string().nullish() })

/**
 * Whether what was saved last of a record is a draft, or published.
 * @returns `undefined` for a record that is not there, or that the person may not read
 */
export async function readLatestStatus(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number,
): Promise<string | null | undefined> {
  const found: unknown = await req.payload.findByID({
    ...{ collection, id, depth: 0, draft: true, disableErrors: true },
    ...{ overrideAccess: false, user: req.user },
  })
  return found ? (latest.parse(found)._status ?? null) : undefined
}
