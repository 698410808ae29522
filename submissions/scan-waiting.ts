import type { Payload, Where } from 'payload'
import type { FileAccess } from './files/file-access.ts'
import type { SubmissionCollection } from './known-submission.ts'
import { isScannerThere, type Scanner } from './scan.ts'
import { scannedResult } from './scan-submission.ts'

/** Submissions read at once. */
const atOnce = 50

export interface WaitingFiles {
  collection: SubmissionCollection
  files: FileAccess
  /** Whether nobody can open its files before the submission was opened. */
  isSealed: boolean
}

/**
 * Has the files scanned that the scanner has not seen, because it was away when they arrived or there was none then.
 * Sealed ones are scanned when they are opened, or after that. One whose files can't be opened is logged and keeps no other
 * from being scanned. Ends when the scanner is away.
 * @returns how many submissions were scanned
 */
export async function scanWaiting(
  payload: Payload,
  waiting: readonly WaitingFiles[],
  scanner: Scanner,
): Promise<number> {
  if (!(await isScannerThere(scanner))) return 0
  let count = 0
  for (const { collection, files, isSealed } of waiting) {
    const open = files.opener(payload)
    let last = 0
    for (;;) {
      const { docs } = await payload.find({
        collection,
        where: { and: [unscanned(isSealed), { id: { greater_than: last } }] },
        sort: 'id',
        limit: atOnce,
        pagination: false,
        depth: 0,
        showHiddenFields: true,
        overrideAccess: true,
      })
      for (const submission of docs) {
        const context = { payload, collection, open, scanner, isUnhurried: true }
        const result = await scannedResult(context, submission).catch((error: unknown) => {
          const { reference } = submission
          payload.logger.error({ err: error, reference, msg: 'A submission could not be scanned' })
        })
        if (result === undefined) continue
        if (result !== 'pending') count += 1
        else if (!(await isScannerThere(scanner))) return count
      }
      last = docs.at(-1)?.id ?? last
      if (docs.length < atOnce) break
    }
  }
  return count
}

/** How many submissions wait for the scanner. */
export async function countWaiting(payload: Payload, waiting: readonly WaitingFiles[]): Promise<number> {
  const counts = await Promise.all(
    waiting.map(({ collection, isSealed }) =>
      payload.count({ collection, where: unscanned(isSealed), overrideAccess: true }),
    ),
  )
  return counts.reduce((sum, { totalDocs }) => sum + totalDocs, 0)
}

function unscanned(isSealed: boolean): Where {
  return {
    scan: { in: ['pending', 'none'] },
    receipt: { exists: true },
    storedName: { exists: true },
    withdrawnAt: { exists: false },
    erasedAt: { exists: false },
    ...(isSealed && { openedAt: { exists: true } }),
  }
}
