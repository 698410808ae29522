import { isScannerThere, scanLimit, scanStream, worstScan } from '../../../submissions/scan.ts'
import type { ScanResult } from '../../../submissions/submission-fields.ts'
import type { IntakeMessages } from '../../../languages/messages/intake/intake-message-names.ts'
import { Refused } from '../refused.ts'
import type { CheckedFile } from './store-files.ts'
import type { StoreContext } from './write-record.ts'

/**
 * What the scanner says of the files; `pending` where it answers, but does not come to an end while the sender waits.
 * @throws Refused with 422 for an infected file; with 503 when the scanner is away, where a deployment wants it so
 */
export async function scanFiles(
  { settings, reportError }: Pick<StoreContext, 'settings' | 'reportError'>,
  files: readonly CheckedFile[],
  messages: IntakeMessages,
): Promise<ScanResult> {
  const results: ScanResult[] = []
  const limit = scanLimit()
  for (const { scratch, name, field } of files) {
    const result = await scanStream(scratch.read(), settings, limit, reportError)
    if (result === 'infected') {
      throw new Refused(422, messages.infected(name), { fields: { [field]: messages.infected(name) } })
    }
    const isLate = result === 'pending' && limit.aborted
    if (
      result === 'pending' &&
      settings.CLAMD_WHEN_AWAY === 'refuse' &&
      !(isLate && (await isScannerThere(settings)))
    ) {
      const message = messages.scannerAway
      throw new Refused(503, message, { fields: { [field]: message }, retryAfterSeconds: 120 })
    }
    results.push(result)
    if (isLate) break
  }
  return worstScan(results) ?? (settings.CLAMD_ADDRESS ? 'clean' : 'none')
}
