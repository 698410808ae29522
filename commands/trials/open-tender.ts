import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import type { Terms } from '../../sealing/terms.ts'
import { sealUpload, sendEnvelope, type EnvelopeUpload } from './send-envelope.ts'
import { termsByTheSite } from './terms-by-the-site.ts'
import { folderOfExampleKeys } from './trial-data.ts'

const listed = z.object({
  data: z.object({
    data: z.array(
      z.object({ id: z.number(), slug: z.string(), dead_line: z.string(), is_expired: z.boolean() }),
    ),
  }),
})

/** Bytes of the files of each proposal: several pieces each. */
const sizes = [400_000, 900_000]

/** A tender with custodians that is open while a trial goes on, and what bidders send for it. */
export interface OpenTender {
  id: number
  /** Who sent what is acknowledged, by its reference. */
  acknowledged: ReadonlyMap<string, string>
  /** How often a line was broken while `send` sent. */
  broken: () => number
  /** Sends a whole proposal, and goes on after each broken line. */
  send: (url: string, company: string) => Promise<void>
  /** Sends half of a proposal. */
  begin: (url: string, company: string) => Promise<HalfSent>
}

/** Half of a proposal that a site has. */
export interface HalfSent {
  /** Sends the other half, which no line may break. */
  finish: (url: string) => Promise<void>
}

/**
 * Of the tenders of the starter content, which have EXAMPLE custodians, the one that is open longest; nothing in a release
 * without them.
 * @throws when there are custodians and no tender is open
 */
export async function openTenderOf(url: string, dataFolder: string): Promise<OpenTender | undefined> {
  if (!existsSync(folderOfExampleKeys(dataFolder))) return undefined
  const { data } = listed.parse(await (await fetch(`${url}/api/tenders`)).json())
  const [tender] = data.data
    .filter(({ is_expired: isExpired }) => !isExpired)
    .toSorted((one, other) => other.dead_line.localeCompare(one.dead_line))
  if (!tender) throw new Error('The starter content has no open tender')
  return bidding(tender.id, tender.slug, await termsByTheSite(url, tender.id))
}

function bidding(id: number, tender: string, terms: Terms): OpenTender {
  const acknowledged = new Map<string, string>()
  let broken = 0
  return {
    id,
    acknowledged,
    broken: () => broken,
    async send(url, company) {
      const whenBroken = () => {
        broken += 1
        return wait(1000)
      }
      const envelope = { url: () => url, tender, terms, company, sizes }
      acknowledged.set(await sendEnvelope({ ...envelope, whenBroken }), company)
    },
    async begin(url, company) {
      let site = url
      const upload: EnvelopeUpload = await sealUpload({ url: () => site, tender, terms, company, sizes })
      await upload.sendUntil(0.5)
      return {
        async finish(other) {
          site = other
          acknowledged.set(await upload.finish(), company)
        },
      }
    },
  }
}
