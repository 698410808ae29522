import type { PayloadRequest } from 'payload'
import { downloadWords } from '../../languages/back-office/download-words.ts'
import { actorOf } from '../../procurement/procurement-record/actor.ts'
import { appendToProcurementRecord } from '../../procurement/procurement-record/append.ts'
import { openingContext } from '../../procurement/proposals/opening/opening-context.ts'
import { tenderIdOf } from '../../procurement/proposals/opening/tender-id-of.ts'
import { CustodianUnavailableError } from '../../procurement/proposals/sealing/key-custodian.ts'
import { noStore, notFound, refusalAnswer, routeNumber } from '../../model/endpoint-answers.ts'
import { attachment } from './content-disposition.ts'
import { FileOpener } from './file-opener.ts'
import {
  readableSubmissions,
  type Submission,
  type SubmissionCollection,
  type SubmittedFile,
} from './submission.ts'
import { webStream } from './web-stream.ts'

/** One file of a submission, for people who may read the submission. A proposal's is on the record before its first byte. */
export async function downloadFile(req: PayloadRequest, collection: SubmissionCollection): Promise<Response> {
  const [submission] = await readableSubmissions(req, collection, { id: { equals: routeNumber(req, 'id') } })
  const file = submission?.files?.find(({ id }) => id === req.routeParams?.row)
  if (!submission || !file) return notFound(req)
  if (submission.scan === 'infected') return refusalAnswer(409, downloadWords(req).infected)
  try {
    const plain = await new FileOpener(openingContext(req.payload)).open(submission, file)
    await recordDownload(req, submission, file)
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
    if (error instanceof CustodianUnavailableError)
      return refusalAnswer(503, downloadWords(req).keyUnavailable)
    if (isMissing(error)) return notFound(req)
    throw error
  }
}

async function recordDownload(
  req: PayloadRequest,
  submission: Submission,
  file: SubmittedFile,
): Promise<void> {
  if (!('tender' in submission)) return
  await appendToProcurementRecord(
    req.payload,
    {
      action: 'file downloaded',
      actor: actorOf(req.user),
      reference: submission.reference,
      details: { tender: tenderIdOf(submission), file: file.id ?? null, sha256: file.sha256 },
    },
    new Date(),
  )
}

export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
