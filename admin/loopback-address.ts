const loopbackHosts: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]'])

/**
 * Where the back office's process listens. It trusts the public server in front of it, so nobody else may reach it.
 * @throws unless ADMIN_URL is `http://` with a loopback host and a port.
 */
export function loopbackAddress(adminUrl: string | undefined): { hostname: string; port: number } {
  const url = adminUrl === undefined ? null : URL.parse(adminUrl)
  if (!url || url.protocol !== 'http:' || !loopbackHosts.has(url.hostname) || url.port === '') {
    throw new Error('The setting ADMIN_URL must be a loopback address with a port, as http://127.0.0.1:3001.')
  }
  return { hostname: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port) }
}
