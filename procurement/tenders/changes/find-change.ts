import type { PublishedTender, TenderDocumentRow } from './published-tender.ts'

/** A document that bidders saw and that is not there any more. */
export interface ReplacedDocument {
  file: number
  version: string | null
}

/** What bidders relied on and is about to change. */
export interface TenderChange {
  /** Instants, ISO 8601. */
  deadline: { previous: string; next: string } | undefined
  documents: { replaced: ReplacedDocument[] } | undefined
}

/** Compares what is published with what is about to be; titles of documents and other texts may change freely. */
export function findChange(
  published: Pick<PublishedTender, 'deadline' | 'documents'>,
  next: { deadline?: unknown; documents?: unknown },
): TenderChange {
  return {
    deadline: deadlineChange(published.deadline, next.deadline),
    documents: documentChange(published, next),
  }
}

/**
 * What closes a tender before its deadline, or opens it again. An outcome that is entered when proposals are over changes nothing
 * that bidders wait for.
 */
export function outcomeChange(
  published: Pick<PublishedTender, 'deadline' | 'outcome'>,
  next: { outcome?: unknown },
  now: Date,
): { previous: string | null; next: string | null } | undefined {
  if (next.outcome === undefined || Date.parse(published.deadline) <= now.getTime()) return undefined
  const previous = published.outcome ?? null
  const outcome = typeof next.outcome === 'string' ? next.outcome : null
  return previous === outcome ? undefined : { previous, next: outcome }
}

/** Whether questions would be taken for a shorter time than bidders were promised: until their own end, else the deadline. */
export function takesQuestionsForLess(
  published: Pick<PublishedTender, 'deadline' | 'enquiriesUntil'>,
  next: { deadline?: unknown; enquiriesUntil?: unknown },
): boolean {
  const before = endOfQuestions(published)
  const after = endOfQuestions(next)
  return before !== undefined && after !== undefined && after < before
}

/** Milliseconds since 1970. */
function endOfQuestions(tender: { deadline?: unknown; enquiriesUntil?: unknown }): number | undefined {
  const ends = [tender.deadline, tender.enquiriesUntil].flatMap((moment) =>
    typeof moment === 'string' || moment instanceof Date ? [new Date(moment).getTime()] : [],
  )
  return ends.length > 0 ? Math.min(...ends) : undefined
}

function deadlineChange(before: string, after: unknown): TenderChange['deadline'] {
  if (typeof after !== 'string' && !(after instanceof Date)) return undefined
  const [previous, next] = [new Date(before), new Date(after)]
  if (previous.getTime() === next.getTime()) return undefined
  return { previous: previous.toISOString(), next: next.toISOString() }
}

function documentChange(
  published: Pick<PublishedTender, 'documents'>,
  next: { documents?: unknown },
): TenderChange['documents'] {
  const before = (published.documents ?? []).flatMap(documentOf)
  const after = rowsOf(next.documents).flatMap(documentOf)
  const isIn = (list: readonly ReplacedDocument[], { file, version }: ReplacedDocument) =>
    list.some((one) => one.file === file && one.version === version)
  const replaced = before.filter((document) => !isIn(after, document))
  const added = after.filter((document) => !isIn(before, document))
  return replaced.length > 0 || added.length > 0 ? { replaced } : undefined
}

function documentOf(row: TenderDocumentRow): ReplacedDocument[] {
  const file = idOf(row.file)
  const version = typeof row.version === 'string' && row.version !== '' ? row.version : null
  return file === undefined ? [] : [{ file, version }]
}

function idOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value
  if (typeof value === 'string' && /^\d+$/.test(value)) return Number(value)
  if (typeof value === 'object' && value !== null && 'id' in value) return idOf(value.id)
  return undefined
}

function rowsOf(value: unknown): TenderDocumentRow[] {
  return Array.isArray(value) ? value.filter((row) => typeof row === 'object' && row !== null) : []
}
