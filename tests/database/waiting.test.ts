import type { Payload, TypedUser } from 'payload'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { rawSql } from '../../store/database/raw-sql.ts'
import { addReadings } from '../../store/reading-counts/add-readings.ts'
import { recentDays } from '../../store/reading-counts/recent-days.ts'
import { callRest } from '../support/rest.ts'
import { staffOf } from '../support/staff-of-role.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'
import { makeTender } from '../support/test-tender.ts'

let database: TestDatabase
let payload: Payload
let dashboard: typeof import('../../admin/dashboard/read-waiting.ts')
let matrix: typeof import('../../model/translations/matrix.ts')
let settings: import('../../environment.ts').Environment
let editor: TypedUser
let buyer: TypedUser
let recruiter: TypedUser
let administrator: TypedUser

beforeAll(async () => {
  database = await openTestDatabase()
  payload = database.payload
  dashboard = await import('../../admin/dashboard/read-waiting.ts')
  matrix = await import('../../model/translations/matrix.ts')
  settings = (await import('../../environment.ts')).environment()
  administrator = await staffOf(payload, 'Head', 'administrator')
  editor = await staffOf(payload, 'Editor', 'editor')
  buyer = await staffOf(payload, 'Buyer', 'procurement')
  recruiter = await staffOf(payload, 'Recruiter', 'human-resources')
})
afterAll(() => database.close())
beforeEach(() => vi.restoreAllMocks())

const now = new Date()
const inDays = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60_000).toISOString()
const waitingFor = (user: TypedUser) =>
  dashboard.readWaiting({ payload, user, settings, language: 'en', now })
const allNumbers = async (user: TypedUser) =>
  Object.fromEntries((await waitingFor(user)).waiting.map(({ key, count }) => [key, count]))
/** Without those of translations, which every draft in one language changes. */
const numbers = async (user: TypedUser) =>
  Object.fromEntries(
    Object.entries(await allNumbers(user)).filter(([key]) => !key.startsWith('translations')),
  )

test('each role sees its own, with the number that the linked list shows', async () => {
  const tender = await makeTender(payload, inDays(3))
  await makeTender(payload, inDays(30))
  for (const status of ['received', 'received', 'declined'] as const)
    await payload.create({
      collection: 'tender-questions',
      data: { tender: tender.id, details: 'When?', askedAt: now.toISOString(), status },
    })
  for (const title of ['A well', 'A river'])
    await callRest(payload, editor, '/news?draft=true', {
      method: 'POST',
      body: { title, date: now.toISOString(), _status: 'draft' },
    })
  await callRest(payload, administrator, '/news?draft=true', {
    method: 'POST',
    body: { title: 'Not the editor’s', date: now.toISOString(), _status: 'draft' },
  })

  expect(await numbers(editor)).toEqual({ 'drafts news': 2 })
  expect(await numbers(buyer)).toEqual({ 'questions tender-questions': 2, 'tenderDeadlines tenders': 1 })
  expect(await numbers(recruiter)).toEqual({})
  expect(Object.keys(await numbers(administrator))).toEqual(
    expect.arrayContaining(['questions tender-questions', 'drafts news', 'backup']),
  )
  expect(await allNumbers(editor)).toMatchObject({
    'translations ar missing': 3,
    'translations fr missing': 3,
    'translations fa missing': 3,
  })
  for (const person of [editor, buyer]) {
    for (const { key, count, address = '' } of (await waitingFor(person)).waiting) {
      if (key === 'firstCustodians' || key.startsWith('translations')) continue
      const { pathname, search } = new URL(address, 'http://localhost')
      const list = pathname.replace('/admin/collections', '')
      const answer = await callRest(payload, person, `${list}${search}&draft=true&limit=1`)
      expect(await answer.json()).toMatchObject({ totalDocs: count })
    }
  }
})

test('translations wait by language, for whoever may make them, and lead to the matrix of as many', async () => {
  const { waiting } = await waitingFor(buyer)
  const persian = waiting.find(({ key }) => key === 'translations fa missing')
  const { rows } = await matrix.readMatrix(payload, {
    ...{ kinds: ['tenders', 'documents'], languages: ['fa'], language: 'fa', state: 'missing', page: 1 },
  })
  expect(persian).toMatchObject({
    what: 'Translations missing – \u2068فارسی\u2069',
    count: rows.length,
    address: '/admin/translations?language=fa&state=missing',
  })
  expect(rows.length).toBeGreaterThan(0)
})

