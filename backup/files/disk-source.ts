import { open, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import type { FileSource, StoredFile } from './file-source.ts'

/**
 * The files of a folder; what begins with a dot is under way, and no file yet.
 * @param prefix what stands before their names in the archive
 * @param depth how many folders down its files lie
 */
export function diskSource(folder: string, prefix: string, depth = 0): FileSource {
  return { list: () => filesOf(folder, prefix, depth) }
}

async function* filesOf(folder: string, prefix: string, depth: number): AsyncGenerator<StoredFile> {
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(nothingThere)) {
    const place = path.join(folder, entry.name)
    const name = `${prefix}/${entry.name}`
    if (entry.name.startsWith('.')) continue
    if (depth > 0 && entry.isDirectory()) yield* filesOf(place, name, depth - 1)
    if (depth > 0 || !entry.isFile()) continue
    const found = await stat(place).catch(() => undefined)
    if (!found) continue
    yield {
      entry: name,
      stamp: `${found.ino} ${found.size} ${found.mtimeMs}`,
      open: () => openFile(place),
    }
  }
}

async function openFile(place: string) {
  try {
    const handle = await open(place, 'r')
    const { size, mtime } = await handle.stat()
    return { size, modified: mtime, bytes: handle.createReadStream() }
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

function nothingThere(error: unknown): [] {
  if (isMissing(error)) return []
  throw error
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
