import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

// Not with `new URL(…, import.meta.url)`: a bundler would take the files into what it builds.
const builtFolder = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../build/client/sealing')

/** @returns a file by which proposals are sealed or receipts checked, as it was built; nothing where none is */
export async function readSealingFile(
  name: 'receipt-checker.html' | 'envelope-sender.js',
  folder = builtFolder,
): Promise<string | undefined> {
  try {
    return await readFile(path.join(folder, name), 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
