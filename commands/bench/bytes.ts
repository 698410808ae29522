import { chromium, devices, type BrowserContextOptions } from '@playwright/test'
import { buildSite } from '../steps/build.ts'
import { chromium as executablePath, installBrowser } from '../steps/browser.ts'
import { endWith, say } from '../steps/say.ts'
import { startPublicServer } from '../trials/public-server.ts'
import { makeTrialData } from '../trials/trial-data.ts'
import { sayMachine } from './machine.ts'
import { act, bytesOf, loadKinds, scrollToEnd, watchPageLoads, type Load } from './page-loads.ts'
import { untilDenselyCompressed } from './until-densely-compressed.ts'

/** First visits that are measured, each in a browser that has never been here. */
const firstVisits = ['/', '/ar', '/oic-water-vision', '/ar/oic-water-vision', '/news', '/ar/news'] as const
/** First visits of who saves data: a page of each kind. */
const lightVisits = [
  '/',
  '/ar',
  '/oic-water-vision',
  '/ar/oic-water-vision',
  '/who-we-are',
  '/members',
  '/team',
  '/news',
  '/news/1',
  '/projects/nexus-atlas',
  '/publications',
  '/publications/1',
  '/countries/jordan',
  '/gallery',
  '/gallery/1',
  '/media',
  '/cop',
  '/tenders/1',
  '/vacancies/apply',
  '/search?q=water',
] as const
/** Where a visitor who has seen the first page goes next, by a link. */
const nextPages = [
  ['/', '/oic-water-vision'],
  ['/', '/news'],
  ['/oic-water-vision', '/news'],
  ['/ar', '/ar/publications'],
] as const

/**
 * `npm run bench:bytes [-- --list]`: what a phone loads, in kilobytes (1,000 bytes) on the line, of pages that somebody
 * read before: once its visitor has acted, once the page is scrolled to its end, and for the next page. `--list` names
 * each file.
 */
async function bench(): Promise<void> {
  await installBrowser()
  await buildSite()
  const { dataFolder, remove } = await makeTrialData()
  const server = await startPublicServer(dataFolder)
  // Chromium asks for Brotli over plain http of this name only.
  const origin = `http://localhost:${server.port}`
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-quic'] })
  sayMachine(`Chromium ${browser.version()}`)
  say(
    `  ${'kB'.padEnd(34)} ${['all', ...loadKinds].map((kind) => kind.padStart(8)).join('')} requests other hosts`,
  )
  const row = (what: string, loads: readonly Load[]) => {
    const figures = [bytesOf(loads), ...loadKinds.map((kind) => bytesOf(loads, kind))]
    const elsewhere = loads.filter(({ address }) => new URL(address).origin !== origin)
    say(
      `  ${what.padEnd(34)} ${figures.map((bytes) => (bytes / 1000).toFixed(1).padStart(8)).join('')} ${String(loads.length).padStart(8)} ${String(elsewhere.length).padStart(11)}`,
    )
    if (!process.argv.includes('--list')) return
    for (const { address, bytes } of loads.toSorted((one, other) => other.bytes - one.bytes))
      say(`      ${(bytes / 1000).toFixed(1).padStart(6)} ${address.slice(origin.length)}`)
  }
  const visit = async (address: string, options: BrowserContextOptions = {}) => {
    const context = await browser.newContext({ ...devices['Pixel 7'], ...options })
    const page = await context.newPage()
    const loads = await watchPageLoads(page)
    if (!options.extraHTTPHeaders) await untilDenselyCompressed(`${origin}${address}`)
    await page.goto(`${origin}${address}`)
    return { page, loads, first: await loads.untilQuiet(), close: () => context.close() }
  }
  for (const address of firstVisits) {
    const { page, loads, first, close } = await visit(address)
    await act(page)
    const acted = [...first, ...(await loads.untilQuiet())]
    row(`${address}, acted`, acted)
    await scrollToEnd(page)
    row('  and scrolled to its end', [...acted, ...(await loads.untilQuiet())])
    await close()
  }
  for (const [from, to] of nextPages) {
    const { page, loads, close } = await visit(from)
    await loads.untilQuiet()
    await page.locator(`a[href="${to}"]`).first().dispatchEvent('click')
    row(`${to} after ${from}`, await loads.untilQuiet())
    await close()
  }
  for (const address of lightVisits) {
    const { first, close } = await visit(address, { extraHTTPHeaders: { 'Save-Data': 'on' } })
    row(`${address} in the light version`, first)
    await close()
  }
  await browser.close()
  await server.stop()
  await remove()
}

bench().catch(endWith)
