import { Hono } from 'hono'
import type { Payload } from 'payload'
import { readOrganization } from '../../content/organization/read-organization.ts'
import type { Language } from '../../languages/languages.ts'
import type { ContentVersion } from '../../store/database/content-version.ts'
import { documentationPolicy } from '../api/docs/style.ts'
import { sealedBidsPage, type Reader } from './sealed-bids-page.ts'

interface SealedBidsPages {
  payload: Payload
  contentVersion: () => ContentVersion
  siteUrl: string
  now: () => Date
}

/** `/sealed-bids` and, for auditors, the page below it, in each language. */
export function sealedBidsPages(
  { payload, contentVersion, siteUrl, now }: SealedBidsPages,
  language: Language,
): Hono {
  const app = new Hono()
  const answer = (path: string, reader: Reader) =>
    app.get(path, async (context) => {
      const { name } = await readOrganization({
        ...{ payload, language, now: now() },
        contentVersion: contentVersion(),
      })
      return context.html(sealedBidsPage(reader, name.text, language, siteUrl), 200, {
        'Content-Security-Policy': documentationPolicy,
        'Content-Language': language,
        'Cache-Control': 'public, max-age=60',
      })
    })
  answer('/', 'bidders')
  answer('/auditors', 'auditors')
  return app
}
