import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload, TypedUser } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { answerPanelWords } from '../../languages/back-office/answer-words.ts'
import { languageCodes } from '../../languages/languages.ts'
import { rawSql } from '../../store/database/raw-sql.ts'
import { RecordWriter } from '../support/record-writer.ts'
import { callRest } from '../support/rest.ts'
import { staffOf } from '../support/staff-of-role.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'

let database: TestDatabase
let payload: Payload
let recruiter: TypedUser
let editor: TypedUser
let vacancy: number

beforeAll(async () => {
  database = await openTestDatabase()
  ;({ payload } = database)
  recruiter = await staffOf(payload, 'Recruiter', 'human-resources')
  editor = await staffOf(payload, 'Editor', 'editor')
  vacancy = await new RecordWriter(payload).publish(
    'vacancies',
    { en: { title: 'Hydrologist' }, ar: { title: 'أخصائي مياه' } },
    { kind: 'fixed-term', postedAt: '2026-06-01T08:00:00.000Z' },
  )
})
afterAll(() => database.close())

const answersSchema = z.object({
  language: z.string(),
  answers: z.array(z.object({ name: z.string(), subject: z.string(), text: z.string() })),
  sent: z.array(z.object({ name: z.string(), by: z.string() })),
  canSend: z.boolean(),
})

let made = 0
async function application(sentIn: 'en' | 'ar' | 'fr' | 'fa', forVacancy = true) {
  made += 1
  const { id } = await payload.create({
    collection: 'job-applications',
    data: {
      ...{ reference: `JA-${made}`, receivedAt: new Date().toISOString(), scan: 'none', status: 'received' },
      ...{ fullName: 'Rima Haddad', email: 'rima@example.org', sentIn },
      ...(forVacancy && { vacancy }),
    },
  })
  return id
}
const read = async (id: number) =>
  answersSchema.parse(await (await callRest(payload, recruiter, `/job-applications/${id}/answers`)).json())
const send = (person: TypedUser | undefined, id: number, body: object) =>
  callRest(payload, person, `/job-applications/${id}/answers`, { method: 'POST', language: 'fr', body })
const mails = async () =>
  (await rawSql(payload)).rows(
    sql`SELECT about FROM outgoing_mail WHERE kind = 'application answer' ORDER BY about`,
  )

test('answers are proposed in the applicant’s language, with name, vacancy and reference', async () => {
  const arabic = await read(await application('ar'))
  expect(arabic).toMatchObject({ language: 'ar', sent: [], canSend: true })
  const rejected = arabic.answers.find(({ name }) => name === 'rejected')
  expect(rejected?.subject).toBe('طلبك: قرارنا (JA-1)')
  expect(rejected?.text).toMatch(/^تحية طيبة Rima Haddad،[^]*«\u2068أخصائي مياه\u2069»[^]*JA-1/)
  // A vacancy that is not translated is named as visitors read it.
  const persian = await read(await application('fa'))
  expect(persian.answers[0]?.text).toContain('«\u2068Hydrologist\u2069»')
  const general = await read(await application('fr', false))
  expect(general.answers[0]?.text).toContain('un poste chez nous')
})

test('an answer goes out as it was completed, and who sent which is known beside the application and in the journal', async () => {
  const id = await application('en')
  const { answers } = await read(id)
  const interview = answers.find(({ name }) => name === 'interview')
  const refused = await send(recruiter, id, { ...interview })
  expect(refused.status).toBe(400)
  expect(await refused.text()).toContain('entre crochets')
  expect(await mails()).toEqual([])
  const text = 'We would like to speak with you on Monday at ten.'
  expect((await send(recruiter, id, { ...interview, text })).status).toBe(200)
  expect(await mails()).toHaveLength(1)
  expect((await read(id)).sent).toEqual([{ name: 'interview', by: 'Recruiter' }])
  const { readJournal } = await import('../../model/journal/journal.ts')
  expect(await readJournal(payload, { act: 'answered' }, 1)).toMatchObject([
    { kind: 'job-applications', record: id, title: null, person: { name: 'Recruiter' } },
  ])
})

