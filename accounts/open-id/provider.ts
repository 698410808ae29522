import type { Environment } from '../../environment.ts'

/** Milliseconds in which the provider has to answer each call. */
const patience = 5000

/** Milliseconds for which what the provider says of itself is believed. */
const described = 10 * 60_000

export type OpenIdSettings = Pick<
  Environment,
  'OIDC_ISSUER' | 'OIDC_CLIENT_ID' | 'OIDC_CLIENT_SECRET' | 'OIDC_SCOPE' | 'OIDC_ROLES' | 'siteUrl'
>

type Library = typeof import('openid-client')

export interface Provider {
  library: Library
  configuration: InstanceType<Library['Configuration']>
}

let known: { issuer: string; until: number; provider: Promise<Provider> } | undefined

/**
 * The provider that the settings name, as it describes itself; nothing where they name none.
 * @throws what the way to it says, within seconds
 */
export async function openIdProvider(settings: OpenIdSettings, now: Date): Promise<Provider | undefined> {
  const { OIDC_ISSUER: issuer } = settings
  if (!issuer) return undefined
  if (known?.issuer !== issuer || known.until < now.getTime()) {
    known = { issuer, until: now.getTime() + described, provider: discover(issuer, settings) }
  }
  try {
    return await known.provider
  } catch (error) {
    // The next sign-in asks again.
    known = undefined
    throw error
  }
}

async function discover(
  issuer: string,
  { OIDC_CLIENT_ID: id = '', OIDC_CLIENT_SECRET: secret = '' }: OpenIdSettings,
): Promise<Provider> {
  const library = await import('openid-client')
  const { protocol } = new URL(issuer)
  const configuration = await library.discovery(
    new URL(issuer),
    id,
    undefined,
    library.ClientSecretBasic(secret),
    {
      timeout: patience / 1000,
      // The settings take it from the same machine alone.
      ...(protocol === 'http:' && { execute: [library.allowInsecureRequests] }),
    },
  )
  configuration.timeout = patience / 1000
  return { library, configuration }
}
