import { devices } from '@playwright/test'
import { act, bytesOf, scrollToEnd, watchPageLoads, type Load } from '../../commands/bench/page-loads.ts'
import { untilDenselyCompressed } from '../../commands/bench/until-densely-compressed.ts'
import { addressIn } from '../../languages/address.ts'
import { inWholeBrowser } from './support/launch-options.ts'
import { onLocalhost } from './support/on-localhost.ts'
import { part } from './support/part.ts'
import { test as base } from './support/shared-page.ts'
import { expect, expectScriptsAtWork } from './support/test.ts'

interface Fixtures {
  /** A shared page of which one visit after the other is counted: each as if it were somebody's first. */
  firstVisits: {
    begin: (path: string) => Promise<void>
    untilQuiet: () => Promise<Load[]>
  }
}

const test = base.extend<Fixtures>({
  firstVisits: async ({ sharedPage: page, baseURL }, use) => {
    const { untilQuiet, stop } = await watchPageLoads(page)
    const browser = await page.context().newCDPSession(page)
    await use({
      untilQuiet,
      /** Of a page that somebody has read before. */
      async begin(path) {
        const address = `${onLocalhost(baseURL)}${path}`
        await untilDenselyCompressed(address)
        await browser.send('Network.clearBrowserCache')
        await page.goto(address)
      },
    })
    await stop()
    await browser.detach()
  },
})

/**
 * What a visit costs on a phone, in kilobytes on the line: once its visitor has acted, as nearly all do, and once the
 * page is scrolled to its end (docs/performance.md says what is aimed at). Bytes do not depend on the machine: more than
 * this is a change to the product.
 */
const { defaultBrowserType: _, ...phone } = devices['Pixel 7']
test.use({ ...phone, ...inWholeBrowser })
// One worker has to start the whole browser, and not each of them.
test.describe.configure({ mode: 'default' })

const kilobyte = 1000

for (const { kind, visits } of [
  {
    kind: 'home',
    visits: [
      { address: '/', acted: 230, scrolled: 503, scripts: 136, fonts: 14 },
      { address: '/ar', acted: 233.5, scrolled: 506, scripts: 137.3, fonts: 15.5 },
    ],
  },
  {
    kind: 'a text page',
    visits: [
      {
        address: '/oic-water-vision',
        acted: 174.5,
        scrolled: 174.5,
        scripts: 126,
        fonts: 14,
        alphabets: ['latin'],
      },
      { address: '/fr/oic-water-vision', acted: 181.5, scrolled: 181.5, scripts: 127.5, fonts: 19 },
      { address: '/ar/oic-water-vision', acted: 177, scrolled: 177, scripts: 127.5, fonts: 15.5 },
    ],
  },
  {
    kind: 'news',
    visits: [
      { address: '/news', acted: 220, scrolled: 331, scripts: 130, fonts: 14 },
      { address: '/ar/news', acted: 224, scrolled: 334, scripts: 131.5, fonts: 15.5 },
    ],
  },
  {
    kind: 'a list with languages’ names',
    visits: [{ address: '/ar/publications', acted: 214, scrolled: 372, scripts: 131.5, fonts: 21 }],
  },
  // The countries are in the page's HTML, with all years of the indicator; what lies behind them is a file.
  {
    kind: 'the map of figures',
    visits: [
      {
        address: '/wefe-hub/maps',
        acted: 242,
        scrolled: 244.2,
        scripts: 147,
        fonts: 14,
        requests: 27,
      },
      {
        address: '/ar/wefe-hub/maps',
        acted: 247.2,
        scrolled: 249.4,
        scripts: 149.2,
        fonts: 15.5,
        requests: 28,
      },
    ],
  },
  {
    kind: 'the map of projects',
    // Two of the requests for what can be taken away.
    visits: [{ address: '/footprint', acted: 251, scrolled: 302.5, scripts: 149, fonts: 14, requests: 28 }],
  },
]) {
  test(`a visit of ${kind} stays within its bytes and asks no other host`, async ({
    sharedPage: page,
    firstVisits: { begin, untilQuiet },
    baseURL,
  }) => {
    for (const { address, acted, scrolled, scripts, fonts, requests = 26, alphabets } of visits) {
      await test.step(address, async () => {
        await begin(address)
        await act(page)
        await expectScriptsAtWork(page)
        const loads = await untilQuiet()
        const { origin } = new URL(onLocalhost(baseURL))
        const pages = loads.filter((load) => load.kind === 'html')
        expect.soft(pages, `${address}: pages`).toHaveLength(1)
        const manifests = loads.filter((load) => load.address.includes('/assets/manifest-'))
        expect.soft(manifests, `${address}: manifests`).toHaveLength(1)
        expect.soft(bytesOf(loads) / kilobyte, `${address}, acted`).toBeLessThan(acted)
        expect.soft(bytesOf(loads, 'script') / kilobyte, `${address}, scripts`).toBeLessThan(scripts)
        expect.soft(bytesOf(loads, 'font') / kilobyte, `${address}, fonts`).toBeLessThan(fonts)
        expect.soft(loads.length, `${address}, requests`).toBeLessThan(requests)
        if (alphabets) {
          const letters = loads.filter((load) => load.kind === 'font').map((load) => load.address)
          expect
            .soft(letters, `${address}: fonts of no other alphabet`)
            .toEqual(alphabets.map((name) => expect.stringContaining(name)))
        }
        await scrollToEnd(page)
        loads.push(...(await untilQuiet()))
        expect.soft(bytesOf(loads) / kilobyte, `${address}, scrolled to its end`).toBeLessThan(scrolled)
        const elsewhere = loads.filter((load) => new URL(load.address).origin !== origin)
        expect.soft(elsewhere, `${address}: other hosts`).toEqual([])
      })
    }
  })
}

