import { sql } from '@payloadcms/db-sqlite/drizzle'
import { createLocalReq, type Payload, type TypedUser } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { callRest } from '../support/rest.ts'
import { staffOf } from '../support/staff-of-role.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'

let database: TestDatabase
let payload: Payload
let reviews: typeof import('../../model/review/reviews.ts')
let dashboard: typeof import('../../admin/dashboard/read-waiting.ts')
let reading: typeof import('../../model/editing/read-versions.ts')
let settings: import('../../environment.ts').Environment
let author: TypedUser
let buyer: TypedUser

beforeAll(async () => {
  database = await openTestDatabase()
  payload = database.payload
  reviews = await import('../../model/review/reviews.ts')
  reading = await import('../../model/editing/read-versions.ts')
  dashboard = await import('../../admin/dashboard/read-waiting.ts')
  settings = (await import('../../environment.ts')).environment()
  author = await staffOf(payload, 'Author', 'editor')
  buyer = await staffOf(payload, 'Buyer', 'procurement')
})
afterAll(() => database.close())

const made = z.object({ doc: z.object({ id: z.number() }) })
const draft = async (person: TypedUser, kind: string, body: object) => {
  const answer = await callRest(payload, person, `/${kind}?draft=true&depth=0&locale=en`, {
    method: 'POST',
    body: { _status: 'draft', ...body },
  })
  return made.parse(await answer.json()).doc.id
}
const change = (person: TypedUser, kind: string, id: number, body: object, query = '') =>
  callRest(payload, person, `/${kind}/${id}?depth=0&locale=en${query}`, {
    method: 'PATCH',
    body,
    language: 'fr',
  })
const published = { _status: 'published' }
const hand = (person: TypedUser | undefined, kind: string, record: number, reviewer = '', act = 'ask') =>
  callRest(payload, person, '/reviews', {
    method: 'POST',
    text: new URLSearchParams({ kind, record: String(record), reviewer, act }).toString(),
  })
const waiting = async (user: TypedUser) =>
  (await dashboard.readWaiting({ payload, user, settings, language: 'en', now: new Date() })).waiting.filter(
    ({ key }) => key.startsWith('reviews'),
  )

test('where nobody else may publish a page, its author does', async () => {
  const id = await draft(author, 'pages', { title: 'Alone', slug: 'alone' })
  expect((await change(author, 'pages', id, published)).status).toBe(200)
})

test('a page is published by somebody else than its last author, who is told so in their language', async () => {
  const reviewer = await staffOf(payload, 'Reviewer', 'editor')
  const id = await draft(author, 'pages', { title: 'Who we are', slug: 'who-we-are' })
  const refused = await change(author, 'pages', id, published)
  expect(refused.status).toBe(409)
  expect(await refused.text()).toContain('sont publiés par une autre personne')

  const changing = await change(reviewer, 'pages', id, { title: 'Who we were', ...published })
  expect([changing.status, await changing.text()]).toEqual([
    409,
    expect.stringContaining('Enregistrez le brouillon'),
  ])
  expect((await change(reviewer, 'pages', id, { title: 'Who we are', ...published })).status).toBe(200)

  expect((await change(reviewer, 'pages', id, { lead: 'More' }, '&draft=true')).status).toBe(200)
  expect((await change(reviewer, 'pages', id, published)).status).toBe(409)
  expect((await change(author, 'pages', id, published)).status).toBe(200)

  // What is on the site is published again, unchanged, by anybody: that it was looked through.
  expect((await change(author, 'pages', id, published)).status).toBe(200)
  const atOnce = await callRest(payload, author, '/pages?locale=en', {
    method: 'POST',
    body: { title: 'New', slug: 'new', ...published },
  })
  expect(atOnce.status).toBe(409)
})

test('the author of a draft of the time before authors were remembered is whoever its version names', async () => {
  const reviewer = await staffOf(payload, 'Later-reviewer', 'editor')
  const id = await draft(author, 'pages', { title: 'From before' })
  const { rawSql } = await import('../../store/database/raw-sql.ts')
  await (
    await rawSql(payload)
  ).write([sql`DELETE FROM draft_authors WHERE kind = 'pages' AND record = ${id}`])
  expect((await change(author, 'pages', id, published)).status).toBe(409)
  expect((await change(reviewer, 'pages', id, published)).status).toBe(200)
})

