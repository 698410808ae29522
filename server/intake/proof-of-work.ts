import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { LRUCache } from 'lru-cache'
import { createHmac } from 'node:crypto'
import { z } from 'zod'

/** Minutes that a puzzle may be solved in. */
const minutes = 10

/** Each try costs a browser about a millisecond; one of 256 fits. */
const puzzle = { algorithm: 'PBKDF2/SHA-256', cost: 2000, keyPrefix: '00' } as const

const solutionSchema = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal(puzzle.algorithm),
      nonce: z.string(),
      salt: z.string(),
      cost: z.literal(puzzle.cost),
      keyLength: z.number(),
      keyPrefix: z.literal(puzzle.keyPrefix),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})

/**
 * Small puzzles by which a browser shows that it means it (the format of altcha-lib, without any third party). They are
 * signed, not stored; what is stored is which of them were spent.
 */
export class ProofOfWork {
  readonly #secret: string
  readonly #now: () => Date
  readonly #spent = new LRUCache<string, true>({ max: 100_000, ttl: minutes * 60_000 })

  constructor(secret: string, now: () => Date) {
    this.#secret = createHmac('sha256', secret).update('proof of work').digest('hex')
    this.#now = now
  }

  /** A puzzle, as it goes into a header. */
  async challenge(): Promise<string> {
    const made = await createChallenge({
      ...puzzle,
      deriveKey,
      hmacSignatureSecret: this.#secret,
      expiresAt: new Date(this.#now().getTime() + minutes * 60_000),
    })
    return Buffer.from(JSON.stringify(made)).toString('base64')
  }

  /** Whether a header holds the solution of a puzzle of ours that nobody used before; it is used up by this. */
  async spend(header: string | null): Promise<boolean> {
    if (header === null || header.length > 4000) return false
    const given = solutionSchema.safeParse(parsed(header))
    if (!given.success) return false
    const { challenge, solution } = given.data
    if (this.#spent.has(challenge.signature)) return false
    const { verified } = await verifySolution({
      challenge,
      solution,
      deriveKey,
      hmacSignatureSecret: this.#secret,
    })
    // Two at once: the first to come here has it.
    if (!verified || this.#spent.has(challenge.signature)) return false
    this.#spent.set(challenge.signature, true)
    return true
  }
}

function parsed(header: string): unknown {
  try {
    return JSON.parse(Buffer.from(header, 'base64').toString('utf8'))
  } catch {
    return undefined
  }
}
