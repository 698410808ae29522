import { expect, test } from 'vitest'
import { archiveName, readArchiveName } from './archive/archive-name.ts'
import { expiredArchives } from './expired-archives.ts'

const identity = '12345678-aaaa-bbbb-cccc-ddddeeeeffff'
const archiveOf = (moment: string) => archiveName(identity, new Date(moment), false)
const read = (names: string[]) => names.flatMap((name) => readArchiveName(name, identity) ?? [])

const day = 24 * 60 * 60_000
const now = new Date('2026-11-23T08:00:00Z')
/** One in each night of the last year, the newest first. */
const nights = Array.from({ length: 365 }, (_, index) =>
  archiveOf(new Date(now.getTime() - 6 * 60 * 60_000 - index * day).toISOString()),
)
const nameOfNight = (date: string) => archiveOf(`${date}T02:00:00Z`)

test('the newest of each of the last days, weeks and months is retained', () => {
  const expired = new Set(
    expiredArchives(read(nights), { days: 3, weeks: 3, months: 4 }, now, nights.slice(0, 1)),
  )
  expect(nights.filter((name) => !expired.has(name))).toEqual([
    ...['2026-11-23', '2026-11-22', '2026-11-21'].map(nameOfNight),
    // Weeks end on Sunday.
    nameOfNight('2026-11-15'),
    ...['2026-10-31', '2026-09-30', '2026-08-31'].map(nameOfNight),
  ])
})

test('the one just verified is retained, even when its clock was wrong', () => {
  const wrong = archiveOf('2001-01-01T00:00:00Z')
  const archives = read([...nights, wrong])
  expect(expiredArchives(archives, { days: 1, weeks: 0, months: 0 }, now, [wrong])).not.toContain(wrong)
  expect(expiredArchives(archives, { days: 1, weeks: 0, months: 0 }, now, nights.slice(0, 1))).toContain(
    wrong,
  )
})

test('a clock that is a year ahead once deletes nothing that other nights would not delete', () => {
  const retention = { days: 3, weeks: 3, months: 4 }
  const ahead = archiveOf('2027-11-24T02:00:00Z')
  const before = nights.filter(
    (name) => !expiredArchives(read(nights), retention, now, nights.slice(0, 1)).includes(name),
  )
  const archives = read([ahead, ...before])
  const deleted = expiredArchives(archives, retention, new Date('2027-11-24T02:10:00Z'), [ahead])
  // The oldest day, the oldest week and the oldest month.
  expect(deleted).toEqual(['2026-11-21', '2026-11-15', '2026-08-31'].map(nameOfNight))

  // Once the clock is right, it takes no other's place.
  const next = nameOfNight('2026-11-24')
  const rest = read([next, ahead, ...before])
  expect(expiredArchives(rest, retention, new Date('2026-11-24T02:10:00Z'), [next])).toEqual([
    nameOfNight('2026-11-21'),
  ])
})

test('only names that this product gives to archives of this database are read', () => {
  const own = archiveOf('2026-11-23T02:00:00Z')
  const others = [
    archiveName('87654321-aaaa', now, true),
    `${own}.copy`,
    'backup.tar.zst',
    'notes.txt',
    own.replace('1123T', '1399T'),
  ]
  expect(read([own, ...others]).map(({ name }) => name)).toEqual([own])
})
