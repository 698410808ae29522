import type * as z from 'zod/mini'
import { readRefusal } from './refusals.ts'

/** What the server refused, in its words, with its status; an empty text and 0 when it could not be reached. */
export class CallRefused extends Error {
  readonly status: number

  constructor(message: string, status: number, options?: ErrorOptions) {
    super(message, options)
    this.status = status
  }
}

interface CallOptions {
  method?: 'GET' | 'POST' | 'DELETE'
  body?: object
  signal?: AbortSignal | undefined
}

/** Calls one of the back office's own addresses, whose answers and refusals are in the language. @throws CallRefused */
export async function callBackOffice<Answer>(
  path: string,
  schema: z.ZodMiniType<Answer>,
  language: string,
  { body, signal, method = body ? 'POST' : 'GET' }: CallOptions = {},
): Promise<Answer> {
  let response: Response
  try {
    response = await fetch(`/cms-api${path}`, {
      method,
      credentials: 'same-origin',
      headers: { 'Accept-Language': language, ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    })
  } catch (error) {
    throw new CallRefused('', 0, { cause: error })
  }
  if (!response.ok) throw new CallRefused(await readRefusal(response), response.status)
  return schema.parse(await response.json())
}
