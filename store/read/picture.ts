import { fileAddress } from '../uploads/file-address.ts'
import { pictureFormats, pictureWidths, type PictureFormat } from '../uploads/picture-sizes.ts'
import type { LocalizedText } from './localized-text.ts'
import type { RecordReader } from './record-reader.ts'

export interface PictureFile {
  /** Address without host. */
  address: string
  /** Pixels. */
  width: number
  height: number
}

/** A picture from the library, in every size and format that is cached of it. */
export interface Picture {
  original: PictureFile
  sizes: Readonly<Record<PictureFormat, readonly PictureFile[]>>
  alternativeText: LocalizedText | null
  credit: LocalizedText | null
  caption: LocalizedText | null
  /** Bytes of the smallest file, which the light version gives; nothing when they are not known. */
  lightBytes: number | null
  /** Per cent from the picture's left and top that stays in view when it is cut. */
  focalPoint: { x: number; y: number }
}

/** A picture that only adorns: the words of the library, which nobody is shown there, don't travel with the page. */
export function decorativePicture(picture: Picture): Picture {
  return { ...picture, alternativeText: null, credit: null, caption: null, lightBytes: null }
}

/** Reads a populated record of the library of pictures. */
export function readPicture(reader: RecordReader): Picture | null {
  const original = readFile(reader)
  if (!original) return null
  const stored = reader.group('sizes')
  const sizesOf = (format: PictureFormat) =>
    pictureWidths.flatMap((width) => {
      const size = stored?.group(`${format}${width}`)
      const file = size ? readFile(size) : null
      return file ? [file] : []
    })
  return {
    original,
    sizes: { avif: sizesOf(pictureFormats[0]), webp: sizesOf(pictureFormats[1]) },
    alternativeText: reader.text('alternativeText'),
    credit: reader.text('credit'),
    caption: reader.text('caption'),
    lightBytes:
      (stored?.group(`${pictureFormats[1]}${pictureWidths[0]}`) ?? reader).number('filesize') ?? null,
    focalPoint: { x: reader.number('focalX') ?? 50, y: reader.number('focalY') ?? 50 },
  }
}

function readFile(reader: RecordReader): PictureFile | null {
  const name = reader.plain('filename')
  const width = reader.number('width')
  const height = reader.number('height')
  return name && width && height ? { address: fileAddress('media', name), width, height } : null
}
