import { z } from 'zod'
import type { DescribedOpening } from '../../procurement/openings/describe-opening.ts'
import { reasonsOfBreaking } from '../../procurement/openings/reasons.ts'
import { stagesOfOpening } from '../../procurement/openings/stages.ts'
import { readRefusal } from '../step-up/approval-request.ts'

export const openingSchema: z.ZodType<DescribedOpening> = z.object({
  tender: z.number(),
  reference: z.string(),
  deadline: z.string(),
  timeZone: z.string(),
  stage: z.enum(stagesOfOpening),
  beginsFrom: z.string(),
  needed: z.number(),
  custodians: z.array(
    z.object({
      label: z.string(),
      fingerprint: z.string(),
      isYou: z.boolean(),
      handedInAt: z.string().nullable(),
      wrong: z.number(),
      isAwaited: z.boolean(),
    }),
  ),
  proposals: z.number().nullable(),
  opened: z.number(),
  broken: z.array(z.object({ reference: z.string(), because: z.enum(reasonsOfBreaking) })),
  own: z
    .object({
      holder: z.enum(['file', 'passkey', 'own']),
      wrapped: z.string().nullable(),
      recipient: z.string(),
    })
    .nullable(),
  mayBegin: z.boolean(),
  mayHandIn: z.boolean(),
  mayClose: z.boolean(),
  mayRetry: z.boolean(),
  mayRead: z.boolean(),
})

export const openingsSchema = z.object({ openings: z.array(openingSchema) })

/** What the server refused, in its words; an empty text when it could not be reached. */
export class RefusedCall extends Error {
  readonly status: number

  constructor(message: string, status: number, options?: ErrorOptions) {
    super(message, options)
    this.status = status
  }
}

/** A call about openings, of which the server's answer is read. @throws RefusedCall */
export async function callOpening<Answer>(
  path: string,
  schema: z.ZodType<Answer>,
  language: string,
  {
    body,
    signal,
    isPost = body !== undefined,
  }: { body?: object; signal?: AbortSignal; isPost?: boolean } = {},
): Promise<Answer> {
  let response: Response
  try {
    response = await fetch(`/cms-api${path}`, {
      method: isPost ? 'POST' : 'GET',
      credentials: 'same-origin',
      headers: { 'Accept-Language': language, 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    })
  } catch (error) {
    throw new RefusedCall('', 0, { cause: error })
  }
  if (!response.ok) throw new RefusedCall(await readRefusal(response), response.status)
  return schema.parse(await response.json())
}
