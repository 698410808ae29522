import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  appointAll,
  draftTender,
  publishedWithTerms,
  rehearse,
  testCustodians,
  withoutWaiting,
  type TestCustodians,
} from '../support/custodians.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'
import { publishWithoutTerms } from '../support/test-tender.ts'

/** An installation that took proposals before every tender had custodians, at its first start with this release. */
let database: TestDatabase
let payload: Payload
let letWait: () => void
let all: TestCustodians
let former: typeof import('../../procurement/terms/former-scheme.ts')
let signer: import('../../transparency/signing/sign-checkpoint.ts').SignerContext
let open: { id: number; reference: string }
let named: string[][]

const start = Math.floor(Date.now() / 1000) * 1000
const inDays = (days: number) => new Date(start + days * 86_400_000).toISOString()
const publishedBefore = async (deadline: string) => {
  const tender = await draftTender(payload, { deadline })
  await publishWithoutTerms(payload, tender.id)
  return tender
}
const takes = (id: number, deadline = inDays(10)) => former.isOfFormerScheme(all.context, { id, deadline })
const publish = (id: number, data: object = {}) =>
  payload.update({ collection: 'tenders', id, data: { _status: 'published', ...data } })

beforeAll(async () => {
  database = await openTestDatabase()
  payload = database.payload
  letWait = await withoutWaiting()
  all = await testCustodians(payload)
  former = await import('../../procurement/terms/former-scheme.ts')
  const { signingKeysFolder: folder } = (await import('../../environment.ts')).environment()
  const { signingKeysIn } = await import('../../transparency/log-context.ts')
  signer = { payload, folder, keys: await signingKeysIn(folder) }
  open = await publishedBefore(inDays(10))
  await publishedBefore(inDays(-1))
  await draftTender(payload, { deadline: inDays(10) })
  await publishedWithTerms(all, { deadline: inDays(10) })
  // Two machines start with this release at once.
  named = await Promise.all([1, 2].map(() => former.endFormerScheme(signer, new Date())))
})
afterAll(async () => {
  letWait()
  await database.close()
})

test('the log names the tenders that are open without custodians, once, and no others ever after', async () => {
  expect(named.toSorted((one, other) => one.length - other.length)).toEqual([[], [open.reference]])
  expect(await takes(open.id)).toBe(true)
  const later = await publishedBefore(inDays(10))
  expect(await former.endFormerScheme(signer, new Date())).toEqual([])
  expect(await takes(later.id)).toBe(false)
  const { readLeavesOf } = await import('../../transparency/log-rows.ts')
  expect(await readLeavesOf(payload, 'former scheme')).toHaveLength(1)
  expect(await readLeavesOf(payload, 'former scheme ended')).toHaveLength(1)
})

test('such a tender is corrected and taken from the site as before, and comes back to it', async () => {
  await publish(open.id, { description: 'Corrected' })
  await payload.update({ collection: 'tenders', id: open.id, data: { _status: 'draft' } })
  await publish(open.id)
  expect(await takes(open.id)).toBe(true)
})

test('a tender that is published now has custodians', async () => {
  const tender = await draftTender(payload, { deadline: inDays(10) })
  await expect(publish(tender.id)).rejects.toThrow('two people with procurement')
})

test('a row moves nothing: neither a later deadline, nor the entry of another tender', async () => {
  expect(await takes(open.id, inDays(11))).toBe(false)
  const { rawSql } = await import('../../store/database/raw-sql.ts')
  const byHand = async (statement: ReturnType<typeof sql>) => (await rawSql(payload)).write([statement])
  const other = await publishedBefore(inDays(10))
  await byHand(sql`UPDATE log_entries SET tender = ${other.id} WHERE kind = 'former scheme'`)
  expect(await takes(other.id)).toBe(false)
  await byHand(
    sql`UPDATE log_entries SET leaf = REPLACE(leaf, ${`"tender":${open.id}`}, ${`"tender":${other.id}`})
      WHERE kind = 'former scheme'`,
  )
  await expect(takes(other.id)).rejects.toThrow('was not written by the product')
  await byHand(
    sql`UPDATE log_entries SET tender = ${open.id},
        leaf = REPLACE(leaf, ${`"tender":${other.id}`}, ${`"tender":${open.id}`})
      WHERE kind = 'former scheme'`,
  )
  expect(await takes(open.id)).toBe(true)
})

test('its deadline moves with custodians only, who are in its terms from then on', async () => {
  const { termsOfTender } = await import('../../procurement/terms/terms-of-tender.ts')
  const data = { deadline: inDays(20), reasonForChange: 'Bidders asked for time' }
  await expect(publish(open.id, data)).rejects.toThrow('two people with procurement')
  expect(await payload.findByID({ collection: 'tenders', id: open.id })).toMatchObject({ addenda: [] })
  await appointAll(all, open.id)
  for (const custodian of all.custodians) await rehearse(all, custodian, open.id)
  const { addenda } = await publish(open.id, data)
  expect(addenda).toMatchObject([{ reason: data.reasonForChange, newDeadline: data.deadline }])
  expect(await termsOfTender(all.context, open.id)).toMatchObject({ deadline: data.deadline, needed: 2 })
})

test('whoever takes the end out of the log has no further tender named', async () => {
  const { signCheckpoint } = await import('../../transparency/signing/sign-checkpoint.ts')
  const { rawSql } = await import('../../store/database/raw-sql.ts')
  await signCheckpoint(signer, new Date())
  await publishedBefore(inDays(10))
  const raw = await rawSql(payload)
  const write = (statement: ReturnType<typeof sql>) => raw.write([statement])
  await write(sql`UPDATE log_entries SET kind = 'status changed' WHERE kind = 'former scheme ended'`)
  expect(await former.endFormerScheme(signer, new Date())).toEqual([])
  await write(
    sql`UPDATE log_entries SET leaf = REPLACE(leaf, 'former scheme ended', 'status changed')
      WHERE kind = 'status changed'`,
  )
  await expect(former.endFormerScheme(signer, new Date())).rejects.toThrow('not those that were signed')
})
