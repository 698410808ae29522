import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contracts } from '../../store/database/schema/compatibility.ts'
import { migrationNames, migrationNamesModule } from './migration-names.ts'
import { inRepository } from './repository.ts'

test('processes know every migration by name', () => {
  const committed = readFileSync(inRepository('store/migrations/names.ts'), 'utf8')
  expect(committed, 'run `npm run migrations:create` and commit store/migrations/names.ts').toBe(
    migrationNamesModule(),
  )
})

test.each(['sqlite', 'postgres'] as const)('the list of migrations on %s is complete', (database) => {
  const list = readFileSync(inRepository('store/migrations', database, 'index.ts'), 'utf8')
  const listed = [...list.matchAll(/name: '([^']+)'/g)].map(([, name]) => name)
  expect(listed).toEqual(migrationNames(database))
})

test('every migration that is excused exists and says why', () => {
  const known = [...migrationNames('sqlite'), ...migrationNames('postgres')]
  for (const { migrations, reason } of contracts) {
    expect(known).toEqual(expect.arrayContaining([...migrations]))
    expect(reason).not.toBe('')
  }
})
