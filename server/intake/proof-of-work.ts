import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { SharedCounts } from '../../store/shared-counts/shared-counts.ts'

/** Milliseconds that a puzzle may be solved in. */
const lifetime = 10 * 60_000

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
 * signed, not stored; what is stored, for all processes, is which of them were spent.
 */
export class ProofOfWork {
  readonly #secret: string
  readonly #now: () => Date
  readonly #counts: SharedCounts

  constructor(secret: string, now: () => Date, counts: SharedCounts) {
    this.#counts = counts
    this.#secret = createHmac('sha256', secret).update('proof of work').digest('hex')
    this.#now = now
  }

  /** A puzzle, as it goes into a header. */
  async challenge(): Promise<string> {
    const made = await createChallenge({
      ...puzzle,
      deriveKey,
      hmacSignatureSecret: this.#secret,
      expiresAt: new Date(this.#now().getTime() + lifetime),
    })
    return Buffer.from(JSON.stringify(made)).toString('base64')
  }

  /** Whether a header holds the solution of a puzzle of ours that nobody used before; it is used up by this. */
  async spend(header: string | null): Promise<boolean> {
    if (header === null || header.length > 4000) return false
    const given = solutionSchema.safeParse(parsed(header))
    if (!given.success) return false
    const { challenge, solution } = given.data
    const { verified } = await verifySolution({
      challenge,
      solution,
      deriveKey,
      hmacSignatureSecret: this.#secret,
    })
    if (!verified) return false
    // Two at once, in whichever processes: the first to come here has it.
    const { points } = await this.#counts.add(
      this.#counts.keyOf(`puzzle ${challenge.signature}`),
      1,
      2 * lifetime,
    )
    return points === 1
  }
}

function parsed(header: string): unknown {
  try {
    return JSON.parse(Buffer.from(header, 'base64').toString('utf8'))
  } catch {
    return undefined
  }
}
