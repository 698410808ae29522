import { randomBytes } from 'node:crypto'
import { open, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { fromBase64, toBase64 } from '../../proofs/bytes.ts'
import type { Checkpoint } from '../../proofs/checkpoint.ts'

const stateSchema = z.record(z.string(), z.object({ size: z.number().int().min(0), root: z.base64() }))

/** What was signed last of a log, outside the database; nothing where nothing was. */
export async function readLogState(folder: string, origin: string): Promise<Checkpoint | undefined> {
  const stored = (await readStates(folder))[origin]
  return stored && { origin, size: stored.size, root: fromBase64(stored.root) }
}

/** Notes what is about to be signed. It never goes back to a smaller log. */
export async function writeLogState(folder: string, { origin, size, root }: Checkpoint): Promise<void> {
  const states = await readStates(folder)
  if ((states[origin]?.size ?? 0) > size) throw new Error('A larger log was signed meanwhile')
  const file = fileIn(folder)
  const proposed = `${file}.${randomBytes(8).toString('hex')}`
  try {
    const handle = await open(proposed, 'wx', 0o600)
    try {
      const changed = { ...states, [origin]: { size, root: toBase64(root) } }
      await handle.writeFile(`${JSON.stringify(changed, undefined, 2)}\n`)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(proposed, file)
  } finally {
    await rm(proposed, { force: true })
  }
}

async function readStates(folder: string): Promise<z.output<typeof stateSchema>> {
  let text: string
  try {
    text = await readFile(fileIn(folder), 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {}
    throw error
  }
  return stateSchema.parse(JSON.parse(text))
}

function fileIn(folder: string): string {
  return path.join(folder, 'log-state.json')
}
