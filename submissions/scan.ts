import type { Readable } from 'node:stream'
import { askClamd } from './clamd.ts'
import type { ScanResult } from './submission-fields.ts'

/**
 * Has a file scanned where a deployment configures ClamAV. A scanner that is away refuses nothing: what it did not see
 * is `pending` and is scanned when it is opened.
 */
export async function scanStream(
  stream: Readable,
  { CLAMD_ADDRESS }: { CLAMD_ADDRESS?: string | undefined },
  reportError: (error: unknown) => void,
): Promise<ScanResult> {
  if (!CLAMD_ADDRESS) {
    stream.destroy()
    return 'none'
  }
  try {
    return await askClamd(stream, CLAMD_ADDRESS)
  } catch (error) {
    reportError(error)
    return 'pending'
  }
}
