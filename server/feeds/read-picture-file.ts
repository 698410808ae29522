import type { RecordReader } from '../../store/read/record-reader.ts'
import { pictureAddresses } from '../../store/read/picture.ts'
import type { FeedFile } from '../../content/feed-of-kind.ts'

/** A picture in the size that suits a reader's column, with its true length; the original when it has no smaller one. */
export function readPictureFile(reader: RecordReader): FeedFile | null {
  const alternative = reader.text('alternativeText')
  const middle = reader.group('sizes')?.group('webp960')
  const file = middle?.plain('filename') ? middle : reader
  const [name, mediaType, size] = [file.plain('filename'), file.plain('mimeType'), file.number('filesize')]
  if (!name || !mediaType || !size) return null
  return {
    address: pictureAddresses(reader)(name),
    mediaType,
    size,
    title: alternative?.text ?? null,
    language: null,
  }
}
