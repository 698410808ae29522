import { sql } from '@payloadcms/db-sqlite/drizzle'
import { toHex } from '../../proofs/bytes.ts'
import type { ReceiptText } from '../../proofs/receipt.ts'
import type { Proposal } from '../../store/payload-types.ts'
import { leafStatement, writeAtEnd } from '../../transparency/append.ts'
import type { CustodianInMinutes, ProposalInMinutes } from '../../transparency/leaf.ts'
import type { TermsOfTender } from '../terms/terms-of-tender.ts'
import { leavesOfMinutes } from './minutes.ts'
import type { CustodianOpeningContext } from './opening-context.ts'
import { findOpening, type Opening } from './openings-table.ts'
import type { StoredShare } from './opening-shares.ts'
import { receivedReader } from './read-received.ts'
import { reasonsOfBreaking } from './reasons.ts'
import { findAllEnvelopes, hashOfStored } from './standing-envelopes.ts'

interface Opened {
  tender: number
  opening: Opening
  terms: TermsOfTender
  shares: readonly StoredShare[]
}

/** Publishes what came of an opening, which ends it: both at once, and once. */
export async function publishMinutes(
  context: CustodianOpeningContext,
  { tender, opening, terms, shares }: Opened,
): Promise<void> {
  const { payload, log, now } = context
  const received = await receivedReader(context)
  const proposals: ProposalInMinutes[] = []
  for (const row of await findAllEnvelopes(payload, tender)) {
    if (!row.erasedAt) proposals.push(await inMinutes(context, row, received(row, terms)))
  }
  const at = now()
  const leaves = leavesOfMinutes({
    ...{ at: at.toISOString(), tender, reference: terms.tender, terms: toHex(terms.hash) },
    ...{ deadline: terms.deadline, begunAt: opening.begunAt, closedAt: opening.closedAt },
    judgedAt: opening.judgedAt ?? at.toISOString(),
    needed: terms.needed,
    custodians: terms.custodians.map(({ label, fingerprint }, index) => ({
      ...{ label, fingerprint },
      ...ofCustodian(shares.filter(({ custodian }) => custodian === index + 1)),
    })),
    proposals,
  })
  const isFinished = async () => (await findOpening(payload, tender))?.state === 'finished'
  await writeAtEnd(
    log,
    async (first) =>
      (await isFinished())
        ? []
        : [
            ...leaves.map((leaf, index) => leafStatement(log, first + index, leaf, at, { tender })),
            sql`UPDATE openings SET state = 'finished', finished_at = ${at.toISOString()}, minutes_entry = ${first}
              WHERE tender = ${tender}`,
          ],
    isFinished,
  )
}

function ofCustodian(shares: readonly StoredShare[]): Omit<CustodianInMinutes, 'label' | 'fingerprint'> {
  const answered = shares.filter(({ verdict }) => verdict !== 'damaged envelope')
  const count = (wanted: StoredShare['verdict']) => shares.filter(({ verdict }) => verdict === wanted).length
  return {
    handedInAt:
      answered
        .map(({ handedInAt }) => handedInAt)
        .toSorted()
        .at(-1) ?? null,
    ...{ good: count('good'), nothing: count('nothing'), wrong: count('custodian answered wrongly') },
  }
}

async function inMinutes(
  { store }: CustodianOpeningContext,
  row: Proposal,
  received: ReceiptText | undefined,
): Promise<ProposalInMinutes> {
  const about = {
    reference: row.reference,
    receivedAt: received?.receivedAt ?? new Date(row.receivedAt).toISOString(),
    envelope: received ? toHex(received.envelope) : (row.envelopeSha256 ?? ''),
    sealedBy: received?.sealedBy ?? row.sealedBy ?? 'server',
  }
  if (row.replacedBy) return { ...about, fate: 'replaced' }
  if (row.withdrawnAt) return { ...about, fate: 'withdrawn' }
  if (row.openedAt) {
    const isInfected = row.scan === 'infected'
    return { ...about, fate: 'opened', files: row.files?.length ?? 0, ...(isInfected && { isInfected }) }
  }
  const because = reasonsOfBreaking.find((reason) => reason === row.brokenBecause)
  if (!because) throw new Error(`It is not decided what becomes of ${row.reference}`)
  const found = because === 'damaged' ? { found: await hashOfStored(store, row) } : {}
  return { ...about, fate: 'broken', because, ...found }
}
