import type { Payload } from 'payload'
import { withoutPersonalAnswers } from '../../submissions/forms/answers.ts'
import type { SubmissionStore } from '../../submissions/store/submission-store.ts'
import { appendToProcurementRecord, type RecordedAction } from '../procurement-record/append.ts'
import { proposalForm } from './form.ts'
import { tenderIdOf } from './opening/tender-id-of.ts'

const erasing = 'personal data erased' satisfies RecordedAction

interface Erasing {
  payload: Payload
  store: SubmissionStore
  now: Date
}

/**
 * Erases what a proposal says of people and what it says, and its files. Reference, times and hashes stay, so that the
 * record can still be verified; the erasing itself is on it.
 */
export async function eraseProposal(
  { payload, store, now }: Erasing,
  id: number,
  why: string,
): Promise<void> {
  const proposal = await payload.findByID({
    collection: 'proposals',
    id,
    depth: 0,
    showHiddenFields: true,
    overrideAccess: true,
  })
  // An erasing that was cut short, because its files could not be deleted, is on the record already.
  if (!(await isErasingRecorded(payload, proposal.reference)))
    await appendToProcurementRecord(
      payload,
      {
        action: erasing,
        actor: 'system',
        reference: proposal.reference,
        details: { tender: tenderIdOf(proposal), why },
        ...(!proposal.openedAt && { sealedUnder: tenderIdOf(proposal) }),
      },
      now,
    )
  for (const folder of new Set([proposal.storedName, proposal.envelopeStoredName])) {
    if (folder) await store.remove(folder)
  }
  await payload.update({
    collection: 'proposals',
    id,
    data: {
      ...withoutPersonalAnswers(proposalForm),
      ...{ notes: null, receipt: null, secretHash: null, idempotencyKeyHash: null },
      ...{ storedName: null, envelopeStoredName: null },
      files: (proposal.files ?? []).map((file) => ({ ...file, name: null })),
      erasedAt: now.toISOString(),
    },
    depth: 0,
    overrideAccess: true,
  })
}

async function isErasingRecorded(payload: Payload, reference: string): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'procurement-record',
    where: { action: { equals: erasing }, reference: { equals: reference } },
    overrideAccess: true,
  })
  return totalDocs > 0
}
