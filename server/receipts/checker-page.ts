import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

// Not with `new URL(…, import.meta.url)`: a bundler would take the file into what it builds.
const builtAt = path.join(
  path.dirname(fileURLToPath(import.meta.url)),
  '../../build/client/sealing/receipt-checker.html',
)

/** @returns the page that checks receipts, as it was built; nothing where none is */
export async function readCheckerPage(file = builtAt): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
