import { availableParallelism } from 'node:os'
import { startProduct, type Product } from '../../tests/browser/support/product.ts'
import { buildSite } from '../steps/build.ts'
import { endWith, say } from '../steps/say.ts'
import { makeTrialData } from '../trials/trial-data.ts'
import { sayMachine } from './machine.ts'
import { median } from './median.ts'
import { requestsPerSecond } from './requests-per-second.ts'

const asked = [
  ['cached: home', '/'],
  ['cached: text page', '/oic-water-vision'],
  ['rebuilt: list of news, searched', '/news?q=water'],
] as const
const rounds = 3
const seconds = 3
const connections = 32

/**
 * `npm run bench:processes [-- processes]`: requests per second with one public process and with several (as many as
 * there are processors), started as `npm start` starts them, in turn. The load generator takes a processor of its own.
 */
async function bench(): Promise<void> {
  const several = Number(process.argv[2] ?? availableParallelism())
  await buildSite()
  const { dataFolder, remove } = await makeTrialData()
  const products: Product[] = []
  for (const processes of [1, several]) {
    products.push(await startProduct(dataFolder, { ADMIN: 'off', PUBLIC_PROCESSES: String(processes) }))
  }
  sayMachine()
  say(`  requests/s, median of ${rounds} × ${seconds} s, ${connections} connections`)
  say(`  ${''.padEnd(36)}${'1 process'.padStart(12)}${`${several} processes`.padStart(14)}`)
  for (const [what, address] of asked) {
    const figures = products.map((): number[] => [])
    for (let round = 0; round < rounds; round += 1) {
      for (const [place, { url }] of products.entries())
        figures[place]?.push(await requestsPerSecond(`${url}${address}`, { connections, seconds }))
    }
    const [one = Number.NaN, more = Number.NaN] = figures.map(median)
    say(
      `  ${what.padEnd(36)}${one.toFixed(1).padStart(12)}${`${more.toFixed(1)} (${(more / one).toFixed(2)}×)`.padStart(20)}`,
    )
  }
  for (const product of products) await product.stop()
  await remove()
}

bench().catch(endWith)
