import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { hasEnded, nameOfProcess } from '../../store/process-name.ts'
import { BucketAwayError } from '../../store/uploads/bucket-away-error.ts'
import type { BucketObjects } from '../../store/uploads/bucket-objects.ts'
import { BucketMarks, submissionsPrefix, type BucketMark } from './bucket-marks.ts'
import { DiskSubmissionStore, type DiskStagedSubmission } from './disk-submission-store.ts'
import { longestCounting, longestRequest, plainName } from './marks.ts'
import { removeEach, type BegunRemoval } from './remove-each.ts'
import type { RefusedRemoval, StagedSubmission, SubmissionStore, Sweeping } from './submission-store.ts'

const stored = `${submissionsPrefix}stored/`

/** Milliseconds that all files of a submission may take into the bucket and back. */
const longestUpload = 2 * 60_000

/** Does something with a submission unless another process is at it; then it gives nothing. */
type Exclusively = <Result>(submission: string, act: () => Promise<Result>) => Promise<Result | undefined>

interface BucketSubmissionStoreOptions {
  objects: BucketObjects
  /** Where submissions are staged, and what a bucket that is away can't be told is noted. */
  dataFolder: string
  exclusively: Exclusively
}

/**
 * The files of submissions in the bucket. A submission is staged on this machine and uploaded file by file; because that
 * is not one step, its mark is in the bucket before its first file is.
 */
export class BucketSubmissionStore implements SubmissionStore {
  readonly #objects: BucketObjects
  readonly #marks: BucketMarks
  readonly #disk: DiskSubmissionStore
  readonly #notes: RefusalNotes
  readonly #exclusively: Exclusively

  constructor({ objects, dataFolder, exclusively }: BucketSubmissionStoreOptions) {
    this.#objects = objects
    this.#marks = new BucketMarks(objects)
    this.#disk = new DiskSubmissionStore(dataFolder)
    this.#notes = new RefusalNotes(dataFolder)
    this.#exclusively = exclusively
  }

  async stage(): Promise<StagedSubmission> {
    const local = await this.#disk.stage()
    return new BucketStagedSubmission({
      local,
      objects: this.#objects,
      marks: this.#marks,
      notes: this.#notes,
    })
  }

  async read(submission: string, file: string): Promise<Readable> {
    const found = await this.#objects.read(keyOf(submission, file))
    if (!found) throw Object.assign(new Error('The bucket has no such file'), { code: 'ENOENT' })
    return found
  }

  list(): Promise<string[]> {
    return this.#objects.folders(stored)
  }

