import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload, TypedUser } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { rawSql } from '../../store/database/raw-sql.ts'
import type { Verification } from '../../procurement/procurement-record/verification.ts'
import { staffOf } from '../support/staff-of-role.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'

let database: TestDatabase
let payload: Payload
let nightly: typeof import('../../procurement/procurement-record/nightly/verify-nightly.ts')
let parts: typeof import('../../server/operator/shared-parts.ts')
let dashboard: typeof import('../../admin/dashboard/read-waiting.ts')
let settings: import('../../environment.ts').Environment
let buyer: TypedUser
let administrator: TypedUser
let editor: TypedUser

beforeAll(async () => {
  database = await openTestDatabase()
  payload = database.payload
  nightly = await import('../../procurement/procurement-record/nightly/verify-nightly.ts')
  parts = await import('../../server/operator/shared-parts.ts')
  dashboard = await import('../../admin/dashboard/read-waiting.ts')
  settings = (await import('../../environment.ts')).environment()
  buyer = await staffOf(payload, 'Buyer', 'procurement')
  administrator = await staffOf(payload, 'Head', 'administrator')
  editor = await staffOf(payload, 'Editor', 'editor')
})
afterAll(() => database.close())
beforeEach(async () => {
  await (await rawSql(payload)).write([sql`DELETE FROM verifications`])
})

const night = new Date('2026-06-15T01:05:00.000Z')
const later = (hours: number) => new Date(night.getTime() + hours * 60 * 60_000)
const state = (now: Date) => parts.lookAtProcurementRecord(payload, now)

async function lineFor(user: TypedUser, now: Date) {
  const { waiting } = await dashboard.readWaiting({ payload, user, settings, language: 'en', now })
  return waiting.find(({ key }) => key === 'verification')
}

/** A verification that ended so. */
function ended(findings: readonly string[]): Verification {
  return {
    ...{ entries: 12, lastHash: '', broken: undefined, proposals: 3, missingProposals: [] },
    ...{
      unrecordedProposals: [],
      faults: [],
      openings: [],
      withoutFiles: [],
      orphanedFolders: [],
      withoutFormHash: [],
    },
    log: { entries: 90, signed: 90, findings: [...findings] },
  }
}

test('it runs once a night, in one of all processes, and says what it read', async () => {
  expect(await state(night)).toMatchObject({ state: 'none' })
  expect(await lineFor(buyer, night)).toBeUndefined()
  const verify = vi.fn(async () => ended([]))
  const early = () => new Date('2026-06-15T00:59:00.000Z')
  expect(await nightly.verifyNightly(payload, { now: early, verify })).toBe(false)
  const options = { now: () => night, verify }
  const done = await Promise.all([
    nightly.verifyNightly(payload, options),
    nightly.verifyNightly(payload, options),
    nightly.verifyNightly(payload, options),
  ])
  expect(done.filter(Boolean)).toHaveLength(1)
  expect(await nightly.verifyNightly(payload, { now: () => later(20), verify })).toBe(false)
  expect(verify).toHaveBeenCalledTimes(1)
  expect(await state(later(1))).toEqual({
    state: 'ok',
    values: { ageSeconds: 3600, findings: 0, entries: 12, leaves: 90 },
  })
  expect(await nightly.verifyNightly(payload, { now: () => later(24), verify })).toBe(true)
  expect(verify).toHaveBeenCalledTimes(2)
})

test('it is the verification that the command does', async () => {
  await nightly.verifyNightly(payload, { now: () => night })
  const { verifyProcurementRecord } = await import('../../procurement/procurement-record/verify.ts')
  const { entries, log } = await verifyProcurementRecord(payload)
  expect(await state(night)).toMatchObject({ values: { entries, leaves: log.entries, findings: 0 } })
})

test('what it found is shown to procurement, administrators and operators, until a later night finds nothing', async () => {
  const first = 'Proposal P-1: its envelope is not the one received.'
  const verify = async () => ended([first, 'Entry 7 of the log is missing.'])
  await nightly.verifyNightly(payload, { now: () => night, verify })
  expect(await state(night)).toMatchObject({
    state: 'differs',
    detail: expect.stringContaining(first),
    values: { findings: 2 },
  })
  expect(await lineFor(buyer, night)).toEqual({
    key: 'verification',
    what: 'The verification of the procurement record found inconsistencies',
    count: 2,
    isUrgent: true,
    address: '/admin/collections/procurement-record',
  })
  expect(await lineFor(administrator, night)).toMatchObject({ count: 2, isUrgent: true })
  expect(await lineFor(editor, night)).toBeUndefined()
  const found = await nightly.verifyNightly(payload, { now: () => later(24), verify: async () => ended([]) })
  expect(found).toBe(true)
  expect(await lineFor(buyer, later(25))).toMatchObject({ isUrgent: false })
  expect(await state(later(25))).toMatchObject({ state: 'ok' })
})

