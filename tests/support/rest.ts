import { handleEndpoints, type Payload, type TypedUser } from 'payload'

/** Calls Payload's REST as the back office does, after its guard: as somebody of the staff, or as nobody. */
export async function callRest(
  payload: Payload,
  person: Pick<TypedUser, 'email'> | undefined,
  path: string,
  { method = 'GET', language = 'en', body }: { method?: string; language?: string; body?: object } = {},
): Promise<Response> {
  const headers = new Headers({ 'Accept-Language': language })
  if (person) {
    const { token } = await payload.login({
      collection: 'users',
      data: { email: person.email, password: 'a long password' },
    })
    headers.set('Authorization', `JWT ${token}`)
  }
  if (body) headers.set('Content-Type', 'application/json')
  return handleEndpoints({
    config: payload.config,
    request: new Request(`http://localhost/cms-api${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    }),
  })
}
