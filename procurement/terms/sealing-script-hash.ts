import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const builtFiles = z.object({ integrity: z.string() })

// Not with `new URL(…, import.meta.url)`: a bundler would take the file into what it builds.
const builtAt = path.join(
  path.dirname(fileURLToPath(import.meta.url)),
  '../../build/client/sealing/hashes.json',
)

/** @returns `integrity` of the sealing script that this installation gives browsers; null where none is built */
export async function sealingScriptHash(file = builtAt): Promise<string | null> {
  try {
    return builtFiles.parse(JSON.parse(await readFile(file, 'utf8'))).integrity
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
