import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import type { FileStore } from './file-store.ts'
import { mediaTypeOf } from '../../store/uploads/media-type.ts'
import { readRange } from './range.ts'

/** Files in the data folder. */
export function diskFileStore(dataFolder: string): FileStore {
  return {
    async read(library, name, rangeHeader) {
      const file = path.join(dataFolder, library, name)
      const found = await stat(file).catch((error: unknown) => {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
        throw error
      })
      if (!found?.isFile()) return undefined
      const range = readRange(rangeHeader, found.size)
      if (range === 'unsatisfiable') return { status: 416, size: found.size }
      const { start, end } = range ?? { start: 0, end: found.size - 1 }
      return {
        status: range ? 206 : 200,
        mediaType: mediaTypeOf(name),
        length: end - start + 1,
        ...(range && { range: `bytes ${start}-${end}/${found.size}` }),
        tag: `"${found.size.toString(36)}-${Math.trunc(found.mtimeMs).toString(36)}"`,
        modified: found.mtime,
        // Opened only when it is read: what is open and forgotten would end the process.
        body: () =>
          createReadableStreamFromReadable(
            found.size === 0 ? Readable.from([]) : createReadStream(file, { start, end }),
          ),
        close: () => Promise.resolve(),
      }
    },
  }
}
