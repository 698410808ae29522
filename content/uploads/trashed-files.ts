import { z } from 'zod'
import { keepUntilPublish } from '../read/keep-until-publish.ts'
import type { Reading } from '../read/reading.ts'
import type { FileLibrary } from './file-address.ts'

const keep = keepUntilPublish<ReadonlySet<string>>(2)

const file = z.object({ filename: z.string().nullish() })
const uploads = z.array(file.extend({ sizes: z.record(z.string(), file.nullish()).nullish() }))

/** The names of the files of a library, in all their sizes, that belong to what lies in the trash. */
export function readTrashedFiles(reading: Reading, library: FileLibrary): Promise<ReadonlySet<string>> {
  return keep(reading, library, async (note) => {
    note(library)
    const { docs } = await reading.payload.find({
      collection: library,
      where: { deletedAt: { exists: true } },
      trash: true,
      pagination: false,
      depth: 0,
      // Visitors read none of it: these are the names that they are not given.
      overrideAccess: true,
    })
    const names = uploads
      .parse(docs)
      .flatMap(({ filename, sizes }) => [
        filename,
        ...Object.values(sizes ?? {}).map((size) => size?.filename),
      ])
    return new Set(names.filter((name) => typeof name === 'string'))
  })
}
