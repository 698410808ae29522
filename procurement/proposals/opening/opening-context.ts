import type { Readable } from 'node:stream'
import type { Payload } from 'payload'
import { environment } from '../../../environment.ts'
import { scanStream } from '../../../submissions/scan.ts'
import type { SubmissionStore } from '../../../submissions/store/submission-store.ts'
import { submissionStoreOf } from '../../../submissions/store/submission-store-of.ts'
import type { ScanResult } from '../../../submissions/submission-fields.ts'
import { keyOfFile } from '../sealing/key-file.ts'
import type { SealingKey } from '../sealing/sealing-key.ts'

/** What opening and reading sealed proposals needs. */
export interface OpeningContext {
  payload: Payload
  store: SubmissionStore
  /** @throws SealingKeyUnavailableError */
  sealingKey: () => Promise<SealingKey>
  /** Asks the scanner for viruses, where a deployment has one; a limit is for the files of one proposal. */
  scan: (plain: Readable, limit: AbortSignal) => Promise<ScanResult>
  /** The server's clock. */
  now: () => Date
}

/** As this process is set up. */
export function openingContext(payload: Payload): OpeningContext {
  const settings = environment()
  let isScannerAway = false
  return {
    payload,
    store: submissionStoreOf(payload, settings),
    sealingKey: () => keyOfFile(settings),
    // Waited for once: the files of the other proposals are scanned when it is back.
    scan: async (plain, limit) => {
      if (isScannerAway) {
        plain.destroy()
        return 'pending'
      }
      const result = await scanStream(plain, settings, limit, (error) =>
        payload.logger.warn({ err: error }, 'the scanner is away'),
      )
      isScannerAway = result === 'pending'
      return result
    },
    now: () => new Date(),
  }
}
