import { addressIn } from '../../languages/address.ts'
import { languageList, languages, type Language } from '../../languages/languages.ts'
import { ConcurrencyLimit } from '../../server/limit-concurrency.ts'
import { ask, readPage } from './support/read-page.ts'
import { expect, test } from './support/test.ts'

/** How the addresses end at which a chart or table of figures can be taken away. */
const takenForms = /\.(csv|json|svg|png|metadata\.json)$/

/** Addresses that the specification or an issue names, without the language's prefix. */
const named = [
  /^\/$/,
  /^\/(who-we-are|who-we-are-map|what-we-do|get-involved|info-centre|footprint|media|members|partners)$/,
  /^\/(oic-water-vision|team|cop|internship|nutshell|wefe-hub|wefe-hub\/maps|data-tools|search)$/,
  /^\/about\/(privacy|accessibility|terms)$/,
  /^\/(projects|events|news|stories|publications|vacancies|tenders|gallery|countries|laboratories)(\/[a-z0-9-]+)?$/,
  /^\/tenders\/[a-z0-9-]+\/(apply|ask)$/,
  /^\/tenders\/[a-z0-9-]+\/(envelope|minutes)$/,
  /^\/receipts(\/check)?$/,
  /^\/sealed-bids(\/auditors)?$/,
  /^\/transparency(\/(checkpoint|key|witnessed|tile\/(entries\/)?[0-9/x.p]+))?$/,
  /^\/sealing\/[a-z-]+\.(html|mjs|js)$/,
  /^\/api\/tenders\/\d+\/(ocds|terms)$/,
  /^\/(vacancies(\/[a-z0-9-]+)?|internship)\/apply$/,
  /^\/cop-news\/[a-z0-9-]+$/,
  /^\/publications\/[a-z0-9-]+\/citation\.(bib|ris|json)$/,
  /^\/data-tools\/(compare|updates|(indicators|updates)\/[a-z0-9-]+)$/,
  new RegExp(
    `^/(data-tools/(indicators/[a-z0-9-]+(/map)?|updates/[a-z0-9-]+)|countries/([a-z0-9-]+/)?figures|publications/[a-z0-9-]+/chart|footprint/projects)${takenForms.source}`,
  ),
  /^\/feeds\/[a-z-]+\.(atom|json)$/,
  /^\/calendar\/[a-z]+(\/[a-z0-9-]+)?\.ics$/,
  /^\/(files|assets|flags)\//,
  /^\/maps\/ground-\d+-[0-9a-f]{12}\.svg$/,
  /^\/covers\/(contours\/)?[a-z-]+\/[a-z0-9-]{1,140}\.svg$/,
  /^\/api\/observations\.csv$/,
  /^\/oai$/,
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

/** The server is busy while an answer is looked at. */
const few = new ConcurrencyLimit(2)

/** What is no page: each with a page that names it. */
const namedByPages = new Map<string, string>()

/**
 * The pages that English leads to, without a language's prefix, each with its place among those of its make. English comes
 * first and reads all of them.
 */
const placeAmongItsMake = new Map<string, number>()

/** How many tests share the pages of a language, and how many each reads: the last reads whatever is left. */
const partsOf = (place: number) => (place === 0 ? 3 : 2)
const pagesOfPart = 70

for (const [place, { code, pathPrefix }] of languageList.entries()) {
  /** The pages that are met, each with the page that led to it. */
  const cameFrom = new Map([[addressIn(code, '/'), 'the start']])
  const met = new Set<string>()
  const variants = new Set<string>()
  const ofMake = new Map<string, number>()

  /** Whether this language reads a page that it meets now. */
  const meet = (address: string): boolean => {
    met.add(address)
    const bare = address.slice(pathPrefix.length) || '/'
    if (place > 0) return isReadIn(place, bare)
    const before = ofMake.get(makeOf(bare)) ?? 0
    placeAmongItsMake.set(bare, before)
    ofMake.set(makeOf(bare), before + 1)
    return true
  }

  for (let part = 1; part <= partsOf(place); part += 1) {
    const isLast = part === partsOf(place)
    test(`no link leads to a dead page, and every page is whole, in (${code}), part ${part}`, async ({
      baseURL,
    }) => {
      const { host } = new URL(baseURL ?? '')
      const read = async (address: string) => {
        const from = cameFrom.get(address) ?? ''
        const { status, html } = await readPage(baseURL, address, { isAsked: true })
        expect.soft(status, `${address} (from ${from})`).toBe(200)
        expectWhole(address, html, code)
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
      const waiting = () => [...cameFrom.keys()].filter((address) => !met.has(address))
      let left = isLast ? Infinity : pagesOfPart
      // What is added while it walks is walked too.
      for (let wave = waiting(); wave.length > 0 && left > 0; wave = waiting()) {
        const chosen = wave.slice(0, left).filter(meet)
        left -= chosen.length
        await Promise.all(chosen.map((address) => few.run(() => read(address))))
      }
      if (!isLast) return
      const unnamed = [...cameFrom].filter(([address]) => !isNamed(address, pathPrefix))
      expect.soft(unnamed, 'pages that nobody names, each with one that leads to it').toEqual([])
      expect(cameFrom.size).toBeGreaterThan(100)
    })
  }
}

/** Tests that share the addresses that are no pages. */
const partsOfFiles = 6

for (let part = 0; part < partsOfFiles; part += 1) {
  test(`every file, feed and answer that pages name is there, part ${part + 1}`, async ({ baseURL }) => {
    expect(namedByPages.size).toBeGreaterThan(400)
    const variants = new Set<string>()
    const addresses = [...namedByPages].filter(([address]) => isWorthAVisit(address, variants))
    const unnamed = addresses.filter(
      ([address]) => !isNamed(address, languages[languageOf(address)].pathPrefix),
    )
    expect.soft(unnamed, 'what nobody names, each with a page that leads to it').toEqual([])
    const chosen = addresses.filter((_, index) => index % partsOfFiles === part)
    const look = async ([address, from]: readonly [string, string]) => {
      const { status } = await ask(`${baseURL}${address}`, 'HEAD')
      expect.soft(status, `${address} (from ${from})`).toBe(200)
    }
    await Promise.all(chosen.map((item) => few.run(() => look(item))))
  })
}

/** What is the same of the pages of one kind of record, or of one chart with other choices. */
function makeOf(bare: string): string {
  const [path = '', query] = bare.split('?')
  const make = path.replace(/^(\/[a-z-]+(?:\/(?:indicators|updates))?)\/[a-z0-9-]+/, '$1/*')
  return query === undefined ? make : `${make}?${query.replace(/=[^&]*/g, '')}`
}

/**
 * Whether a language other than English reads a page: the first of each make, every third of the others, so that each is
 * read in two languages, and whatever English did not lead to.
 */
function isReadIn(place: number, bare: string): boolean {
  const among = placeAmongItsMake.get(bare) ?? 0
  return among === 0 || among % (languageList.length - 1) === place - 1
}

function languageOf(path: string): Language {
  const prefixed = languageList.find(
    ({ pathPrefix }) => pathPrefix !== '' && `${path}/`.startsWith(`${pathPrefix}/`),
  )
  return prefixed?.code ?? 'en'
}

function isNamed(address: string, pathPrefix: string): boolean {
  const { pathname } = new URL(address, 'http://localhost')
  const bare = `${pathname}/`.startsWith(`${pathPrefix}/`)
    ? pathname.slice(pathPrefix.length) || '/'
    : pathname
  return named.some((pattern) => pattern.test(bare))
}

function expectWhole(address: string, html: string, language: Language): void {
  const withoutDrawings = html.replace(/<svg[\s\S]*?<\/svg>/g, '')
  const count = (pattern: RegExp) => withoutDrawings.match(pattern)?.length ?? 0
  const { direction } = languages[language]
  const found = {
    start: count(new RegExp(`<html lang="${language}" dir="${direction}"`, 'g')),
    titles: count(/<title>[^<]+<\/title>/g),
    descriptions: count(/<meta name="description" content="[^"]+"/g),
    headings: count(/<h1[\s>]/g),
    canonical: count(/<link rel="canonical"/g),
    alternates: count(/<link rel="alternate" hrefLang=/gi),
  }
  expect.soft(found, address).toEqual({
    ...{ start: 1, titles: 1, descriptions: 1, headings: 1, canonical: 1 },
    alternates: languageList.length + 1,
  })
}

/** Data of the transparency log, and pages that are one file: they seal and check without the site. */
const withoutTheSite =
  /^(\/(ar|fr|fa))?\/(sealing\/|transparency\/|receipts\/check$|tenders\/[^/]+\/envelope$)/

function isPageAddress(address: string): boolean {
  return (
    !/^(\/(ar|fr|fa))?\/(files|assets|covers|flags|previews|api|feeds|calendar|sitemap|favicon)/.test(
      address,
    ) &&
    !withoutTheSite.test(address) &&
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
    /^\/((?:ar|fr|fa)\/)?((?:data-tools|countries|publications|footprint)\/.*\.(?:svg|png))(?:\?|$)/.exec(
      address,
    ) ?? []
  if (drawing !== undefined) {
    // A PNG is the SVG in dots: one of each kind is enough, some in each script.
    const drawnIn = drawing.startsWith('data-tools/') ? '' : 'ar/'
    if (/\.png(\?|$)/.test(drawing) && language !== drawnIn) return false
    const kind =
      language + drawing.replace(/(indicators|updates|countries|publications)\/[a-z0-9-]+(?=[/.])/, '$1/*')
    if (variants.has(kind)) return false
    variants.add(kind)
  }
  // A cover is drawn from any key: one of each topic.
  const [, cover] = /^\/(covers\/(?:contours\/)?[a-z-]+)\//.exec(address) ?? []
  if (cover !== undefined) {
    if (variants.has(cover)) return false
    variants.add(cover)
  }
  const [path = '', query] = address.split('?')
  if (query === undefined) return true
  // One address of each filter of a list is enough.
  const variant = `${path}?${query.replace(/=[^&]*/g, '')}`
  if (variants.has(variant)) return false
  variants.add(variant)
  return true
}
