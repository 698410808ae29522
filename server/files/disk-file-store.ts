import { open } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import type { FileStore } from './file-store.ts'
import { mediaTypeOf } from './media-type.ts'
import { readRange } from './range.ts'

/** Files in the data folder. */
export function diskFileStore(dataFolder: string): FileStore {
  return {
    async read(library, name, rangeHeader) {
      const handle = await open(path.join(dataFolder, library, name)).catch((error: unknown) => {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
        throw error
      })
      if (!handle) return undefined
      const stat = await handle.stat()
      if (!stat.isFile()) {
        await handle.close()
        return undefined
      }
      const range = readRange(rangeHeader, stat.size)
      if (range === 'unsatisfiable') {
        await handle.close()
        return { status: 416, size: stat.size }
      }
      const { start, end } = range ?? { start: 0, end: stat.size - 1 }
      return {
        status: range ? 206 : 200,
        mediaType: mediaTypeOf(name),
        length: end - start + 1,
        ...(range && { range: `bytes ${start}-${end}/${stat.size}` }),
        tag: `"${stat.size.toString(36)}-${Math.trunc(stat.mtimeMs).toString(36)}"`,
        modified: stat.mtime,
        body: () =>
          createReadableStreamFromReadable(
            stat.size === 0 ? Readable.from([]) : handle.createReadStream({ start, end }),
          ),
        close: () => handle.close(),
      }
    },
  }
}
