import type { Content } from '../archive/archive-writer.ts'

/** A file that may belong into an archive. */
export interface StoredFile {
  /** Its name in the archive, the same for as long as the file lives. */
  entry: string
  /** Another text when the file was written again. */
  stamp: string
  /** @returns nothing when it is gone */
  open: () => Promise<Content | undefined>
}

/** Somewhere files lie. */
export interface FileSource {
  list: () => AsyncIterable<StoredFile>
}
