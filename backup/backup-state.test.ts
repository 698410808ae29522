import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { noteBegun, noteFailed, noteMade, readBackupState, type MadeBackup } from './backup-state.ts'

let dataFolder: string
beforeEach(() => {
  dataFolder = mkdtempSync(path.join(tmpdir(), 'backup-state-'))
})
afterEach(() => rmSync(dataFolder, { recursive: true }))

const madeAt = (moment: Date, missing: number): MadeBackup => ({
  archive: `backup-12345678-${moment.toISOString().replace(/[-:]|\.000/g, '')}.tar.zst`,
  place: '/srv/backup',
  ...{ moment: moment.toISOString(), verified: moment.toISOString() },
  ...{ bytes: 1, sha256: '', files: 1, isEncrypted: false, missing },
})

test('the newest archive that lacks fewest files is known, whatever was made or failed since', async () => {
  const day = (number: number) => new Date(Date.UTC(2026, 5, number, 2))
  const note = (number: number, missing: number) =>
    noteMade(dataFolder, day(number), madeAt(day(number), missing))
  const nameOf = (number: number) => madeAt(day(number), 0).archive
  expect(await note(1, 1)).toBe(nameOf(1))
  expect(await note(2, 1)).toBe(nameOf(2))
  expect(await note(3, 4)).toBe(nameOf(2))
  await noteBegun(dataFolder, day(4))
  await noteFailed(dataFolder, day(4), 'The disk is full.')
  expect(await note(5, 2)).toBe(nameOf(2))
  expect((await readBackupState(dataFolder, day(5))).newest).toMatchObject({ archive: nameOf(5), missing: 2 })
  expect(await note(6, 0)).toBe(nameOf(6))
})

test('a backup is old after a night without one, and when it was made with the clock days ahead', async () => {
  const moment = new Date('2026-06-15T02:00:00Z')
  const now = (hours: number) => new Date(moment.getTime() + hours * 60 * 60_000)
  await noteMade(dataFolder, moment, madeAt(moment, 0))
  const newest = async (hours: number) => (await readBackupState(dataFolder, now(hours))).newest
  expect(await newest(24)).toMatchObject({ ageSeconds: 24 * 3600, isOld: false })
  expect(await newest(37)).toMatchObject({ isOld: true })
  expect(await newest(-48)).toMatchObject({ ageSeconds: -48 * 3600, isOld: true })
})
