import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Holds every socket of this process, and is removed when it ends. */
let folder: string | undefined
let count = 0

/**
 * A path for a socket that nobody uses yet, in a folder that no other user of this machine can enter.
 * @param name of what will listen
 */
export function socketPath(name: 'rendering' | 'back-office'): string {
  count += 1
  // Windows has pipes by name in place of sockets in folders.
  if (process.platform === 'win32') return String.raw`\\.\pipe\network-${name}-${process.pid}-${count}`
  folder ??= privateFolder()
  return path.join(folder, `${name}-${count}`)
}

function privateFolder(): string {
  const made = mkdtempSync(path.join(tmpdir(), 'network-sockets-'))
  process.once('exit', () => rmSync(made, { recursive: true, force: true }))
  return made
}
