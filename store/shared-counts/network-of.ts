import { isIPv4, isIPv6 } from 'node:net'

/**
 * What counts as one visitor: an IPv4 address, or the /64 network that an IPv6 visitor holds whole. Some proxies report the
 * port as well.
 */
export function networkOf(reported: string): string {
  const address = withoutPort(reported)
  if (!isIPv6(address)) return address
  const groups = groupsOf(address)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (!isMapped)
    return groups
      .slice(0, 4)
      .map((group) => group.toString(16))
      .join(':')
  const [high = 0, low = 0] = groups.slice(6)
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

function withoutPort(reported: string): string {
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(reported) ?? []
  if (bracketed !== undefined) return bracketed
  const [, host = ''] = /^([\d.]+):\d+$/.exec(reported) ?? []
  return isIPv4(host) ? host : reported
}

/** The eight groups of an IPv6 address, however it is shortened. */
function groupsOf(address: string): number[] {
  const plain = address.replace(/%.*$/, '').replace(/[\d.]+$/, (end) => (isIPv4(end) ? asGroups(end) : end))
  const [before = '', after] = plain.split('::')
  const first = read(before)
  if (after === undefined) return first
  const last = read(after)
  return [...first, ...Array.from({ length: 8 - first.length - last.length }, () => 0), ...last]
}

function read(part: string): number[] {
  return part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))
}

function asGroups(ipv4: string): string {
  const [a = 0, b = 0, c = 0, d = 0] = ipv4.split('.').map(Number)
  return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`
}