test('one that came to no end is named, tried again a few hours later, and missed after a night', async () => {
  await nightly.verifyNightly(payload, { now: () => night, verify: async () => ended([]) })
  const failing = async () => {
    throw new TypeError('The store is away')
  }
  await expect(nightly.verifyNightly(payload, { now: () => later(24), verify: failing })).rejects.toThrow(
    'The store is away',
  )
  expect(await state(later(25))).toMatchObject({
    state: 'failed',
    detail: expect.stringContaining('TypeError'),
  })
  expect(await lineFor(administrator, later(25))).toMatchObject({ isUrgent: true })
  const verify = async () => ended([])
  expect(await nightly.verifyNightly(payload, { now: () => later(25), verify })).toBe(false)
  expect(await nightly.verifyNightly(payload, { now: () => later(28), verify })).toBe(true)
  expect(await state(later(28))).toMatchObject({ state: 'ok' })
  expect(await state(later(28 + 37))).toMatchObject({ state: 'old', values: { ageSeconds: 37 * 3600 } })
  expect(await lineFor(buyer, later(28 + 37))).toMatchObject({ isUrgent: true })
})

test('one that ran with the clock ahead is known no more once the clock is right, and runs no further ones', async () => {
  const ahead = () => later(30 * 24)
  expect(await nightly.verifyNightly(payload, { now: ahead, verify: async () => ended([]) })).toBe(true)
  expect(await state(night)).toMatchObject({ state: 'none' })
  const finding = 'Proposal P-1: its envelope is not the one received.'
  const verify = vi.fn(async () => ended([finding]))
  for (const minutes of [0, 10, 20]) {
    await nightly.verifyNightly(payload, { now: () => later(minutes / 60), verify })
  }
  expect(verify).toHaveBeenCalledTimes(1)
  expect(await state(later(1))).toMatchObject({ state: 'differs', values: { ageSeconds: 3600, findings: 1 } })
  expect(await nightly.verifyNightly(payload, { now: ahead, verify })).toBe(true)
})

test('one whose process was killed is begun again three minutes later, and stores nothing should it live after all', async () => {
  const minutes = (count: number) => new Date(night.getTime() + count * 60_000)
  const waiting = Promise.withResolvers<void>()
  const slow = Promise.withResolvers<Verification>()
  let time = night
  const killed = nightly.verifyNightly(payload, {
    now: () => time,
    verify: () => {
      waiting.resolve()
      return slow.promise
    },
  })
  await waiting.promise
  const again = vi.fn(async () => ended([]))
  expect(await nightly.verifyNightly(payload, { now: () => minutes(2), verify: again })).toBe(false)
  expect(again).not.toHaveBeenCalled()
  expect(await nightly.verifyNightly(payload, { now: () => minutes(3), verify: again })).toBe(true)
  expect(await state(minutes(4))).toMatchObject({ state: 'ok', values: { findings: 0 } })
  time = minutes(5)
  slow.resolve(ended(['What was true three minutes ago.']))
  await expect(killed).rejects.toThrow('Another process has taken over: verification')
  expect(await state(minutes(6))).toMatchObject({ state: 'ok', values: { findings: 0 } })
  expect(await nightly.verifyNightly(payload, { now: () => minutes(10), verify: again })).toBe(false)
})

test('above the record it stands in every language', async () => {
  const { renderToStaticMarkup } = await import('react-dom/server')
  const { LastVerification } = await import('../../admin/proposals/last-verification.tsx')
  const { languageList } = await import('../../languages/languages.ts')
  const { verificationWords } = await import('../../languages/back-office/verification-words.ts')
  const shown = async (language: string) =>
    renderToStaticMarkup(await LastVerification({ payload, i18n: { language } } as never))
  for (const { code } of languageList) expect(await shown(code)).toContain(verificationWords[code].none)
  const finding = 'The chain is broken at entry 3: changed.'
  await nightly.verifyNightly(payload, { now: () => night, verify: async () => ended([finding]) })
  for (const { code } of languageList) {
    const page = await shown(code)
    expect(page).toContain(verificationWords[code].findings)
    expect(page).toContain(`<ul lang="en" dir="ltr"><li>${finding}</li>`)
  }
})
