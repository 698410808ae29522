import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { unfinishedRestoreOf } from './data-folder.ts'
import { refuseToFillBesideValuables } from './refuse-strangers.ts'

let dataFolder: string

beforeEach(() => {
  dataFolder = mkdtempSync(path.join(tmpdir(), 'refuse-strangers-'))
})
afterEach(() => rmSync(dataFolder, { recursive: true }))

test('no new database is made where a restore was interrupted, on either database', () => {
  const places = [path.join(dataFolder, 'database.sqlite'), undefined].map((sqliteFile) => ({
    dataFolder,
    sqliteFile,
  }))
  for (const place of places) expect(() => refuseToFillBesideValuables(place)).not.toThrow()
  mkdirSync(unfinishedRestoreOf(dataFolder))
  for (const place of places) {
    expect(() => refuseToFillBesideValuables(place)).toThrow('restore the backup again with "npm run restore')
  }
})
