import { createHash, randomBytes } from 'node:crypto'
import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

/**
 * Where process ids mean the same as here. Containers may share a host's name and even a data folder, but each counts its
 * processes for itself.
 */
const place = createHash('sha256')
  .update(
    JSON.stringify([
      hostname(),
      ifKnown(() => readFileSync('/etc/machine-id', 'utf8')),
      ifKnown(() => readlinkSync('/proc/self/ns/pid')),
    ]),
  )
  .digest('hex')
  .slice(0, 16)

/** Distinguishes this run of a process from earlier ones that had its id. */
const run = randomBytes(4).toString('hex')

/** A name for a process, by which others can find whether it lives. */
export function nameOfProcess(id: number = process.pid, ofRun: string = run): string {
  return `${place}.${id}-${ofRun}`
}

/** Whether a process is known to have ended; of one elsewhere nothing is known. */
export function hasEnded(name: string): boolean {
  const [, itsPlace, id, itsRun] = /^([0-9a-f]+)\.(\d+)-([0-9a-f]+)$/.exec(name) ?? []
  if (itsPlace !== place) return false
  if (Number(id) === process.pid) return itsRun !== run
  try {
    process.kill(Number(id), 0)
    return false
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'EPERM')
  }
}

/** Not every system says it. */
function ifKnown(read: () => string): string {
  try {
    return read()
  } catch {
    return ''
  }
}
