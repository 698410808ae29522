import type { Payload, TypedUser } from 'payload'

/** The person of the back office whose session a request carries; nothing for everybody else. */
export async function signedInEditor(payload: Payload, headers: Headers): Promise<TypedUser | undefined> {
  const { user } = await payload.auth({ headers })
  return user ?? undefined
}