test.each(['in its form', 'with others from a list'])(
  'whoever takes a page off the site %s, into the trash and out of it, does not become the author of the draft that waits beside it',
  async (where) => {
    const other = await staffOf(payload, `Other-${where.length}`, 'editor')
    const title = `Taken off ${where}`
    const id = await draft(author, 'pages', { title })
    expect((await change(other, 'pages', id, published)).status).toBe(200)
    expect((await change(author, 'pages', id, { title: `${title}, changed` }, '&draft=true')).status).toBe(
      200,
    )
    const query = where === 'in its form' ? `/${id}?` : `?where[id][in]=${id}&`
    const taken = await callRest(payload, other, `/pages${query}depth=0&locale=en`, {
      ...{ method: 'PATCH', body: { _status: 'draft' } },
    })
    expect(taken.status).toBe(200)
    for (const deletedAt of [new Date().toISOString(), null])
      expect((await change(other, 'pages', id, { deletedAt, _status: 'draft' }, '&trash=true')).status).toBe(
        200,
      )
    expect((await change(author, 'pages', id, published)).status).toBe(409)
    expect((await change(other, 'pages', id, published)).status).toBe(200)
    expect(await payload.findByID({ collection: 'pages', id })).toMatchObject({ title: `${title}, changed` })
  },
)

test('whoever publishes one language of a page leaves the draft of the others its author and its review', async () => {
  const other = await staffOf(payload, 'Francophone', 'editor')
  const id = await draft(author, 'pages', { title: 'Partly', lead: 'Read by another' })
  expect((await change(other, 'pages', id, published)).status).toBe(200)
  const inFrench = (person: TypedUser, body: object, query: string) =>
    callRest(payload, person, `/pages/${id}?depth=0&locale=fr&${query}`, { method: 'PATCH', body })
  expect((await inFrench(author, { title: 'En partie' }, 'draft=true')).status).toBe(200)
  expect((await change(author, 'pages', id, { lead: 'Read by nobody' }, '&draft=true')).status).toBe(200)
  expect((await hand(author, 'pages', id)).status).toBe(303)

  expect((await inFrench(other, published, 'publishSpecificLocale=fr')).status).toBe(200)
  const record = { kind: 'pages', id }
  expect(await payload.findByID({ collection: 'pages', id })).toMatchObject({ lead: 'Read by another' })
  expect(await reviews.readReview(payload, record)).toMatchObject({ askedBy: author.id })
  expect((await change(author, 'pages', id, published)).status).toBe(409)

  expect((await change(other, 'pages', id, published)).status).toBe(200)
  expect(await payload.findByID({ collection: 'pages', id })).toMatchObject({ lead: 'Read by nobody' })
  expect(await reviews.readReview(payload, record)).toBeUndefined()
  expect(await reviews.lastAuthor(record, { payload })).toBeUndefined()
})

test('other kinds are published by whoever wrote them, and the product’s own work is not held up', async () => {
  const id = await draft(author, 'news', { title: 'A well', date: '2026-05-01T12:00:00.000Z' })
  expect((await change(author, 'news', id, published)).status).toBe(200)
  const own = { title: 'By itself', slug: 'by-itself', _status: 'published' } as const
  expect((await payload.create({ collection: 'pages', data: own }))._status).toBe('published')
})

test('a draft that is handed over waits for its reviewer alone, until it is published', async () => {
  const chosen = await staffOf(payload, 'Chosen', 'editor')
  const other = await staffOf(payload, 'Other', 'editor')
  const id = await draft(author, 'news', { title: 'A river', date: '2026-05-01T12:00:00.000Z' })
  const answer = await hand(author, 'news', id, String(chosen.id))
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `/admin/collections/news/${id}`])
  const [line] = await waiting(chosen)
  expect(line).toMatchObject({ what: 'Ready for review – News', count: 1 })
  const { search } = new URL(line?.address ?? '', 'http://localhost')
  const list = await callRest(payload, chosen, `/news${search}&draft=true&limit=1`)
  expect(await list.json()).toMatchObject({ totalDocs: 1 })
  expect(await waiting(other)).toEqual([])
  expect(await waiting(author)).toEqual([])

  const leaver = await staffOf(payload, 'Leaver', 'editor')
  await hand(author, 'news', id, String(leaver.id))
  expect(await waiting(other)).toEqual([])
  await payload.delete({ collection: 'users', id: leaver.id })
  expect(await waiting(other)).toHaveLength(1)
  await hand(author, 'news', id)
  expect(await waiting(other)).toHaveLength(1)
  expect(await waiting(buyer)).toEqual([])
  await change(chosen, 'news', id, published)
  expect(await waiting(other)).toEqual([])
  expect(await reviews.readReview(payload, { kind: 'news', id })).toBeUndefined()
})

