import type { Readable } from 'node:stream'
import { askClamd } from './clamd.ts'
import type { ScanResult } from './submission-fields.ts'

/** Milliseconds that the scanner is given for all files of a submission together. */
const longestScan = 10_000

export interface Scanner {
  CLAMD_ADDRESS?: string | undefined
}

/** Ends the scanning of one submission: whoever sends it, or wants to read it, waits no longer. */
export function scanLimit(): AbortSignal {
  return AbortSignal.timeout(longestScan)
}

/**
 * Has a file scanned where a deployment configures ClamAV. What a scanner that is away, or hangs, did not see is
 * `pending`.
 * @param limit of the submission that the file belongs to
 */
export async function scanStream(
  stream: Readable,
  { CLAMD_ADDRESS }: Scanner,
  limit: AbortSignal,
  reportError: (error: unknown) => void,
): Promise<ScanResult> {
  if (!CLAMD_ADDRESS) {
    stream.destroy()
    return 'none'
  }
  try {
    return await askClamd(stream, CLAMD_ADDRESS, limit)
  } catch (error) {
    reportError(error)
    return 'pending'
  }
}

/** What is to be said of a whole submission, given what was said of each of its files. */
export function worstScan(results: Iterable<ScanResult>): ScanResult | undefined {
  const found = new Set(results)
  return (['infected', 'pending', 'none', 'clean'] as const).find((result) => found.has(result))
}

/** Whether nobody may have a submission's files before they are scanned. */
export function waitsForScan({ scan }: { scan: ScanResult }, { CLAMD_ADDRESS }: Scanner): boolean {
  return CLAMD_ADDRESS !== undefined && (scan === 'pending' || scan === 'none')
}
