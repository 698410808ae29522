import type { TypedUser } from 'payload'
import { toBase64 } from '../../proofs/bytes.ts'
import { writeNoteKey } from '../../proofs/note.ts'
import { ownLogKey, readOpenedLog } from '../../transparency/open-log.ts'
import { proofsOf } from '../../transparency/proof-of.ts'
import { OpeningRefusedError } from '../proposal-openings/opening-refused-error.ts'
import type { ProvenEntry } from '../terms/given-terms.ts'
import { closedTerms } from './closed-terms.ts'
import { requireCustody } from './custodians-of-tender.ts'
import type { CustodianOpeningContext } from './opening-context.ts'
import { findOpening } from './openings-table.ts'
import { begunEntryOf } from './procurement-key.ts'
import { envelopeOf, findUndecidedEnvelopes, readShares } from './standing-envelopes.ts'

/** What a custodian's browser needs to open its shares: `readSharesToOpen` reads it. */
export interface SharesForCustodian {
  terms: ProvenEntry & { addenda: ProvenEntry[]; checkpoint: string }
  logKey: string
  begun: ProvenEntry
  number: number
  envelopes: { envelope: string; text: string; share: string }[]
}

/**
 * The shares that wait for a custodian, and the proofs by which the custodian's browser believes terms, deadline and key.
 * @throws OpeningRefusedError also as long as no checkpoint covers the opening's beginning: ask again a few seconds later
 */
export async function sharesForCustodian(
  context: CustodianOpeningContext,
  tender: number,
  person: TypedUser | null,
): Promise<SharesForCustodian> {
  const { payload, store, now } = context
  const terms = await closedTerms(context, tender, now())
  const { number } = await requireCustody(payload, tender, terms, person)
  if ((await findOpening(payload, tender))?.state !== 'gathering')
    throw new OpeningRefusedError('notGathering')
  const begun = await begunEntryOf(context, tender)
  const opened = await readOpenedLog(payload)
  const entries = [begun, terms.entryOf, ...terms.addenda]
  const proofs = await proofsOf(
    { payload },
    entries.map(({ sequence }) => sequence),
  )
  const [first, own, ...addenda] = entries.flatMap(({ sequence, leaf }): ProvenEntry[] => {
    const found = proofs.find((proof) => proof.sequence === sequence)
    return found ? [{ entry: leaf, index: sequence, inclusion: found.proof.map(toBase64) }] : []
  })
  const checkpoint = proofs[0]?.checkpoint
  if (!opened || !own || first?.index !== begun.sequence || checkpoint === undefined)
    throw new OpeningRefusedError('notSignedYet')
  const envelopes: SharesForCustodian['envelopes'] = []
  for (const row of await findUndecidedEnvelopes(payload, tender)) {
    const stored = await readShares(store, row, terms)
    const share = stored?.shares[number - 1]
    const text = stored?.header.shares[number - 1]?.text
    if (share && text !== undefined)
      envelopes.push({ envelope: envelopeOf(row), text, share: toBase64(share) })
  }
  return {
    terms: { ...own, addenda, checkpoint },
    logKey: writeNoteKey(ownLogKey(context.log.keys, opened.origin)),
    begun: first,
    number,
    envelopes,
  }
}
