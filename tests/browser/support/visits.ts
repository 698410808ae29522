import { get } from 'node:http'

/** One request over a connection of its own; nothing when the connection broke or nobody answered on it. */
export function visit(address: string, signal?: AbortSignal): Promise<number | undefined> {
  return new Promise((resolve) => {
    get(address, { agent: false, signal }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode))
      response.on('error', () => resolve(undefined))
    }).on('error', () => resolve(undefined))
  })
}

/** Requests that public processes are at. */
export interface VisitsInHand {
  /** Their statuses, once all are answered. */
  statuses: Promise<(number | undefined)[]>
}

/**
 * Asks so many times at once for what is never cached, and resolves when a public process has each request in hand: it then
 * says `100 Continue`. A connection that is still on its way from one process to another is nobody's.
 */
export async function visitsInHand(url: string, count: number): Promise<VisitsInHand> {
  const visits = Array.from({ length: count }, (_, index) => visitInHand(`${url}/news?q=water${index}`))
  await Promise.all(visits.map(({ isInHand }) => isInHand))
  return { statuses: Promise.all(visits.map(({ status }) => status)) }
}

function visitInHand(address: string): { isInHand: Promise<void>; status: Promise<number | undefined> } {
  const request = get(address, { agent: false, headers: { Expect: '100-continue' } })
  const isInHand = new Promise<void>((resolve, reject) => request.on('continue', resolve).on('error', reject))
  const status = new Promise<number | undefined>((resolve) => {
    request
      .on('response', (response) => {
        response.resume()
        response.on('end', () => resolve(response.statusCode))
        response.on('error', () => resolve(undefined))
      })
      .on('error', () => resolve(undefined))
  })
  return { isInHand, status }
}
