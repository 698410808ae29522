import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Removed when this process ends; a trial that starts servers again and again makes many. */
const folders: string[] = []

/** Paths for so many sockets, in a folder that nobody else can enter, and which is removed when this process ends. */
export function socketPaths(count: number): string[] {
  // Windows has pipes by name in place of sockets in folders.
  const windowsPipe = (number: number) => String.raw`\\.\pipe\rendering-${process.pid}-${number}`
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  if (process.platform === 'win32') return numbers.map(windowsPipe)
  const folder = mkdtempSync(path.join(tmpdir(), 'network-sockets-'))
  if (folders.length === 0) {
    process.once('exit', () => folders.forEach((one) => rmSync(one, { recursive: true, force: true })))
  }
  folders.push(folder)
  return numbers.map((number) => path.join(folder, String(number)))
}
