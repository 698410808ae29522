import type { Payload, Where } from 'payload'
import { submissionCollections } from '../../submissions/known-submission.ts'
import type { SubmissionStore } from '../../submissions/store/submission-store.ts'

/**
 * Applications whose files the store should have: what lies there and belongs to nobody is found the other way round.
 * @returns references of those of which a file is missing
 */
export async function checkApplications(
  payload: Payload,
  store: Pick<SubmissionStore, 'filesOf' | 'isUnderWay'>,
): Promise<string[]> {
  const missing: string[] = []
  const standing: Where = { receipt: { exists: true }, withdrawnAt: { exists: false } }
  for (const collection of submissionCollections) {
    if (collection === 'proposals') continue
    const { docs } = await payload.find({
      ...{ collection, sort: 'id', pagination: false, depth: 0 },
      where: { ...standing, storedName: { exists: true } },
      ...{ showHiddenFields: true, overrideAccess: true },
    })
    for (const { reference, storedName, files } of docs) {
      if (!storedName || (await store.isUnderWay(storedName))) continue
      const present = await store.filesOf(storedName)
      if ((files ?? []).every((file) => present.includes(file.storedName ?? ''))) continue
      // It may have been withdrawn or erased since it was read.
      const where: Where = { ...standing, storedName: { equals: storedName } }
      const { totalDocs } = await payload.count({ collection, where, overrideAccess: true })
      if (totalDocs > 0) missing.push(reference)
    }
  }
  return missing
}
