import { randomBytes } from 'node:crypto'
import { link, mkdir, open, rm } from 'node:fs/promises'
import path from 'node:path'

/**
 * Writes a private file where there is none. A complete file is linked into place, so that processes that write it at once
 * agree.
 * @returns whether it was written
 */
export async function writeOnce(file: string, text: string): Promise<boolean> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  const proposed = `${file}.${randomBytes(8).toString('hex')}`
  const handle = await open(proposed, 'wx', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
    await link(proposed, file)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  } finally {
    await handle.close()
    await rm(proposed, { force: true })
  }
}
