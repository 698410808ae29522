import type { Environment } from '../../environment.ts'

/** As whom the site asks for passkeys: they belong to its host, and answer at its address alone. */
export interface RelyingParty {
  id: string
  origin: string
}

export function relyingParty({ siteUrl }: Pick<Environment, 'siteUrl'>): RelyingParty {
  const { hostname, origin } = new URL(siteUrl)
  return { id: hostname, origin }
}
