import '../../site/language/all-messages.ts'
import { Hono } from 'hono'
import type { Payload } from 'payload'
import { readOrganization } from '../../content/organization/read-organization.ts'
import { citationOf } from '../../content/publications/citations/citation.ts'
import {
  citationAddress,
  citationFormats,
  citationMediaTypes,
  writeCitation,
} from '../../content/publications/citations/citation-formats.ts'
import { publicationKind } from '../../content/publications/kind.ts'
import { findRecord } from '../../store/read/list-records.ts'
import { addressIn } from '../../languages/address.ts'
import type { Language } from '../../languages/languages.ts'
import { messagesOf } from '../../site/language/loaded-messages.ts'
import { cacheText } from '../page-cache/cache-text.ts'
import type { ResponseCache } from '../page-cache/page-cache.ts'
import { sendCached } from '../page-cache/send.ts'
import { redirectMoved } from '../redirect-moved.ts'

interface CitationsOptions {
  payload: Payload
  cache: ResponseCache
  siteUrl: string
  now: () => Date
}

/** `/publications/{slug}/citation.bib`, `.ris` and `.json` in one language. */
export function citations({ payload, cache, siteUrl, now }: CitationsOptions, language: Language): Hono {
  const app = new Hono()
  app.get('/:id/:file{citation\\.[a-z]+}', async (context) => {
    const { id, file } = context.req.param()
    const format = citationFormats.find((name) => file === `citation.${name}`)
    if (!format) return context.notFound()
    const reading = { payload, language, now: now() }
    const found = await findRecord(publicationKind, reading, id)
    if (!found.found) {
      if (!found.movedTo) return context.notFound()
      return redirectMoved(context, addressIn(language, citationAddress(found.movedTo, format)))
    }
    const { record } = found
    const { response } = await cache.get(addressIn(language, citationAddress(id, format)), async () => {
      const citation = citationOf(record, {
        language,
        siteUrl,
        kindName: messagesOf(language).publication.kind[record.kind],
        organization: await readOrganization(reading),
      })
      return cacheText(writeCitation[format](citation), {
        'Content-Type': `${citationMediaTypes[format]}; charset=utf-8`,
        'Content-Disposition': `attachment; filename="${record.slug}.${format}"`,
        'Content-Language': language,
      })
    })
    return sendCached(context.req.raw, response)
  })
  return app
}
