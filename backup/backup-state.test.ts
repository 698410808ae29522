import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { noteMade, readBackupState } from './backup-state.ts'

let dataFolder: string
beforeEach(() => {
  dataFolder = mkdtempSync(path.join(tmpdir(), 'backup-state-'))
})
afterEach(() => rmSync(dataFolder, { recursive: true }))

test('a backup is old after a night without one, and when it was made with the clock days ahead', async () => {
  const moment = new Date('2026-06-15T02:00:00Z')
  const now = (hours: number) => new Date(moment.getTime() + hours * 60 * 60_000)
  await noteMade(dataFolder, moment, {
    archive: 'backup-12345678-20260615T020000Z.tar.zst',
    place: '/srv/backup',
    moment: moment.toISOString(),
    verified: moment.toISOString(),
    bytes: 1,
    sha256: '',
    files: 1,
    isEncrypted: false,
    missing: 0,
  })
  const newest = async (hours: number) => (await readBackupState(dataFolder, now(hours))).newest
  expect(await newest(24)).toMatchObject({ ageSeconds: 24 * 3600, isOld: false })
  expect(await newest(37)).toMatchObject({ isOld: true })
  expect(await newest(-48)).toMatchObject({ ageSeconds: -48 * 3600, isOld: true })
})
