import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { unfinishedRestoreOf } from './data-folder.ts'
import { refuseStrangers, refuseToFillBesideValuables } from './refuse-strangers.ts'

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

test('a folder with an SQLite database is none of a further machine of a database on a server', () => {
  const onServer = { dataFolder, sqliteFile: undefined }
  const state = { identity: 'of the database', belongings: {}, isFilled: true }
  expect(() => refuseStrangers(state, onServer)).not.toThrow()
  writeFileSync(path.join(dataFolder, 'database.sqlite'), '')
  expect(() => refuseStrangers(state, onServer)).toThrow('holds an SQLite database')
})
