import { isIP } from 'node:net'
import type { ReferrerGroup } from '../../store/reading-counts/reading-batch.ts'

const searchEngines =
  /(?:^|\.)(?:google\.[a-z]{2,3}(?:\.[a-z]{2})?|bing\.com|duckduckgo\.com|yahoo\.(?:com|co\.[a-z]{2})|yandex\.[a-z]{2,3}|ya\.ru|baidu\.com|ecosia\.org|qwant\.com|startpage\.com|search\.brave\.com|kagi\.com|naver\.com|seznam\.cz|sogou\.com|parsijoo\.ir|mojeek\.com)$/

const hostname = /^(?=.{4,253}$)[a-z0-9-]+(?:\.[a-z0-9-]+)+$/

/**
 * Where a reader came from, by the `Referer` header: the host of another site, or a group. Of an address that is no name, as
 * those of offices' own networks are, only the group.
 * @param own host of this site, with its port
 * @param asked host that the reader asked, which may be another of its names
 */
export function referrerOf(referer: string | undefined, own: string, asked?: string): string {
  if (referer === undefined || referer === '') return '(none)' satisfies ReferrerGroup
  const begin = referer.indexOf('//') + 2
  const end = referer.indexOf('/', begin)
  const host = referer.slice(begin, end === -1 ? undefined : end).toLowerCase()
  if (host === own || host === asked) return '(own pages)' satisfies ReferrerGroup
  const name = host.replace(/:\d+$/, '').replace(/^www\./, '')
  if (searchEngines.test(name)) return '(search engines)' satisfies ReferrerGroup
  // An app of a phone names itself so.
  const isWeb = /^https?:\/\//i.test(referer)
  return isWeb && hostname.test(name) && isIP(name) === 0 ? name : ('(others)' satisfies ReferrerGroup)
}
