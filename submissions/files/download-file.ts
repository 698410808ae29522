import type { PayloadRequest } from 'payload'
import { downloadWords } from '../../languages/back-office/download-words.ts'
import { noStore, notFound, refusalAnswer, routeNumber } from '../../model/endpoint-answers.ts'
import { attachment } from './content-disposition.ts'
import { FilesUnavailableError, type FileAccess } from './file-access.ts'
import { readableSubmissions } from './submission.ts'
import type { SubmissionCollection } from '../known-submission.ts'
import { webStream } from './web-stream.ts'

/** One file of a submission, for people who may read the submission. */
export async function downloadFile(
  req: PayloadRequest,
  collection: SubmissionCollection,
  files: FileAccess,
): Promise<Response> {
  const [submission] = await readableSubmissions(req, collection, { id: { equals: routeNumber(req, 'id') } })
  const file = submission?.files?.find(({ id }) => id === req.routeParams?.row)
  if (!submission || !file) return notFound(req)
  if (submission.scan === 'infected') return refusalAnswer(409, downloadWords(req).infected)
  try {
    const plain = await files.opener(req.payload)(submission, file)
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
    if (isMissing(error)) return notFound(req)
    throw error
  }
}

export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
