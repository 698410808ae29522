import { addressIn } from '../../../languages/address.ts'
import type { Language } from '../../../languages/languages.ts'

/** Languages whose pages are measured: one for each way of reading. */
const measured: readonly Language[] = ['en', 'ar']

/** One address of each kind of page that the sitemap names, in English and in Arabic: a list, one of its details. */
export async function pageKinds(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  const kinds = new Map<string, string>()
  for (const [, address = ''] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const { pathname } = new URL(address)
    const [, first = '', second] = pathname.split('/')
    if (['ar', 'fr', 'fa'].includes(first)) continue
    const kind = second === undefined ? first : `${first}/…`
    if (!kinds.has(kind)) kinds.set(kind, pathname)
  }
  return [...kinds.values()]
    .toSorted()
    .flatMap((path) => measured.map((language) => addressIn(language, path)))
}
