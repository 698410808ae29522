import { readFile, writeFile } from 'node:fs/promises'
import { ValidationError, type CollectionBeforeOperationHook } from 'payload'
import sharp, { type Sharp } from 'sharp'
import { uploadRule, type UploadRule } from '../../languages/back-office/upload-rules.ts'
import { shownName } from '../../store/uploads/check-upload.ts'
import { pictureWidths } from '../../store/uploads/picture-sizes.ts'

/** How a picture of each format is written again: with losses that nobody sees, PNG without any. */
const written: Readonly<Record<string, (picture: Sharp) => Sharp>> = {
  jpeg: (picture) => picture.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }),
  png: (picture) => picture.png(),
  webp: (picture) => picture.webp({ quality: 95 }),
  // As sharp calls AVIF.
  heif: (picture) => picture.avif({ quality: 80 }),
}

/**
 * Takes out of a photograph what it says beside its picture: where it was taken, when, and by whose telephone. Visitors can
 * download what is in the library. It is turned the right way up before, which that says too, and which Payload does not look at
 * when it measures; its colours stay. A picture that says nothing is stored as it is, and one that can't be read is refused.
 */
export const removeMetadata: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { file } = req
  if (!file || (operation !== 'create' && operation !== 'update' && operation !== 'updateByID')) return args
  const refuse = (rule: UploadRule): never => {
    const errors = [{ path: 'file', message: uploadRule(rule, req)(shownName(file.name)) }]
    throw new ValidationError({ collection: collection.slug, errors, req }, req.t)
  }
  // Read as a whole: sharp would go on with what it has read of a file by its name, when Payload asks for it again.
  const picture = file.tempFilePath ? await readFile(file.tempFilePath) : file.data
  const pixels = await pixelsOf(picture).catch(() => refuse('wrongContent'))
  if (pixels > mostPixels) refuse('tooManyPixels')
  const clean = await withoutMetadata(picture)
    // Whether it breaks off is known only at its end, and Payload would say nothing but that there was a problem.
    .then(async (again) => again ?? (await readToItsEnd(picture)))
    .catch(() => refuse('wrongContent'))
  if (!clean) return args
  file.size = clean.length
  if (file.tempFilePath) await writeFile(file.tempFilePath, clean)
  else file.data = clean
  return args
}

/** As many as sharp reads, and Payload with it. */
const mostPixels = 0x3fff * 0x3fff

async function pixelsOf(picture: Buffer): Promise<number> {
  const { width, height } = await sharp(picture, { animated: true, limitInputPixels: false }).metadata()
  return width * height
}

/** @throws where the picture breaks off */
async function readToItsEnd(picture: Buffer): Promise<undefined> {
  await sharp(picture, { animated: true }).resize(pictureWidths[0]).raw().toBuffer()
}

/**
 * @returns the same picture in the same format; nothing where it has no metadata
 * @throws where it cannot be read, or is in none of the formats that the library takes
 */
export async function withoutMetadata(picture: Buffer): Promise<Buffer | undefined> {
  const image = sharp(picture, { animated: true })
  const { format, exif, iptc, xmp, orientation = 1 } = await image.metadata()
  const write = written[format]
  if (!write) throw new Error(`The library takes no picture in the format ${format}`)
  if (!exif && !iptc && !xmp) return undefined
  // Moving pictures have no orientation, and cannot be turned.
  const upright = orientation > 1 ? image.autoOrient() : image
  return write(upright.keepIccProfile()).toBuffer()
}
