import type { Payload } from 'payload'
import type { Environment } from '../environment.ts'
import { sealedFiles } from '../procurement/proposals/opening/sealed-files.ts'
import { plainFiles } from '../submissions/files/file-access.ts'
import { scanWaiting, type WaitingFiles } from '../submissions/scan-waiting.ts'

const minute = 60_000

/** Where files may wait for the scanner. */
export const waitingFiles: readonly WaitingFiles[] = [
  { collection: 'proposals', files: sealedFiles, isSealed: true },
  { collection: 'job-applications', files: plainFiles, isSealed: false },
  { collection: 'internship-applications', files: plainFiles, isSealed: false },
]

/** Has the scanner see every minute what it has not seen yet. Only the back office's process does it. */
export function scanWaitingFilesEveryMinute(payload: Payload, settings: Environment): void {
  if (!settings.CLAMD_ADDRESS) return
  const scan = async () => {
    try {
      await scanWaiting(payload, waitingFiles, settings)
    } catch (error) {
      payload.logger.error({ err: error, msg: 'Files that wait for the virus scanner could not be scanned' })
    }
    setTimeout(scan, minute).unref()
  }
  setTimeout(scan, minute).unref()
}
