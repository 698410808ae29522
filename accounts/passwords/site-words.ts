import type { Payload } from 'payload'
import { environment } from '../../environment.ts'

/** Names by which the site is known, of which a password must not be made. */
export async function siteWords(payload: Payload): Promise<string[]> {
  const { abbreviation } = await payload.findGlobal({
    slug: 'organization',
    depth: 0,
    overrideAccess: true,
    select: { abbreviation: true },
  })
  return [abbreviation ?? '', new URL(environment().siteUrl).hostname]
}