test('a draft is taken back, and its review goes with the record', async () => {
  const id = await draft(author, 'news', { title: 'A lake', date: '2026-05-01T12:00:00.000Z' })
  const record = { kind: 'news', id }
  await hand(author, 'news', id)
  await hand(author, 'news', id, '', 'withdraw')
  expect(await reviews.readReview(payload, record)).toBeUndefined()
  await hand(author, 'news', id)
  await payload.delete({ collection: 'news', id })
  expect(await reviews.readReview(payload, record)).toBeUndefined()
  expect(await reviews.lastAuthor(record, { payload })).toBeUndefined()
})

test('only people who may publish a draft hand it over, and only to such people', async () => {
  const id = await draft(author, 'news', { title: 'A spring', date: '2026-05-01T12:00:00.000Z' })
  expect((await hand(undefined, 'news', id)).status).toBe(403)
  expect((await hand(buyer, 'news', id)).status).toBe(403)
  expect((await hand(author, 'news', id, String(buyer.id))).status).toBe(404)
  expect((await hand(author, 'users', author.id)).status).toBe(403)
  await change(author, 'news', id, published)
  expect((await hand(author, 'news', id)).status).toBe(404)
  expect(await reviews.readReview(payload, { kind: 'news', id })).toBeUndefined()
})

test('what two people type one after the other is a version of each, also of what there is one of', async () => {
  const [one, two] = await Promise.all(['Third', 'Fourth'].map((name) => staffOf(payload, name, 'editor')))
  if (!one || !two) throw new Error('There is nobody')
  const id = await draft(one, 'news', { title: 'Snow', date: '2026-05-01T12:00:00.000Z' })
  const autosaved = '&draft=true&autosave=true'
  for (const [person, title] of [
    [one, 'Snow f'],
    [one, 'Snow fell'],
    [two, 'Snow fell e'],
    [two, 'Snow fell early'],
  ] as const)
    expect((await change(person, 'news', id, { title }, autosaved)).status).toBe(200)
  const req = { ...(await createLocalReq({ user: one }, payload)), user: one }
  const authors = (await reading.readVersions(req, { collection: 'news', id })).map(
    ({ savedBy, state, isAutosaved }) => [savedBy, state, isAutosaved],
  )
  expect(authors).toEqual([
    ['Fourth', 'currentDraft', true],
    ['Third', 'draft', false],
    ['Third', 'draft', false],
  ])
  const saved = async (person: TypedUser, address: string) =>
    (
      await callRest(payload, person, `/globals/organization?locale=en&draft=true&autosave=true`, {
        ...{ method: 'POST', body: { hubAddress: address } },
      })
    ).status
  for (const [person, address] of [
    [one, 'https://one.example'],
    [two, 'https://two.example'],
  ] as const)
    expect(await saved(person, address)).toBe(200)
  const ofGlobal = await reading.readVersions(req, { global: 'organization' })
  expect(ofGlobal.slice(0, 2).map(({ savedBy }) => savedBy)).toEqual(['Fourth', 'Third'])
})

test('each version says who saved it', async () => {
  const [one, two] = await Promise.all(['First', 'Second'].map((name) => staffOf(payload, name, 'editor')))
  if (!one || !two) throw new Error('There is nobody')
  const id = await draft(one, 'news', { title: 'Rain', date: '2026-05-01T12:00:00.000Z' })
  await change(two, 'news', id, { title: 'Heavy rain', ...published })
  const { docs } = await payload.findVersions({
    collection: 'news',
    where: { parent: { equals: id } },
    sort: 'updatedAt',
  })
  expect(docs.map(({ version }) => version.savedBy)).toEqual(['First', 'Second'])
})
