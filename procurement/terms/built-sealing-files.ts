import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const builtFiles = z.object({
  /** SHA-384 of the sealing script, as `integrity` has it. */
  integrity: z.string(),
  /** Name of the script by which a tender's form seals and sends. */
  sealAndSend: z.string(),
  /** SHA-384 of the offline sealer. */
  offlineSealer: z.string(),
})

// Not with `new URL(…, import.meta.url)`: a bundler would take the file into what it builds.
const builtAt = path.join(
  path.dirname(fileURLToPath(import.meta.url)),
  '../../build/client/sealing/hashes.json',
)

/** @returns what this installation gives browsers to seal with; null where nothing is built */
export async function builtSealingFiles(file = builtAt): Promise<z.output<typeof builtFiles> | null> {
  try {
    return builtFiles.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
