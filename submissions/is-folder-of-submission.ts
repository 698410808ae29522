import type { Payload, Where } from 'payload'
import { submissionCollections } from './known-submission.ts'

/** Whether the record of a submission names a folder of the store as its own, whatever became of it. */
export async function isFolderOfSubmission(payload: Payload, folder: string): Promise<boolean> {
  for (const collection of submissionCollections) {
    const where: Where =
      collection === 'proposals'
        ? { or: [{ storedName: { equals: folder } }, { envelopeStoredName: { equals: folder } }] }
        : { storedName: { equals: folder } }
    const { totalDocs } = await payload.count({ collection, where, overrideAccess: true })
    if (totalDocs > 0) return true
  }
  return false
}
