import { chmodSync, existsSync, lstatSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/** What others on the machine may not do with the product's data: anything. */
const others = 0o077

/** From now on, every file and folder that this process or a child of it makes is its owner's alone. */
export function makeFilesPrivate(): void {
  process.umask(others)
}

/**
 * Takes from others what they may do with a file, or with a folder and all that is in it; links are not followed.
 * @returns what belongs to another user or can't be written to, so that its rights could not be changed
 */
export function makePrivate(given: string): string[] {
  if (!existsSync(given)) return []
  const within = statSync(given).isDirectory()
    ? readdirSync(given, { recursive: true, encoding: 'utf8' })
    : []
  return [given, ...within.map((name) => path.join(given, name))].filter((place) => !isMadePrivate(place))
}

function isMadePrivate(place: string): boolean {
  // What a running process just removed needs no rights.
  const found = lstatSync(place, { throwIfNoEntry: false })
  if (!found || found.isSymbolicLink() || (found.mode & others) === 0) return true
  try {
    chmodSync(place, found.mode & 0o7777 & ~others)
    return true
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT') return true
    if (code === 'EPERM' || code === 'EROFS') return false
    throw error
  }
}
