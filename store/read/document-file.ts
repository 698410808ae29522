import { fileAddress } from '../uploads/file-address.ts'
import type { LocalizedText } from './localized-text.ts'
import type { RecordReader } from './record-reader.ts'

/** A file that visitors download. */
export interface DocumentFile {
  title: LocalizedText
  /** Address without host. */
  address: string
  /** Media type, for example `application/pdf`. */
  mediaType: string
  /** Bytes. */
  size: number
}

/** Reads a populated record of the library of documents. */
export function readDocumentFile(reader: RecordReader): DocumentFile | null {
  const name = reader.plain('filename')
  if (!name) return null
  return {
    title: reader.requiredText('title'),
    address: fileAddress('documents', name),
    mediaType: reader.plain('mimeType') ?? 'application/octet-stream',
    size: reader.number('filesize') ?? 0,
  }
}
