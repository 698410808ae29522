import type { FileLibrary } from '../../store/uploads/file-address.ts'

export interface StoredFile {
  status: 200 | 206
  mediaType: string
  /** Bytes of this answer. */
  length: number
  /** `Content-Range` of a partial answer. */
  range?: string
  tag: string
  modified: Date
  body: () => ReadableStream<Uint8Array>
  /** Frees the file when its body is not read. */
  close: () => Promise<void>
}

/** The range asked for lies outside the file. */
export interface UnsatisfiableRange {
  status: 416
  size: number
}

/** Where the files of the libraries are stored. */
export interface FileStore {
  /** @returns nothing when there is no such file */
  read: (
    library: FileLibrary,
    name: string,
    range: string | undefined,
  ) => Promise<StoredFile | UnsatisfiableRange | undefined>
}
