import { addressIn } from '../../languages/address.ts'
import { languageList, languages, type Language } from '../../languages/languages.ts'
import { expect, test } from './support/test.ts'

/** How the addresses end at which a chart or table of figures can be taken away. */
const takenForms = /\.(csv|json|svg|png|metadata\.json)$/

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
  /^\/data-tools\/(compare|updates|(indicators|updates)\/[a-z0-9-]+)$/,
  new RegExp(
    `^/(data-tools/(indicators/[a-z0-9-]+(/map)?|updates/[a-z0-9-]+)|countries/([a-z0-9-]+/)?figures|publications/[a-z0-9-]+/chart|footprint/projects)${takenForms.source}`,
  ),
  /^\/feeds\/[a-z-]+\.(atom|json)$/,
  /^\/calendar\/[a-z]+(\/[a-z0-9-]+)?\.ics$/,
  /^\/(files|assets|covers|flags)\//,
  /^\/api\/observations\.csv$/,
  /^\/(sitemap\.xml|favicon\.svg|api\/docs|api\/openapi\.json)$/,
  /^\/api\/[a-z-]+$/,
]

/** Addresses of this site that a page leads to or loads, without their fragments. */
function addressesIn(html: string, host: string): string[] {
  const page = html.replace(/<script[\s\S]*?<\/script>/g, '')
  return [...page.matchAll(/\s(?:href|src|content)="(\/[^"]*|https?:\/\/[^"]*)"/g)].flatMap(([, raw]) => {
    const url = new URL((raw ?? '').replaceAll('&amp;', '&'), `http://${host}`)
    return url.host === host ? [`${url.pathname}${url.search}`] : []
  })
}

// What pages name is mostly the same in every language and asked for once, in tests of its own. They need what the tests
// before them found: all run in one process, in this order, and none runs when one before it failed.
test.describe.configure({ mode: 'serial' })

/** What is no page: each with a page that names it. */
const namedByPages = new Map<string, string>()

for (const { code, pathPrefix } of languageList) {
  test(`no link leads to a dead page, and every page is whole, in (${code})`, async ({ baseURL }) => {
    const { host } = new URL(baseURL ?? '')
    const start = addressIn(code, '/')
    /** The pages that are met, each with the page that led to it. */
    const cameFrom = new Map([[start, 'the start']])
    const variants = new Set<string>()
    // What is added while it walks is walked too.
    for (const [address, from] of cameFrom) {
      const answer = await fetch(`${baseURL}${address}`)
      const html = await answer.text()
      expect.soft(answer.status, `${address} (from ${from})`).toBe(200)
      expectNamed(address, from, pathPrefix)
      expectWhole(address, html)
      for (const next of addressesIn(html, host)) {
        const { pathname } = new URL(next, baseURL)
        if (!isPageAddress(pathname)) {
          if (!next.includes('/previews/')) namedByPages.set(next, address)
          continue
        }
        if (cameFrom.has(next) || languageOf(pathname) !== code) continue
        if (isWorthAVisit(next, variants)) cameFrom.set(next, address)
      }
    }
    expect(cameFrom.size).toBeGreaterThan(100)
  })
}

for (const part of [0, 1, 2, 3]) {
  test(`every file, feed and answer that pages name is there, part ${part + 1}`, async ({ baseURL }) => {
    expect(namedByPages.size).toBeGreaterThan(400)
    const variants = new Set<string>()
    const addresses = [...namedByPages].filter(([address]) => isWorthAVisit(address, variants))
    for (const [address, from] of addresses.filter((_, index) => index % 4 === part)) {
      const { status } = await fetch(`${baseURL}${address}`, { method: 'HEAD' })
      expect.soft(status, `${address} (from ${from})`).toBe(200)
      expectNamed(address, from, languages[languageOf(address)].pathPrefix)
    }
  })
}

function languageOf(path: string): Language {
  const prefixed = languageList.find(
    ({ pathPrefix }) => pathPrefix !== '' && `${path}/`.startsWith(`${pathPrefix}/`),
  )
  return prefixed?.code ?? 'en'
}

function expectNamed(address: string, from: string, pathPrefix: string): void {
  const { pathname } = new URL(address, 'http://localhost')
  const bare = `${pathname}/`.startsWith(`${pathPrefix}/`)
    ? pathname.slice(pathPrefix.length) || '/'
    : pathname
  const isNamed = named.some((pattern) => pattern.test(bare))
  expect.soft(isNamed, `${address} (from ${from}) is named`).toBe(true)
}

function expectWhole(address: string, html: string): void {
  const withoutDrawings = html.replace(/<svg[\s\S]*?<\/svg>/g, '')
  const count = (pattern: RegExp) => withoutDrawings.match(pattern)?.length ?? 0
  expect.soft(count(/<title>[^<]+<\/title>/g), `${address}: title`).toBe(1)
  expect.soft(count(/<meta name="description" content="[^"]+"/g), `${address}: description`).toBe(1)
  expect.soft(count(/<h1[\s>]/g), `${address}: h1`).toBe(1)
  expect.soft(count(/<link rel="canonical"/g), `${address}: canonical`).toBe(1)
  expect.soft(count(/<link rel="alternate" hrefLang=/gi), `${address}: alternates`).toBeGreaterThanOrEqual(5)
}

function isPageAddress(address: string): boolean {
  return (
    !/^(\/(ar|fr|fa))?\/(files|assets|covers|flags|previews|api|feeds|calendar|sitemap|favicon)/.test(
      address,
    ) &&
    !address.includes('/citation.') &&
    !takenForms.test(address)
  )
}

/**
 * Choices of language change the crawl: another test has them, as preview pictures, which are drawn one by one. So are
 * charts and maps: one of each kind is asked for in each language.
 */
function isWorthAVisit(address: string, variants: Set<string>): boolean {
  if (/[?&]language=/.test(address)) return false
  const [, language = '', drawing] =
    /^\/((?:ar|fr|fa)\/)?((?:data-tools|countries|publications)\/.*\.(?:svg|png))(?:\?|$)/.exec(address) ?? []
  if (drawing !== undefined) {
    const kind =
      language + drawing.replace(/(indicators|updates|countries|publications)\/[a-z0-9-]+(?=[/.])/, '$1/*')
    if (variants.has(kind)) return false
    variants.add(kind)
  }
  const [path = '', query] = address.split('?')
  if (query === undefined) return true
  // One address of each filter of a list is enough.
  const variant = `${path}?${query.replace(/=[^&]*/g, '')}`
  if (variants.has(variant)) return false
  variants.add(variant)
  return true
}
