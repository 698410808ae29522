import {
  APIError,
  type ValidationError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type FieldHook,
  type PayloadRequest,
} from 'payload'
import { tenderRule, type TenderRule } from '../../languages/back-office/tender-rules.ts'
import { refusedField } from '../../model/fields/refused-field.ts'
import { toHex } from '../../proofs/bytes.ts'
import { termsOfEntries } from '../../sealing/terms.ts'
import { appendOpenly, leafStatement, writeAtEnd } from '../../transparency/append.ts'
import type { AddendumLeaf, DocumentOfLeaf, Leaf, TermsLeaf } from '../../transparency/leaf.ts'
import { writeLeaf } from '../../transparency/leaf.ts'
import { readPublishedTender } from '../tenders/changes/published-tender.ts'
import { isOpened } from '../tenders/changes/tender-proposals.ts'
import { removeAppointments } from '../custodians/appointments.ts'
import { custodianContextOf, type CustodianContext } from '../custodians/custodian-context.ts'
import { appointedCustodians, CustodiansMissingError } from './appointed-custodians.ts'
import { hashDocuments, MissingDocumentError } from './hash-documents.ts'
import { formerSchemeUntil, isOfFormerScheme } from './former-scheme.ts'
import { isFixed } from './is-fixed.ts'
import { builtSealingFiles } from './built-sealing-files.ts'
import { termsOfTender, termsOfWholeLog, type TermsOfTender } from './terms-of-tender.ts'

const rulesOfLack: Readonly<Record<CustodiansMissingError['lacks'], TenderRule>> = {
  appointment: 'custodiansMissing',
  rehearsal: 'rehearsalMissing',
  custodian: 'custodianLost',
  'log entry': 'custodiansChanged',
}

/**
 * A tender is published with terms in the transparency log: in the publication's transaction where the database has transactions,
 * before it where not. One that was open before every tender had custodians keeps what it promised. Once bidders have seen them, the reference and the terms stay, and a deadline comes no earlier than
 * the log says, and is another no more once the opening is begun, whatever the tender's own row says by now.
 */
export const publishTerms: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  // The starter content is written before anybody relies on it.
  if (data._status !== 'published' || req.context.storeContentVersion === true) return data
  if (operation === 'create') throw refused('custodiansMissing', req)
  const id: number = originalDoc.id
  const context = { ...(await custodianContextOf(req.payload)), req }
  const former = await termsOfWholeLog(context, id)
  if (!former && (await formerSchemeUntil(context, id)) !== undefined) {
    // A later deadline than its bidders know is one with custodians.
    if (!(await isOfFormerScheme(context, { id, deadline: instantOf(data.deadline) })))
      await makeTerms(context, id, data, req)
    return data
  }
  if (await isFixed(req.payload, id, req)) {
    if (former) await requireSameTerms(former, id, data, req)
    // What is on the site without custodians can be corrected; what comes back to it open has them.
    else if (isToCome(data, context.now()) && !(await readPublishedTender(req, id)))
      await makeTerms(context, id, data, req)
    return data
  }
  const leaf = await makeTerms(context, id, data, req)
  if (former && isSameTerms(former, leaf)) return data
  const notUsed = former && notUsedLeaf(former, id, context.now())
  await writeAtEnd(context, (first) =>
    [...(notUsed ? [notUsed] : []), leaf].map((one, index) =>
      leafStatement(context, first + index, one, context.now(), { tender: id }),
    ),
  )
  return data
}

async function requireSameTerms(
  terms: TermsOfTender,
  tender: number,
  { referenceNumber, deadline }: { referenceNumber?: unknown; deadline?: unknown },
  req: PayloadRequest,
): Promise<void> {
  if (referenceNumber !== terms.tender) throw wrongField('referenceNumber', 'referenceFixed', req)
  const later = Date.parse(instantOf(deadline)) - Date.parse(terms.deadline)
  if (later < 0) throw wrongField('deadline', 'deadlineEarlier', req)
  if (later > 0 && (await isOpened(req, tender))) throw wrongField('deadline', 'deadlineAfterOpening', req)
}

async function makeTerms(
  context: CustodianContext,
  tender: number,
  data: Record<string, unknown>,
  req: PayloadRequest,
): Promise<TermsLeaf> {
  return inWords(req, () => termsLeafOf(context, tender, data))
}

/** Says what is missing in the editor's language. */
async function inWords<Result>(req: PayloadRequest, write: () => Promise<Result>): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    if (error instanceof CustodiansMissingError) throw refused(rulesOfLack[error.lacks], req)
    if (error instanceof MissingDocumentError) throw wrongField('documents', 'documentUnreadable', req)
    throw error
  }
}

/**
 * Whether a tender that was published without custodians gets its terms with this save: two people have appointed
 * custodians, all have rehearsed, and its deadline is to come.
 */
export async function takesLateTerms(
  req: PayloadRequest,
  tender: number,
  data: { deadline?: unknown },
): Promise<boolean> {
  const context = { ...(await custodianContextOf(req.payload)), req }
  if (!isToCome(data, context.now()) || (await termsOfTender(context, tender))) return false
  try {
    await appointedCustodians(context, tender)
    return true
  } catch (error) {
    if (error instanceof CustodiansMissingError) return false
    throw error
  }
}

function isToCome({ deadline }: { deadline?: unknown }, now: Date): boolean {
  return now.getTime() < Date.parse(instantOf(deadline))
}

