import { isDatabaseAway } from '../../store/database/availability.ts'
import type { RefusedRemoval } from './submission-store.ts'

/** A refused submission that this process removes. */
export interface BegunRemoval {
  submission: string
  /** Removes its files, and then its mark. */
  removeFiles: () => Promise<void>
}

/**
 * Removes refused submissions, one after the other. One that can't be removed keeps none of the others from it.
 * @returns how many
 * @throws what `removeRecord` throws: at once when the database is away, otherwise once all others are removed
 */
export async function removeEach(
  begun: AsyncIterable<BegunRemoval>,
  { removeRecord, reportError }: Pick<RefusedRemoval, 'removeRecord' | 'reportError'>,
): Promise<number> {
  const failures: unknown[] = []
  let count = 0
  for await (const { submission, removeFiles } of begun) {
    try {
      await removeRecord(submission)
    } catch (error) {
      // The others can still be sent again meanwhile.
      if (isDatabaseAway(error)) throw error
      failures.push(error)
      continue
    }
    try {
      await removeFiles()
      count += 1
    } catch (error) {
      reportError(error)
    }
  }
  if (failures.length > 0) throw failures[0]
  return count
}
