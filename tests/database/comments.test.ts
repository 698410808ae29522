import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload, TypedUser } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { rawSql } from '../../store/database/raw-sql.ts'
import { openMail } from '../../store/mail/seal-mail.ts'
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
const write = (
  person: TypedUser | undefined,
  place: string,
  text: string,
  more: object = {},
  language = 'en',
) =>
  call(person, place, {
    ...{ method: 'POST' },
    body: { field: 'title', language: 'ar', text, addressee: null, ...more },
    language,
  })
interface Mail {
  to: string
  language: string
  subject: string
  text: string
}

/** The mails about comments that were written meanwhile, by their addresses. */
async function mailsOf(act: () => Promise<unknown>): Promise<Mail[]> {
  const { rows, write: carryOut } = await rawSql(payload)
  await carryOut([sql`DELETE FROM outgoing_mail`])
  await act()
  return z
    .array(z.object({ id: z.string(), kind: z.literal('comment'), about: z.string(), message: z.string() }))
    .parse(await rows(sql`SELECT id, kind, about, message FROM outgoing_mail`))
    .map(({ id, message }) => {
      const { to, language, content } = openMail(payload.secret, id, message)
      return { to, language, subject: content?.subject ?? '', text: content?.text ?? '' }
    })
    .toSorted((one, other) => one.to.localeCompare(other.to))
}
const receivers = (mails: readonly Mail[]) => mails.map(({ to }) => to)

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

test('it is announced to whoever saved the draft and reviews it, each in their own language, without its text', async () => {
  const id = await draft('Aquifers')
  const reviewer = await staffOf(payload, 'Reviewer', 'editor')
  const { askForReview } = await import('../../model/review/reviews.ts')
  const review = { askedBy: author.id, reviewer: reviewer.id, askedAt: new Date().toISOString() }
  await askForReview(payload, { kind: 'news', id }, review)
  const choose = (person: TypedUser, commentMails: string) =>
    callRest(payload, person, `/users/${person.id}`, { method: 'PATCH', body: { commentMails } })
  expect((await choose(author, 'ar')).status).toBe(200)
  expect((await choose(reviewer, 'fr')).status).toBe(200)
  const mails = await mailsOf(() => write(reader, `news/${id}`, 'The figure of Mr Smith is wrong'))
  expect(mails.map(({ to, language }) => [to, language])).toEqual([
    ['author@example.org', 'ar'],
    ['reviewer@example.org', 'fr'],
  ])
  const [inArabic, inFrench] = mails
  expect(inArabic?.subject).toBe('تعليق لك')
  expect(inArabic?.text).toContain('علّق \u2068Reader\u2069 على «\u2068Aquifers\u2069»')
  expect(inFrench?.text).toBe(
    [
      '\u2068Reader\u2069 a commenté « Aquifers ». Lisez le commentaire et répondez-y ici :',
      `${settings.siteUrl}/admin/collections/news/${id}`,
      `Vous pouvez désactiver ces messages dans votre compte : ${settings.siteUrl}/admin/account`,
    ].join('\n\n'),
  )
  expect(mails.map(({ text }) => text).join('')).not.toContain('Smith')

  expect((await choose(reviewer, 'noMessages')).status).toBe(200)
  expect(receivers(await mailsOf(() => write(reader, `news/${id}`, 'Again')))).toEqual(['author@example.org'])
  expect((await choose(author, 'en')).status).toBe(200)
})

test('it is announced to those who wrote on the same field and to whom it names, and never to its writer', async () => {
  const id = await draft('Glaciers')
  const [third, fourth] = [
    await staffOf(payload, 'Participant', 'editor'),
    await staffOf(payload, 'Named', 'editor'),
  ]
  await write(reader, `news/${id}`, 'On the title')
  await write(third, `news/${id}`, 'On the date', { field: 'date' })
  const named = { addressee: fourth.id }
  expect(receivers(await mailsOf(() => write(author, `news/${id}`, 'For you', named)))).toEqual([
    'named@example.org',
    'reader@example.org',
  ])
  expect(receivers(await mailsOf(() => write(author, `news/${id}`, 'To all')))).toEqual([
    'reader@example.org',
  ])
  const all = (await read(author, `news/${id}`)).comments.filter(({ field }) => field === 'title')
  for (const { id: comment } of all)
    await call(author, `news/${id}/${comment}`, { method: 'POST', body: { resolved: true } })
  expect(await mailsOf(() => write(author, `news/${id}`, 'A new thread'))).toEqual([])
  // The default language stands in for that of a person who was never written to.
  const [mail] = await mailsOf(() =>
    write(fourth, 'home-page/0', 'Shorter', { field: 'hub.title', ...named, addressee: third.id }, 'ar'),
  )
  expect(mail).toMatchObject({ to: 'participant@example.org', language: 'en' })
  expect(mail?.text).toContain(`“Home page”`)
  expect(mail?.text).toContain(`${settings.siteUrl}/admin/globals/home-page`)
})

test('nobody is written to of a record that they may not change, and no comment stays of which a mail was not written', async () => {
  const id = await draft('Deltas')
  expect(await mailsOf(() => write(reader, `news/${id}`, 'Is it so?', { addressee: buyer.id }))).toEqual([])
  const { write: carryOut } = await rawSql(payload)
  await carryOut([sql`ALTER TABLE outgoing_mail RENAME TO out_of_reach`])
  try {
    expect((await write(reader, `news/${id}`, 'Lost')).ok).toBe(false)
  } finally {
    await carryOut([sql`ALTER TABLE out_of_reach RENAME TO outgoing_mail`])
  }
  expect((await read(author, `news/${id}`)).comments.map(({ text }) => text)).toEqual(['Is it so?'])
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
