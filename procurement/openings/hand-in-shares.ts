import { Decrypter } from 'age-encryption'
import type { TypedUser } from 'payload'
import { z } from 'zod'
import { EncodingError, fromBase64, toHex } from '../../proofs/bytes.ts'
import { mostSharesAtOnce } from '../../sealing/hand-over.ts'
import { judgeShare } from '../../sealing/judge-share.ts'
import type { HandedShare } from '../../sealing/open-share.ts'
import type { Proposal } from '../../store/payload-types.ts'
import { leafStatement, writeAtEnd } from '../../transparency/append.ts'
import type { ShareHandedInLeaf } from '../../transparency/leaf.ts'
import { OpeningRefusedError } from '../proposal-openings/opening-refused-error.ts'
import type { TermsOfTender } from '../terms/terms-of-tender.ts'
import { closedTerms } from './closed-terms.ts'
import { requireCustody } from './custodians-of-tender.ts'
import { goOn } from './go-on.ts'
import type { CustodianOpeningContext } from './opening-context.ts'
import { findOpening } from './openings-table.ts'
import { sharesOf, shareStatement, type StoredShare } from './opening-shares.ts'
import { procurementIdentity } from './procurement-key.ts'
import { envelopeOf, findUndecidedEnvelopes, hashOfStored, readShares } from './standing-envelopes.ts'
import type { ShareVerdict } from './prospects.ts'

/** What custodians hand over: for each envelope an age file for the procurement's key, in base64, with a `HandedShare` as JSON. */
export const handedInSchema = z.object({
  shares: z
    .array(z.object({ envelope: z.string().max(100), sealed: z.string().max(8000) }))
    .max(mostSharesAtOnce),
})

export type HandedIn = z.output<typeof handedInSchema>['shares']

/** How much of what a custodian handed over was found to be what. */
export interface Judged {
  good: number
  nothing: number
  wrong: number
}

const handedSchema: z.ZodType<HandedShare> = z.object({ envelope: z.string(), text: z.string().nullable() })

/**
 * Takes what a custodian hands over, and judges it: nothing is opened before all of it is there.
 * @throws OpeningRefusedError
 */
export async function handInShares(
  context: CustodianOpeningContext,
  tender: number,
  person: TypedUser | null,
  handedIn: HandedIn,
): Promise<Judged> {
  const { payload, log, now } = context
  const at = now()
  const terms = await closedTerms(context, tender, at)
  const { number } = await requireCustody(payload, tender, terms, person)
  const isGathering = async () => (await findOpening(payload, tender))?.state === 'gathering'
  if (!(await isGathering())) throw new OpeningRefusedError('notGathering')
  const { identity } = await procurementIdentity(context, tender)
  const given = new Map(handedIn.map(({ envelope, sealed }) => [envelope, sealed]))
  const known = await sharesOf(payload, tender)
  const hasGood = new Set(
    known
      .filter(({ custodian, verdict }) => custodian === number && verdict === 'good')
      .map(({ envelope }) => envelope),
  )
  const shares: StoredShare[] = []
  for (const row of await findUndecidedEnvelopes(payload, tender)) {
    const envelope = envelopeOf(row)
    if (hasGood.has(envelope)) continue
    const sealedShare = given.get(envelope) ?? null
    const handed = sealedShare === null ? undefined : await unseal(sealedShare, identity)
    const verdict = await judge(context, terms, row, number, handed)
    if (verdict) {
      shares.push({ custodian: number, envelope, sealedShare, verdict, handedInAt: at.toISOString() })
    }
  }
  const isSaid = isSaidAlready(known, number)
  const fresh = shares.filter((share) => !isSaid(share))
  const judged = countOf(shares)
  if (fresh.length > 0) {
    const leaf: ShareHandedInLeaf = {
      ...{ kind: 'share handed in', at: at.toISOString(), tender, reference: terms.tender },
      ...{
        terms: toHex(terms.hash),
        fingerprint: terms.custodians[number - 1]?.fingerprint ?? '',
        ...judged,
      },
    }
    await writeAtEnd(log, async (first) => {
      if (!(await isGathering())) throw new OpeningRefusedError('notGathering')
      return [
        leafStatement(log, first, leaf, at, { tender }),
        ...fresh.map((share) => shareStatement(tender, share)),
      ]
    })
  }
  await goOn(context, tender)
  return judged
}

/** @returns nothing when the custodian has said nothing of this envelope, which is whole as far as anybody knows */
async function judge(
  { store }: CustodianOpeningContext,
  terms: TermsOfTender,
  row: Proposal,
  number: number,
  handed: HandedShare | undefined,
): Promise<ShareVerdict | undefined> {
  const stored = await readShares(store, row, terms)
  if (!stored) return 'damaged envelope'
  if (!handed) return undefined
  const verdict = judgeShare(stored.header, number, handed)
  if (verdict === 'good') return verdict
  // Nobody is blamed for what somebody has changed on the disk.
  return (await hashOfStored(store, row)) === row.envelopeSha256 ? verdict : 'damaged envelope'
}

/** @throws OpeningRefusedError when it is sealed to another key, or something else */
async function unseal(sealed: string, identity: string): Promise<HandedShare> {
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  try {
    const read: unknown = JSON.parse(await decrypter.decrypt(fromBase64(sealed), 'text'))
    return handedSchema.parse(read)
  } catch (error) {
    // Without what it says: it may be a share.
    throw new OpeningRefusedError('sharesUnreadable', error instanceof EncodingError ? error : undefined)
  }
}

/** The same twice changes nothing. */
function isSaidAlready(known: readonly StoredShare[], number: number) {
  return ({ envelope, verdict }: StoredShare) =>
    known.some(
      (share) => share.custodian === number && share.envelope === envelope && share.verdict === verdict,
    )
}

function countOf(shares: readonly StoredShare[]): Judged {
  const count = (wanted: ShareVerdict) => shares.filter(({ verdict }) => verdict === wanted).length
  return { good: count('good'), nothing: count('nothing'), wrong: count('custodian answered wrongly') }
}
