import { chromium, type Page } from '@playwright/test'
import { launchOptionsOf } from '../../tests/browser/support/launch-options.ts'
import { startProduct } from '../../tests/browser/support/product.ts'
import { administrator, createStaff } from '../../tests/browser/support/staff.ts'
import { chromium as executablePath, installBrowser } from '../steps/browser.ts'
import { buildAdmin, buildSite, buildSupervisor } from '../steps/build.ts'
import { inRepository } from '../steps/repository.ts'
import { endWith, say, step } from '../steps/say.ts'
import { makeTrialData } from '../trials/trial-data.ts'
import { gzippedBytes, scriptsIn, stockScripts } from './back-office-scripts.ts'
import { fillBackOffice, firstFilled } from './fill-back-office.ts'
import { sayMachine } from './machine.ts'
import { median } from './median.ts'
import { buildStockBackOffice, startStockBackOffice, stockBuild } from './stock-back-office.ts'

const rounds = 5

interface Screen {
  what: string
  address: string
  /** What a person waits for. */
  shown: string
  /** Milliseconds. */
  target: number
}

const list = '.collection-list table tbody tr'
const record = firstFilled + 500
const screens: readonly Screen[] = [
  { what: 'start page', address: '/admin', shown: '.waiting-dashboard h2', target: 1500 },
  { what: 'list of news', address: '/admin/collections/news', shown: list, target: 1000 },
  { what: 'list, by title', address: '/admin/collections/news?sort=title', shown: list, target: 1000 },
  { what: 'list, searched', address: '/admin/collections/news?search=News%2015', shown: list, target: 1000 },
  {
    what: 'list, drafts alone',
    address: '/admin/collections/news?where[or][0][and][0][_status][equals]=draft',
    shown: '.collection-list',
    target: 1000,
  },
  { what: 'list, page 500', address: '/admin/collections/news?page=500', shown: list, target: 1000 },
  { what: 'list of pictures', address: '/admin/collections/media', shown: list, target: 1000 },
  {
    what: 'translations',
    address: '/admin/translations?state=missing',
    shown: '.translations-table tbody tr',
    target: 1000,
  },
  { what: 'a news', address: `/admin/collections/news/${record}`, shown: '#field-title', target: 1500 },
  {
    what: 'a news in Arabic',
    address: `/admin/collections/news/${record}?locale=ar`,
    shown: '#field-title',
    target: 1500,
  },
  { what: 'a topic', address: '/admin/collections/topics/1', shown: '#field-title', target: 1500 },
  { what: 'a picture', address: '/admin/collections/media/1', shown: '#field-alternativeText', target: 1500 },
  {
    what: 'versions of a news',
    address: `/admin/collections/news/${record}/versions`,
    shown: 'main table tbody tr',
    target: 1000,
  },
]

/**
 * `npm run bench:back-office [-- 20000]`: fills a database with so many news and says how long screens of the back office take: the
 * server's answer, and until Chromium shows what a person waits for (medians, in milliseconds), with the targets beside them; then
 * what scripts the start page and a form load. `-- stock` builds the back office without our components and says what that
 * loads: a minute longer, after an upgrade of Payload or Next, for `stockScripts`.
 */
async function bench(): Promise<void> {
  const records = Number(process.argv[2]) || 20_000
  await installBrowser()
  await buildSite()
  await buildAdmin()
  await buildSupervisor()
  const { dataFolder, remove } = await makeTrialData()
  await createStaff(dataFolder)
  await step(`Filling it with ${records} news`, () => fillBackOffice(dataFolder, records))
  const product = await startProduct(dataFolder)
  try {
    const cookie = await signIn(product.url)
    sayMachine()
    await measureScreens(product.url, cookie)
    const own = await scriptBytes(product.url, cookie, inRepository('admin/.next'))
    sayScripts(own, stockScripts)
  } finally {
    await product.stop()
  }
  if (process.argv.includes('stock')) {
    await buildStockBackOffice()
    const stock = await startStockBackOffice(dataFolder)
    const bytes = await scriptBytes(stock.url, await signIn(stock.url), stockBuild)
    say(`  scripts of the stock back office: ${bytes} bytes`)
    await stock.stop()
  }
  await remove()
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/cms-api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(administrator),
  })
  const [cookie] = (answer.headers.get('set-cookie') ?? '').split(';')
  if (!answer.ok || !cookie) throw new Error(`Signing in was answered with ${answer.status}`)
  return cookie
}

async function measureScreens(url: string, cookie: string): Promise<void> {
  const browser = await chromium.launch(launchOptionsOf(executablePath, { computes: true }))
  const context = await browser.newContext({ baseURL: url, locale: 'en' })
  const [name = '', value = ''] = cookie.split('=')
  await context.addCookies([{ name, value, url }])
  const page = await context.newPage()
  const columns = ['answer', 'shown', 'target'].map((column) => column.padStart(10)).join('')
  say(`  ${`ms, median of ${rounds}`.padEnd(28)}${columns}`)
  for (const screen of screens) {
    const answers: number[] = []
    const showings: number[] = []
    // The first loads what all the others have.
    for (let round = 0; round <= rounds; round += 1) {
      const answered = await timed(() => read(`${url}${screen.address}`, cookie))
      const shown = await timed(() => show(page, screen))
      // What a form still asks for when it is shown would delay the next screen, for which a person is not that quick.
      await page.waitForLoadState('networkidle')
      if (round === 0) continue
      answers.push(answered)
      showings.push(shown)
    }
    const figures = [median(answers), median(showings), screen.target]
    say(`  ${screen.what.padEnd(28)}${figures.map((figure) => figure.toFixed(0).padStart(10)).join('')}`)
  }
  await browser.close()
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await act()
  return performance.now() - began
}

async function show(page: Page, { address, shown }: Screen): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' })
  await page.locator(shown).first().waitFor()
}

async function read(address: string, cookie: string): Promise<string> {
  const answer = await fetch(address, { headers: { Cookie: cookie, 'Accept-Language': 'en' } })
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}`)
  return answer.text()
}

async function scriptBytes(url: string, cookie: string, build: string): Promise<number> {
  const pages = await Promise.all(
    ['/admin', '/admin/collections/news/1'].map((address) => read(`${url}${address}`, cookie)),
  )
  return gzippedBytes(build, new Set(pages.flatMap(scriptsIn)))
}

function sayScripts(own: number, stock: number): void {
  const more = ((own - stock) / stock) * 100
  say(
    `  scripts of the start page and a form, gzip: ${own} bytes, stock ${stock}: ${more.toFixed(1)} % more (target: 10)`,
  )
}

bench().catch(endWith)
