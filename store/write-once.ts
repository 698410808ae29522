import { randomBytes } from 'node:crypto'
import { link, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * Writes a private file where there is none. A complete file is linked into place, so that processes that write it at once
 * agree.
 * @returns whether it was written
 */
export async function writeOnce(file: string, text: string): Promise<boolean> {
  const [isWritten = false] = await writeAllOnce([{ file, text }])
  return isWritten
}

/**
 * The same of files that belong together: none is put into its place before all are on the disk, so that a full disk leaves none.
 * @returns of each, whether it was written
 */
export async function writeAllOnce(files: readonly { file: string; text: string }[]): Promise<boolean[]> {
  const proposed: string[] = []
  try {
    for (const { file, text } of files) {
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
      const beside = `${file}.${randomBytes(8).toString('hex')}`
      proposed.push(beside)
      await writeFile(beside, text, { flag: 'wx', mode: 0o600, flush: true })
    }
    const written: boolean[] = []
    for (const [index, { file }] of files.entries()) written.push(await linkOnce(proposed[index] ?? '', file))
    return written
  } finally {
    await Promise.all(proposed.map((beside) => rm(beside, { force: true })))
  }
}

async function linkOnce(from: string, file: string): Promise<boolean> {
  try {
    await link(from, file)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}
