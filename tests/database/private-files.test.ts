import { readdirSync, statSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'

let database: TestDatabase
let before: number
beforeAll(async () => {
  before = process.umask(0o022)
  database = await openTestDatabase()
})
afterAll(async () => {
  await database.close()
  process.umask(before)
})

test('whatever is written beside the database is its owner’s alone', async () => {
  const { environment } = await import('../../environment.ts')
  const { DiskSubmissionStore } = await import('../../submissions/store/disk-submission-store.ts')
  const { dataFolder, sqliteFile } = environment()
  await database.payload.create({
    collection: 'documents',
    data: { title: 'Terms', role: 'editor' },
    file: { name: 'terms.csv', data: Buffer.from('a,b\n1,2'), mimetype: 'text/csv', size: 7 },
    overrideAccess: true,
  })
  const staged = await new DiskSubmissionStore(dataFolder).stage()
  await writeFile(staged.fileToWrite('form.age'), 'sealed')
  await staged.move()

  const names = readdirSync(dataFolder, { recursive: true, encoding: 'utf8' })
  const written = ['documents/terms.csv', ...(sqliteFile ? ['database.sqlite', 'database.sqlite-wal'] : [])]
  expect(names).toEqual(expect.arrayContaining(written))
  const open = names.filter((name) => (statSync(path.join(dataFolder, name)).mode & 0o077) !== 0)
  expect(open).toEqual([])
})
