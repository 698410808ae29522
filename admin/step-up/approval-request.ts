import * as z from 'zod/mini'

const passkeys = z.array(z.object({ id: z.string(), transports: z.array(z.string()) }))

/** What the server wants approved before it does what it was asked (accounts/step-up/require-approval.ts). */
const approvalRequest = z.object({
  challenge: z.string(),
  method: z.enum(['passkey', 'password', 'none']),
  act: z.object({ name: z.string(), about: z.record(z.string(), z.json()) }),
  rpId: z.string(),
  passkeys,
  again: z.boolean(),
})

/** What a sign-in needs beside the password (accounts/second-factor/check-second-factor.ts). */
const secondFactorRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  passkeys,
  hasCodes: z.boolean(),
  setUp: z.nullable(z.object({ secret: z.string(), address: z.string() })),
  again: z.boolean(),
})

export type ApprovalRequest = z.output<typeof approvalRequest>
export type SecondFactorRequest = z.output<typeof secondFactorRequest>

const request = z.union([
  z.object({ approval: approvalRequest }),
  z.object({ secondFactor: secondFactorRequest }),
])

/** What somebody is asked before a call is made again. */
export type Question = z.output<typeof request>

const refusal = z.object({ errors: z.tuple([z.object({ data: request })]) })

/** @returns nothing when the answer asks the person nothing */
export async function readQuestion(response: Response): Promise<Question | undefined> {
  if (response.status !== 428) return undefined
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  return refusal.safeParse(body).data?.errors[0].data
}
