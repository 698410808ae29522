import { createLocalReq, handleEndpoints, loginOperation, type Payload, type TypedUser } from 'payload'
import { z } from 'zod'
import type { SoftwarePasskey } from './software-passkey.ts'
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

/** Begins another session of somebody, for tests that let days go by. */
export async function signInAgain(payload: Payload, email: string): Promise<void> {
  tokens.get(payload)?.delete(email)
  await tokenOf(payload, email)
}

const needsApproval = z.object({
  errors: z.tuple([z.object({ data: z.object({ approval: z.object({ challenge: z.string() }) }) })]),
})

/** As `callRest`, by somebody who confirms with their password, or a passkey, what has to be confirmed. */
export async function callConfirming(
  payload: Payload,
  person: Pick<TypedUser, 'email'>,
  path: string,
  options: RestOptions = {},
  passkey?: SoftwarePasskey,
): Promise<Response> {
  const asked = await callRest(payload, person, path, options)
  if (asked.status !== 428) return asked
  const { challenge } = needsApproval.parse(await asked.json()).errors[0].data.approval
  const body = {
    challenge,
    ...(passkey ? { passkey: passkey.sign(challenge) } : { password: 'a long password' }),
  }
  const approved = await callRest(payload, person, '/step-up/approve', { method: 'POST', body })
  if (approved.status !== 200) return approved
  return callRest(payload, person, path, { ...options, approval: challenge })
}

export interface RestOptions {
  method?: string
  language?: string
  body?: object | FormData
  /** A body as it is. */
  text?: string | Uint8Array<ArrayBuffer>
  /** A body of some type that is still being sent. */
  stream?: { of: ReadableStream<Uint8Array>; type: string }
  /** Names an approval that was given before. */
  approval?: string
}

/** Calls Payload's REST as the back office does, after its guard: as somebody of the staff, or as nobody. */
export async function callRest(
  payload: Payload,
  person: Pick<TypedUser, 'email'> | undefined,
  path: string,
  { method = 'GET', language = 'en', body, text, stream, approval }: RestOptions = {},
): Promise<Response> {
  const headers = new Headers({ 'Accept-Language': language })
  if (person) {
    const token = await tokenOf(payload, person.email)
    headers.set('Authorization', `JWT ${token}`)
  }
  if (approval !== undefined) headers.set('X-Approval', approval)
  const isForm = body instanceof FormData
  if (body && !isForm) headers.set('Content-Type', 'application/json')
  if (stream) headers.set('Content-Type', stream.type)
  return handleEndpoints({
    config: payload.config,
    payloadInstanceCacheKey: cacheKeyOf(payload),
    request: new Request(`http://localhost/cms-api${path}`, {
      method,
      headers,
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
      ...(text !== undefined && { body: text }),
      ...(stream && { body: stream.of, duplex: 'half' as const }),
    }),
  })
}
