import { Agent, get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { buildSite } from '../steps/build.ts'
import { publicServerOptions } from '../steps/public-server-options.ts'
import { inRepository } from '../steps/repository.ts'
import { endWith, say } from '../steps/say.ts'
import { startPublicServer, type PublicServer } from '../trials/public-server.ts'
import { startPublisher, type Publisher } from '../trials/publisher.ts'
import { makeTrialData } from '../trials/trial-data.ts'
import { sayMachine } from './machine.ts'
import { median } from './median.ts'

const rounds = 7
const mostPages = 1000
// A connection for each request: one that is reused may be closed at the moment at which it is used again.
const agent = new Agent({ keepAlive: false, maxSockets: 256 })

/**
 * `npm run bench:publish [-- processes]`: milliseconds from a publish to the new page on each of several processes, how
 * long a thousand stale pages take that are asked for at once, and how often each was made.
 */
async function bench(): Promise<void> {
  const processes = Number(process.argv[2] ?? 4)
  await buildSite()
  const { dataFolder, remove } = await makeTrialData()
  const publisher = await startPublisher(dataFolder)
  const servers: PublicServer[] = []
  for (let started = 0; started < processes; started += 1) {
    servers.push(
      await startPublicServer(dataFolder, {
        environment: { PAGE_CACHE_MEGABYTES: '256' },
        nodeOptions: [...publicServerOptions, '--import', inRepository('commands/bench/count-queries.ts')],
      }),
    )
  }
  sayMachine()
  await spread(servers, publisher)
  const [first, ...others] = servers
  for (const other of others) await other.stop()
  if (first) {
    await onePageForAThousand(first, publisher)
    await aThousandPages(first, publisher)
    await first.stop()
  }
  await publisher.stop()
  await remove()
}

async function spread(servers: readonly PublicServer[], { path, publish }: Publisher): Promise<void> {
  const figures = servers.map((): number[] => [])
  for (let round = 0; round < rounds; round += 1) {
    const title = `Title ${round} ${Date.now()}`
    await Promise.all(servers.map(({ url }) => read(`${url}${path}`)))
    const shown = servers.map(async ({ url }) => {
      for (;;) {
        if (await shows(`${url}${path}`, title)) return Date.now()
        await wait(25)
      }
    })
    const savedAt = await publish(title)
    for (const [place, moment] of (await Promise.all(shown)).entries()) figures[place]?.push(moment - savedAt)
  }
  const all = figures.map(
    (each) => `${median(each).toFixed(0)} (${Math.min(...each)} to ${Math.max(...each)})`,
  )
  say(`  from the publish to the new page on each of ${servers.length} processes, ms, median of ${rounds}:`)
  say(`    ${all.join(' · ')}`)
}

async function onePageForAThousand(server: PublicServer, { path, publish }: Publisher): Promise<void> {
  const address = `${server.url}/projects`
  await read(address)
  await publishAndWait(server, path, publish)
  const before = await server.queries()
  const began = performance.now()
  await Promise.all(Array.from({ length: 1000 }, () => read(address)))
  const milliseconds = performance.now() - began
  const whole = (await server.queries()) - before
  say(
    `  one stale page asked for a thousand times at once: ${milliseconds.toFixed(0)} ms, ${whole} statements to the database`,
  )
}

async function aThousandPages(server: PublicServer, { path, publish }: Publisher): Promise<void> {
  const siteMap = brotliDecompressSync((await read(`${server.url}/sitemap.xml`)).body).toString('utf8')
  const addresses = [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address]) => `${server.url}${new URL(address ?? '').pathname}`)
    .slice(0, mostPages)
  const outcomes = async () => {
    const began = performance.now()
    const answers = await Promise.all(addresses.map(read))
    const count = (outcome: string) => answers.filter(({ cache }) => cache === outcome).length
    const seconds = (performance.now() - began) / 1000
    return `${seconds.toFixed(1)} s, ${count('miss')} made, ${count('hit')} cached`
  }
  say(`  ${addresses.length} pages asked for at once:`)
  say(`    of which nothing is cached: ${await outcomes()}`)
  say(`    again:                    ${await outcomes()}`)
  await publishAndWait(server, path, publish)
  say(`    stale after a publish:    ${await outcomes()} (those read most were made before anybody asked)`)
  say(`    again:                    ${await outcomes()}`)
}

/** Returns when the process has seen what was published. */
async function publishAndWait(
  server: PublicServer,
  path: string,
  publish: Publisher['publish'],
): Promise<void> {
  const title = `Title ${Date.now()}`
  await publish(title)
  while (!(await shows(`${server.url}${path}`, title))) await wait(20)
}

interface Answer {
  /** Compressed, as browsers ask for it. */
  body: Buffer
  cache: string | undefined
}

function read(address: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(address, { agent, headers: { 'Accept-Encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const cache = response.headers['x-cache']
        if (response.statusCode === 200) {
          resolve({ body: Buffer.concat(chunks), cache: typeof cache === 'string' ? cache : undefined })
        } else {
          reject(new Error(`${address} answered ${response.statusCode}`))
        }
      })
    }).on('error', reject)
  })
}

async function shows(address: string, text: string): Promise<boolean> {
  const { body } = await read(address)
  return brotliDecompressSync(body).includes(text)
}

bench().catch(endWith)
