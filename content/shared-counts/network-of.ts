import { isIPv6 } from 'node:net'

/** What is counted as one visitor: an address, or the /64 network that a visitor of IPv6 holds whole. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1]
  return mapped ?? address.split(':').slice(0, 4).join(':')
}
