import { randomBytes } from 'node:crypto'
import {
  APIError,
  type ValidationError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload'
import { tenderRule, type TenderRule } from '../../../languages/back-office/tender-rules.ts'
import { refusedField } from '../../../model/fields/refused-field.ts'
import { isBeingTrashed } from '../../../store/being-trashed.ts'
import { takesLateTerms } from '../../terms/publish-terms.ts'
import { rememberChange } from './change-under-way.ts'
import { findChange, outcomeChange, takesQuestionsForLess, type TenderChange } from './find-change.ts'
import { readFormerPublication, readPublishedTender } from './published-tender.ts'
import { reasonsForChange, type Reasons } from './reasons.ts'
import { hasProposals, isOpened, mayHaveEnvelopes } from './tender-proposals.ts'
import { ofTransaction } from '../../../store/database/in-transaction.ts'

const draftKey = 'tender is saved as a draft'

/** Remembers whether a save writes a draft beside what is published, which the hooks after it are not given. */
export const rememberDraft: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  // Hooks read drafts while something is saved.
  if (/^(?:create|update|restoreVersion)/.test(operation))
    req.context[draftKey] = 'draft' in args && args.draft === true
  return args
}

/**
 * What bidders rely on changes only with a reason, which becomes an addendum; a deadline moves only later and only while
 * proposals are sealed, and the end of questions only later; a tender with proposals stays on the
 * site, and one with custodians does until its opening is finished. Custodians who were
 * appointed after the publication are such a change. An outcome needs no reason: it is only noted for the record and followers. Holds for every way in which a version
 * becomes the published one: a save, a draft published later, a schedule, a restored version, also after the tender was off
 * the site for a moment.
 */
export const guardPublishedTender: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  // The starter content is written before anybody relies on it.
  if (operation !== 'update' || req.context.storeContentVersion === true) return data
  const id: number = originalDoc.id
  if (isBeingTrashed(data, originalDoc)) await requireMayGo(req, id, 'deletionRefused')
  const published = await readPublishedTender(req, id)
  if (data._status !== 'published') {
    if (!published) return data
    rememberChange(req, id, { addenda: published.addenda ?? [] })
    const isUnpublished = req.context[draftKey] !== true
    if (isUnpublished) await requireMayGo(req, id, 'unpublishingRefused')
    return data
  }
  // A tender that was taken off the site for a moment is compared with what bidders saw.
  const seen = published ?? (await readFormerPublication(req, id))
  if (!seen) return data
  const addenda = seen.addenda ?? []
  const now = new Date()
  const outcome = outcomeChange(seen, data, now)
  rememberChange(req, id, { addenda, outcome })
  const change = findChange(seen, data)
  if (change.deadline) {
    if (Date.parse(change.deadline.next) <= now.getTime())
      throw wrongField('deadline', 'deadlineInThePast', req)
    if (isEarlier(change.deadline)) throw wrongField('deadline', 'deadlineEarlier', req)
    if (await isOpened(req, id)) throw wrongField('deadline', 'deadlineAfterOpening', req)
  }
  if (takesQuestionsForLess(seen, data)) throw wrongField('enquiriesUntil', 'questionsEndEarlier', req)
  const takesTerms = await takesLateTerms(req, id, data)
  if (!change.deadline && !change.documents && !takesTerms) return data
  const reasons = await reasonsForChange(req, id, data.reasonForChange)
  if (Object.keys(reasons).length === 0)
    throw wrongField('reasonForChange', takesTerms ? 'reasonForTermsMissing' : 'reasonMissing', req)
  const addendum = await addendumOf(change, reasons, now, req)
  rememberChange(req, id, { addenda, change, takesTerms, outcome, addendum })
  return data
}

/**
 * That a tender may go off the site. One with custodians stays until its opening, with proposals or without, so that trying it
 * says nothing of what is sealed.
 */
async function requireMayGo(req: PayloadRequest, id: number, rule: TenderRule): Promise<void> {
  if (await mayHaveEnvelopes(req, id)) throw refusal('staysUntilOpening', req)
  if (await hasProposals(req, id)) throw refusal(rule, req)
}

function isEarlier({ previous, next }: { previous: string; next: string }): boolean {
  return Date.parse(next) < Date.parse(previous)
}

/** A tender that somebody answered stays, whoever asks. */
export const refuseDeletingAnsweredTender: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (await hasProposals(req, id)) throw refusal('deletionRefused', req)
}

async function addendumOf(
  { deadline, documents }: TenderChange,
  reason: Reasons,
  now: Date,
  req: PayloadRequest,
): Promise<Record<string, unknown>> {
  return {
    id: rowId(),
    publishedAt: now.toISOString(),
    reason,
    ...(deadline && { previousDeadline: deadline.previous, newDeadline: deadline.next }),
    replacedDocuments: await Promise.all(
      (documents?.replaced ?? []).map(async ({ file, version }) => ({
        id: rowId(),
        name: await nameOfDocument(req, file),
        file,
        version,
      })),
    ),
  }
}

async function nameOfDocument(req: PayloadRequest, id: number): Promise<string | null> {
  const document = await req.payload.findByID({
    collection: 'documents',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    ...ofTransaction(req),
  })
  return document?.filename ?? null
}

/** As Payload names rows. */
function rowId(): string {
  return randomBytes(12).toString('hex')
}

function wrongField(path: string, rule: TenderRule, req: PayloadRequest): ValidationError {
  return refusedField('tenders', path, tenderRule(rule, req), req)
}

function refusal(rule: TenderRule, req: PayloadRequest): APIError {
  return new APIError(tenderRule(rule, req), 409, null, true)
}
