import type { TypedUser } from 'payload'
import { toBase64 } from '../../proofs/bytes.ts'
import { writeNoteKey } from '../../proofs/note.ts'
import { inclusionProof } from '../../proofs/tree.ts'
import { readCheckpointNote } from '../../transparency/log-rows.ts'
import { readOpenedLog } from '../../transparency/open-log.ts'
import { TreeOfLog } from '../../transparency/tree-of-log.ts'
import { OpeningRefusedError } from '../proposal-openings/opening-refused-error.ts'
import { closedTerms } from './closed-terms.ts'
import { requireCustody } from './custodians-of-tender.ts'
import type { CustodianOpeningContext } from './opening-context.ts'
import { findOpening } from './openings-table.ts'
import { begunEntryOf } from './procurement-key.ts'
import { envelopeOf, findUndecidedEnvelopes, readShares } from './standing-envelopes.ts'

interface Proven {
  entry: string
  index: number
  inclusion: string[]
}

/** What a custodian's browser needs to open its shares: `readSharesToOpen` reads it. */
export interface SharesForCustodian {
  terms: Proven & { addenda: Proven[]; checkpoint: string }
  logKey: string
  begun: Proven
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
  const checkpoint = await readCheckpointNote(payload)
  const opened = await readOpenedLog(payload)
  if (!checkpoint || !opened || begun.sequence >= checkpoint.size)
    throw new OpeningRefusedError('notSignedYet')
  const { size, note } = checkpoint
  const tree = new TreeOfLog(payload, size)
  const proven = async ({ sequence, leaf }: { sequence: number; leaf: string }): Promise<Proven> => ({
    entry: leaf,
    index: sequence,
    inclusion: (await tree.calculate((stored) => inclusionProof(stored, sequence, size))).map(toBase64),
  })
  const addenda: Proven[] = []
  for (const addendum of terms.addenda) addenda.push(await proven(addendum))
  const envelopes: SharesForCustodian['envelopes'] = []
  for (const row of await findUndecidedEnvelopes(payload, tender)) {
    const stored = await readShares(store, row, terms)
    const share = stored?.shares[number - 1]
    const text = stored?.header.shares[number - 1]?.text
    if (share && text !== undefined)
      envelopes.push({ envelope: envelopeOf(row), text, share: toBase64(share) })
  }
  return {
    terms: { ...(await proven(terms.entryOf)), addenda, checkpoint: note },
    logKey: writeNoteKey(opened.logKey),
    begun: await proven(begun),
    number,
    envelopes,
  }
}
