import type { Payload } from 'payload'
import { z } from 'zod'
import type { Environment } from '../../environment.ts'
import type { Approval, Challenge } from './challenges.ts'
import { notePasskeyUse, passkeysOf, type Passkey } from './passkeys.ts'
import { relyingParty } from './relying-party.ts'

const base64url = z
  .string()
  .regex(/^[\w-]*$/)
  .max(8192)

/** What a browser answers when a passkey has signed. */
export const signedAnswer = z.object({
  id: base64url,
  rawId: base64url,
  response: z.object({
    authenticatorData: base64url,
    clientDataJSON: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
  clientExtensionResults: z.object({}).default({}),
  type: z.literal('public-key'),
})

/** What a browser answers when a passkey was made. */
export const createdAnswer = z.object({
  id: base64url,
  rawId: base64url,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(32)).max(16).optional(),
  }),
  clientExtensionResults: z.object({}).default({}),
  type: z.literal('public-key'),
})

type Settings = Pick<Environment, 'siteUrl'>

/**
 * Whether one of the account's passkeys signed the challenge, on this site, after it had recognised its owner.
 * @returns what proves it
 */
export async function verifySignature(
  payload: Payload,
  { account, challenge }: Pick<Challenge, 'account' | 'challenge'>,
  answer: z.output<typeof signedAnswer>,
  settings: Settings,
  now: Date,
): Promise<NonNullable<Approval['passkey']> | undefined> {
  const passkey = (await passkeysOf(payload, account)).find(({ id }) => id === answer.id)
  if (!passkey) return undefined
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { id, origin } = relyingParty(settings)
  const { authenticatorData, clientDataJSON, signature } = answer.response
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...answer,
        response: { authenticatorData, clientDataJSON, signature },
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      credential: { ...passkey, publicKey: Uint8Array.from(Buffer.from(passkey.publicKey, 'base64url')) },
      requireUserVerification: true,
    })
    if (!verified) return undefined
    await notePasskeyUse(payload, passkey, authenticationInfo.newCounter, now)
    return { id: passkey.id, authenticatorData, clientDataJSON, signature }
  } catch (error) {
    // It throws what is wrong with the answer, and has no class of its own for it.
    payload.logger.warn({ account, err: error, msg: 'A passkey’s answer was refused' })
    return undefined
  }
}

/** Reads a new passkey from what the browser answered. @returns nothing when the answer is not one to the challenge */
export async function verifyRegistration(
  payload: Payload,
  { account, challenge }: Pick<Challenge, 'account' | 'challenge'>,
  answer: z.output<typeof createdAnswer>,
  settings: Settings,
): Promise<Pick<Passkey, 'id' | 'publicKey' | 'counter' | 'transports'> | undefined> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { id, origin } = relyingParty(settings)
  const { clientDataJSON, attestationObject, transports = [] } = answer.response
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...answer, response: { clientDataJSON, attestationObject } },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
    })
    if (!registrationInfo) return undefined
    const { credential } = registrationInfo
    return {
      id: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports,
    }
  } catch (error) {
    payload.logger.warn({ account, err: error, msg: 'A new passkey was refused' })
    return undefined
  }
}
