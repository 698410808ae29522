import { fork } from 'node:child_process'
import { once } from 'node:events'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { compiledScript } from '../../commands/steps/compiled-scripts.ts'
import type { NewEntry } from '../../procurement/procurement-record/append.ts'
import { entryHash } from '../../procurement/procurement-record/entry-hash.ts'
import { namesOf } from '../../store/database/payload-tables.ts'
import { clearProcurementRecord } from '../support/clear-procurement-record.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'

let database: TestDatabase
let append: typeof import('../../procurement/procurement-record/append.ts').appendToProcurementRecord
let verify: typeof import('../../procurement/procurement-record/verify.ts').verifyProcurementRecord

beforeAll(async () => {
  database = await openTestDatabase()
  ;({ appendToProcurementRecord: append } = await import('../../procurement/procurement-record/append.ts'))
  ;({ verifyProcurementRecord: verify } = await import('../../procurement/procurement-record/verify.ts'))
})
afterAll(() => database.close())

const now = new Date('2026-06-15T12:00:00.123Z')
const entry = (number: number): NewEntry => ({
  action: 'status changed',
  actor: 'Someone <someone@example.org>',
  reference: `T-${number}`,
  details: { number, before: 'opened', after: 'awarded' },
})

async function sequenceOf(sequence: number): Promise<number> {
  const { docs } = await database.payload.find({
    collection: 'procurement-record',
    where: { sequence: { equals: sequence } },
  })
  return docs[0]?.id ?? 0
}

beforeEach(async () => {
  await clearProcurementRecord(database.payload)
})

