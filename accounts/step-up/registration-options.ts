import { environment } from '../../environment.ts'
import type { Passkey } from './passkeys.ts'
import { relyingParty } from './relying-party.ts'

/** What a browser needs to make a passkey of this site for somebody. */
export async function registrationOptions(
  person: { id: number; name?: string | null; email: string },
  challenge: string,
  present: readonly Passkey[],
) {
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const { id } = relyingParty(environment())
  return generateRegistrationOptions({
    rpName: id,
    rpID: id,
    userName: person.email,
    userDisplayName: person.name ?? '',
    userID: Uint8Array.from(Buffer.from(`account ${person.id}`)),
    challenge: Uint8Array.from(Buffer.from(challenge, 'base64url')),
    attestationType: 'none',
    excludeCredentials: present.map((passkey) => ({ id: passkey.id, transports: passkey.transports })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  })
}
