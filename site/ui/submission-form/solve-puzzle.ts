import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { z } from 'zod/mini'

const challengeSchema = z.object({
  parameters: z.looseObject({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
  }),
  signature: z.string(),
})

/**
 * Solves a puzzle that the server set (`server/intake/proof-of-work.ts`); takes about half a second.
 * @returns what goes into the header `Proof-Of-Work`, or nothing when it could not be solved
 */
export async function solvePuzzle(puzzle: string, signal: AbortSignal): Promise<string | undefined> {
  const read: unknown = JSON.parse(atob(puzzle))
  const challenge = challengeSchema.parse(read)
  const controller = new AbortController()
  signal.addEventListener('abort', () => controller.abort(), { once: true })
  const solution = await solveChallenge({ challenge, deriveKey, controller })
  return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined
}