test('a part that can’t be read is named, and the others are shown', async () => {
  const find = payload.find.bind(payload)
  vi.spyOn(payload, 'find').mockImplementation((options) =>
    options.collection === 'tenders' ? Promise.reject(new Error('away')) : find(options),
  )
  const { waiting, failed } = await waitingFor(buyer)
  expect(failed).toContain('Tenders with a deadline in the next seven days')
  expect(waiting.map(({ key }) => key)).toContain('questions tender-questions')
})

test('searches wait for editors once they may be shown', async () => {
  const { to } = recentDays(now, 1)
  const days = [to, recentDays(new Date(inDays(-2)), 1).to, recentDays(new Date(inDays(-5)), 1).to]
  for (const day of days)
    await addReadings(payload, {
      counts: [],
      searches: [{ day, language: 'en', words: 'rain harvesting', count: 1 }],
    })
  expect(await numbers(editor)).toMatchObject({ searches: 1 })
  expect(await numbers(buyer)).not.toHaveProperty('searches')
})

const give = (person: TypedUser | undefined, body: object, language = 'en') =>
  callRest(payload, person, '/tasks?depth=0', { method: 'POST', body, language })
const giveTask = async (body: object = {}) => {
  const task = { task: 'Check the figures', dueOn: '2026-06-01T12:00:00.000Z', assignedTo: buyer.id, ...body }
  const answer = await give(editor, task)
  const { doc }: { doc: { id: number } } = await answer.json()
  return doc
}

test('a task is read by who gave it and who has it, reworded by the giver alone, and done by both', async () => {
  const { id } = await giveTask()
  const change = async (person: TypedUser | undefined, body: object) => {
    const answer = await callRest(payload, person, `/tasks/${id}?depth=0`, { method: 'PATCH', body })
    return answer.status
  }
  const stored = () => payload.findByID({ collection: 'tasks', id, depth: 0 })
  expect(await change(recruiter, { done: true })).toBe(403)
  expect((await callRest(payload, recruiter, `/tasks/${id}`)).status).toBe(404)
  await change(buyer, { task: 'Something else', assignedTo: recruiter.id, done: true })
  expect(await stored()).toMatchObject({ task: 'Check the figures', assignedTo: buyer.id, done: true })
  expect((await stored()).doneAt).toBeTruthy()
  await change(editor, { task: 'Check them again', done: false })
  expect(await stored()).toMatchObject({ task: 'Check them again', done: false, doneAt: null })
  expect((await callRest(payload, buyer, `/tasks/${id}`, { method: 'DELETE' })).status).toBe(403)
  const read = await (await callRest(payload, buyer, `/tasks/${id}`)).json()
  expect(read).toMatchObject({ assignedToName: 'Buyer', givenByName: 'Editor' })
})

test('a task outlives the record that it is about, and then names none', async () => {
  const { id: recordId } = await payload.create({
    ...{ collection: 'stories', draft: true },
    data: { title: 'A visit' },
  })
  const { id } = await giveTask({ assignedTo: editor.id, kind: 'stories', recordId: String(recordId) })
  const stored = () => payload.findByID({ collection: 'tasks', id, depth: 0 })
  expect(await stored()).toMatchObject({ kind: 'stories', recordId: String(recordId) })
  await payload.delete({ collection: 'stories', id: recordId })
  expect(await stored()).toMatchObject({ task: 'Check the figures', kind: null, recordId: null })
})

test('who gives a task is the one who is signed in, and can read what it is about', async () => {
  const tender = await makeTender(payload, inDays(9))
  const refused = await give(recruiter, {
    ...{ task: 'Look', dueOn: inDays(3), assignedTo: buyer.id, kind: 'tender-questions', recordId: '1' },
  })
  expect(refused.status).toBe(404)
  const { id } = await giveTask({ givenBy: buyer.id })
  expect(await payload.findByID({ collection: 'tasks', id, depth: 0 })).toMatchObject({ givenBy: editor.id })
  const given = await give(buyer, {
    ...{
      task: 'Look',
      dueOn: inDays(3),
      assignedTo: editor.id,
      kind: 'tenders',
      recordId: String(tender.id),
    },
  })
  expect(given.status).toBe(201)
  expect((await give(undefined, {})).status).toBe(403)
  expect((await give(editor, { task: 'Nobody’s', dueOn: inDays(3) })).status).toBe(400)
})

