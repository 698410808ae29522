import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { namesOf } from '../store/database/payload-tables.ts'
import { rawSql } from '../store/database/raw-sql.ts'
import { isMissing, type OpenFile } from './files/file-access.ts'
import type { Submission } from './files/submission.ts'
import type { SubmissionCollection } from './known-submission.ts'
import { scanLimit, scanStream, unhurriedScanLimit, waitsForScan, worstScan, type Scanner } from './scan.ts'
import type { ScanResult } from './submission-fields.ts'

export interface ScanningContext {
  payload: Payload
  collection: SubmissionCollection
  open: OpenFile
  scanner: Scanner
  /** Whether nobody waits for it: the scanner is given longer, and for each file. */
  isUnhurried?: boolean
}

/**
 * What the scanner says of a submission, which is asked now if it has not seen the files yet.
 * @returns `pending` when it could not be asked, or a file is missing
 * @throws FilesUnavailableError
 */
export async function scannedResult(context: ScanningContext, submission: Submission): Promise<ScanResult> {
  const { payload, collection, scanner } = context
  if (!waitsForScan(submission, scanner)) return submission.scan
  const result = await scanFiles(context, submission)
  if (result === submission.scan) return result
  const database = await rawSql(payload)
  const { table, column } = namesOf(payload, collection)
  await database.write([
    sql`UPDATE ${table} SET ${column('scan')} = ${result}
      WHERE ${column('id')} = ${submission.id} AND ${column('scan')} IN ('pending', 'none')`,
  ])
  return result
}

async function scanFiles(
  { payload, open, scanner, isUnhurried = false }: ScanningContext,
  submission: Submission,
): Promise<ScanResult> {
  const together = isUnhurried ? undefined : scanLimit()
  const report = (error: unknown) => payload.logger.warn({ err: error }, 'the scanner is away')
  const results: ScanResult[] = []
  for (const file of submission.files ?? []) {
    try {
      const plain = await open(submission, file)
      const limit = together ?? unhurriedScanLimit()
      const result = await scanStream(plain, scanner, limit, report)
      results.push(result)
      // Whoever waits would wait for nothing: the whole is not scanned anyway.
      if (result === 'pending' && limit.aborted) break
    } catch (error) {
      if (!isMissing(error)) throw error
      results.push('pending')
    }
  }
  return worstScan(results) ?? 'clean'
}
