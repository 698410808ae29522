import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { termsOfEntries, type Terms } from '../../sealing/terms.ts'

const answeredTerms = z.object({ entry: z.string(), addenda: z.array(z.object({ entry: z.string() })) })

/** How often the terms are asked for: a checkpoint covers them within seconds. */
const asksForTerms = 300

/**
 * A tender's terms as the site gives them, once a checkpoint covers them.
 * @throws when none does in a minute
 */
export async function termsByTheSite(url: string, tender: number): Promise<Terms> {
  for (let ask = 0; ask < asksForTerms; ask += 1) {
    const answer = await fetch(`${url}/api/tenders/${tender}/terms`)
    if (answer.ok) {
      const { entry, addenda } = answeredTerms.parse(await answer.json())
      return termsOfEntries(
        entry,
        addenda.map((one) => one.entry),
      )
    }
    await wait(200)
  }
  throw new Error('No checkpoint covers the terms')
}
