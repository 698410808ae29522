import type { CollectionAfterChangeHook } from 'payload'
import { actorOf } from '../../procurement-record/actor.ts'
import { appendToProcurementRecord, type RecordedAction } from '../../procurement-record/append.ts'
import { notifyFollowers } from '../../tender-followers/notify.ts'
import { changeUnderWay, forgetChange } from './change-under-way.ts'

/** Puts a published tender's change on the record, with the person who made it, and notifies who follows it. */
export const recordChange: CollectionAfterChangeHook = async ({ doc, req }) => {
  const underWay = changeUnderWay(req, doc.id)
  forgetChange(req, doc.id)
  if (!underWay) return doc
  const { change, takesTerms, outcome, addendum } = underWay
  const append = (action: RecordedAction, details: Record<string, unknown>) =>
    appendToProcurementRecord(
      req.payload,
      {
        ...{ action, actor: actorOf(req.user), reference: doc.referenceNumber },
        details: {
          tender: doc.id,
          ...(addendum && { reason: addendum.reason, addendum: addendum.id }),
          ...details,
        },
      },
      new Date(),
    )
  if (change?.deadline) await append('deadline changed', change.deadline)
  if (change?.documents) await append('documents changed', change.documents)
  if (outcome) await append('outcome changed', outcome)
  const changes = [
    ...(outcome ? (['outcome'] as const) : []),
    ...(change?.deadline ? (['deadline'] as const) : []),
    ...(change?.documents ? (['documents'] as const) : []),
    ...(takesTerms ? (['custodians'] as const) : []),
  ]
  const id = typeof addendum?.id === 'string' ? addendum.id : null
  if (changes.length > 0) await notifyFollowers(req, doc.id, { addendum: id, changes })
  return doc
}
