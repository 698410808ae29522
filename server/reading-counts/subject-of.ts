import { languageOfPath, pathWithoutLanguage } from '../../languages/address.ts'
import type { Language } from '../../languages/languages.ts'
import { longestSearch, longestSubject } from '../../store/reading-counts/reading-batch.ts'

/** What an address stands for where reading is counted. */
export interface Subject {
  kind: 'page' | 'download'
  /** Path without the language's prefix and the query. */
  path: string
  /** Empty for files that are the same in every language. */
  language: Language | ''
}

/** Documents, and what pages offer to take away: figures as tables, citations. Charts are shown by pages as well. */
const documents = /^\/files\/documents\/[^/]+$/
const offered =
  /^\/(?:data-tools|countries|publications)\/.+(?<!\.metadata)\.(?:csv|json)$|\/citation\.[a-z]+$/

/** What browsers ask for when they walk on to a page whose frame they have. */
const pageData = /\.data$/

/** Pages of one visitor alone: their addresses may hold what nobody else may know. */
const ofOneVisitor =
  /^\/(?:followers|subscribers|version|receipts|previews|files|flags|api|admin|cms-api)(?:\/|$)/

/**
 * @param contentType of the answer
 * @returns nothing for what is not counted: pictures, feeds, the API, previews, parts of pages
 */
export function subjectOf(address: string, contentType: string | undefined): Subject | undefined {
  const [raw = '', query = ''] = address.split('?', 2)
  if (raw.length > longestSubject || query.includes('preview=')) return undefined
  if (documents.test(raw)) return { kind: 'download', path: raw, language: '' }
  const isData = pageData.test(raw)
  const path = isData ? pageOfData(raw) : raw
  const language = languageOfPath(path)
  const own = pathWithoutLanguage(path)
  if (offered.test(own)) return { kind: 'download', path: own, language }
  const isPage = isData || contentType?.startsWith('text/html') === true
  return isPage && !ofOneVisitor.test(own) ? { kind: 'page', path: own, language } : undefined
}

/** The home page's data has a name of its own. */
const pageOfData = (path: string) =>
  path
    .slice(0, -'.data'.length)
    .replace(/\/_(?:root)?$/, '/')
    .replace(/(?<=.)\/$/, '')

/**
 * A searched text as it is counted: in one spelling. Nothing for what looks like somebody's own: an address, a number of
 * five digits, a long text.
 */
export function countedSearch(address: string): string | undefined {
  const query = address.indexOf('?')
  if (query === -1) return undefined
  const asked = new URLSearchParams(address.slice(query)).get('q') ?? ''
  const words = asked.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
  const looksPrivate = /@|\/\/|(?:\d[ .-]?){5}/.test(words)
  return words === '' || words.length > longestSearch || looksPrivate ? undefined : words
}
