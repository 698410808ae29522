import { randomBytes } from 'node:crypto'
import { createReadStream, type ReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { hasEnded, nameOfProcess } from '../../store/process-name.ts'

/** Milliseconds after which what is left in the incoming folder can't belong to a request any more. */
const longestRequest = 60 * 60 * 1000

/**
 * What a mark beside a stored submission says: it is on its way to its record; it was refused without anybody knowing
 * whether its record was written; or what there is of a refused one is being removed.
 */
const marks = ['moved', 'refused', 'removing'] as const

type Mark = (typeof marks)[number]

/**
 * The files of submissions, in the data folder and outside every folder that is served. A submission is staged in
 * `incoming/`, moved whole into `stored/`, and counts once its record is in the database; until then a mark beside it
 * says that it is on its way, so that `sweep` can remove what a crash left.
 */
export class SubmissionStore {
  readonly #incoming: string
  readonly #stored: string

  constructor(dataFolder: string) {
    this.#incoming = path.join(dataFolder, 'submissions', 'incoming')
    this.#stored = path.join(dataFolder, 'submissions', 'stored')
  }

  /** An empty folder for one submission. Names are random: nothing that a stranger sent is part of a path. */
  async stage(): Promise<StagedSubmission> {
    const name = randomBytes(16).toString('hex')
    const folder = path.join(this.#incoming, `${nameOfProcess()}.${name}`)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await mkdir(this.#stored, { recursive: true, mode: 0o700 })
    return new StagedSubmission(name, folder, path.join(this.#stored, name))
  }

  /** @throws with the code ENOENT when there is no such file */
  read(submission: string, file: string): ReadStream {
    return createReadStream(path.join(this.#stored, plainName(submission), plainName(file)))
  }

  /** Names of all submissions that were moved into place. */
  list(): Promise<string[]> {
    return readdir(this.#stored).catch(nothingThere)
  }

  /** Names of all that lies in a submission's folder; nothing when there is no such folder. */
  filesOf(submission: string): Promise<string[]> {
    return readdir(path.join(this.#stored, plainName(submission))).catch(nothingThere)
  }

  /** Whether a submission was moved into place and its record may still be on its way, in whichever process. */
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

  /**
   * Removes what processes that ended left half-way, and nothing that a living one is at.
   * @param isRecorded whether a stored submission has its record in the database
   * @returns the submissions that had been moved into place and were removed again
   */
  async sweep(isRecorded: (submission: string) => Promise<boolean>, now: Date): Promise<string[]> {
    const removed: string[] = []
    for (const entry of await readdir(this.#incoming).catch(nothingThere)) {
      const { owner, submission, mark } = partsOf(entry)
      if (mark === 'refused' || mark === 'removing') continue
      const left = path.join(this.#incoming, entry)
      if (!(hasEnded(owner) || (await isOlderThanAnyRequest(left, now)))) continue
      const place = path.join(this.#incoming, markOf(submission, mark))
      // Of several processes that sweep at once, one takes it over.
      if (!(await isRenamed(left, place))) continue
      if (mark && !(await isRecorded(submission))) {
        await this.remove(submission)
        removed.push(submission)
      }
      await rm(place, { recursive: true, force: true })
    }
    return removed
  }

  /**
   * Removes what was refused while nobody knew whether its record was written, whichever process refused it.
   * @param removeRecord removes what there is of a submission in the database
   * @returns how many
   * @throws what `removeRecord` throws; the next time goes on there
   */
  async removeRefused(removeRecord: (submission: string) => Promise<void>): Promise<number> {
    let count = 0
    for (const entry of await readdir(this.#incoming).catch(nothingThere)) {
      const { owner, submission, mark } = partsOf(entry)
      const isOurs = owner === nameOfProcess() || hasEnded(owner)
      if (mark !== 'refused' && !(mark === 'removing' && isOurs)) continue
      const place = path.join(this.#incoming, markOf(submission, 'removing'))
      if (!(await isRenamed(path.join(this.#incoming, entry), place))) continue
      await removeRecord(submission)
      await this.remove(submission)
      await rm(place, { force: true })
      count += 1
    }
    return count
  }

  /**
   * Takes a refusal back, for a sender who sends the same again and whose first one was written after all.
   * @returns whether the submission stands; not when it is being removed
   */
  async takeRefusalBack(submission: string): Promise<boolean> {
    for (const entry of await readdir(this.#incoming).catch(nothingThere)) {
      const { submission: marked, mark } = partsOf(entry)
      if (marked !== submission || mark === undefined || mark === 'moved') continue
      if (mark === 'removing') return false
      const place = path.join(this.#incoming, markOf(submission, 'moved'))
      if (!(await isRenamed(path.join(this.#incoming, entry), place))) return false
      await rm(place, { force: true })
    }
    return true
  }
}

function markOf(submission: string, mark: Mark | undefined): string {
  return `${nameOfProcess()}.${submission}${mark ? `.${mark}` : ''}`
}

/** A submission on its way. Ends with `commit`, `discard` or `refuse`. */
export class StagedSubmission {
  readonly name: string
  readonly #folder: string
  readonly #target: string
  #isMoved = false
  #isEnded = false

  constructor(name: string, folder: string, target: string) {
    this.name = name
    this.#folder = folder
    this.#target = target
  }

  /** Where a file of this submission is written. Only names that this product makes. */
  place(file: string): string {
    return path.join(this.#folder, plainName(file))
  }

  /** Moves all files into the store and returns when they are on stable storage under their final names. */
  async move(): Promise<void> {
    await flushFolder(this.#folder)
    const mark = `${this.#folder}.moved`
    await writeFile(mark, '')
    await flushFolder(path.dirname(mark))
    await rename(this.#folder, this.#target)
    this.#isMoved = true
    await flushFolder(path.dirname(this.#target))
    await flushFolder(path.dirname(this.#folder))
  }

  /** The record is in the database: the submission stays. */
  async commit(): Promise<void> {
    this.#isEnded = true
    await rm(`${this.#folder}.moved`, { force: true })
  }

  /**
   * For one whose sender is told that nothing was stored, while nobody knows whether its record was written:
   * `removeRefused` removes both when the database can be asked again.
   */
  async refuse(): Promise<void> {
    if (!this.#isMoved) return this.discard()
    this.#isEnded = true
    await rename(`${this.#folder}.moved`, `${this.#folder}.refused`)
    await flushFolder(path.dirname(this.#folder))
  }

  /** Removes everything, but of what was committed nothing: whatever fails after that, its sender may hold a receipt. */
  async discard(): Promise<void> {
    if (this.#isEnded) return
    if (this.#isMoved) await rm(this.#target, { recursive: true, force: true })
    await rm(this.#folder, { recursive: true, force: true })
    await rm(`${this.#folder}.moved`, { force: true })
  }
}

function partsOf(entry: string): { owner: string; submission: string; mark: Mark | undefined } {
  const mark = marks.find((one) => entry.endsWith(`.${one}`))
  const name = mark ? entry.slice(0, -mark.length - 1) : entry
  const dot = name.lastIndexOf('.')
  return { owner: name.slice(0, dot), submission: name.slice(dot + 1), mark }
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

function plainName(name: string): string {
  if (!/^[a-z0-9][a-z0-9.-]*$/.test(name)) throw new RangeError('Not a name that the store gives')
  return name
}

async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function nothingThere(error: unknown): string[] {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
  throw error
}
