import '../../site/language/all-messages.ts'
import { Hono } from 'hono'
import type { Payload } from 'payload'
import { feedAddress, feedMediaTypes, feedSections, type FeedFormat } from '../../site/feeds/feed-address.ts'
import { addressIn } from '../../languages/address.ts'
import type { Language } from '../../languages/languages.ts'
import { cacheText } from '../page-cache/cache-text.ts'
import type { ResponseCache } from '../page-cache/page-cache.ts'
import { sendCached } from '../page-cache/send.ts'
import { readFeed } from './read-feed.ts'
import { writeAtom } from './write-atom.ts'
import { writeJsonFeed } from './write-json-feed.ts'

interface FeedsOptions {
  payload: Payload
  cache: ResponseCache
  siteUrl: string
  now: () => Date
}

const writers = { atom: writeAtom, json: writeJsonFeed } as const

/** `/feeds/{section}.atom` and `.json` in one language: the newest of a section, or of all. */
export function feeds({ payload, cache, siteUrl, now }: FeedsOptions, language: Language): Hono {
  const app = new Hono()
  app.get('/:file', async (context) => {
    const { section, format } = readName(context.req.param('file'))
    if (!section || !format) return context.notFound()
    const { response } = await cache.get(addressIn(language, feedAddress(section, format)), async () => {
      const feed = await readFeed({ section, format, siteUrl, reading: { payload, language, now: now() } })
      return cacheText(writers[format](feed), {
        'Content-Type': `${feedMediaTypes[format]}; charset=utf-8`,
        'Content-Language': language,
        // Readers that run in a browser may show it on any site.
        'Access-Control-Allow-Origin': '*',
      })
    })
    return sendCached(context.req.raw, response)
  })
  return app
}

const formats: readonly FeedFormat[] = ['atom', 'json']

function readName(file: string) {
  const [name, extension, ...rest] = file.split('.')
  return {
    section: rest.length > 0 ? undefined : feedSections.find((section) => section === name),
    format: formats.find((format) => format === extension),
  }
}
