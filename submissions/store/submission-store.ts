import type { Readable } from 'node:stream'

/** Where the files of an installation's submissions are: in its data folder, or in its bucket. */
export type SubmissionsPlace = 'folder' | 'bucket'

/**
 * The files of submissions, outside everything that is served. A submission is staged, moved whole into the store, and
 * counts once its record is in the database; until then a mark beside it says that it is on its way, so that `sweep` can
 * remove what a crash left.
 */
export interface SubmissionStore {
  /** An empty folder for one submission. Names are random: nothing that a stranger sent is part of a path. */
  stage: () => Promise<StagedSubmission>
  /**
   * @throws with the code ENOENT when there is no such file
   * @throws BucketAwayError, also from the stream
   */
  read: (submission: string, file: string) => Promise<Readable>
  /** Names of all submissions that were moved into place. */
  list: () => Promise<string[]>
  /** Names of a submission's files; none when there is no such submission. */
  filesOf: (submission: string) => Promise<string[]>
  /** Whether a submission was moved into place and its record may still be on its way, in whichever process. */
  isUnderWay: (submission: string) => Promise<boolean>
  remove: (submission: string) => Promise<void>
  /**
   * Removes what processes that ended left half-way, and nothing that a living one is at.
   * @returns the submissions that had been moved into place and were removed again
   */
  sweep: (sweeping: Sweeping) => Promise<string[]>
  /**
   * Removes what was refused while nobody knew whether its record was written, whichever process refused it.
   * @returns how many
   * @throws what `removeRecord` throws: at once when the database is away, otherwise once all others are removed
   */
  removeRefused: (removal: RefusedRemoval) => Promise<number>
  /**
   * Takes a refusal back, for a sender who sends the same again and whose first one was written after all.
   * @returns whether the submission stands; not when it is being removed
   */
  takeRefusalBack: (submission: string) => Promise<boolean>
}

export interface Sweeping {
  /** Whether a stored submission has its record in the database. */
  isRecorded: (submission: string) => Promise<boolean>
  now: Date
  /** Called with what can't be removed now; the sweep goes on, and the next one tries again. */
  reportError: (error: unknown) => void
}

export interface RefusedRemoval {
  /** Removes what there is of a submission in the database. */
  removeRecord: (submission: string) => Promise<void>
  now: Date
  /** Called with why files can't be removed now; the removal goes on, and the next one tries again. */
  reportError: (error: unknown) => void
}

/** A submission on its way. Ends with `commit`, `discard` or `refuse`. */
export interface StagedSubmission {
  readonly name: string
  readonly place: SubmissionsPlace
  /** Until when its record may be written, in milliseconds since the epoch; it is known once the submission was moved. */
  readonly countsUntil: number
  /** Path at which a file of this submission is written. Only names that this product makes. */
  fileToWrite: (file: string) => string
  /** Moves all files into the store and returns when they are on stable storage under their final names. */
  move: () => Promise<void>
  /** The record is in the database: the submission stays. */
  commit: () => Promise<void>
  /**
   * For one whose sender is told that nothing was stored, while nobody knows whether its record was written:
   * `removeRefused` removes both when the database can be asked again.
   */
  refuse: () => Promise<void>
  /**
   * Removes everything, but of what was committed nothing: whatever fails after that, its sender may hold a receipt.
   * @throws when that can't be done now; `removeRefused` will
   */
  discard: () => Promise<void>
}
