import type { Payload } from 'payload'
import { submissionCollections } from '../../submissions/known-submission.ts'

/** Whether a submission's files belong to a record in the database. */
export async function isRecorded(payload: Payload, storedName: string): Promise<boolean> {
  for (const collection of submissionCollections) {
    const { totalDocs } = await payload.count({
      collection,
      where: { storedName: { equals: storedName }, receipt: { exists: true } },
      overrideAccess: true,
    })
    if (totalDocs > 0) return true
  }
  return false
}
