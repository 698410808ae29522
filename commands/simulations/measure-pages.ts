import { writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { median } from '../bench/median.ts'
import { siteAddresses } from '../bench/site-addresses.ts'
import { inRepository } from '../steps/repository.ts'
import { endWith, say } from '../steps/say.ts'
import { makeTrialData } from '../trials/trial-data.ts'
import { startPublicServer } from '../trials/public-server.ts'

/**
 * `npm run simulate:measure-pages`: asks the built product for each page of the starter content once in each language, when
 * nothing is cached, and writes bytes (Brotli) and milliseconds to `pages.json` (medians of the languages).
 */
async function measure(): Promise<void> {
  const { dataFolder, remove } = await makeTrialData()
  const server = await startPublicServer(dataFolder)
  const byPath = new Map<string, { bytes: number; milliseconds: number; dataBytes: number }[]>()
  for (const address of await siteAddresses(server.url)) {
    const began = performance.now()
    const bytes = await bytesOf(`${server.url}${address}`)
    const milliseconds = performance.now() - began
    const dataBytes = await bytesOf(`${server.url}${address === '/' ? '/_root' : address}.data`)
    const path = address.replace(/^\/(ar|fr|fa)(?=\/|$)/, '') || '/'
    byPath.set(path, [...(byPath.get(path) ?? []), { bytes, milliseconds, dataBytes }])
  }
  await server.stop()
  await remove()
  const pages = [...byPath].map(([address, measured]) => ({
    address,
    bytes: median(measured.map(({ bytes }) => bytes)),
    milliseconds: Math.round(median(measured.map(({ milliseconds }) => milliseconds))),
    dataBytes: median(measured.map(({ dataBytes }) => dataBytes)),
  }))
  const depth = ({ address }: { address: string }) => (address === '/' ? 0 : address.split('/').length)
  const content = {
    measured: new Date().toISOString().slice(0, 10),
    pages: pages.toSorted((one, other) => depth(one) - depth(other)),
  }
  writeFileSync(inRepository('commands/simulations/pages.json'), `${JSON.stringify(content, undefined, 2)}\n`)
  say(`${pages.length} pages in four languages`)
}

/** As it comes over the line, not unpacked. */
function bytesOf(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'Accept-Encoding': 'br' } }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => (bytes += chunk.length))
      response.on('end', () => resolve(bytes))
    }).on('error', reject)
  })
}

measure().catch(endWith)
