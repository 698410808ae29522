import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { buildSite } from '../steps/build.ts'
import { endWith, say } from '../steps/say.ts'
import { startPublicServer, type PublicServer } from '../trials/public-server.ts'
import { SeededRandom } from '../trials/seeded-random.ts'
import { sendProposal } from '../trials/send-proposal.ts'
import { makeTrialData } from '../trials/trial-data.ts'
import { sayMachine } from './machine.ts'
import { median } from './median.ts'
import { publishAgain } from './publish-again.ts'
import { siteAddresses } from './site-addresses.ts'

const minute = 60_000
const requestsPerSecond = 20
const figures = 12
/** As `startPublicServer` lists them. */
const names = ['answering', 'rendering'] as const
const columnWidth = 12

/**
 * `npm run bench:mixed-load -- [minutes]`: an hour of what a day brings, at a steady pace: every page in every language,
 * lists turned and narrowed, searches, data for the next page, calls of the API, feeds, files, addresses that are not
 * there, proposals with files, and a publish each minute. Prints the memory that each process holds, and how much its median of
 * the last third is above that of the second.
 */
async function bench(): Promise<void> {
  const minutes = Number(process.argv[2] ?? 60)
  await buildSite()
  const { dataFolder, tender, remove } = await makeTrialData()
  const server = await startPublicServer(dataFolder)
  sayMachine()
  say(`  ${minutes} minutes, ${requestsPerSecond} requests/s, a publish a minute; resident MB`)
  say(`           ${names.map((name) => name.padStart(columnWidth)).join('')}`)
  const traffic = await makeTraffic(server, tender)
  const began = performance.now()
  const publishing = setInterval(() => publishAgain(dataFolder), minute)
  const counted = new Map<string, number>()
  const underway = new Set<Promise<void>>()
  let shown = 0
  const held: number[][] = names.map(() => [])
  const show = (part: number) => {
    const now = server.residentMegabytesOfEach()
    for (const [place, megabytes] of now.entries()) held[place]?.push(megabytes)
    say(`  ${((minutes * part) / figures).toFixed(0).padStart(4)} min ${now.map(inColumn).join('')}`)
    shown = part
  }
  show(0)
  for (let request = 0; ; request += 1) {
    const part = Math.floor(((performance.now() - began) / (minutes * minute)) * figures)
    if (part > shown) show(part)
    if (part >= figures) break
    const one = note(counted, traffic())
    underway.add(one)
    void one.finally(() => underway.delete(one))
    const due = (request * 1000) / requestsPerSecond - (performance.now() - began)
    if (due > 0) await pause(due)
    // A slow machine falls behind rather than heaping requests up.
    if (underway.size > requestsPerSecond) await Promise.race(underway)
  }
  await Promise.all(underway)
  clearInterval(publishing)
  for (const [place, name] of names.entries()) {
    const [second = Number.NaN, last = Number.NaN] = thirds(held[place] ?? [])
      .slice(1)
      .map(median)
    say(
      `  ${name}: ${second.toFixed(0)} MB in the second third, ${last.toFixed(0)} in the last (${(last / second).toFixed(2)}×)`,
    )
  }
  for (const [outcome, count] of [...counted].toSorted()) say(`  ${outcome.padEnd(24)}${count}`)
  await server.stop()
  await remove()
}

const inColumn = (megabytes: number) => megabytes.toFixed(0).padStart(columnWidth)

/** What was measured at the start belongs to none of them. */
function thirds([, ...measured]: readonly number[]): number[][] {
  const third = Math.ceil(measured.length / 3)
  return [0, 1, 2].map((place) => measured.slice(place * third, (place + 1) * third))
}

/** The next request of the mix, each time it is called; resolves with what it was and how it was answered. */
async function makeTraffic(server: PublicServer, tender: string): Promise<() => Promise<string>> {
  const random = new SeededRandom(7)
  const pages = await siteAddresses(server.url)
  const page = () => pages[random.below(pages.length)] ?? '/'
  const lists = ['news', 'publications', 'projects', 'events', 'tenders', 'vacancies']
  const list = () => lists[random.below(lists.length)] ?? 'news'
  const prefix = () => random.one(['', '/ar', '/fr', '/fa'])
  const words = ['water', 'energy', 'solar', 'desalination', 'مياه', 'eau', 'آب', 'nexus food']
  const word = () => encodeURIComponent(words[random.below(words.length)] ?? '')
  const get = async (what: string, address: string) => {
    const response = await fetch(`${server.url}${address}`, {
      headers: { 'Accept-Encoding': random.one(['br', 'gzip', 'br, gzip', 'identity']) },
    })
    await response.arrayBuffer()
    return `${what} ${response.status}`
  }
  const mix: readonly (readonly [share: number, send: () => Promise<string>])[] = [
    [50, () => get('page', page())],
    [10, () => get('data', dataOf(page()))],
    [8, () => get('list', `${prefix()}/${list()}?page=${random.below(2) + 1}&sort=oldest`)],
    [6, () => get('search', `${prefix()}/search?q=${word()}`)],
    [12, () => get('API', `/api/${list()}?page=${random.below(4) + 1}&per_page=${random.below(20) + 1}`)],
    [3, () => get('API search', `/api/search?q=${word()}`)],
    [3, () => get('feed', `${prefix()}/feeds/news.atom`)],
    [4, () => get('nothing there', `${prefix()}/nothing-${random.below(100_000)}`)],
    [3, () => get('preview', `/previews/${random.one(['en', 'ar', 'fr', 'fa'])}/${list()}.jpg`)],
    [
      1,
      async () => {
        const sizes = [200_000, 50_000]
        // The same twice would be taken for one sent again.
        const company = `Mixed load ${randomUUID()}`
        const answer = await sendProposal({ url: server.url, tender, company, sizes })
        return `proposal ${typeof answer === 'string' ? 201 : answer}`
      },
    ],
  ]
  const all = mix.reduce((sum, [share]) => sum + share, 0)
  return () => {
    let place = random.next() * all
    const chosen = mix.find(([share]) => (place -= share) < 0) ?? mix[0]
    return chosen ? chosen[1]() : get('page', '/')
  }
}

/** Where scripts fetch the data of a page. */
function dataOf(page: string): string {
  return page === '/' ? '/_root.data' : `${page.replace(/\/$/, '')}.data`
}

async function note(counted: Map<string, number>, sent: Promise<string>): Promise<void> {
  const outcome = await sent.catch((error: unknown) => `broken: ${reasonOf(error)}`)
  counted.set(outcome, (counted.get(outcome) ?? 0) + 1)
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return cause instanceof Error ? cause.message : String(cause)
}

bench().catch(endWith)
