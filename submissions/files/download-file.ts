import type { PayloadRequest } from 'payload'
import { downloadWords } from '../../languages/back-office/download-words.ts'
import { noStore, notFound, refusalAnswer, routeNumber } from '../../model/endpoint-answers.ts'
import { environment } from '../../environment.ts'
import { BucketAwayError } from '../../store/uploads/bucket-away-error.ts'
import { waitsForScan, type Scanner } from '../scan.ts'
import { scannedResult } from '../scan-submission.ts'
import { attachment } from './content-disposition.ts'
import { FilesUnavailableError, isMissing, type FileAccess } from './file-access.ts'
import { readableSubmissions } from './submission.ts'
import type { SubmissionCollection } from '../known-submission.ts'
import { webStream } from './web-stream.ts'

/** One file of a submission, for people who may read the submission. */
export async function downloadFile(
  req: PayloadRequest,
  collection: SubmissionCollection,
  files: FileAccess,
  scanner: Scanner = environment(),
): Promise<Response> {
  const [submission] = await readableSubmissions(req, collection, { id: { equals: routeNumber(req, 'id') } })
  const file = submission?.files?.find(({ id }) => id === req.routeParams?.row)
  if (!submission || !file) return notFound(req)
  try {
    const open = files.opener(req.payload)
    const scan = await scannedResult({ payload: req.payload, collection, open, scanner }, submission)
    if (scan === 'infected') return refusalAnswer(409, downloadWords(req).infected)
    const plain = await open(submission, file)
    if (waitsForScan({ scan }, scanner)) {
      plain.destroy()
      return refusalAnswer(503, downloadWords(req).notScanned)
    }
    await files.recordDownload?.(req, submission, file)
    return new Response(webStream(plain), {
      headers: {
        ...noStore,
        'Content-Type': 'application/octet-stream',
        'Content-Disposition': attachment(file.name, `${submission.reference}.bin`),
        'X-Content-Type-Options': 'nosniff',
        'Content-Security-Policy': "default-src 'none'; sandbox",
        ...(typeof file.size === 'number' && { 'Content-Length': String(file.size) }),
      },
    })
  } catch (error) {
    if (error instanceof FilesUnavailableError) return refusalAnswer(503, downloadWords(req).keyUnavailable)
    if (error instanceof BucketAwayError) return refusalAnswer(503, downloadWords(req).storeUnavailable)
    if (isMissing(error)) return notFound(req)
    throw error
  }
}
