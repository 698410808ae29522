import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Environment } from '../../environment.ts'

/**
 * The secret that signs sessions: from the setting, else from the data folder, where the first process to ask makes it.
 * A complete file is linked into place, so that two processes starting at once agree on one secret.
 */
export function readOrCreateSecret(settings: Environment): string {
  if (settings.SECRET) return settings.SECRET
  const file = path.join(settings.dataFolder, 'secret')
  const stored = readSecret(file)
  if (stored) return stored
  mkdirSync(settings.dataFolder, { recursive: true, mode: 0o700 })
  const proposed = `${file}.${process.pid}`
  writeFileSync(proposed, randomBytes(32).toString('hex'), { mode: 0o600 })
  try {
    linkSync(proposed, file)
  } catch (error) {
    if (!isFileExists(error)) throw error
  } finally {
    rmSync(proposed, { force: true })
  }
  return readFileSync(file, 'utf8')
}

function readSecret(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

function isFileExists(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST'
}
