/** RFC 9110, sections 7.6.1, 7.8 and 10.1.1: an expectation was met or refused by Node, and an upgrade is passed over. */
const always = [
  'connection',
  'expect',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]

/** What says where a message ends and whom it is for. Without it, the next server reads a body as another request. */
const ofMessage: ReadonlySet<string> = new Set(['content-length', 'host'])

/**
 * Names of the headers that speak of one connection, and are not passed on to the next.
 * @param connection what the message itself names as such, in `Connection`
 */
export function headersOfConnection(connection = ''): ReadonlySet<string> {
  const named = connection.split(',').map((name) => name.trim().toLowerCase())
  return new Set([...always, ...named.filter((name) => !ofMessage.has(name))])
}

/**
 * How the end of a body that is passed on is found: Node says it by itself for some methods only. For what has no body, pass
 * none on.
 * @param length what the body's sender says of it in `Content-Length`
 */
export function framingOf(length: string | undefined): Record<string, string> {
  return length === undefined ? { 'transfer-encoding': 'chunked' } : { 'content-length': length }
}
