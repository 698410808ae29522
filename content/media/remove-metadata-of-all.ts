import { buffer } from 'node:stream/consumers'
import type { Payload } from 'payload'
import { withoutMetadata } from './remove-metadata.ts'

/** Reads the file of a picture by its name. */
export type ReadPicture = (name: string) => Promise<ReadableStream<Uint8Array> | undefined>

/**
 * Removes from the pictures of the library what `removeMetadata` removes from those that are uploaded: the library of an
 * earlier release has it still. Each is stored again under its own name, with its sizes.
 * @param say what to do with a sentence about a picture that cannot be read; it stays as it is
 * @returns how many had any
 */
export async function removeMetadataOfAll(
  payload: Payload,
  read: ReadPicture,
  say: (sentence: string) => void,
): Promise<number> {
  const { docs } = await payload.find({
    collection: 'media',
    select: { filename: true, mimeType: true },
    pagination: false,
    depth: 0,
    trash: true,
    overrideAccess: true,
  })
  let cleaned = 0
  for (const { id, filename, mimeType } of docs) {
    if (!filename || !mimeType) continue
    const stream = await read(filename)
    if (!stream) {
      say(`The file of picture ${id} is missing: ${filename}`)
      continue
    }
    const data = await buffer(stream)
    const clean = await withoutMetadata(data).catch(() => {
      say(`Picture ${id} cannot be read: ${filename}`)
    })
    if (!clean) continue
    await payload.update({
      collection: 'media',
      id,
      data: {},
      file: { name: filename, data: clean, size: clean.length, mimetype: mimeType },
      overwriteExistingFiles: true,
      trash: true,
      overrideAccess: true,
    })
    cleaned += 1
  }
  return cleaned
}