/** @throws CustodiansMissingError, MissingDocumentError */
async function termsLeafOf(
  context: CustodianContext,
  tender: number,
  data: Record<string, unknown>,
): Promise<TermsLeaf> {
  const { needed, custodians, appointment } = await appointedCustodians(context, tender)
  const leaf: TermsLeaf = {
    ...{ kind: 'terms', at: context.now().toISOString(), tender, reference: String(data.referenceNumber) },
    ...{ deadline: instantOf(data.deadline), zone: String(data.deadline_tz) },
    documents: await hashDocuments(context.payload, data.documents, context.req),
    ...{ needed, custodians, appointment, script: (await builtSealingFiles())?.integrity ?? null },
  }
  // What browsers could not read as terms is not published.
  termsOfEntries(writeLeaf(leaf), [])
  return leaf
}

/**
 * Writes the terms of a tender that is on the site without any, whose custodians have rehearsed.
 * @throws CustodiansMissingError, MissingDocumentError
 */
export async function writeTermsOf(
  context: CustodianContext,
  tender: { id: number } & Record<string, unknown>,
): Promise<void> {
  const leaf = await termsLeafOf(context, tender.id, tender)
  await writeAtEnd(context, (first) => [
    leafStatement(context, first, leaf, context.now(), { tender: tender.id }),
  ])
}

/** Whether a publication that failed had the same terms, but for when. */
function isSameTerms(former: TermsOfTender, leaf: TermsLeaf): boolean {
  return writeLeaf({ ...leaf, at: former.fixedAt }) === former.entry
}

function notUsedLeaf(former: TermsOfTender, tender: number, at: Date): Leaf {
  return {
    ...{ kind: 'terms not used', at: at.toISOString(), tender, reference: former.tender },
    terms: toHex(former.hash),
  }
}

/**
 * What has changed of a published tender's terms becomes an addendum in the log; a tender that was published without
 * custodians gets its terms, once it has them. Compares with the log and not with what
 * this save has changed, so that what was interrupted is made up for.
 */
export const publishAddendum: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (doc._status !== 'published' || req.context.storeContentVersion === true) return doc
  const context = await custodianContextOf(req.payload)
  const terms = await termsOfWholeLog({ ...context, req }, doc.id)
  if (!terms) {
    // In the transaction of the addendum that says so, where the database has transactions.
    if (await takesLateTerms(req, doc.id, doc))
      await inWords(req, () => writeTermsOf({ ...context, req }, doc))
    return doc
  }
  const documents = await hashDocuments(req.payload, doc.documents, req)
  const deadline = instantOf(doc.deadline)
  const later = Date.parse(deadline) - Date.parse(terms.deadline)
  // Another save was entered since this one was judged. An addendum that moves it earlier would make the terms void for good.
  if (later < 0) throw wrongField('deadline', 'deadlineEarlier', req)
  const isMoved = later > 0
  const areOthers = !areSameDocuments(terms.documents, documents)
  if (!isMoved && !areOthers) return doc
  const leaf: AddendumLeaf = {
    ...{ kind: 'addendum', at: context.now().toISOString(), tender: doc.id, reference: terms.tender },
    terms: toHex(terms.hash),
    ...(isMoved && { deadline }),
    ...(areOthers && { documents }),
  }
  // Beside the transaction, as the entry of the procurement record: both stand in the same log.
  await appendOpenly(context, leaf, context.now(), { tender: doc.id })
  return doc
}

/**
 * Looks at the log once more, after all that is done before a row is written: SQLite does not take a row back when `publishAddendum`
 * refuses it, and an entry of the procurement record is written beside the transaction.
 */
export const refuseEarlierThanLog: FieldHook = async ({ data, originalDoc, req, value }) => {
  if (!originalDoc || data?._status !== 'published' || req.context.storeContentVersion === true) return value
  const terms = await termsOfWholeLog({ ...(await custodianContextOf(req.payload)), req }, originalDoc.id)
  if (terms && Date.parse(instantOf(value)) < Date.parse(terms.deadline))
    throw wrongField('deadline', 'deadlineEarlier', req)
  return value
}

/** In whichever order: another order of the same is no change for which a reason is asked. */
function areSameDocuments(one: readonly DocumentOfLeaf[], other: readonly DocumentOfLeaf[]): boolean {
  const text = (list: readonly DocumentOfLeaf[]) =>
    JSON.stringify(list.map(({ name, sha256 }) => JSON.stringify([name, sha256])).toSorted())
  return text(one) === text(other)
}

/** What a tender has promised stays readable under its number; terms that nobody saw are marked so. */
export const keepTerms: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const context = await custodianContextOf(req.payload)
  const terms = await termsOfWholeLog({ ...context, req }, Number(id))
  if (!terms) return
  if (await isFixed(req.payload, Number(id), req))
    throw new APIError(tenderRule('termsStay', req), 409, null, true)
  const at = context.now()
  await appendOpenly(context, notUsedLeaf(terms, Number(id), at), at, { tender: Number(id) })
}

/** SQLite gives the number of a deleted tender to a new one. */
export const removeAppointmentsOfDeleted: CollectionAfterDeleteHook = async ({ id, req }) => {
  await removeAppointments(req.payload, Number(id), req)
}

function instantOf(value: unknown): string {
  if (typeof value !== 'string' && !(value instanceof Date)) throw new TypeError('A tender has a deadline')
  return new Date(value).toISOString()
}

function refused(rule: TenderRule, req: PayloadRequest): APIError {
  return new APIError(tenderRule(rule, req), 409, null, true)
}

function wrongField(path: string, rule: TenderRule, req: PayloadRequest): ValidationError {
  return refusedField('tenders', path, tenderRule(rule, req), req)
}
