import type { Payload, TypedUser } from 'payload'
import { sessionCookieOf } from '../../accounts/session-cookie.ts'

/** The person of the back office whose session a request carries; nothing for everybody else. */
export async function signedInEditor(
  payload: Payload,
  headers: Headers,
  siteUrl: string,
): Promise<TypedUser | undefined> {
  const known = new Headers(headers)
  known.set('cookie', sessionCookieOf(siteUrl).asPayloadReads(headers.get('cookie') ?? ''))
  const { user } = await payload.auth({ headers: known })
  return user ?? undefined
}
