import { lookup } from 'node:dns'
import { request as requestByHttp } from 'node:http'
import { request as requestByHttps } from 'node:https'
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net'

/** What another site says: something stands there, nothing does, or nobody answers. */
export type OutsideAnswer = 'stands' | 'gone' | 'unreachable'

interface AskOptions {
  /** Milliseconds for one request. */
  timeout?: number
  /** Whether an address (IP) may be connected to. */
  isAllowed?: (ip: string) => boolean
  ports?: readonly string[]
}

const mostRedirects = 5

/** Networks that are not the public internet: what this machine reaches there is no visitor's, and no one else's business. */
const closedNetworks = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  closedNetworks.addSubnet(network, prefix, 'ipv4')
/** All of IPv6 but what is given to the public; of that, addresses that lead to others (Teredo, 6to4) and examples. */
const publicIpv6 = new BlockList()
publicIpv6.addSubnet('2000::', 3, 'ipv6')
for (const [network, prefix] of [
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  closedNetworks.addSubnet(network, prefix, 'ipv6')

/** Whether an address (IP) belongs to the public internet. */
export function isPublicAddress(ip: string): boolean {
  if (isIP(ip) === 0) return false
  if (!isIPv6(ip)) return !closedNetworks.check(ip)
  return publicIpv6.check(ip, 'ipv6') && !closedNetworks.check(ip, 'ipv6')
}

class ClosedNetworkError extends Error {}

/**
 * Asks another site whether something stands at an address, and reads nothing of what it sends. The name is resolved once for
 * each connection, and the connection goes to what was judged. Sites that refuse programs or are busy are not called broken.
 */
export async function askOutside(address: string, options: AskOptions = {}): Promise<OutsideAnswer> {
  let next = address
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    let answer: { status: number; location: string | undefined }
    try {
      answer = await headOf(next, 'HEAD', options)
      if ([403, 404, 405, 501].includes(answer.status)) answer = await headOf(next, 'GET', options)
    } catch {
      return 'unreachable'
    }
    const { status, location } = answer
    if (status === 404 || status === 410) return 'gone'
    if (status < 300 || status >= 400 || location === undefined || !URL.canParse(location, next))
      return 'stands'
    next = new URL(location, next).href
  }
  return 'unreachable'
}

function headOf(
  address: string,
  method: 'HEAD' | 'GET',
  { timeout = 10_000, isAllowed = isPublicAddress, ports = ['', '80', '443'] }: AskOptions,
): Promise<{ status: number; location: string | undefined }> {
  const url = new URL(address)
  const { protocol, port, hostname } = url
  const literal = hostname.replace(/^\[|\]$/g, '')
  const isWeb = protocol === 'https:' || protocol === 'http:'
  if (!isWeb || !ports.includes(port) || (isIP(literal) !== 0 && !isAllowed(literal)))
    return Promise.reject(new ClosedNetworkError(hostname))
  const { promise, resolve, reject } = Promise.withResolvers<{
    status: number
    location: string | undefined
  }>()
  const request = (protocol === 'https:' ? requestByHttps : requestByHttp)(
    url,
    {
      method,
      agent: false,
      lookup: lookupAmong(isAllowed),
      maxHeaderSize: 16_384,
      signal: AbortSignal.timeout(timeout),
      headers: { 'User-Agent': 'Mozilla/5.0 (compatible; link check)', Accept: '*/*' },
    },
    (response) => {
      resolve({ status: response.statusCode ?? 0, location: response.headers.location })
      response.destroy()
    },
  )
  request.once('error', reject)
  request.end()
  return promise
}

/** Resolves names as usual, and fails where one of the addresses is not allowed. */
function lookupAmong(isAllowed: (ip: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error) return callback(error, '')
      if (!first || !addresses.every(({ address }) => isAllowed(address)))
        return callback(new ClosedNetworkError(hostname), '')
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family)
    })
  }
}

/** Hosts that are asked at the same moment. */
const hostsAtOnce = 4

interface AskAllOptions {
  ask?: (address: string) => Promise<OutsideAnswer>
  /** Milliseconds after which nothing more is asked. */
  limit?: number
  now?: () => number
}

/**
 * Asks each host for one address after the other.
 * @returns the answers; those that there was no time for are missing
 */
export async function askAllOutside(
  addresses: readonly string[],
  { ask = askOutside, limit = 30 * 60_000, now = () => Date.now() }: AskAllOptions = {},
): Promise<ReadonlyMap<string, OutsideAnswer>> {
  const until = now() + limit
  const answers = new Map<string, OutsideAnswer>()
  const hosts = [
    ...Map.groupBy(new Set(addresses), (address) =>
      URL.canParse(address) ? new URL(address).host : address,
    ).values(),
  ]
  const askHosts = async () => {
    for (let host = hosts.shift(); host !== undefined; host = hosts.shift())
      for (const address of host) if (now() < until) answers.set(address, await ask(address))
  }
  await Promise.all(Array.from({ length: hostsAtOnce }, askHosts))
  return answers
}
