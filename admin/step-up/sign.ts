import type { SecondFactorRequest } from './approval-request.ts'

/** Has one of the passkeys sign a challenge; without any named, one that the person chooses. */
export async function sign({
  challenge,
  rpId,
  passkeys,
}: Pick<SecondFactorRequest, 'challenge' | 'rpId' | 'passkeys'>) {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return startAuthentication({
    optionsJSON: {
      ...{ challenge, rpId, userVerification: 'required', timeout: 5 * 60_000 },
      allowCredentials: passkeys.map(({ id, transports }) => ({ id, transports, type: 'public-key' })),
    },
  })
}

/** Whether somebody closed the browser's own dialog, or has none of the passkeys here. */
export function wasDeclined(error: unknown): boolean {
  return error instanceof Error && error.name === 'NotAllowedError'
}
