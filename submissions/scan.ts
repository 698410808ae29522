import type { Readable } from 'node:stream'
import { askClamd, isClamdThere } from './clamd.ts'
import type { ScanResult } from './submission-fields.ts'

/** Milliseconds that the scanner is given for all files of a submission together while somebody waits for it. */
const longestScan = 10_000

/** Milliseconds that it is given for each file that nobody waits for: ClamAV itself gives a file up after two minutes. */
const longestScanOfFile = 3 * 60_000

/** Milliseconds in which a scanner says that it is there. */
const longestSign = 5000

export interface Scanner {
  CLAMD_ADDRESS?: string | undefined
}

/** Ends the scanning of one submission: whoever sends it, or wants to read it, waits no longer. */
export function scanLimit(): AbortSignal {
  return AbortSignal.timeout(longestScan)
}

/** Ends the scanning of one file that nobody waits for. */
export function unhurriedScanLimit(): AbortSignal {
  return AbortSignal.timeout(longestScanOfFile)
}

/** Whether the scanner answers at all: one that does, and has not come to an end with a submission, is slow and not away. */
export async function isScannerThere({ CLAMD_ADDRESS }: Scanner): Promise<boolean> {
  return CLAMD_ADDRESS !== undefined && isClamdThere(CLAMD_ADDRESS, AbortSignal.timeout(longestSign))
}

/**
 * Has a file scanned where a deployment configures ClamAV. What a scanner that is away, or hangs, did not see is
 * `pending`.
 * @param limit of the file, or of all files of its submission
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
