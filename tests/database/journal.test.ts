import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload, TypedUser } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addToJournal, deleteOldEntries, peopleInJournal, readJournal } from '../../model/journal/journal.ts'
import { rawSql } from '../../store/database/raw-sql.ts'
import { callConfirming, callRest } from '../support/rest.ts'
import { staffOf } from '../support/staff-of-role.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'

let database: TestDatabase
let payload: Payload
let administrator: TypedUser
let editor: TypedUser

beforeAll(async () => {
  database = await openTestDatabase()
  ;({ payload } = database)
  administrator = await staffOf(payload, 'Amina', 'administrator')
  editor = await staffOf(payload, 'Eduard', 'editor')
})
afterAll(() => database.close())
beforeEach(async () => {
  const { write } = await rawSql(payload)
  await write([sql`DELETE FROM journal`])
})

const acts = async () =>
  (await readJournal(payload, {}, 100)).map(({ act, kind, record, title, person }) => ({
    ...{ act, kind, record, title, by: person?.name ?? null },
  }))

async function post(
  path: string,
  body: object,
  { method = 'POST', by = editor }: { method?: string; by?: TypedUser } = {},
): Promise<number> {
  const answer = await callConfirming(payload, by, path, { method, body })
  expect(answer.status, await answer.clone().text()).toBeLessThan(300)
  const { doc }: { doc?: { id: number } } = await answer.json()
  return doc?.id ?? 0
}

test('who did what to a record is entered, each draft of half an hour once', async () => {
  const id = await post('/topics?locale=en&draft=true', { title: 'Springs', _status: 'draft' })
  const at = (query: string) => `/topics/${id}?locale=en${query}`
  const patch = (query: string, body: object) => post(at(query), body, { method: 'PATCH' })
  await patch('&draft=true&autosave=true', { title: 'Springs of' })
  await patch('', { title: 'Springs of Jordan', _status: 'published' })
  await patch('&draft=true', { title: 'Springs of Jordan and Iraq', _status: 'draft' })
  await patch('&draft=true&autosave=true', { title: 'Springs of Jordan and of Iraq' })
  await patch('', { _status: 'draft' })
  await patch('', { deletedAt: new Date().toISOString() })
  await patch('&trash=true', { deletedAt: null })
  await patch('', { deletedAt: new Date().toISOString() })
  await post(at('&trash=true'), {}, { method: 'DELETE', by: administrator })

  const entries = await acts()
  expect(entries.map(({ act }) => act).toReversed()).toEqual([
    ...['created', 'published', 'drafted', 'unpublished', 'trashed', 'restored', 'trashed', 'deleted'],
  ])
  expect(entries.at(-1)).toEqual({
    ...{ act: 'created', kind: 'topics', record: id, title: 'Springs', by: 'Eduard' },
  })
  expect(entries[0]).toMatchObject({ act: 'deleted', record: id, by: 'Amina' })
})

test('a record that comes back from the trash to the site is entered as published too', async () => {
  const id = await post('/topics?locale=en', { title: 'Wells', _status: 'published' })
  await post(`/topics/${id}`, { deletedAt: new Date().toISOString() }, { method: 'PATCH' })
  await post(`/topics/${id}?trash=true`, { deletedAt: null, _status: 'published' }, { method: 'PATCH' })
  expect((await acts()).map(({ act }) => act).toReversed()).toEqual([
    ...['published', 'trashed', 'restored', 'published'],
  ])
})

test('later drafts, drafts of others, and of other records are entries of their own', async () => {
  const draft = (person: number, record: number, minute: number) =>
    addToJournal(payload, {
      ...{ act: 'drafted' as const, kind: 'news', record, title: null },
      ...{ person: { id: person, name: `Person ${person}` }, at: new Date(Date.UTC(2026, 4, 2, 10, minute)) },
    })
  for (const [person, record, minute] of [
    [1, 1, 0],
    [1, 1, 29],
    [2, 1, 29],
    [1, 2, 29],
    [1, 1, 31],
  ] as const) {
    await draft(person, record, minute)
  }
  const known = (await readJournal(payload, {}, 10)).map(({ at, person, record }) => [
    ...[at.slice(14, 16), person?.id, record],
  ])
  expect(known).toEqual([
    ['31', 1, 1],
    ['29', 1, 2],
    ['29', 2, 1],
    ['00', 1, 1],
  ])
})