test('names of colleagues are all that is read of their accounts', async () => {
  const answer = await callRest(payload, editor, '/tasks/colleagues')
  const given: object[] = await answer.json()
  expect(given).toContainEqual({ id: buyer.id, name: 'Buyer' })
  expect(new Set(given.flatMap(Object.keys))).toEqual(new Set(['id', 'name']))
  expect((await callRest(payload, undefined, '/tasks/colleagues')).status).toBe(403)
})

test('whoever is given a task by somebody else is written to', async () => {
  const { rows } = await rawSql(payload)
  const mails = async () => (await rows(sql`SELECT about FROM outgoing_mail WHERE kind = 'task'`)).length
  const before = await mails()
  await giveTask({ assignedTo: editor.id })
  expect(await mails()).toBe(before)
  const { id } = await giveTask()
  expect(await mails()).toBe(before + 1)
  await callRest(payload, editor, `/tasks/${id}`, { method: 'PATCH', body: { done: true } })
  expect(await mails()).toBe(before + 1)
  await callRest(payload, editor, `/tasks/${id}`, { method: 'PATCH', body: { assignedTo: recruiter.id } })
  expect(await mails()).toBe(before + 2)
})

test('they are written to in their own language where it is known, and otherwise in the default one, whoever gives it', async () => {
  const { findUnsentMail } = await import('../../store/mail/outgoing-mail.ts')
  const { makeAccountLink } = await import('../../accounts/links/account-links.ts')
  const { taskMailWords } = await import('../../languages/back-office/account-mail-words.ts')
  const unknown = await staffOf(payload, 'Unknown', 'editor')
  const invited = await staffOf(payload, 'Invited', 'editor')
  const link = { account: invited.id, purpose: 'invitation', language: 'fr' } as const
  await makeAccountLink(payload, link, new Date())
  const chooser = await staffOf(payload, 'Chooser', 'editor')
  await makeAccountLink(payload, { ...link, account: chooser.id }, new Date())
  const choice = { method: 'PATCH', body: { commentMails: 'fa' } }
  expect((await callRest(payload, chooser, `/users/${chooser.id}`, choice)).status).toBe(200)
  const silent = await staffOf(payload, 'Silent', 'editor')
  const silence = { method: 'PATCH', body: { commentMails: 'noMessages' } }
  expect((await callRest(payload, silent, `/users/${silent.id}`, silence)).status).toBe(200)
  for (const [person, language] of [
    [unknown, 'en'],
    [invited, 'fr'],
    [chooser, 'fa'],
    [silent, 'en'],
  ] as const) {
    const task = { task: 'Look', dueOn: inDays(3), assignedTo: person.id }
    expect((await give(editor, task, 'ar')).status).toBe(201)
    const { subject } = taskMailWords[language]
    expect(await findUnsentMail(payload, person.email), person.name).toMatchObject([{ subject }])
  }
})

test('a task stays when an account goes, and a done one is deleted after a year', async () => {
  const leaver = await staffOf(payload, 'Leaver', 'editor')
  const { id } = await giveTask({ assignedTo: leaver.id, done: true })
  await payload.delete({ collection: 'users', id: leaver.id })
  expect(await payload.findByID({ collection: 'tasks', id, depth: 0 })).toMatchObject({ assignedTo: null })
  const { deleteExpired } = await import('../../retention/delete-expired.ts')
  const { DiskSubmissionStore } = await import('../../submissions/store/disk-submission-store.ts')
  const run = (days: number) =>
    deleteExpired(payload, new DiskSubmissionStore(settings.dataFolder), new Date(inDays(days)))
  expect(await run(360)).toMatchObject({ tasks: 0 })
  expect((await run(370)).tasks).toBeGreaterThan(0)
  expect(await payload.findByID({ collection: 'tasks', id, disableErrors: true })).toBeNull()
})

test('the table of what is read is for the staff, in their language', async () => {
  await addReadings(payload, {
    counts: [{ day: '2026-05-02', kind: 'page', subject: '/=news', language: 'ar', count: 3 }],
    searches: [],
  })
  const path = '/readings.csv?from=2026-05-01&to=2026-05-31'
  expect((await callRest(payload, undefined, path)).status).toBe(403)
  const table = await (await callRest(payload, buyer, path, { language: 'fr' })).text()
  expect(table.split('\r\n').slice(0, 2)).toEqual([
    'Jour,Type,"Page, fichier ou site",Langue,Nombre',
    '2026-05-02,Page lue,/=news,ar,3',
  ])
  expect((await callRest(payload, buyer, '/readings.csv?from=yesterday')).status).toBe(400)
})
