import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { tenderRule } from '../../languages/back-office/tender-rules.ts'
import { refusedField } from '../../model/fields/refused-field.ts'
import { actorOf } from '../procurement-record/actor.ts'
import { appendToProcurementRecord } from '../procurement-record/append.ts'

/** What people make of a proposal once it is opened; what comes before is the product's own doing. */
const afterOpening: ReadonlySet<unknown> = new Set(['shortlisted', 'awarded', 'rejected'])

/** A person moves a proposal only along, and never one that is not opened. */
export const guardStatus: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || !req.user || data.status === originalDoc.status) return data
  const isEvaluated = originalDoc.status === 'opened' || afterOpening.has(originalDoc.status)
  if (isEvaluated && afterOpening.has(data.status)) return data
  throw refusedField('proposals', 'status', tenderRule('statusRefused', req), req)
}

/** What a person decided of a proposal is on the record. */
export const recordStatus: CollectionAfterChangeHook = async ({ doc, operation, previousDoc, req }) => {
  if (operation !== 'update' || !req.user || doc.status === previousDoc.status) return doc
  await appendToProcurementRecord(
    req.payload,
    {
      action: 'status changed',
      actor: actorOf(req.user),
      reference: doc.reference,
      details: { before: previousDoc.status, after: doc.status },
    },
    new Date(),
  )
  return doc
}
