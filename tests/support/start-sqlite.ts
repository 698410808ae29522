import type { TestProject } from 'vitest/node'
import { provideTemplates } from './templates.ts'

/** Makes the SQLite databases that the tests of one run copy. */
export default async function startSqlite(project: TestProject): Promise<() => void> {
  return provideTemplates(project)
}
