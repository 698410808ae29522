import type { Payload } from 'payload'
import { submissionCollections } from '../../submissions/known-submission.ts'
import {
  appendToProcurementRecord,
  type RecordedAction,
} from '../../procurement/procurement-record/append.ts'
import { readReceivedDetails } from '../../procurement/procurement-record/received-details.ts'
import { forgetFilesOfWithdrawn, type Withdrawing } from './receipts.ts'

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

/** Deletes the files of what was withdrawn, where a crash came between the two, or they could not be deleted then. */
export async function finishWithdrawals(
  context: Pick<Withdrawing, 'payload' | 'store' | 'reportError'>,
): Promise<void> {
  for (const collection of submissionCollections) {
    const { docs } = await context.payload.find({
      collection,
      where: { withdrawnAt: { exists: true }, storedName: { exists: true } },
      pagination: false,
      depth: 0,
      showHiddenFields: true,
      overrideAccess: true,
    })
    for (const { id, storedName = null } of docs)
      await forgetFilesOfWithdrawn(context, { collection, id, storedName })
  }
}
