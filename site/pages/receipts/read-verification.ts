import type { RouterContextProvider } from 'react-router'
import { verifyReceipt } from '../../../submissions/verify-receipt.ts'
import { pageFreshnessContext, readingContext, reportErrorContext } from '../../loading/contexts.ts'

export type Verification =
  | { result: 'received'; receivedAt: string; withdrawnAt: string | null }
  | { result: 'sealed' }
  | { result: 'unknown' }
  | { result: 'malformed' }
  | { result: 'failed' }

/** What became of a file that somebody has a receipt of, by the reference and the file's fingerprint. */
export async function readVerification(
  context: Readonly<RouterContextProvider>,
  reference: string,
  sha256: string,
): Promise<Verification> {
  if (!/^[0-9a-f]{64}$/.test(sha256)) return { result: 'malformed' }
  if (!/^[A-Z0-9-]{1,40}$/.test(reference)) return { result: 'unknown' }
  try {
    const found = await verifyReceipt(context.get(readingContext).payload, reference, sha256)
    if (found === 'sealed') return { result: 'sealed' }
    return found ? { result: 'received', ...found } : { result: 'unknown' }
  } catch (error) {
    context.get(reportErrorContext)(error)
    context.get(pageFreshnessContext).partial()
    return { result: 'failed' }
  }
}
