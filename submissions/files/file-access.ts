import type { Readable } from 'node:stream'
import type { Payload, PayloadRequest } from 'payload'
import type { Approval } from '../../accounts/step-up/challenges.ts'
import { environment } from '../../environment.ts'
import type { SubmissionStore } from '../store/submission-store.ts'
import { submissionStoreOf } from '../store/submission-store-of.ts'
import type { Submission, SubmittedFile } from './submission.ts'

export type ExportFormat = 'csv' | 'zip'

/**
 * Gives the plain bytes of a submitted file.
 * @throws with the code ENOENT when the file is not in the store, or FilesUnavailableError
 */
export type OpenFile = (submission: Submission, file: SubmittedFile) => Promise<Readable>

/** How the files of one kind of submission are opened, and what is recorded of it before its first byte. */
export interface FileAccess {
  opener: (payload: Payload) => OpenFile
  recordDownload?: (req: PayloadRequest, submission: Submission, file: SubmittedFile) => Promise<void>
  recordExport?: (
    req: PayloadRequest,
    submissions: readonly Submission[],
    format: ExportFormat,
    approval: Approval,
  ) => Promise<void>
}

/** Whether a file is not in the store. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

class MissingFileError extends Error {
  readonly code = 'ENOENT'
}

/** What the files are sealed with is not at hand. */
export class FilesUnavailableError extends Error {}

/** A file as it lies in the store. */
export async function readStoredFile(
  store: SubmissionStore,
  submission: Submission,
  file: SubmittedFile,
): Promise<Readable> {
  if (!submission.storedName) throw new MissingFileError('The submission has no files any more')
  return store.read(submission.storedName, file.storedName)
}

/** Of submissions whose files lie in the store as they were sent. */
export const plainFiles: FileAccess = {
  opener: (payload) => {
    const store = submissionStoreOf(payload, environment())
    return (submission, file) => readStoredFile(store, submission, file)
  },
}
