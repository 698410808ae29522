import type { PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { isLanguage } from '../../languages/languages.ts'
import { downloadWords } from '../../languages/back-office/download-words.ts'
import { actorOf } from '../../procurement/procurement-record/actor.ts'
import { appendToProcurementRecord } from '../../procurement/procurement-record/append.ts'
import { openingContext } from '../../procurement/proposals/opening/opening-context.ts'
import { forbidden, noStore } from '../../model/endpoint-answers.ts'
import { attachment } from '../files/content-disposition.ts'
import { FileOpener } from '../files/file-opener.ts'
import { readableSubmissions, type Submission, type SubmissionCollection } from '../files/submission.ts'
import { webStream } from '../files/web-stream.ts'
import { tableOf } from './columns.ts'
import { writeCsv } from './write-csv.ts'
import { writeZip } from './write-zip.ts'

type Format = 'csv' | 'zip'

const querySchema = z.object({
  where: z.custom<Where>((given) => typeof given === 'object' && given !== null).optional(),
  search: z.string().optional(),
})

/**
 * The submissions of a kind that the person may read and that their list shows: as a table, or their files.
 * An export of proposals is on the record before its first byte.
 */
export async function exportSubmissions(
  req: PayloadRequest,
  collection: SubmissionCollection,
  format: Format,
): Promise<Response> {
  if (!req.user) forbidden(req)
  const submissions = await readableSubmissions(req, collection, wanted(req, collection))
  if (collection === 'proposals') await recordExport(req, submissions, format)
  const headers = {
    ...noStore,
    'X-Content-Type-Options': 'nosniff',
    'Content-Disposition': attachment(`${collection}.${format}`, `export.${format}`),
  }
  if (format === 'csv') {
    const language = isLanguage(req.i18n.language) ? req.i18n.language : 'en'
    return new Response(writeCsv(tableOf(collection, submissions, language)), {
      headers: { ...headers, 'Content-Type': 'text/csv; charset=utf-8' },
    })
  }
  const zip = writeZip(submissions, new FileOpener(openingContext(req.payload)), downloadWords(req))
  return new Response(webStream(zip), { headers: { ...headers, 'Content-Type': 'application/zip' } })
}

/**
 * What the list shows: its filter (`where`, as Payload writes it into the address of the list) and its search. Rules of
 * access are asked with it, and refuse fields that the person may not read.
 */
function wanted(req: PayloadRequest, collection: SubmissionCollection): Where {
  const { where, search } = querySchema.parse(req.query)
  const conditions: Where[] = [{ erasedAt: { exists: false } }]
  if (where) conditions.push(where)
  if (search) {
    const { useAsTitle = 'id', listSearchableFields } = req.payload.collections[collection].config.admin
    conditions.push({
      or: (listSearchableFields ?? [useAsTitle]).map((field) => ({ [field]: { like: search } })),
    })
  }
  const tender = req.searchParams.get('tender')
  if (collection === 'proposals' && tender) conditions.push({ tender: { equals: Number(tender) } })
  return { and: conditions }
}

async function recordExport(
  req: PayloadRequest,
  submissions: readonly Submission[],
  format: Format,
): Promise<void> {
  await appendToProcurementRecord(
    req.payload,
    {
      action: 'proposals exported',
      actor: actorOf(req.user),
      reference: tenderReference(submissions),
      details: { format, proposals: submissions.map(({ reference }) => reference) },
    },
    new Date(),
  )
}

/** Of the one tender that the proposals were sent to; empty when there are several or none. */
function tenderReference(submissions: readonly Submission[]): string {
  const references = new Set(
    submissions.map((submission) =>
      'tender' in submission && typeof submission.tender === 'object'
        ? submission.tender.referenceNumber
        : '',
    ),
  )
  const [first] = references
  return references.size === 1 && first !== undefined ? first : ''
}
