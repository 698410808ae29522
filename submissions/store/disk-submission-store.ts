import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { flush } from '../../store/flush.ts'
import { hasEnded, nameOfProcess } from '../../store/process-name.ts'
import { longestCounting, longestRequest, markName, partsOf, plainName } from './marks.ts'
import { removeEach, type BegunRemoval } from './remove-each.ts'
import type { RefusedRemoval, StagedSubmission, SubmissionStore, Sweeping } from './submission-store.ts'

/**
 * The files of submissions, in the data folder and outside every folder that is served. A submission is staged in
 * `incoming/`, moved whole into `stored/`, and counts once its record is in the database; until then a mark beside it
 * says that it is on its way, so that `sweep` can remove what a crash left.
 */
export class DiskSubmissionStore implements SubmissionStore {
  readonly #incoming: string
  readonly #stored: string

  constructor(dataFolder: string) {
    this.#incoming = path.join(dataFolder, 'submissions', 'incoming')
    this.#stored = path.join(dataFolder, 'submissions', 'stored')
  }

  async stage(): Promise<DiskStagedSubmission> {
    const name = randomBytes(16).toString('hex')
    const folder = path.join(this.#incoming, `${nameOfProcess()}.${name}`)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await mkdir(this.#stored, { recursive: true, mode: 0o700 })
    return new DiskStagedSubmission(name, folder, path.join(this.#stored, name))
  }

  async read(submission: string, file: string): Promise<Readable> {
    const handle = await open(path.join(this.#stored, plainName(submission), plainName(file)), 'r')
    return handle.createReadStream()
  }

  list(): Promise<string[]> {
    return readdir(this.#stored).catch(nothingThere)
  }

  filesOf(submission: string): Promise<string[]> {
    return readdir(path.join(this.#stored, plainName(submission))).catch(nothingThere)
  }

  async isUnderWay(submission: string): Promise<boolean> {
    return (await this.allUnderWay()).includes(submission)
  }

  /** Names of all submissions that were moved into place and whose records may still be on their way. */
  async allUnderWay(): Promise<string[]> {
    const entries = await readdir(this.#incoming).catch(nothingThere)
    return entries
      .map(partsOf)
      .filter(({ mark }) => mark)
      .map(({ submission }) => submission)
  }

  /** Marks submissions as left half-way by a process that ended, for the next `sweep` to decide. */
  async leaveAllToSweep(submissions: readonly string[]): Promise<void> {
    const endedProcess = nameOfProcess(process.pid, '00000000')
    await mkdir(this.#incoming, { recursive: true, mode: 0o700 })
    for (const submission of submissions) {
      const mark = `${endedProcess}.${plainName(submission)}.moved`
      await writeFile(path.join(this.#incoming, mark), '')
    }
  }

  async remove(submission: string): Promise<void> {
    await rm(path.join(this.#stored, plainName(submission)), { recursive: true, force: true })
  }

  async sweep(sweeping: Sweeping): Promise<string[]> {
    const removed: string[] = []
    for (const entry of await readdir(this.#incoming).catch(nothingThere)) {
      try {
        if (await this.#sweepEntry(entry, sweeping)) removed.push(partsOf(entry).submission)
      } catch (error) {
        sweeping.reportError(error)
      }
    }
    return removed
  }

  /** @returns whether it was a submission that had been moved into place, and that is removed now */
  async #sweepEntry(entry: string, { isRecorded, now }: Sweeping): Promise<boolean> {
    const { owner, submission, mark } = partsOf(entry)
    if (mark === 'refused' || mark === 'removing') return false
    const left = path.join(this.#incoming, entry)
    if (!(hasEnded(owner) || (await isOlderThanAnyRequest(left, now)))) return false
    const place = path.join(this.#incoming, markName(submission, mark))
    // Of several processes that sweep at once, one takes it over.
    if (!(await isRenamed(left, place))) return false
    const isAbandoned = mark !== undefined && !(await isRecorded(submission))
    if (isAbandoned) await this.remove(submission)
    await rm(place, { recursive: true, force: true })
    return isAbandoned
  }

  removeRefused(removal: RefusedRemoval): Promise<number> {
    return removeEach(this.beginRemovals(removal.now), removal)
  }

  /** Takes over the refused submissions one by one, as they are asked for. */
  async *beginRemovals(now: Date): AsyncGenerator<BegunRemoval> {
    for (const entry of await readdir(this.#incoming).catch(nothingThere)) {
      const { owner, submission, mark } = partsOf(entry)
      const left = path.join(this.#incoming, entry)
      const isOurs = async () =>
        owner === nameOfProcess() || hasEnded(owner) || (await isOlderThanAnyRequest(left, now))
      if (mark !== 'refused' && !(mark === 'removing' && (await isOurs()))) continue
      const place = path.join(this.#incoming, markName(submission, 'removing'))
      if (!(await isRenamed(left, place))) continue
      const removeFiles = async () => {
        await this.remove(submission)
        await rm(place, { force: true })
      }
      yield { submission, removeFiles }
    }
  }

  async takeRefusalBack(submission: string): Promise<boolean> {
    for (const entry of await readdir(this.#incoming).catch(nothingThere)) {
      const { submission: marked, mark } = partsOf(entry)
      if (marked !== submission || mark === undefined || mark === 'moved') continue
      if (mark === 'removing') return false
      const place = path.join(this.#incoming, markName(submission, 'moved'))
      if (!(await isRenamed(path.join(this.#incoming, entry), place))) return false
      await rm(place, { force: true })
    }
    return true
  }
}

export class DiskStagedSubmission implements StagedSubmission {
  readonly name: string
  readonly place = 'folder'
  readonly #folder: string
  readonly #target: string
  countsUntil = 0
  #isMoved = false
  #isEnded = false

  constructor(name: string, folder: string, target: string) {
    this.name = name
    this.#folder = folder
    this.#target = target
  }

  /** The folder in which it is staged. */
  get folder(): string {
    return this.#folder
  }

  fileToWrite(file: string): string {
    return path.join(this.#folder, plainName(file))
  }

  async move(): Promise<void> {
    this.countsUntil = Date.now() + longestCounting
    await flush(this.#folder)
    const mark = `${this.#folder}.moved`
    await writeFile(mark, '')
    await flush(path.dirname(mark))
    await rename(this.#folder, this.#target)
    this.#isMoved = true
    await flush(path.dirname(this.#target))
    await flush(path.dirname(this.#folder))
  }

  async commit(): Promise<void> {
    this.#isEnded = true
    await rm(`${this.#folder}.moved`, { force: true })
  }

  async refuse(): Promise<void> {
    if (!this.#isMoved) return this.discard()
    this.#isEnded = true
    await rename(`${this.#folder}.moved`, `${this.#folder}.refused`)
    await flush(path.dirname(this.#folder))
  }

  async discard(): Promise<void> {
    if (this.#isEnded) return
    if (this.#isMoved) await rm(this.#target, { recursive: true, force: true })
    await rm(this.#folder, { recursive: true, force: true })
    await rm(`${this.#folder}.moved`, { force: true })
  }
}

async function isOlderThanAnyRequest(place: string, now: Date): Promise<boolean> {
  const changed = await stat(place).catch(() => undefined)
  return !changed || now.getTime() - changed.mtimeMs > longestRequest
}

async function isRenamed(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false
    throw error
  }
}

function nothingThere(error: unknown): string[] {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
  throw error
}
