import type { CollectionBeforeChangeHook } from 'payload'
import { notFound } from '../../model/endpoint-answers.ts'

/** Notes who gives a task and when it was done, and refuses one about a record that its giver can't read. */
export const completeTask: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  if (operation === 'create') {
    data.givenBy = req.user?.id ?? null
    // What the product itself gives is about a record that it has just read.
    if (req.user) await refuseUnreadableRecord(data, req)
  }
  const isDone = data.done ?? originalDoc?.done ?? false
  if (isDone !== (originalDoc?.done ?? false)) data.doneAt = isDone ? new Date().toISOString() : null
  return data
}

/** @throws APIError that answers 404 */
async function refuseUnreadableRecord(
  { kind, recordId }: { kind?: unknown; recordId?: unknown },
  req: Parameters<CollectionBeforeChangeHook>[0]['req'],
): Promise<void> {
  if (kind === undefined || kind === null) return
  const collection = req.payload.config.collections.find(({ slug }) => slug === kind)?.slug
  const id = Number(recordId)
  if (!collection || !Number.isSafeInteger(id)) return notFound(req)
  const found = await req.payload.findByID({
    ...{ collection, id, depth: 0, disableErrors: true, draft: true },
    ...{ overrideAccess: false, user: req.user, req },
  })
  if (!found) notFound(req)
}
