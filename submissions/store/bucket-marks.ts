import type { BucketObjects } from '../../store/uploads/bucket-objects.ts'
import { nameOfProcess } from '../../store/process-name.ts'
import { markName, partsOf, plainName, type Mark } from './marks.ts'

/** Where everything of submissions is in the bucket: no upload has a slash in its name. */
export const submissionsPrefix = 'submissions/'

const incoming = `${submissionsPrefix}incoming/`

export interface BucketMark {
  key: string
  owner: string
  submission: string
  mark: Mark
  modified: Date
}

/** The marks of submissions in the bucket: empty objects whose names say everything. */
export class BucketMarks {
  readonly #objects: BucketObjects

  constructor(objects: BucketObjects) {
    this.#objects = objects
  }

  async list(): Promise<BucketMark[]> {
    const objects = await this.#objects.list(incoming)
    return objects.flatMap(({ key, modified }) => {
      const { mark, ...parts } = partsOf(key.slice(incoming.length))
      return mark ? [{ key, ...parts, mark, modified }] : []
    })
  }

  isThere({ key }: BucketMark): Promise<boolean> {
    return this.#objects.has(key)
  }

  /** Sets a mark of this process. */
  async set(submission: string, mark: Mark): Promise<void> {
    await this.#objects.putText(incoming + markName(submission, mark), '')
  }

  /** Removes a mark of this process. */
  async removeOwn(submission: string, mark: Mark): Promise<void> {
    await this.#objects.remove(incoming + markName(submission, mark))
  }

  async remove({ key }: BucketMark): Promise<void> {
    await this.#objects.remove(key)
  }

  /** Names of all submissions that were moved into place and whose records may still be on their way. */
  async allUnderWay(): Promise<string[]> {
    return (await this.list()).map(({ submission }) => submission)
  }

  /** Marks submissions as left half-way by a process that ended, for the next `sweep` to decide. */
  async leaveAllToSweep(submissions: readonly string[]): Promise<void> {
    const endedProcess = nameOfProcess(process.pid, '00000000')
    for (const submission of submissions) {
      await this.#objects.putText(`${incoming}${endedProcess}.${plainName(submission)}.moved`, '')
    }
  }
}
