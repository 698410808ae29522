import { createHash } from 'node:crypto'
import { z } from 'zod'
import { siteAddresses } from '../bench/site-addresses.ts'

/** What an address answered. */
export interface Answer {
  status: number
  /** Of its bytes. */
  hash: string
}

const documented = z.object({
  servers: z.tuple([z.object({ url: z.url() })]),
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
})

/** Every page of the site map, every address of the API's documentation that needs no parameter, and what feeds hold. */
export async function allAddresses(url: string): Promise<string[]> {
  const { servers, paths } = documented.parse(await (await fetch(`${url}/api/openapi.json`)).json())
  const ofApi = Object.entries(paths).flatMap(([address, methods]) =>
    'get' in methods && !address.includes('{') ? [new URL(servers[0].url).pathname + address] : [],
  )
  const further = ['/sitemap.xml', '/api/search?q=water', '/search?q=water', '/feeds/news.atom', '/data.json']
  const pages = await siteAddresses(url)
  if (pages.length === 0 || ofApi.length === 0) throw new Error('The site names no addresses')
  return [...new Set([...pages, ...ofApi, ...further])]
}

/** Requests addresses one after another and resolves with their answers; none is one of status 0. */
export async function answersOf(url: string, addresses: readonly string[]): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>()
  for (const address of addresses) answers.set(address, await answerOf(`${url}${address}`))
  return answers
}

async function answerOf(address: string): Promise<Answer> {
  try {
    const response = await fetch(address, { redirect: 'manual' })
    const bytes = new Uint8Array(await response.arrayBuffer())
    return { status: response.status, hash: createHash('sha256').update(bytes).digest('hex') }
  } catch {
    return { status: 0, hash: '' }
  }
}

/** Addresses whose status is another than before. */
export function changedStatuses(
  before: ReadonlyMap<string, Answer>,
  after: ReadonlyMap<string, Answer>,
): string[] {
  return [...before].flatMap(([address, { status }]) => {
    const now = after.get(address)?.status
    return now === status ? [] : [`${address}: ${status}, then ${now}`]
  })
}
