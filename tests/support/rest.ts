import { createLocalReq, handleEndpoints, loginOperation, type Payload, type TypedUser } from 'payload'
import { cacheKeyOf } from './test-database.ts'

const tokens = new WeakMap<Payload, Map<string, Promise<string>>>()

/** The token of a session of somebody of the staff; one for all calls, because a password takes long to check. */
export function tokenOf(payload: Payload, email: string): Promise<string> {
  const known = tokens.get(payload) ?? new Map<string, Promise<string>>()
  tokens.set(payload, known)
  const token =
    known.get(email) ??
    createLocalReq({}, payload)
      .then((req) =>
        loginOperation({
          collection: payload.collections.users,
          data: { email, password: 'a long password' },
          req,
        }),
      )
      .then((signedIn) => signedIn.token ?? '')
  known.set(email, token)
  return token
}

/** Calls Payload's REST as the back office does, after its guard: as somebody of the staff, or as nobody. */
export async function callRest(
  payload: Payload,
  person: Pick<TypedUser, 'email'> | undefined,
  path: string,
  {
    method = 'GET',
    language = 'en',
    body,
  }: { method?: string; language?: string; body?: object | FormData } = {},
): Promise<Response> {
  const headers = new Headers({ 'Accept-Language': language })
  if (person) {
    const token = await tokenOf(payload, person.email)
    headers.set('Authorization', `JWT ${token}`)
  }
  const isForm = body instanceof FormData
  if (body && !isForm) headers.set('Content-Type', 'application/json')
  return handleEndpoints({
    config: payload.config,
    payloadInstanceCacheKey: cacheKeyOf(payload),
    request: new Request(`http://localhost/cms-api${path}`, {
      method,
      headers,
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    }),
  })
}
