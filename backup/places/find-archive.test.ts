import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { parseEnvironment, type Environment } from '../../environment.ts'
import { writeFolderIdentity } from '../../store/database/identity/data-folder.ts'
import { archiveName } from '../archive/archive-name.ts'
import { findArchive } from './find-archive.ts'

const own = '12345678-aaaa-bbbb-cccc-ddddeeeeffff'
const others = '87654321-aaaa-bbbb-cccc-ddddeeeeffff'

let folder: string
let settings: Environment
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'find-archive-'))
  settings = parseEnvironment({
    DATA_DIR: path.join(folder, 'data'),
    BACKUP_FOLDER: path.join(folder, 'backups'),
  })
  for (const place of ['data', 'backups']) mkdirSync(path.join(folder, place))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Puts an archive there. @returns its name */
function archiveOf(identity: string, moment: string): string {
  const name = archiveName(identity, new Date(moment), false)
  writeFileSync(path.join(folder, 'backups', name), '')
  return name
}

test('the latest archive is the latest of the database that the data folder belongs to', async () => {
  archiveOf(own, '2026-06-01T02:00:00Z')
  const latest = archiveOf(own, '2026-06-02T02:00:00Z')
  expect(await findArchive(settings, 'latest')).toMatchObject({ name: latest })
  archiveOf(others, '2026-06-03T02:00:00Z')
  await expect(findArchive(settings, 'latest')).rejects.toThrow(
    /archives of several databases in .+ \(backup-[0-9]{8}-…, backup-[0-9]{8}-…\): name the one/,
  )
  writeFolderIdentity(settings.dataFolder, own)
  expect(await findArchive(settings, 'latest')).toMatchObject({ name: latest })
})

test('an archive that was made with the clock ahead is not the latest one, and is named', async () => {
  const now = new Date('2026-06-03T08:00:00Z')
  const ahead = archiveOf(own, '2027-06-03T02:00:00Z')
  await expect(findArchive(settings, 'latest', now)).rejects.toThrow(
    `are newer than this machine's clock (${ahead})`,
  )
  const latest = archiveOf(own, '2026-06-03T02:00:00Z')
  expect(await findArchive(settings, 'latest', now)).toMatchObject({ name: latest, leftOut: [ahead] })
  expect(await findArchive(settings, ahead, now)).toMatchObject({ name: ahead, leftOut: [] })
})

test('a database without archives has no latest one', async () => {
  archiveOf(others, '2026-06-03T02:00:00Z')
  writeFolderIdentity(settings.dataFolder, own)
  await expect(findArchive(settings, 'latest')).rejects.toThrow('There is no archive of this database in')
})
