import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { z } from 'zod'

/** Milliseconds in which somebody comes back from the provider. */
const lasts = 10 * 60_000

const stateSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** Page of the back office to which the sign-in leads. */
  page: z.string(),
  until: z.number(),
})

/** What a browser keeps while its person is at the provider, and nobody else can read or make. */
export type SignInState = Omit<z.output<typeof stateSchema>, 'until'>

export function sealState(secret: string, state: SignInState, now: Date): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv)
  const plain = JSON.stringify({ ...state, until: now.getTime() + lasts })
  const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')
}

/** @returns nothing when it is not the product's own, or too old */
export function openState(secret: string, sealed: string, now: Date): SignInState | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, 12))
    decipher.setAuthTag(bytes.subarray(12, 28))
    const plain = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
    const { until, ...state } = stateSchema.parse(JSON.parse(plain))
    return until > now.getTime() ? state : undefined
  } catch {
    return undefined
  }
}

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'sign-in at a provider', 32))
}
