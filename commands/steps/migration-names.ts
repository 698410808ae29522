import { readdirSync, writeFileSync } from 'node:fs'
import { inRepository } from './repository.ts'

/** Known by the files' names: loading the migrations would load the database adapter, which takes a second. */
export function migrationNames(database: 'sqlite' | 'postgres'): string[] {
  return readdirSync(inRepository('store/migrations', database))
    .filter((name) => /^\d.*\.ts$/.test(name))
    .map((name) => name.slice(0, -'.ts'.length))
}

/** The module that names them, for processes that know migrations but never make any. */
export function migrationNamesModule(): string {
  const names = new Set([...migrationNames('sqlite'), ...migrationNames('postgres')])
  return `/** Migrations that this release knows, of both databases. Written by \`npm run migrations:create\`. */
export const knownMigrations: readonly string[] = [
${[...names]
  .toSorted()
  .map((name) => `  '${name}',\n`)
  .join('')}]
`
}

/** Writes `store/migrations/names.ts`. */
export function writeMigrationNames(): void {
  writeFileSync(inRepository('store/migrations/names.ts'), migrationNamesModule())
}