  async filesOf(submission: string): Promise<string[]> {
    const folder = folderOf(submission)
    return (await this.#objects.list(folder)).map(({ key }) => key.slice(folder.length))
  }

  async isUnderWay(submission: string): Promise<boolean> {
    return (await this.#marks.allUnderWay()).includes(submission)
  }

  async remove(submission: string): Promise<void> {
    await this.#objects.removeAll(folderOf(submission))
  }

  async sweep(sweeping: Sweeping): Promise<string[]> {
    const { isRecorded, now, reportError } = sweeping
    const removed: string[] = []
    for (const mark of await this.#marks.list()) {
      if (mark.mark !== 'moved' || !isAbandoned(mark, now)) continue
      try {
        const isRemoved = await this.#exclusively(mark.submission, async () => {
          if (!(await this.#marks.isThere(mark))) return false
          const isCounted = await isRecorded(mark.submission)
          if (!isCounted) await this.remove(mark.submission)
          await this.#marks.remove(mark)
          return !isCounted
        })
        if (isRemoved) removed.push(mark.submission)
      } catch (error) {
        reportError(error)
      }
    }
    // What was being received on this machine, and what was there before the submissions moved into the bucket.
    return [...removed, ...(await this.#disk.sweep(sweeping))]
  }

  async removeRefused(removal: RefusedRemoval): Promise<number> {
    await this.#notes.takeTo(this.#marks)
    return removeEach(this.#beginRemovals(removal.now), removal)
  }

  async *#beginRemovals(now: Date): AsyncGenerator<BegunRemoval> {
    yield* this.#disk.beginRemovals(now)
    for (const mark of await this.#marks.list()) {
      const isOurs = mark.owner === nameOfProcess() || isAbandoned(mark, now)
      if (mark.mark !== 'refused' && !(mark.mark === 'removing' && isOurs)) continue
      const isBegun = await this.#exclusively(mark.submission, async () => {
        if (!(await this.#marks.isThere(mark))) return false
        await this.#marks.set(mark.submission, 'removing')
        if (mark.mark === 'refused' || mark.owner !== nameOfProcess()) await this.#marks.remove(mark)
        return true
      })
      if (!isBegun) continue
      const removeFiles = async () => {
        await this.remove(mark.submission)
        await this.#marks.removeOwn(mark.submission, 'removing')
      }
      yield { submission: mark.submission, removeFiles }
    }
  }

  async takeRefusalBack(submission: string): Promise<boolean> {
    const isMarked = (mark: BucketMark) => mark.submission === submission && mark.mark !== 'moved'
    if (!(await this.#marks.list()).some(isMarked)) return true
    const isTaken = await this.#exclusively(submission, async () => {
      const marks = (await this.#marks.list()).filter(isMarked)
      if (marks.some(({ mark }) => mark === 'removing')) return false
      for (const mark of marks) await this.#marks.remove(mark)
      return true
    })
    return isTaken ?? false
  }
}

interface Staging {
  local: DiskStagedSubmission
  objects: BucketObjects
  marks: BucketMarks
  notes: RefusalNotes
}

class BucketStagedSubmission implements StagedSubmission {
  readonly name: string
  readonly place = 'bucket'
  countsUntil = 0
  readonly #staging: Staging
  #isMarked = false
  #isEnded = false

  constructor(staging: Staging) {
    this.name = staging.local.name
    this.#staging = staging
  }

  fileToWrite(file: string): string {
    return this.#staging.local.fileToWrite(file)
  }

  /** Each file is read back: what is acknowledged is what the bucket gives. */
  async move(): Promise<void> {
    const { local, objects, marks } = this.#staging
    this.countsUntil = Date.now() + longestCounting
    this.#isMarked = true
    await marks.set(this.name, 'moved')
    const limit = AbortSignal.timeout(longestUpload)
    for (const file of await readdir(local.folder)) {
      const sent = createHash('sha256')
      const key = keyOf(this.name, file)
      await objects.put(key, hashed(createReadStream(local.fileToWrite(file)), sent), { limit })
      const there = await objects.read(key)
      if (!there || (await hashOf(there, limit)) !== sent.digest('hex')) {
        throw new BucketAwayError(new Error(`The bucket has not what was sent as ${file}`))
      }
    }
    await local.discard()
  }

  async commit(): Promise<void> {
    this.#isEnded = true
    // Where the bucket is away now, the sweep removes the mark and leaves what is recorded.
    await this.#staging.marks.removeOwn(this.name, 'moved').catch(ignoreAway)
  }

  async refuse(): Promise<void> {
    if (!this.#isMarked) return this.discard()
    this.#isEnded = true
    const { local, marks, notes } = this.#staging
    try {
      await marks.set(this.name, 'refused')
      await marks.removeOwn(this.name, 'moved')
    } catch {
      await notes.add(this.name)
    }
    await local.discard()
  }

  async discard(): Promise<void> {
    if (this.#isEnded) return
    const { local, objects, marks, notes } = this.#staging
    await local.discard()
    if (!this.#isMarked) return
    try {
      await objects.removeAll(folderOf(this.name))
      await marks.removeOwn(this.name, 'moved')
      this.#isEnded = true
    } catch (error) {
      this.#isEnded = true
      await notes.add(this.name)
      throw error
    }
  }
}

/**
 * What was refused while the bucket was away, on this machine's disk until the bucket can be told. Its files may lie there
 * in part.
 */
class RefusalNotes {
  readonly #folder: string

  constructor(dataFolder: string) {
    this.#folder = path.join(dataFolder, 'submissions', 'refused')
  }

  async add(submission: string): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 })
    await writeFile(path.join(this.#folder, plainName(submission)), nameOfProcess(), { flush: true })
  }

  async takeTo(marks: BucketMarks): Promise<void> {
    const names = await readdir(this.#folder).catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
      throw error
    })
    if (names.length === 0) return
    const known = await marks.list()
    for (const submission of names) {
      await marks.set(submission, 'refused')
      const former = known.filter((mark) => mark.submission === submission && mark.mark === 'moved')
      for (const mark of former) await marks.remove(mark)
      await rm(path.join(this.#folder, submission), { force: true })
    }
  }
}

/** Whether nobody can be at what a mark says any more. */
function isAbandoned({ owner, modified }: BucketMark, now: Date): boolean {
  return hasEnded(owner) || now.getTime() - modified.getTime() > longestRequest
}

function folderOf(submission: string): string {
  return `${stored}${plainName(submission)}/`
}

function keyOf(submission: string, file: string): string {
  return folderOf(submission) + plainName(file)
}

function hashed(content: Readable, hash: ReturnType<typeof createHash>): Readable {
  const through = new Transform({
    transform(chunk: Buffer, _encoding, passOn) {
      hash.update(chunk)
      passOn(null, chunk)
    },
  })
  content.on('error', (error) => through.destroy(error))
  through.on('close', () => content.destroy())
  return content.pipe(through)
}

async function hashOf(content: Readable, signal: AbortSignal): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(content, hash, { signal })
  return hash.digest('hex')
}

function ignoreAway(error: unknown): void {
  if (!(error instanceof BucketAwayError)) throw error
}
