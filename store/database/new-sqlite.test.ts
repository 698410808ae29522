import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { NewSqlite } from './new-sqlite.ts'

let dataFolder: string
const inData = (...parts: string[]) => path.join(dataFolder, ...parts)
const again = () => new NewSqlite(dataFolder, inData('database.sqlite'))

beforeEach(() => {
  dataFolder = mkdtempSync(path.join(tmpdir(), 'new-sqlite-'))
})
afterEach(() => {
  rmSync(dataFolder, { recursive: true })
})

async function makeWhole(): Promise<NewSqlite> {
  const made = again()
  made.begin()
  mkdirSync(path.join(made.folder, 'media'))
  writeFileSync(path.join(made.folder, 'media/picture.png'), 'picture')
  mkdirSync(path.join(made.folder, 'documents'))
  writeFileSync(path.join(made.folder, 'database-identity'), 'identity')
  writeFileSync(made.database, 'database')
  await made.complete()
  return made
}

const placed = () => ({
  names: readdirSync(dataFolder).toSorted(),
  picture: readFileSync(inData('media/picture.png'), 'utf8'),
  database: readFileSync(inData('database.sqlite'), 'utf8'),
})
const whole = {
  names: ['database-identity', 'database.sqlite', 'documents', 'media'],
  picture: 'picture',
  database: 'database',
}

test('what was made is moved into place', async () => {
  await (await makeWhole()).moveIntoPlace()
  expect(placed()).toEqual(whole)
})

test.each([[[]], [['media']], [['media', 'documents']], [['media', 'documents', 'database-identity']]])(
  'a process killed after it moved %j leaves nothing that the next one could not finish',
  async (moved) => {
    await makeWhole()
    for (const name of moved) renameSync(inData('.preparing', name), inData(name))
    expect(again().isComplete()).toBe(true)
    await again().moveIntoPlace()
    expect(placed()).toEqual(whole)
  },
)

test('what is only half made is put aside, not removed', () => {
  const half = again()
  half.begin()
  half.rememberBucket('uploads')
  writeFileSync(half.database, 'half')
  expect(again().isComplete()).toBe(false)
  const interrupted = again().begin()
  expect(interrupted.bucket).toBe('uploads')
  expect(readFileSync(path.join(interrupted.folder ?? '', 'database.sqlite'), 'utf8')).toBe('half')
  expect(readdirSync(half.folder)).toEqual([])
})

test('what lies at the place by then is not replaced', async () => {
  const made = await makeWhole()
  mkdirSync(inData('media'))
  writeFileSync(inData('media/uploaded.png'), 'uploaded')
  await expect(made.moveIntoPlace()).rejects.toThrow(`move ${inData('media')} away`)
  rmSync(inData('media'), { recursive: true })
  writeFileSync(inData('database.sqlite'), 'another')
  await expect(again().moveIntoPlace()).rejects.toThrow(`move ${inData('database.sqlite')} away`)
  expect(readFileSync(inData('database.sqlite'), 'utf8')).toBe('another')
  expect(existsSync(made.database)).toBe(true)
})
