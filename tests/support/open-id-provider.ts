import { once } from 'node:events'
import { createServer } from 'node:http'
import { Provider } from 'oidc-provider'

/** What the provider says of somebody who signs in. */
export interface PersonAtTestProvider {
  sub: string
  name?: string
  email?: string
  email_verified?: boolean
  groups?: string[]
  amr?: string[]
}

export interface TestProvider extends AsyncDisposable {
  issuer: string
  people: Map<string, PersonAtTestProvider>
  /** What it was asked to sign in with, by the names of the parameters. */
  asked: URLSearchParams[]
  /** Signs somebody in at the address to which the product led. @returns where the provider leads back */
  signIn: (address: string, subject: string) => Promise<URL>
}

const client = { id: 'back-office', secret: 'a secret of the client' }

/** A real provider of OpenID Connect on this machine, for as long as it is in scope. */
export async function startOpenIdProvider(returnAddress: string): Promise<TestProvider> {
  const people = new Map<string, PersonAtTestProvider>()
  const asked: URLSearchParams[] = []
  /** Who sits before the browser. */
  let present = ''
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The provider has no port')
  const issuer = `http://127.0.0.1:${address.port}`
  const provider: Provider = new Provider(issuer, {
    clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: [returnAddress] }],
    claims: { openid: ['sub', 'amr'], email: ['email', 'email_verified'], profile: ['name', 'groups'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: () => '/interaction' },
    cookies: { keys: ['for these tests'] },
    findAccount: (_context: unknown, accountId: string) => ({
      accountId,
      claims: () => people.get(accountId),
    }),
    loadExistingGrant: async (context: {
      oidc: { session: { accountId: string }; client: { clientId: string } }
    }) => {
      const { session, client: asking } = context.oidc
      const grant = new provider.Grant({ accountId: session.accountId, clientId: asking.clientId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  const handle = provider.callback()
  server.on('request', (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer)
    if (pathname === '/auth') asked.push(searchParams)
    if (pathname === '/interaction') {
      const login = { accountId: present, amr: people.get(present)?.amr }
      void provider.interactionFinished(request, response, { login })
    } else handle(request, response)
  })
  return {
    issuer,
    people,
    asked,
    signIn: (start, subject) => {
      present = subject
      return followSignIn(start, returnAddress)
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

export const testClient = client

/** As a browser does, with cookies. */
async function followSignIn(start: string, returnAddress: string): Promise<URL> {
  const cookies = new Map<string, string>()
  let address = new URL(start)
  while (!address.href.startsWith(returnAddress)) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(address, { redirect: 'manual', headers: { cookie } })
    for (const one of response.headers.getSetCookie()) {
      const [pair = ''] = one.split(';')
      const at = pair.indexOf('=')
      cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
    const next = response.headers.get('location')
    if (next === null) throw new Error(`The provider answered ${response.status}: ${await response.text()}`)
    address = new URL(next, address)
  }
  return address
}
