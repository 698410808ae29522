import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeAllOnce, writeOnce } from './write-once.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'write-once-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a file is written by the first who asks, and stays as it is', async () => {
  const file = path.join(folder, 'keys/one')
  expect(await writeOnce(file, 'first')).toBe(true)
  expect(await writeOnce(file, 'second')).toBe(false)
  expect(readFileSync(file, 'utf8')).toBe('first')
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('of files that belong together those that are missing are written', async () => {
  const [one, other] = [path.join(folder, 'one'), path.join(folder, 'other')]
  await writeOnce(one, 'there')
  const asked = [one, other].map((file) => ({ file, text: 'new' }))
  expect(await writeAllOnce(asked)).toEqual([false, true])
  expect([one, other].map((file) => readFileSync(file, 'utf8'))).toEqual(['there', 'new'])
})

test('where one of them can’t be written, none is left', async () => {
  writeFileSync(path.join(folder, 'no-folder'), '')
  const asked = ['one', 'no-folder/other'].map((name) => ({ file: path.join(folder, name), text: 'key' }))
  await expect(writeAllOnce(asked)).rejects.toThrow(/EEXIST|ENOTDIR/)
  expect(readdirSync(folder)).toEqual(['no-folder'])
})
