import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { languageCodes } from '../../languages/languages.ts'
import { tenderRule } from '../../languages/back-office/tender-rules.ts'
import { refusedField } from '../../model/fields/refused-field.ts'
import { notifyFollowers } from '../tender-followers/notify.ts'
import { ofTransaction } from '../../store/database/in-transaction.ts'

/** A question is published with its answer, in at least one language; the first time stays. */
export const guardPublication: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (data.status !== 'published') return { ...data, publishedAt: null }
  const stored = originalDoc?.id ? await inAllLanguages(req, originalDoc.id) : {}
  const isComplete = languageCodes.some((language) => {
    const isGiven = language === (req.locale ?? 'en')
    const text = (name: 'question' | 'answer') => (isGiven ? data[name] : textIn(stored[name], language))
    return isText(text('question')) && isText(text('answer'))
  })
  if (!isComplete) {
    throw refusedField('tender-questions', 'answer', tenderRule('answerMissing', req), req)
  }
  const publishedAt: unknown = originalDoc?.publishedAt
  return { ...data, publishedAt: publishedAt ?? new Date().toISOString() }
}

/** Those who follow the tender are notified of a new answer. */
export const notifyOfAnswer: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (doc.status === 'published' && previousDoc?.status !== 'published') {
    const tender: unknown = typeof doc.tender === 'object' && doc.tender !== null ? doc.tender.id : doc.tender
    if (typeof tender === 'number') await notifyFollowers(req, tender, { question: doc.id })
  }
  return doc
}

async function inAllLanguages(
  { payload, transactionID }: PayloadRequest,
  id: number,
): Promise<{ question?: unknown; answer?: unknown }> {
  return payload.findByID({
    collection: 'tender-questions',
    id,
    locale: 'all',
    depth: 0,
    overrideAccess: true,
    // Only the transaction: the request's own language stays as it is.
    ...ofTransaction({ transactionID }),
  })
}

function textIn(texts: unknown, language: string): unknown {
  if (typeof texts !== 'object' || texts === null) return undefined
  return new Map<string, unknown>(Object.entries(texts)).get(language)
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== ''
}
