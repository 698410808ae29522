import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient } from '@libsql/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { NewSqlite } from '../../store/database/new-sqlite.ts'
import { diskFaultOf } from './disk-fault.ts'

let dataFolder: string
const settings = () => ({ dataFolder, sqliteFile: path.join(dataFolder, 'database.sqlite') })

beforeEach(() => {
  dataFolder = mkdtempSync(path.join(tmpdir(), 'disk-fault-'))
})
afterEach(() => rmSync(dataFolder, { recursive: true }))

test('a full database is said to be, whatever was being done', async () => {
  const client = createClient({ url: 'file::memory:' })
  await client.executeMultiple('PRAGMA max_page_count = 3; CREATE TABLE words (word)')
  const error: unknown = await client
    .execute(`INSERT INTO words VALUES (zeroblob(100000))`)
    .catch((thrown: unknown) => new Error('Filling failed', { cause: thrown }))
  client.close()
  expect(diskFaultOf(error, settings())?.message).toBe(
    `There is no room left on the disk for ${settings().sqliteFile}: make room and start again.`,
  )
})

test('a full disk is named by the file, and what interrupted first starts had made by its folders', () => {
  mkdirSync(path.join(dataFolder, '.preparing'))
  const { folder } = new NewSqlite(dataFolder, settings().sqliteFile).begin()
  const error = Object.assign(new Error('write'), { code: 'ENOSPC', path: '/keys/receipts' })
  expect(diskFaultOf(error, settings())?.message).toBe(
    `There is no room left on the disk for /keys/receipts: make room and start again. What interrupted first starts had made is still at ${folder}.`,
  )
})

test('a place that takes nothing is named', () => {
  const error = Object.assign(new Error('open'), { code: 'EROFS', path: '/keys/receipts' })
  expect(diskFaultOf(error, settings())?.message).toBe(
    "/keys/receipts can't be written to (EROFS): start again when it can.",
  )
})

test('a database that can’t be opened for lack of room is no other error', () => {
  const error = new Error("The database can't be opened: SQLite: database or disk is full.")
  expect(diskFaultOf(error, settings())?.message).toMatch(/^There is no room left on the disk for /)
})

test('of any other error nothing is said', () => {
  expect(diskFaultOf(new Error('Something else', { cause: 'a text' }), settings())).toBeUndefined()
})
