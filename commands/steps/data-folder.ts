import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { CannotGoOn } from './say.ts'

/**
 * Makes the data folder and proves that files can be written into it.
 * @throws CannotGoOn
 */
export function checkDataFolder(folder: string): void {
  const probe = path.join(folder, `.writable-${process.pid}`)
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new CannotGoOn(
      `The data folder ${folder} can't be written to (${reason}): choose another with DATA_DIR=….`,
    )
  }
}
