import { addressIn } from '../../languages/address.ts'
import { languageList } from '../../languages/languages.ts'
import { expect, test } from './support/test.ts'

/** Addresses that the specification or an issue names, without the language's prefix. */
const named = [
  /^\/$/,
  /^\/(who-we-are|who-we-are-map|what-we-do|get-involved|info-centre|footprint|media|members|partners)$/,
  /^\/(oic-water-vision|team|cop|internship|nutshell|wefe-hub|wefe-hub\/maps|data-tools|search)$/,
  /^\/(projects|events|news|stories|publications|vacancies|tenders|gallery|countries)(\/[a-z0-9-]+)?$/,
  /^\/tenders\/[a-z0-9-]+\/(apply|ask)$/,
  /^\/receipts$/,
  /^\/api\/tenders\/\d+\/ocds$/,
  /^\/(vacancies(\/[a-z0-9-]+)?|internship)\/apply$/,
  /^\/cop-news\/[a-z0-9-]+$/,
  /^\/publications\/[a-z0-9-]+\/citation\.(bib|ris|json)$/,
  /^\/feeds\/[a-z]+\.(atom|json)$/,
  /^\/calendar\/[a-z]+(\/[a-z0-9-]+)?\.ics$/,
  /^\/(files|assets|covers|flags)\//,
  /^\/(sitemap\.xml|favicon\.svg|api\/docs|api\/openapi\.json)$/,
  /^\/api\/[a-z-]+$/,
]

interface Found {
  status: number
  html: string
}

/** Addresses of this site that a page leads to or loads, without their fragments. */
function addressesIn(html: string, host: string): string[] {
  const page = html.replace(/<script[\s\S]*?<\/script>/g, '')
  return [...page.matchAll(/\s(?:href|src|content)="(\/[^"]*|https?:\/\/[^"]*)"/g)].flatMap(([, raw]) => {
    const url = new URL((raw ?? '').replaceAll('&amp;', '&'), `http://${host}`)
    return url.host === host ? [`${url.pathname}${url.search}`] : []
  })
}

for (const { code, pathPrefix } of languageList) {
  test(`no link is dead, and every page is whole, in (${code})`, async ({ request, baseURL }) => {
    const { host } = new URL(baseURL ?? '')
    const seen = new Map<string, Found>()
    const waiting = [addressIn(code, '/')]
    const cameFrom = new Map<string, string>()
    const variants = new Set<string>()
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      if (seen.has(address)) continue
      const isPage = isPageAddress(address)
      const response = isPage ? await request.get(address) : await request.head(address)
      const found = { status: response.status(), html: isPage ? await response.text() : '' }
      seen.set(address, found)
      for (const next of addressesIn(found.html, host)) {
        const { pathname } = new URL(next, `http://${host}`)
        const isOfThisLanguage = languageList.every(
          (other) =>
            other.code === code || !other.pathPrefix || !`${pathname}/`.startsWith(`${other.pathPrefix}/`),
        )
        const isInLanguage =
          !pathPrefix || `${pathname}/`.startsWith(`${pathPrefix}/`) || !isPageAddress(pathname)
        if (!isOfThisLanguage || !isInLanguage || seen.has(next)) continue
        if (!isWorthAVisit(next, variants)) continue
        cameFrom.set(next, address)
        waiting.push(next)
      }
    }
    const pages = [...seen].filter(([, { html }]) => html !== '')
    expect(pages.length).toBeGreaterThan(100)
    for (const [address, { status }] of seen) {
      const about = `${address} (from ${cameFrom.get(address) ?? 'the start'})`
      expect.soft(status, about).toBe(200)
      const path = new URL(address, `http://${host}`).pathname
      const bare =
        pathPrefix && `${path}/`.startsWith(`${pathPrefix}/`) ? path.slice(pathPrefix.length) || '/' : path
      expect
        .soft(
          named.some((pattern) => pattern.test(bare)),
          `${about} is named`,
        )
        .toBe(true)
    }
    for (const [address, { html }] of pages) {
      const withoutDrawings = html.replace(/<svg[\s\S]*?<\/svg>/g, '')
      const count = (pattern: RegExp) => withoutDrawings.match(pattern)?.length ?? 0
      expect.soft(count(/<title>[^<]+<\/title>/g), `${address}: title`).toBe(1)
      expect.soft(count(/<meta name="description" content="[^"]+"/g), `${address}: description`).toBe(1)
      expect.soft(count(/<h1[\s>]/g), `${address}: h1`).toBe(1)
      expect.soft(count(/<link rel="canonical"/g), `${address}: canonical`).toBe(1)
      expect
        .soft(count(/<link rel="alternate" hrefLang=/gi), `${address}: alternates`)
        .toBeGreaterThanOrEqual(5)
    }
  })
}

function isPageAddress(address: string): boolean {
  return (
    !/^(\/(ar|fr|fa))?\/(files|assets|covers|flags|previews|api|feeds|calendar|sitemap|favicon)/.test(
      address,
    ) && !address.includes('/citation.')
  )
}

/** Preview pictures are drawn one by one, and choices of language change the crawl: other tests have them. */
function isWorthAVisit(address: string, variants: Set<string>): boolean {
  if (address.includes('/previews/') || /[?&]language=/.test(address)) return false
  const [path = '', query] = address.split('?')
  if (query === undefined) return true
  // One address of each filter of a list is enough.
  const variant = `${path}?${query.replace(/=[^&]*/g, '')}`
  if (variants.has(variant)) return false
  variants.add(variant)
  return true
}
