import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { inRepository, repository } from './repository.ts'

/** Files that no build reads. */
const unbuilt = /(\.test\.tsx?|\.md|migrations\/.*\.json)$/

function filesBelow(place: string, left: ReadonlySet<string>): string[] {
  if (!existsSync(place)) return []
  if (statSync(place).isFile()) return [place]
  return readdirSync(place, { withFileTypes: true })
    .filter((entry) => !left.has(entry.name))
    .flatMap((entry) => filesBelow(path.join(place, entry.name), left))
}

/** A value that changes when any file below the places (relative to the repository) does. */
export function fingerprint(places: readonly string[]): string {
  const left = new Set(['.next', 'next-env.d.ts', 'node_modules', '.react-router'])
  const hash = createHash('sha256')
  for (const file of places.flatMap((place) => filesBelow(inRepository(place), left)).toSorted()) {
    const name = path.relative(repository, file)
    if (unbuilt.test(name)) continue
    hash.update(`${name}\0`).update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

/** Whether what was built with a fingerprint still stands. */
export function isBuilt(stamp: string, value: string): boolean {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === value
}
