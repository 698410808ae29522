import type { Readable } from 'node:stream'
import type { Payload } from 'payload'
import { environment } from '../../../environment.ts'
import { scanStream } from '../../../submissions/scan.ts'
import { SubmissionStore } from '../../../submissions/store/submission-store.ts'
import type { ScanResult } from '../../../submissions/submission-fields.ts'
import { fileCustodian } from '../sealing/file-custodian.ts'
import type { KeyCustodian } from '../sealing/key-custodian.ts'

/** What opening and reading sealed proposals needs. */
export interface OpeningContext {
  payload: Payload
  store: SubmissionStore
  /** @throws CustodianUnavailableError */
  custodian: () => Promise<KeyCustodian>
  /** Asks the scanner for viruses, where a deployment has one. */
  scan: (plain: Readable) => Promise<ScanResult>
  /** The server's clock. */
  now: () => Date
}

/** As this process is set up. */
export function openingContext(payload: Payload): OpeningContext {
  const settings = environment()
  return {
    payload,
    store: new SubmissionStore(settings.dataFolder),
    custodian: () => fileCustodian(settings),
    scan: (plain) =>
      scanStream(plain, settings, (error) => payload.logger.warn({ err: error }, 'the scanner is away')),
    now: () => new Date(),
  }
}
