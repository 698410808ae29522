import type { Payload } from 'payload'
import { environment } from '../environment.ts'
import { submissionStoreOf } from '../submissions/store/submission-store-of.ts'
import { deleteExpired } from './delete-expired.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** Deletes what is over its time soon after a start, and then every day. Only the back office's process does it. */
export function deleteExpiredDaily(payload: Payload): void {
  const run = async () => {
    try {
      await deleteExpired(payload, submissionStoreOf(payload, environment()), new Date())
    } catch (error) {
      payload.logger.error({ err: error, msg: 'Not all that is over its time could be deleted' })
    }
  }
  setTimeout(run, minute).unref()
  setInterval(run, day).unref()
}
