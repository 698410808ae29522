import type { CollectionBeforeChangeHook } from 'payload'
import { answerRule } from '../../languages/back-office/answer-words.ts'
import { refusedField } from '../../model/fields/refused-field.ts'

/** What an applicant has withdrawn stays so; where it was overwritten before this rule, it can be put right. */
export const guardWithdrawn: CollectionBeforeChangeHook = ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || !originalDoc.withdrawnAt) return data
  if (data.status === originalDoc.status || data.status === 'withdrawn') return data
  throw refusedField(collection.slug, 'status', answerRule('withdrawn', req), req)
}
