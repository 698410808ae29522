import type { Payload, TypedUser } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { callRest, type RestOptions } from '../support/rest.ts'
import { staffOf } from '../support/staff-of-role.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'

let database: TestDatabase
let payload: Payload
let comments: typeof import('../../model/comments/comments.ts')
let dashboard: typeof import('../../admin/dashboard/read-waiting.ts')
let settings: import('../../environment.ts').Environment
let author: TypedUser
let reader: TypedUser
let buyer: TypedUser

beforeAll(async () => {
  database = await openTestDatabase()
  ;({ payload } = database)
  comments = await import('../../model/comments/comments.ts')
  dashboard = await import('../../admin/dashboard/read-waiting.ts')
  settings = (await import('../../environment.ts')).environment()
  author = await staffOf(payload, 'Author', 'editor')
  reader = await staffOf(payload, 'Reader', 'editor')
  buyer = await staffOf(payload, 'Buyer', 'procurement')
})
afterAll(() => database.close())

const made = z.object({ doc: z.object({ id: z.number() }) })
const answered = z.object({
  fields: z.array(z.object({ path: z.string(), label: z.string() })),
  comments: z.array(
    z.object({
      id: z.number(),
      field: z.string(),
      language: z.string().nullable(),
      text: z.string(),
      author: z.string(),
      addressee: z.string().nullable(),
      resolved: z.object({ by: z.string() }).nullable(),
    }),
  ),
})

async function draft(title: string): Promise<number> {
  const answer = await callRest(payload, author, '/news?draft=true&depth=0&locale=en', {
    method: 'POST',
    body: { _status: 'draft', title, date: '2026-05-01T12:00:00.000Z' },
  })
  return made.parse(await answer.json()).doc.id
}

const call = (person: TypedUser | undefined, path: string, options: RestOptions = {}) =>
  callRest(payload, person, `/comments/${path}`, options)
const write = (person: TypedUser | undefined, place: string, text: string, more: object = {}) =>
  call(person, place, {
    ...{ method: 'POST' },
    body: { field: 'title', language: 'ar', text, addressee: null, ...more },
  })
const read = async (person: TypedUser, place: string, language = 'en') =>
  answered.parse(await (await call(person, place, { language })).json())
const waiting = async (user: TypedUser) =>
  (await dashboard.readWaiting({ payload, user, settings, language: 'en', now: new Date() })).waiting
    .filter(({ key }) => key.startsWith('comments'))
    .map(({ what, count, address }) => [what, count, address])

test('a field is commented on in one language, read by colleagues, and resolved by one of them', async () => {
  const id = await draft('Springs')
  expect((await write(reader, `news/${id}`, '  Too long for the list ')).status).toBe(200)
  expect((await write(reader, `news/${id}`, 'And the date?', { field: 'date' })).status).toBe(200)
  const { comments: both, fields } = await read(author, `news/${id}`, 'ar')
  expect(both).toMatchObject([
    { field: 'title', language: 'ar', text: 'Too long for the list', author: 'Reader', resolved: null },
    { field: 'date', language: null },
  ])
  expect(fields.find(({ path }) => path === 'title')?.label).toBe('العنوان')
  expect(fields.map(({ path }) => path)).toEqual(expect.arrayContaining(['body', 'image', 'topics']))
  expect(fields.map(({ path }) => path)).not.toContain('savedBy')

  const [first] = both
  const resolve = { method: 'POST', body: { resolved: true } }
  expect((await call(author, `news/${id}/${first?.id}`, resolve)).status).toBe(200)
  expect((await read(reader, `news/${id}`)).comments[0]?.resolved).toEqual({ by: 'Author' })
  // Another record's address resolves nothing of this one.
  await call(author, `news/${await draft('Wells')}/${both[1]?.id}`, resolve)
  expect((await read(reader, `news/${id}`)).comments[1]?.resolved).toBeNull()
  await call(author, `news/${id}/${first?.id}`, { method: 'POST', body: { resolved: false } })
  expect((await read(reader, `news/${id}`)).comments[0]?.resolved).toBeNull()
})

test('it waits for whom it names, or for whoever saved the draft last, until it is resolved', async () => {
  const [own, others] = [await draft('Rivers'), await draft('Lakes')]
  const third = await staffOf(payload, 'Third', 'editor')
  await write(reader, `news/${own}`, 'Yours')
  await write(author, `news/${others}`, 'For the third', { addressee: third.id })
  expect(await waiting(third)).toEqual([
    ['Comments for you – News', 1, expect.stringContaining(`=${others}`)],
  ])
  expect((await waiting(author)).map(([, count]) => count)).toEqual([2])
  const [, ...answersBefore] = await waiting(reader)
  expect(answersBefore).toEqual([])
  await write(author, `news/${own}`, 'Thank you')
  expect(await waiting(reader)).toEqual([['Comments for you – News', 1, expect.stringContaining(`=${own}`)]])
  const { comments: all } = await read(author, `news/${others}`)
  await call(third, `news/${others}/${all[0]?.id}`, { method: 'POST', body: { resolved: true } })
  expect(await waiting(third)).toEqual([])
})

test('what there is one of is commented on, too', async () => {
  expect((await write(reader, 'home-page/0', 'Shorter', { addressee: author.id })).status).toBe(404)
  const field = 'hub.title'
  expect((await write(reader, 'home-page/0', 'Shorter', { field, addressee: author.id })).status).toBe(200)
  expect((await read(author, 'home-page/0')).comments).toMatchObject([{ field, language: 'ar' }])
  expect(await waiting(author)).toContainEqual([
    'Comments for you – Home page',
    undefined,
    '/admin/globals/home-page',
  ])
})

test('who may not change a record neither reads nor writes its comments', async () => {
  const id = await draft('Dams')
  await write(reader, `news/${id}`, 'Between us')
  expect((await call(buyer, `news/${id}`)).status).toBe(403)
  expect((await write(buyer, `news/${id}`, 'Hello')).status).toBe(403)
  expect((await call(undefined, `news/${id}`)).status).toBe(403)
  expect((await call(reader, `users/${author.id}`)).status).toBe(404)
  expect((await write(reader, `news/${id}`, 'No such field', { field: 'password' })).status).toBe(404)
  expect((await write(reader, `news/${id}`, '   ')).status).toBe(404)
})

test('they go with the record, and long after they were resolved', async () => {
  const id = await draft('Canals')
  await write(reader, `news/${id}`, 'Old')
  await payload.delete({ collection: 'news', id, overrideAccess: true })
  expect(await comments.readComments(payload, { kind: 'news', id })).toEqual([])
  const other = await draft('Locks')
  await write(reader, `news/${other}`, 'Old')
  await write(reader, `news/${other}`, 'Open')
  const [{ id: first } = { id: 0 }] = (await read(author, `news/${other}`)).comments
  await call(author, `news/${other}/${first}`, { method: 'POST', body: { resolved: true } })
  expect(await comments.deleteResolvedComments(payload, new Date(Date.now() + 60_000))).toBeGreaterThan(0)
  expect((await read(author, `news/${other}`)).comments.map(({ text }) => text)).toEqual(['Open'])
})