test('an answer stands in the list: which, when, by whom, and with which status; it is found by it', async () => {
  const id = await application('en')
  const other = await application('en')
  const answered = await send(recruiter, id, {
    name: 'rejected',
    subject: 'Ours',
    text: 'No.',
    status: 'rejected',
  })
  expect(await answered.json()).toMatchObject({ status: 'rejected' })
  const found = async (query: string) => {
    const path = `/job-applications?where[id][in]=${id},${other}&${query}`
    const answer = z.object({
      docs: z.array(z.looseObject({ id: z.number(), answeredAt: z.string().nullish() })),
    })
    return answer.parse(await (await callRest(payload, recruiter, path)).json()).docs
  }
  const [record] = await found('where[lastAnswer][equals]=rejected')
  expect(record).toMatchObject({ id, lastAnswer: 'rejected', status: 'rejected', savedBy: 'Recruiter' })
  expect(Date.parse(record?.answeredAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
  expect(await found('where[answeredAt][exists]=false')).toMatchObject([{ id: other }])
  expect(await found('where[status][equals]=received')).toMatchObject([{ id: other }])
  const { readJournal } = await import('../../model/journal/journal.ts')
  expect(await readJournal(payload, { act: 'changed' }, 1)).toMatchObject([{ record: id }])
  // An answer that decides nothing leaves the status, and nobody but the product writes what was answered.
  expect((await send(recruiter, id, { name: 'papers', subject: 'Ours', text: 'More.' })).status).toBe(200)
  await callRest(payload, recruiter, `/job-applications/${id}`, {
    method: 'PATCH',
    body: { lastAnswer: null },
  })
  expect(await payload.findByID({ collection: 'job-applications', id })).toMatchObject({
    ...{ lastAnswer: 'papers', status: 'rejected' },
  })
})

test('one of several is answered with the template in the applicant’s language, once', async () => {
  const [arabic, english] = [await application('ar'), await application('en')]
  const before = (await mails()).length
  for (const id of [arabic, english]) {
    expect((await send(recruiter, id, { name: 'rejected', status: 'rejected' })).status).toBe(200)
  }
  const again = await send(recruiter, arabic, { name: 'rejected', status: 'rejected' })
  expect(again.status).toBe(409)
  expect(await again.text()).toContain(answerPanelWords.fr.rules.sentAlready)
  expect(await mails()).toHaveLength(before + 2)
  const { findUnsentMail } = await import('../../store/mail/outgoing-mail.ts')
  const subjects = (await findUnsentMail(payload, 'rima@example.org')).slice(-2)
  expect(subjects).toMatchObject([
    { subject: expect.stringContaining('طلبك: قرارنا') },
    { subject: expect.stringContaining('Your application: our decision') },
  ])
  // What has to be completed first is not sent as it is.
  expect((await send(recruiter, english, { name: 'interview' })).status).toBe(400)
  expect((await send(recruiter, english, { name: 'interview', subject: 'Ours' })).status).toBe(404)
})

test('only human resources answer applicants, and what was sent is forgotten with the application', async () => {
  const id = await application('en')
  const answer = { name: 'received', subject: 'Yours', text: 'Thank you.' }
  expect((await send(editor, id, answer)).status).toBe(403)
  expect((await send(undefined, id, answer)).status).toBe(403)
  expect((await send(recruiter, id + 1000, answer)).status).toBe(404)
  expect((await send(recruiter, id, answer)).status).toBe(200)
  await payload.delete({ collection: 'job-applications', id, overrideAccess: true })
  const { readSentAnswers } = await import('../../recruitment/answers/sent-answers.ts')
  expect(await readSentAnswers(payload, 'job-applications', id)).toEqual([])
})

test.each(languageCodes)(
  'what was withdrawn is not answered, and has no other status again, with the reason (%s)',
  async (language) => {
    const id = await application(language)
    const withdrawnAt = new Date().toISOString()
    await payload.update({ collection: 'job-applications', id, data: { status: 'withdrawn', withdrawnAt } })
    const before = await mails()
    const call = (path: string, method: string, body: object) =>
      callRest(payload, recruiter, `/job-applications/${id}${path}`, { method, language, body })
    const reason = answerPanelWords[language].rules.withdrawn
    const answered = await call('/answers', 'POST', {
      name: 'received',
      subject: 'Yours',
      text: 'Thank you.',
    })
    expect(answered.status).toBe(409)
    expect(await answered.text()).toContain(reason)
    expect(await mails()).toEqual(before)
    const shortlisted = await call('', 'PATCH', { status: 'shortlisted' })
    expect(shortlisted.status).toBe(400)
    expect(await shortlisted.text()).toContain(reason)
    expect((await call('', 'PATCH', { notes: 'Wrote to us' })).status).toBe(200)
    expect(await payload.findByID({ collection: 'job-applications', id })).toMatchObject({
      ...{ status: 'withdrawn', notes: 'Wrote to us' },
    })
  },
)

test('a withdrawn application whose status was overwritten can be put right', async () => {
  const id = await application('en')
  const withdrawnAt = new Date().toISOString()
  await payload.update({ collection: 'job-applications', id, data: { status: 'shortlisted', withdrawnAt } })
  const saved = await callRest(payload, recruiter, `/job-applications/${id}`, {
    ...{ method: 'PATCH', body: { status: 'withdrawn' } },
  })
  expect(saved.status).toBe(200)
  expect(await payload.findByID({ collection: 'job-applications', id })).toMatchObject({
    status: 'withdrawn',
  })
})
