import '../../site/language/all-messages.ts'
import { Hono } from 'hono'
import type { Payload } from 'payload'
import { serverKinds } from '../../payload/kinds.ts'
import {
  feedAddress,
  feedMediaTypes,
  feedSections,
  kindOfSection,
  type FeedFormat,
  type FeedSection,
} from '../../site/feeds/feed-address.ts'
import { readFeedQuery } from '../../site/loading/feed-query.ts'
import { searchOfList, wholeList, type ListQuery } from '../../site/loading/list-query.ts'
import type { Reading } from '../../store/read/reading.ts'
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

/**
 * `/feeds/{section}.atom` and `.json` in one language: the newest of a section, or of all; of a section also narrowed by the words
 * and filters of its list (`?country=jordan`).
 */
export function feeds({ payload, cache, siteUrl, now }: FeedsOptions, language: Language): Hono {
  const app = new Hono()
  app.get('/:file', async (context) => {
    const { section, format } = readName(context.req.param('file'))
    if (!section || !format) return context.notFound()
    const reading: Reading = { payload, language, now: now() }
    const query = await readQuery(section, reading, new URL(context.req.url).searchParams)
    if (!query) return context.notFound()
    const address = `${addressIn(language, feedAddress(section, format))}${searchOfList(query)}`
    const { response } = await cache.get(address, async () => {
      const feed = await readFeed({ section, query, format, siteUrl, reading })
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

/** By what a feed is narrowed, with the parameters of its list. */
async function readQuery(
  section: FeedSection,
  reading: Reading,
  given: URLSearchParams,
): Promise<ListQuery | undefined> {
  if (section === 'all' || given.size === 0) return wholeList
  const { api } = serverKinds[kindOfSection(section).collection]
  return api ? readFeedQuery(api, reading, given) : wholeList
}

const formats: readonly FeedFormat[] = ['atom', 'json']

function readName(file: string) {
  const [name, extension, ...rest] = file.split('.')
  return {
    section: rest.length > 0 ? undefined : feedSections.find((section) => section === name),
    format: formats.find((format) => format === extension),
  }
}
