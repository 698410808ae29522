import { pathWithoutLanguage } from '../../../languages/address.ts'
import type { Language } from '../../../languages/languages.ts'
import { hashOf } from '../../../content/seeded-random.ts'

/** Pixels of every preview picture (server/social-previews). */
export const previewSize = { width: 1200, height: 630 } as const

/** Raised when previews are drawn otherwise, so that nobody shows one that was cached before. */
const drawing = 2

/** Pages that no record of the content stands for; they are shared with the home page's picture. */
const withoutRecord: ReadonlySet<string> = new Set(['/search', '/design-system'])

/** Address, without host, of the picture that stands for a page where it is shared. Another title or name of the network, another address. */
export function previewAddress(
  language: Language,
  pathname: string,
  { title, network }: { title: string; network: string },
): string {
  const path = pathWithoutLanguage(pathname)
  const pictured = path === '/' || withoutRecord.has(path) ? '/home' : path
  return `/previews/${language}${pictured}.jpg?v=${drawing}${hashOf(`${network} ${title}`).toString(36)}`
}