describe('the procurement record', () => {
  test('entries appended at once, also past this process’s own queue, make one chain', async () => {
    // The same module once more, with a queue of its own.
    const again = '../../procurement/procurement-record/append.ts?again'
    const other: typeof import('../../procurement/procurement-record/append.ts') = await import(again)
    expect(other.appendToProcurementRecord).not.toBe(append)
    await Promise.all(
      Array.from({ length: 24 }, (_, number) =>
        (number % 2 === 0 ? append : other.appendToProcurementRecord)(database.payload, entry(number), now),
      ),
    )
    const verification = await verify(database.payload)
    expect(verification).toMatchObject({ entries: 24, broken: undefined })
    const { docs } = await database.payload.find({ collection: 'procurement-record', pagination: false })
    expect(new Set(docs.map(({ reference }) => reference)).size).toBe(24)
    expect(docs.find(({ sequence }) => sequence === 24)?.hash).toBe(verification.lastHash)
  })

  test('an entry and the change that it speaks of are there together, or neither is', async () => {
    const { payload } = database
    const { id } = await payload.create({ collection: 'topics', data: { title: 'Water' } })
    const { table, column } = namesOf(payload, 'topics')
    const change = (changed: number) =>
      sql`UPDATE ${table} SET ${column('order')} = ${changed} WHERE ${column('id')} = ${id}`
    const broken = sql`UPDATE ${table} SET ${column('id')} = NULL WHERE ${column('id')} = ${id}`
    await expect(append(payload, entry(1), now, [change(7), broken])).rejects.toThrow(/Failed query|mismatch/)
    const orderNow = async () => (await payload.findByID({ collection: 'topics', id })).order
    expect(await orderNow()).not.toBe(7)
    expect(await verify(payload)).toMatchObject({ entries: 0 })
    await append(payload, entry(1), now, [change(7)])
    expect(await orderNow()).toBe(7)
    expect(await verify(payload)).toMatchObject({ entries: 1, broken: undefined })
  })

  test('entries appended at once by processes of their own make one chain', async () => {
    const each = 100
    const names = ['one', 'other']
    const script = compiledScript('tests/support/append-entries.ts')
    const processes = names.map((name) => fork(script, [name, String(each)], { execArgv: [] }))
    await Promise.all(processes.map((child) => once(child, 'message')))
    const ended = Promise.all(processes.map((child) => once(child, 'exit')))
    for (const child of processes) child.send('begin')
    for (const [code] of await ended) expect(code).toBe(0)
    expect(await verify(database.payload)).toMatchObject({
      ...{ entries: names.length * each, broken: undefined },
      log: { entries: 1 + names.length * each, findings: [] },
    })
    const { docs } = await database.payload.find({
      collection: 'procurement-record',
      sort: 'sequence',
      pagination: false,
    })
    // Each process's own entries are in the order in which it appended them.
    for (const name of names) {
      const own = docs.filter(({ actor }) => actor === name).map(({ reference }) => reference)
      expect(own).toEqual(Array.from({ length: each }, (_, index) => `${name}-${index}`))
    }
    // They did come at once: after the first of each, neither has all of its others before the other's.
    const others = docs.slice(names.length)
    expect(others.slice(0, each - 1).every(({ actor }) => actor === others[0]?.actor)).toBe(false)
  }, 120_000)

  test('is sound when nothing was ever recorded', async () => {
    expect(await verify(database.payload)).toEqual({
      entries: 0,
      lastHash: '0'.repeat(64),
      broken: undefined,
      log: { entries: 1, signed: 0, findings: [] },
      proposals: 0,
      missingProposals: [],
      unrecordedProposals: [],
      faults: [],
      openings: [],
      withoutFiles: [],
      orphanedFolders: [],
      withoutFormHash: [],
    })
  })

  test.each([
    ['action', { action: 'proposal opened' }],
    ['actor', { actor: 'bidder' }],
    ['moment', { takenAt: '2026-06-15T12:00:00.124Z' }],
    ['reference', { reference: 'T-9' }],
    ['details', { details: '{}' }],
    ['hash', { hash: 'f'.repeat(64) }],
  ])('a changed %s is found', async (_, change) => {
    for (const number of [1, 2, 3]) await append(database.payload, entry(number), now)
    await database.payload.update({ collection: 'procurement-record', id: await sequenceOf(2), data: change })
    expect((await verify(database.payload)).broken).toEqual({ sequence: 2, fault: 'changed' })
  })

  test('an entry that was changed and given a new hash of its own is found at its successor', async () => {
    for (const number of [1, 2, 3]) await append(database.payload, entry(number), now)
    const id = await sequenceOf(2)
    const stored = await database.payload.findByID({ collection: 'procurement-record', id })
    const changed = { ...stored, reference: 'T-9', takenAt: new Date(stored.takenAt).toISOString() }
    await database.payload.update({
      collection: 'procurement-record',
      id,
      data: { reference: 'T-9', hash: entryHash(changed) },
    })
    expect((await verify(database.payload)).broken).toEqual({
      sequence: 3,
      fault: 'not the successor of the one before it',
    })
  })

  test('a removed entry is found, the first one too', async () => {
    for (const number of [1, 2, 3]) await append(database.payload, entry(number), now)
    await database.payload.delete({ collection: 'procurement-record', id: await sequenceOf(2) })
    expect((await verify(database.payload)).broken).toEqual({ sequence: 2, fault: 'missing' })
    await database.payload.delete({ collection: 'procurement-record', id: await sequenceOf(1) })
    expect((await verify(database.payload)).broken).toEqual({ sequence: 1, fault: 'missing' })
  })

  test('two entries that changed places are found', async () => {
    for (const number of [1, 2, 3]) await append(database.payload, entry(number), now)
    const [second, third] = [await sequenceOf(2), await sequenceOf(3)]
    const move = (id: number, sequence: number) =>
      database.payload.update({ collection: 'procurement-record', id, data: { sequence } })
    await move(second, 99)
    await move(third, 2)
    await move(second, 3)
    expect((await verify(database.payload)).broken?.sequence).toBe(2)
  })

  test('a proposal that is gone is found, withdrawn or not: the row of a withdrawn one stays', async () => {
    const received = (reference: string): NewEntry => ({
      ...entry(1),
      action: 'proposal received',
      actor: 'bidder',
      reference,
    })
    await append(database.payload, received('P-GONE'), now)
    await append(database.payload, received('P-WITHDRAWN'), now)
    await append(database.payload, { ...received('P-WITHDRAWN'), action: 'proposal withdrawn' }, now)
    const verification = await verify(database.payload)
    expect(verification.broken).toBeUndefined()
    expect(verification.missingProposals).toEqual(['P-GONE', 'P-WITHDRAWN'])
  })
})
