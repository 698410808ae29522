import type { Payload, TypedUser } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { RecordWriter } from '../support/record-writer.ts'
import { callRest } from '../support/rest.ts'
import { staffOf } from '../support/staff-of-role.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'

let database: TestDatabase
let payload: Payload
let editor: TypedUser
let buyer: TypedUser
let ordering: typeof import('../../model/ordering/order-records.ts')
let readContentVersion: typeof import('../../store/database/content-version.ts').readContentVersion
const ids: number[] = []

beforeAll(async () => {
  database = await openTestDatabase()
  ;({ payload } = database)
  ordering = await import('../../model/ordering/order-records.ts')
  ;({ readContentVersion } = await import('../../store/database/content-version.ts'))
  editor = await staffOf(payload, 'Editor', 'editor')
  buyer = await staffOf(payload, 'Buyer', 'procurement')
  const writer = new RecordWriter(payload)
  for (const [index, title] of ['Water', 'Energy', 'Food'].entries())
    ids.push(await writer.publish('topics', { en: { title } }, { order: (index + 1) * 10 }))
})
afterAll(() => database.close())

const order = (person: TypedUser | undefined, before: number[], after: number[], kind = 'topics') =>
  callRest(payload, person, '/order', { method: 'POST', language: 'fr', body: { kind, before, after } })
const titles = async (draft: boolean) =>
  (await payload.find({ collection: 'topics', sort: 'order', draft, locale: 'en' })).docs.map(
    ({ title }) => title,
  )
const made = z.object({ doc: z.object({ id: z.number(), order: z.number() }) })

test('records are put into an order that visitors see at once, drafts beside them included', async () => {
  const [water = 0, energy = 0, food = 0] = ids
  const drafted = await callRest(payload, editor, `/topics/${water}?draft=true&locale=en`, {
    ...{ method: 'PATCH', body: { title: 'Waters', _status: 'draft' } },
  })
  expect(drafted.status).toBe(200)
  const before = await readContentVersion(payload)
  expect((await order(editor, ids, [food, water, energy])).status).toBe(200)
  expect(await titles(false)).toEqual(['Food', 'Water', 'Energy'])
  expect(await titles(true)).toEqual(['Food', 'Waters', 'Energy'])
  const after = await readContentVersion(payload)
  expect(after.tokens.get('topics')).not.toBe(before.tokens.get('topics'))
  ids.splice(0, 3, food, water, energy)
})

test('a form that was opened before the records were moved puts none of them back', async () => {
  const [, water = 0] = ids
  const answer = await callRest(payload, editor, `/topics/${water}?locale=en`, {
    ...{ method: 'PATCH', body: { title: 'Waters', order: 30, _status: 'published' } },
  })
  expect(answer.status).toBe(200)
  expect(await titles(false)).toEqual(['Food', 'Waters', 'Energy'])
})

test('who has not seen what another person moved or added does not undo it', async () => {
  const [food = 0, water = 0, energy = 0] = ids
  const refused = await order(editor, [water, food, energy], [energy, food, water])
  expect(refused.status).toBe(409)
  expect(await refused.text()).toContain('Rechargez-la')
  const added = await callRest(payload, editor, '/topics?locale=en', {
    ...{ method: 'POST', body: { title: 'Soil', _status: 'published' } },
  })
  const { doc } = made.parse(await added.json())
  expect(doc.order).toBe(4)
  expect((await order(editor, ids, [energy, food, water])).status).toBe(409)
  ids.push(doc.id)
  expect(await titles(false)).toEqual(['Food', 'Waters', 'Energy', 'Soil'])
})

test('only who manages a kind orders it, all of it, and where it has an order', async () => {
  expect((await order(buyer, ids, ids.toReversed())).status).toBe(403)
  expect((await order(undefined, ids, ids.toReversed())).status).toBe(403)
  expect((await order(editor, ids, ids.slice(1))).status).toBe(404)
  expect((await order(editor, [], [], 'news')).status).toBe(404)
  expect((await ordering.recordsInOrder({ payload }, 'topics')).map(({ id }) => id)).toEqual(ids)
})

test('that somebody changed an order is in the journal', async () => {
  const { readJournal } = await import('../../model/journal/journal.ts')
  expect((await order(editor, ids, ids.toReversed())).status).toBe(200)
  const [entry] = await readJournal(payload, { act: 'ordered' }, 1)
  expect(entry).toMatchObject({ kind: 'topics', record: null, person: { name: 'Editor' } })
})
