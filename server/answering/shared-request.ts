import type { IncomingMessage } from 'node:http'
import { addressIn, languageOfPath, pathWithoutLanguage } from '../../languages/address.ts'
import { languageChoiceParameter } from '../../languages/language-preference.ts'
import { isNeverCached, isApiAddress, keyOfCall } from '../api/api-cache.ts'
import { languageOfCall } from '../api/request-language.ts'
import { isLedElsewhere } from '../cache-key.ts'
import { oneSpelling } from '../../languages/one-spelling.ts'
import { misspeltLanguage } from '../pages/language-rules.ts'
import { keyOfPage, notFoundPath, readPageRequest } from '../pages/page-request.ts'
import { variantOf } from '../pages/variant-of.ts'

/** A request whose answer is the same for everybody who asks so. */
export interface SharedRequest {
  /** Name under which the answer is cached. */
  key: string
  /** Path and query as the rendering process is asked for them: with what the answer depends on, and nothing else. */
  address: string
  headers: Readonly<Record<string, string>>
}

/** Only for parsing addresses; its name leads nowhere. */
const nowhere = 'http://nowhere.invalid'

/**
 * Addresses whose answers are for one visitor, say when they were made, or are cached elsewhere: files, preview pictures, the
 * transparency log, what catalogues of libraries collect, forms of one button or one file.
 */
const notShared =
  /^\/(?:(?:files|previews|flags|followers|oai|subscribers|transparency|version)(?:\/|$)|tenders\/[^/]+\/envelope$)/

/**
 * What of a request decides its answer, where that is shared: address, language and version of the page. Nothing for what
 * has to be asked for in the visitor's own name.
 * @param isKnown whether something stands at a path
 * @param isRedirected whether an editor's redirect leads a path elsewhere
 */
export function sharedRequestOf(
  { method, url = '/', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  isKnown: (pathname: string) => boolean,
  isRedirected: (pathname: string) => boolean,
): SharedRequest | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  if (!url.startsWith('/') || !URL.canParse(url, nowhere)) return undefined
  const address = new URL(url, nowhere)
  if (isApiAddress(url)) return sharedCallOf(address, headers)
  const [raw = ''] = url.split('?', 1)
  if (notShared.test(`/${pathWithoutLanguage(raw).replace(/^\//, '')}`) || oneSpelling(raw) !== raw)
    return undefined
  if (address.searchParams.has(languageChoiceParameter) || isLedElsewhere(raw, headers.cookie))
    return undefined
  const version = variantOf({ cookie: headers.cookie, saveData: headers['save-data']?.toString() })
  const page = readPageRequest(address.href, version)
  const asked = version === 'light' && !page.isData ? { 'save-data': 'on' } : undefined
  if (!page.isData && !isKnown(raw)) {
    // It may lead to the team's page, by the network's own abbreviation.
    if (/team$/i.test(raw) || isRedirected(raw) || misspeltLanguage(raw)) return undefined
    const path = addressIn(languageOfPath(raw), notFoundPath)
    return { key: keyOfPage(path, version), address: path, headers: { ...asked } }
  }
  if (page.cacheKey === undefined) return undefined
  return {
    key: page.cacheKey,
    address: `${page.url.pathname}${page.url.search}`,
    headers: { ...asked },
  }
}

function sharedCallOf(address: URL, headers: IncomingMessage['headers']): SharedRequest | undefined {
  if (isNeverCached(address, headers.accept)) return undefined
  const asked = `${address.pathname}${address.search}`
  const language = languageOfCall(asked, {
    lang: headers.lang?.toString(),
    acceptLanguage: headers['accept-language'],
  })
  return { key: keyOfCall(asked, language), address: asked, headers: { lang: language } }
}