test('globals, exports and signing in are entered; what strangers send is not, nor by what name', async () => {
  await post('/globals/home-page?locale=en&draft=true', { _status: 'draft' })
  const signIn = { method: 'POST', body: { email: editor.email, password: 'a long password' } }
  expect((await callRest(payload, undefined, '/users/login', signIn)).status).toBe(200)
  const answer = await callConfirming(payload, administrator, '/job-applications/export.csv')
  expect(answer.status).toBe(200)
  await payload.create({
    collection: 'job-applications',
    data: {
      ...{ fullName: 'Rana of Salt', email: 'rana@example.org', receivedAt: new Date().toISOString() },
      ...{ status: 'received', reference: 'A-TEST1-TEST1', files: [] },
    } as never,
    draft: false,
  })
  expect(await acts()).toEqual([
    { act: 'exported', kind: 'job-applications', record: null, title: null, by: 'Amina' },
    { act: 'signed in', kind: null, record: null, title: null, by: 'Eduard' },
    { act: 'drafted', kind: 'home-page', record: 0, title: null, by: 'Eduard' },
  ])
})

test('administrators find entries and take them away as a table; nobody else does', async () => {
  const entry = { kind: 'news', record: 7, person: { id: 5, name: 'Leila' }, act: 'published' as const }
  const on = (day: string, title: string) =>
    addToJournal(payload, { ...entry, title, at: new Date(`2026-05-${day}T12:00:00Z`) })
  await on('01', '=HYPERLINK("x")')
  await on('02', '100 % of dams')
  await on('03', 'A dam')
  await addToJournal(payload, {
    ...entry,
    person: null,
    title: 'By itself',
    at: new Date('2026-05-03T13:00Z'),
  })

  const titles = async (filter: Parameters<typeof readJournal>[1]) =>
    (await readJournal(payload, filter, 10)).map(({ title }) => title)
  expect(await titles({ words: 'DAM' })).toEqual(['A dam', '100 % of dams'])
  expect(await titles({ words: '%' })).toEqual(['100 % of dams'])
  expect(await titles({ from: '2026-05-02', to: '2026-05-02' })).toEqual(['100 % of dams'])
  expect(await titles({ person: 5, act: 'published', kind: 'news', record: 7 })).toHaveLength(3)
  expect(await titles({ person: 6 })).toEqual([])
  expect(await peopleInJournal(payload)).toEqual([{ id: 5, name: 'Leila' }])

  const table = await callRest(payload, administrator, '/journal.csv?words=x&from=wrong&person=')
  expect(table.status).toBe(200)
  const text = await table.text()
  expect(text).toContain(`'=HYPERLINK`)
  expect(text).not.toContain('A dam')
  expect((await callRest(payload, editor, '/journal.csv')).status).toBe(403)
  expect((await callRest(payload, undefined, '/journal.csv')).status).toBe(403)
  // That somebody took it away is an entry, too.
  expect(await acts()).toContainEqual(expect.objectContaining({ act: 'exported', by: 'Amina' }))
})

test('entries go when their time is over', async () => {
  const entry = { kind: 'news', record: 7, person: null, act: 'published' as const, title: null }
  await addToJournal(payload, { ...entry, at: new Date('2024-05-01T12:00:00Z') })
  await addToJournal(payload, { ...entry, at: new Date('2024-05-03T12:00:00Z') })
  expect(await deleteOldEntries(payload, new Date('2024-05-02T12:00:00Z'))).toBe(1)
  expect((await readJournal(payload, {}, 10)).map(({ at }) => at)).toEqual(['2024-05-03T12:00:00.000Z'])
})
