import { mkdir, mkdtemp, rename } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { ImportRefusedError } from './import-refused-error.ts'

/** A path below a folder, which never leads out of it: names with `/` between them. */
const pathBelow = z
  .string()
  .max(1000)
  .refine((given) => given.split('/').every(isName))

function isName(part: string): boolean {
  return !['', '.', '..'].includes(part) && !/[\\\0]/.test(part) && Buffer.byteLength(part) <= 255
}

/** What is said of a folder beside its files. */
export const sentFolder = z.object({
  /** As whoever sent it calls it; never used as a path. */
  name: z.string().min(1).max(200),
  /** Of each file. A file is sent under the number of its path in this list, from 0. */
  paths: z.array(pathBelow).min(1),
})

interface SentFile {
  name: string
  /** Where it lies on the disk. */
  tempFilePath: string
}

/**
 * Puts the files of a folder that was sent at their paths in a new folder beside them.
 * @returns the new folder
 * @throws ImportRefusedError when paths and files do not match
 */
export async function arrangeFolder(paths: readonly string[], files: readonly SentFile[]): Promise<string> {
  const filesByNumber = new Map(files.map((file) => [file.name, file]))
  const [first] = files
  const matches = files.length === paths.length && filesByNumber.size === files.length
  if (!first || !matches || !canStandTogether(paths)) throw new ImportRefusedError('wrongFile')
  const folder = await mkdtemp(path.join(path.dirname(first.tempFilePath), 'folder-'))
  for (const [index, place] of paths.entries()) {
    const file = filesByNumber.get(String(index))
    if (!file) throw new ImportRefusedError('wrongFile')
    await mkdir(path.join(folder, path.posix.dirname(place)), { recursive: true })
    await rename(file.tempFilePath, path.join(folder, place))
  }
  return folder
}

/** No path twice, and none that is both a file and a folder of others. */
function canStandTogether(paths: readonly string[]): boolean {
  const files = new Set(paths)
  const isInFile = (place: string) =>
    [...place.matchAll(/\//g)].some(({ index }) => files.has(place.slice(0, index)))
  return files.size === paths.length && !paths.some(isInFile)
}
