import type { Payload } from 'payload'
import { environment } from '../../environment.ts'
import { sweepTemporaryFiles } from './temporary-files.ts'

const hour = 60 * 60_000

/** Sweeps away what uploads left, at the start and then every hour. Only the back office's process does it. */
export function sweepTemporaryFilesHourly(payload: Payload): void {
  const sweep = () =>
    sweepTemporaryFiles(environment().dataFolder).catch((error: unknown) => {
      const fault = error instanceof Error ? error.name : 'unknown'
      payload.logger.error({ fault, msg: 'What uploads left could not be deleted' })
    })
  void sweep()
  setInterval(sweep, hour).unref()
}
