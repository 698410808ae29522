import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { parseEnvironment } from '../../environment.ts'
import { checkDataFolder } from './data-folder.ts'

let folder: string
const inFolder = (...parts: string[]) => path.join(folder, ...parts)
const modeOf = (...parts: string[]) => statSync(inFolder(...parts)).mode & 0o777
const settings = (given: Record<string, string> = {}) =>
  parseEnvironment({ DATA_DIR: inFolder('data'), ...given })

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'data-folder-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a new data folder is its owner’s alone, and nothing is left in it', () => {
  checkDataFolder(settings())
  expect(modeOf('data')).toBe(0o700)
  expect(existsSync(inFolder('data.keys'))).toBe(false)
})

test('what an earlier version left readable to everybody is taken from them, keys too', () => {
  for (const name of ['data/media', 'data.keys']) mkdirSync(inFolder(name), { recursive: true })
  for (const name of ['data', 'data/media', 'data.keys']) chmodSync(inFolder(name), 0o755)
  for (const name of ['data/database.sqlite', 'data/media/picture.png', 'data.keys/sealing-key']) {
    writeFileSync(inFolder(name), '')
    chmodSync(inFolder(name), 0o644)
  }
  writeFileSync(inFolder('elsewhere'), '')
  chmodSync(inFolder('elsewhere'), 0o644)
  symlinkSync(inFolder('elsewhere'), inFolder('data/link'))

  checkDataFolder(settings())
  for (const name of ['data', 'data/media', 'data.keys']) expect(modeOf(name), name).toBe(0o700)
  for (const name of ['data/database.sqlite', 'data/media/picture.png', 'data.keys/sealing-key']) {
    expect(modeOf(name), name).toBe(0o600)
  }
  expect(modeOf('elsewhere')).toBe(0o644)
})

test('keys that lie elsewhere are taken from others too, and nothing beside them', () => {
  const names = [
    'keys/sealing-key',
    'signing/receipts',
    'signing/transparency',
    'signing/log-entries',
    'signing/other',
  ]
  for (const name of ['keys', 'signing']) mkdirSync(inFolder(name))
  for (const name of names) {
    writeFileSync(inFolder(name), '')
    chmodSync(inFolder(name), 0o644)
  }
  checkDataFolder(
    settings({ SEALING_KEY_FILE: inFolder('keys/sealing-key'), SIGNING_KEYS: inFolder('signing') }),
  )
  expect(names.map((name) => modeOf(name))).toEqual([0o600, 0o600, 0o600, 0o600, 0o644])
})
