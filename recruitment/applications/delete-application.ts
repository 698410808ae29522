import type { Payload } from 'payload'
import type { SubmissionStore } from '../../submissions/store/submission-store.ts'

export const applicationKinds = ['job-applications', 'internship-applications'] as const

/** Deletes an application with its files. Files first: what is cut short is found and ended the next time. */
export async function deleteApplication(
  { payload, store }: { payload: Payload; store: SubmissionStore },
  collection: (typeof applicationKinds)[number],
  id: number,
): Promise<void> {
  const { storedName } = await payload.findByID({
    collection,
    id,
    depth: 0,
    showHiddenFields: true,
    overrideAccess: true,
  })
  if (storedName) await store.remove(storedName)
  await payload.delete({ collection, id, depth: 0, overrideAccess: true })
}
