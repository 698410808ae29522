import { Agent, get } from 'node:http'
import { buildSite } from '../steps/build.ts'
import { mallocSettings, publicServerOptions } from '../steps/public-server-options.ts'
import { endWith, say } from '../steps/say.ts'
import { startPublicServer } from '../trials/public-server.ts'
import { makeTrialData } from '../trials/trial-data.ts'
import { sayMachine } from './machine.ts'
import { productMemory } from './product-memory.ts'
import { siteAddresses } from './site-addresses.ts'

const atOnce = 8
const marks = 5
/** Of the site map's addresses, which stand in the order of kinds and languages. */
const everyNth = 5
const nodesOwnMemory = Object.fromEntries(Object.keys(mallocSettings).map((name) => [name, undefined]))

/**
 * `npm run bench:memory [-- requests]` (`-- product`: only the whole product's processes, `product-memory.ts`): megabytes that the public server's process holds while every fifth page of
 * the site map and the API's lists are read again and again, with the options under which it runs and
 * without them, in turn.
 */
async function bench(): Promise<void> {
  await buildSite()
  const { dataFolder, remove } = await makeTrialData()
  sayMachine()
  const [asked = '10000'] = process.argv.slice(2)
  if (asked !== 'product') await underRequests(dataFolder, Number(asked))
  await productMemory(dataFolder)
  await remove()
}

async function underRequests(dataFolder: string, requests: number): Promise<void> {
  const shown = Array.from({ length: marks }, (_, mark) => Math.round((requests / marks) * (mark + 1)))
  say(
    `  resident MB${['at start', ...shown.map(String)].map((mark) => mark.padStart(10)).join('')}  requests/s`,
  )
  for (const [name, nodeOptions, environment] of [
    ['Node’s own', [], nodesOwnMemory],
    ['as it runs', publicServerOptions, {}],
  ] as const) {
    const server = await startPublicServer(dataFolder, { nodeOptions, environment })
    const figures = [server.residentMegabytes()]
    const all = await siteAddresses(server.url)
    const addresses = all.filter((_, index) => index % everyNth === 0)
    addresses.push('/api/news', '/api/publications', '/api/tenders', '/api/projects')
    const began = performance.now()
    let done = 0
    for (const mark of shown) {
      await Promise.all(
        Array.from({ length: atOnce }, async () => {
          while (done < mark) {
            const address = addresses[done % addresses.length] ?? '/'
            done += 1
            await read(`${server.url}${address}`)
          }
        }),
      )
      figures.push(server.residentMegabytes())
    }
    const perSecond = requests / ((performance.now() - began) / 1000)
    say(
      `  ${name.padEnd(11)}${figures.map((figure) => figure.toFixed(0).padStart(10)).join('')} ${perSecond.toFixed(0).padStart(11)}`,
    )
    if (name === 'as it runs')
      say(`  ${addresses.length} addresses; Node’s options: ${nodeOptions.join(' ')}`)
    await server.stop()
  }
}

const agent = new Agent({ keepAlive: true, maxSockets: atOnce })

function read(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(address, { agent, headers: { 'Accept-Encoding': 'br' } }, (response) => {
      response.resume()
      response.on('end', resolve)
      if ((response.statusCode ?? 500) >= 500) reject(new Error(`${address} answered ${response.statusCode}`))
    }).on('error', reject)
  })
}

bench().catch(endWith)
