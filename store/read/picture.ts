import { fileAddress } from '../uploads/file-address.ts'
import { pictureFormats, pictureWidths, type PictureFormat } from '../uploads/picture-sizes.ts'
import type { LocalizedText } from './localized-text.ts'
import type { RecordReader } from './record-reader.ts'

export interface PictureFile {
  /** Address without host; another one whenever the file is. */
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
  const addressOf = pictureAddresses(reader)
  const original = readFile(addressOf, reader)
  if (!original) return null
  const stored = reader.group('sizes')
  const sizesOf = (format: PictureFormat) =>
    pictureWidths.flatMap((width) => {
      const size = stored?.group(`${format}${width}`)
      const file = size ? readFile(addressOf, size) : null
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

/**
 * Addresses, without host, of the files of a picture in the library, by their names. Browsers store them for a day, and names
 * come back: a picture that is cropped has its former name, one that is replaced may have that of a file that is gone. So the
 * bytes of all its files count in the address; before the name, where pages repeat it with the folder, it costs next to nothing.
 */
export function pictureAddresses(picture: RecordReader): (name: string) => string {
  const version = versionOf(picture)
  return (name) => fileAddress('media', name, version)
}

/** A prime below 2^31: at most six letters and digits. */
const versions = 2_147_483_647

/** One number for the bytes of each file: two originals that are of one length have other lengths in other sizes and formats. */
function versionOf(picture: RecordReader): string | undefined {
  const original = picture.number('filesize')
  if (original === null) return undefined
  const sizes = picture.group('sizes')
  const bytes = pictureFormats.flatMap((format) =>
    pictureWidths.map((width) => sizes?.group(`${format}${width}`)?.number('filesize') ?? 0),
  )
  return bytes.reduce((version, size) => (version * 31 + size) % versions, original).toString(36)
}

function readFile(addressOf: (name: string) => string, file: RecordReader): PictureFile | null {
  const name = file.plain('filename')
  const width = file.number('width')
  const height = file.number('height')
  return name && width && height ? { address: addressOf(name), width, height } : null
}
