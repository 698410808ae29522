import type { Payload, TypedUser } from 'payload'
import { z } from 'zod'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { onPostgresOnly } from '../support/one-database.ts'
import { callRest } from '../support/rest.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'

let database: TestDatabase
let payload: Payload
let editor: TypedUser

beforeAll(async () => {
  database = await openTestDatabase()
  ;({ payload } = database)
  const made = await payload.create({
    collection: 'users',
    data: { email: 'editor@example.org', name: 'Amina', password: 'a long password', roles: ['editor'] },
  })
  editor = { ...made, collection: 'users' }
})
afterAll(() => database.close())

const text = (words: string) => ({
  root: {
    ...{ type: 'root', version: 1, direction: null, format: '' as const, indent: 0 },
    children: [
      {
        ...{ type: 'paragraph', version: 1, direction: null, format: '' as const, indent: 0 },
        children: [
          { type: 'text', version: 1, text: words, format: 0, detail: 0, mode: 'normal', style: '' },
        ],
      },
    ],
  },
})

const refusalSchema = z.object({
  errors: z.tuple([
    z.object({
      message: z.string(),
      data: z.object({ savedAt: z.string(), savedBy: z.string(), fields: z.array(z.looseObject({})) }),
    }),
  ]),
})

async function openedByTwo() {
  const opened = await payload.create({
    collection: 'news',
    locale: 'en',
    draft: true,
    data: { title: 'Opened', body: text('Opened'), date: '2026-05-01T12:00:00.000Z' },
  })
  const save = (body: object, { locale = 'en', language = 'en' } = {}) =>
    callRest(payload, editor, `/news/${opened.id}?draft=true&autosave=true&depth=0&locale=${locale}`, {
      ...{ method: 'PATCH', language, body },
    })
  return { opened, save }
}

test('a second save is refused with what differs, both values as text, and not written', async () => {
  const { opened, save } = await openedByTwo()
  expect((await save({ ...opened, title: 'Theirs', body: text('Theirs') })).status).toBe(200)
  const refused = await save({ ...opened, title: 'Mine', body: text('Mine') }, { language: 'ar' })
  expect(refused.status).toBe(409)
  const [{ message, data }] = refusalSchema.parse(await refused.json()).errors
  expect(message).toContain('Amina')
  expect(data.fields).toMatchObject([
    { name: 'title', label: 'العنوان', stored: 'Theirs', storedText: 'Theirs', sentText: 'Mine' },
    { name: 'body', storedText: 'Theirs', sentText: 'Mine' },
    { name: 'slug', stored: 'theirs' },
  ])
  const stored = await payload.findByID({ collection: 'news', id: opened.id, draft: true, locale: 'en' })
  expect(stored.title).toBe('Theirs')
  // Whoever has seen it may save.
  expect((await save({ ...opened, title: 'Mine', updatedAt: data.savedAt })).status).toBe(200)
})

test('of two saves at the same moment, by two processes, the second is refused', onPostgresOnly, async () => {
  const { opened, save } = await openedByTwo()
  const answers = await Promise.all([
    save({ ...opened, title: 'Theirs', summary: null }),
    save({ ...opened, summary: 'Mine' }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const saveGlobal = (body: object) =>
    callRest(payload, editor, '/globals/organization?draft=true&autosave=true&depth=0&locale=en', {
      ...{ method: 'POST', body },
    })
  await saveGlobal({ location: 'Opened by two' })
  const both = await payload.findGlobal({ slug: 'organization', locale: 'en', depth: 0, draft: true })
  const saved = await Promise.all([
    saveGlobal({ ...both, location: 'Theirs' }),
    saveGlobal({ ...both, location: 'Mine' }),
  ])
  expect(saved.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('who writes another language, or says what is stored already, overwrites nobody', async () => {
  const { opened, save } = await openedByTwo()
  const { title: _title, body: _body, ...shared } = opened
  expect((await save({ ...shared, title: 'عنوان' }, { locale: 'ar' })).status).toBe(200)
  expect((await save(opened)).status).toBe(200)
  const stored = await payload.findByID({ collection: 'news', id: opened.id, draft: true, locale: 'ar' })
  expect(stored.title).toBe('عنوان')
})

test('what there is one of is not overwritten either', async () => {
  const save = (body: object) =>
    callRest(payload, editor, '/globals/organization?draft=true&autosave=true&depth=0&locale=en', {
      ...{ method: 'POST', body },
    })
  await save({ location: 'Opened' })
  const opened = await payload.findGlobal({ slug: 'organization', locale: 'en', depth: 0, draft: true })
  expect((await save({ ...opened, location: 'Theirs' })).status).toBe(200)
  const refused = await save({ ...opened, location: 'Mine' })
  expect(refused.status).toBe(409)
  const [{ data }] = refusalSchema.parse(await refused.json()).errors
  expect(data.fields).toMatchObject([{ name: 'location', storedText: 'Theirs', sentText: 'Mine' }])
})
