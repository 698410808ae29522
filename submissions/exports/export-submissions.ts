import type { PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { languageOf } from '../../languages/back-office/language-of.ts'
import { downloadWords } from '../../languages/back-office/download-words.ts'
import type { Act } from '../../accounts/step-up/act.ts'
import { requireApproval } from '../../accounts/step-up/require-approval.ts'
import { forbidden, noStore } from '../../model/endpoint-answers.ts'
import { attachment } from '../files/content-disposition.ts'
import type { ExportFormat, FileAccess } from '../files/file-access.ts'
import { environment } from '../../environment.ts'
import { waitsForScan, type Scanner } from '../scan.ts'
import { scannedResult } from '../scan-submission.ts'
import { readableSubmissions, type Submission } from '../files/submission.ts'
import type { SubmissionCollection } from '../known-submission.ts'
import type { Form } from '../forms/form.ts'
import { webStream } from '../files/web-stream.ts'
import { exportTable } from './columns.ts'
import { writeCsv } from './write-csv.ts'
import { writeZip } from './write-zip.ts'

const querySchema = z.object({
  where: z.custom<Where>((given) => typeof given === 'object' && given !== null).optional(),
  search: z.string().optional(),
})

/**
 * The submissions of a kind that the person may read and that their list shows: as a table, or their files.
 * The person approves each export; what must be recorded of it is, before its first byte.
 */
export async function exportSubmissions(
  req: PayloadRequest,
  form: Form<SubmissionCollection>,
  format: ExportFormat,
  files: FileAccess,
  scanner: Scanner = environment(),
): Promise<Response> {
  if (!req.user) forbidden(req)
  const { collection } = form
  const submissions = await readableSubmissions(req, collection, wanted(req, collection))
  const approval = await requireApproval(req, exportAct(req, collection, format))
  await files.recordExport?.(req, submissions, format, approval)
  const headers = {
    ...noStore,
    'X-Content-Type-Options': 'nosniff',
    'Content-Disposition': attachment(`${collection}.${format}`, `export.${format}`),
  }
  if (format === 'csv') {
    const language = languageOf(req)
    return new Response(writeCsv(exportTable(form, submissions, language)), {
      headers: { ...headers, 'Content-Type': 'text/csv; charset=utf-8' },
    })
  }
  const open = files.opener(req.payload)
  let isScannerAway = false
  const mayBeRead = async (submission: Submission) => {
    // Waited for once: the others are left out, and scanned when it is back.
    if (isScannerAway && waitsForScan(submission, scanner)) return false
    const scan = await scannedResult({ payload: req.payload, collection, open, scanner }, submission)
    isScannerAway = waitsForScan({ scan }, scanner)
    return scan !== 'infected' && !isScannerAway
  }
  const zip = writeZip(submissions, open, mayBeRead, downloadWords(req))
  return new Response(webStream(zip), { headers: { ...headers, 'Content-Type': 'application/zip' } })
}

/** What is exported, as its address says it. */
function exportAct(req: PayloadRequest, collection: SubmissionCollection, format: ExportFormat): Act {
  const { where, search } = querySchema.parse(req.query)
  const filter = { ...(where && { where }), ...(search && { search }) }
  return {
    name: 'export submissions',
    about: {
      ...{ collection, format, tender: req.searchParams.get('tender') },
      filter: Object.keys(filter).length > 0 ? JSON.stringify(filter) : null,
    },
  }
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