test('an indicator’s page shows all of itself for some 55 kB, before its scripts come', async ({
  firstVisits: { begin, untilQuiet },
}) => {
  // The letters of three scripts weigh 13 to 37 kB; what else a page shows is the same in each language.
  for (const { code, most } of [
    { code: 'en', most: 53.5 },
    { code: 'fr', most: 56.5 },
    { code: 'ar', most: 56 },
    { code: 'fa', most: 60 },
  ] as const) {
    await test.step(`${most} kB (${code})`, async () => {
      await begin(addressIn(code, '/data-tools/indicators/total-water-withdrawal'))
      const loads = await untilQuiet()
      expect
        .soft(
          loads.filter(({ kind }) => kind === 'html'),
          `pages (${code})`,
        )
        .toHaveLength(1)
      const shown = bytesOf(loads) - bytesOf(loads, 'script')
      expect.soft(shown / kilobyte, `kilobytes (${code})`).toBeLessThan(most)
    })
  }
})

test('home is painted before its scripts are asked for, which need no picture, and the next page costs little', async ({
  page,
  baseURL,
}) => {
  const loads = await watchPageLoads(page)
  await page.goto(onLocalhost(baseURL))

  await part('what a page shows is fetched and painted before its scripts are asked for', async () => {
    const { asked, painted, shown, scripts } = await page.evaluate(() => {
      const resources = performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
      const isScript = ({ name }: PerformanceEntry) => name.endsWith('.js')
      const isFirst = ({ name }: PerformanceEntry) => /\.(css|woff2)$/.test(new URL(name).pathname)
      const [paint] = performance.getEntriesByName('first-contentful-paint')
      const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet], link[as=font]')]
      return {
        /** What the page itself names. */
        asked: links.map(({ href }) => new URL(href).pathname),
        painted: paint?.startTime ?? Number.NaN,
        shown: resources.filter(isFirst).map(({ responseEnd }) => responseEnd),
        scripts: resources.filter(isScript).map(({ startTime }) => startTime),
      }
    })
    expect(shown.length).toBe(asked.length)
    expect(shown.length).toBeGreaterThan(3)
    expect(asked.filter((address) => address.endsWith('.css')).length).toBeGreaterThan(1)
    expect(asked.filter((address) => address.endsWith('.woff2')).length).toBeGreaterThan(0)
    expect(scripts.length).toBeGreaterThan(8)
    expect(Math.min(...scripts)).toBeGreaterThan(painted)
    expect(Math.min(...scripts)).toBeGreaterThan(Math.max(...shown))
  })

  await part('the next page costs its data, what it alone needs, and its own pictures', async () => {
    await loads.untilQuiet()
    await page.locator('a[href="/oic-water-vision"]').first().dispatchEvent('click')
    await expect(page).toHaveURL(/\/oic-water-vision$/)
    const next = await loads.untilQuiet()
    expect(next.filter(({ kind }) => kind === 'html' || kind === 'font')).toEqual([])
    expect(bytesOf(next, 'html', 'data') / kilobyte).toBeLessThan(15)
    expect(bytesOf(next) / kilobyte).toBeLessThan(40)
  })

  await part('a page whose picture does not come has its scripts all the same', async () => {
    // From now on the browser's cache is not used.
    await page.route('**/files/media/**', () => undefined)
    await page.goto(onLocalhost(baseURL), { waitUntil: 'commit' })
    await expectScriptsAtWork(page)
  })
})

test.describe('with a mouse', () => {
  test.use({ isMobile: false, hasTouch: false })

  test('the next page is fetched when a pointer rests on its link, but not where data is to be saved', async ({
    page,
    baseURL,
  }) => {
    const link = page.locator('main a[href="/projects"]').first()
    const loads = await watchPageLoads(page)

    await part('it is not fetched again when the link is followed', async () => {
      await page.goto(onLocalhost(baseURL))
      const first = await loads.untilQuiet()
      expect(first.filter(({ kind }) => kind === 'data')).toEqual([])
      const asked = new Set<string>()
      page.on('request', (request) => asked.add(request.url()))
      const fetched = page.waitForResponse((response) => response.url().includes('/projects.data'))
      await link.hover()
      await (await fetched).finished()
      const ahead = new Set(asked)
      await link.click()
      await expect(page).toHaveURL(/\/projects$/)
      const loaded = (await loads.untilQuiet())
        .filter(({ kind, bytes }) => (kind === 'data' || kind === 'script') && bytes > 0)
        .map(({ address }) => address)
      expect(loaded.filter((address) => address.includes('/projects.data'))).toHaveLength(1)
      expect(loaded.filter((address) => !ahead.has(address))).toEqual([])
      expect(new Set(loaded).size).toBe(loaded.length)
    })

    await part('it is not fetched before the link is followed where data is to be saved', async () => {
      await page.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } })
      })
      const browser = await page.context().newCDPSession(page)
      await browser.send('Network.clearBrowserCache')
      await page.goto(onLocalhost(baseURL))
      await loads.untilQuiet()
      await link.hover()
      await link.focus()
      expect(await loads.untilQuiet()).toEqual([])
    })
  })
})
