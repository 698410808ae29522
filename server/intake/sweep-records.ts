import type { Payload } from 'payload'
import { submissionCollections } from '../../submissions/known-submission.ts'
import type { SubmissionStore } from '../../submissions/store/submission-store.ts'
import {
  appendToProcurementRecord,
  type RecordedAction,
} from '../../procurement/procurement-record/append.ts'
import { readReceivedDetails } from '../../procurement/procurement-record/received-details.ts'
import { forgetFiles } from './receipts.ts'

/** Removes the record of a submission that, because of a crash, was never acknowledged. */
export async function removeUnacknowledged(payload: Payload, storedName: string): Promise<void> {
  for (const collection of submissionCollections) {
    await payload.delete({
      collection,
      where: { storedName: { equals: storedName }, receipt: { exists: false } },
      overrideAccess: true,
    })
  }
}

/** Says on the procurement record that what it lists under this name in the store never came to count. */
export async function recordNotCompleted(payload: Payload, storedName: string, now: Date): Promise<void> {
  const sealedUnder = await tenderOfReceived(payload, storedName)
  await appendToProcurementRecord(
    payload,
    {
      ...{ action: 'proposal not completed', actor: 'system', reference: '', details: { storedName } },
      sealedUnder,
    },
    now,
  )
}

async function tenderOfReceived(payload: Payload, storedName: string): Promise<number | null> {
  const { docs } = await payload.find({
    collection: 'procurement-record',
    where: {
      action: { equals: 'proposal received' satisfies RecordedAction },
      details: { contains: storedName },
    },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  return readReceivedDetails(docs[0]?.details ?? '')?.tender ?? null
}

/** Deletes the files of what was withdrawn, where a crash came between the two. */
export async function finishWithdrawals(payload: Payload, store: SubmissionStore): Promise<void> {
  for (const collection of submissionCollections) {
    const { docs } = await payload.find({
      collection,
      where: { withdrawnAt: { exists: true }, storedName: { exists: true } },
      pagination: false,
      depth: 0,
      showHiddenFields: true,
      overrideAccess: true,
    })
    for (const { id, storedName } of docs) {
      if (storedName) await forgetFiles({ payload, store }, collection, id, storedName)
    }
  }
}
