import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** Absolute path of the repository. */
export const repository = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..')

export function inRepository(...parts: string[]): string {
  return path.join(repository, ...parts)
}
