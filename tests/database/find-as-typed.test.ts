import { createLocalReq, type CollectionSlug, type Payload, type TypedUser } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { RecordWriter } from '../support/record-writer.ts'
import { callConfirming, callRest } from '../support/rest.ts'
import { staffOf } from '../support/staff-of-role.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'

let database: TestDatabase
let payload: Payload
let recruiter: TypedUser
let editor: TypedUser
let country: number
let news: number

beforeAll(async () => {
  database = await openTestDatabase()
  ;({ payload } = database)
  recruiter = await staffOf(payload, 'Recruiter', 'human-resources')
  editor = await staffOf(payload, 'Editor', 'editor')
  const writer = new RecordWriter(payload)
  country = await writer.publish(
    'countries',
    { en: { name: 'Türkiye' }, ar: { name: 'الأردن' } },
    { code: 'zz' },
  )
  news = await writer.publish(
    'news',
    { fr: { title: 'Énergie solaire' } },
    { date: '2026-06-01T08:00:00.000Z' },
  )
  await payload.update({
    ...{ collection: 'news', id: news, locale: 'fr', draft: true, overrideAccess: true },
    data: { title: 'Énergie éolienne' },
  })
  for (const [index, fullName] of ['Ana López', 'Hélène DUPRÉ', 'مینا رضایی'].entries()) {
    await payload.create({
      collection: 'job-applications',
      data: {
        ...{
          reference: `JA-${index}`,
          receivedAt: new Date().toISOString(),
          scan: 'none',
          status: 'received',
        },
        ...{ fullName, email: `person-${index}@example.org`, sentIn: 'fr' },
      },
    })
  }
})
afterAll(() => database.close())

const answer = z.object({ docs: z.array(z.looseObject({ id: z.number() })), totalDocs: z.number() })

/** As a list asks that somebody searches. */
async function search(person: TypedUser, kind: CollectionSlug, text: string, query = '') {
  const { admin } = payload.collections[kind].config
  const conditions = (admin.listSearchableFields ?? []).map(
    (field, index) => `where[or][${index}][${field}][like]=${encodeURIComponent(text)}`,
  )
  const path = `/${kind}?draft=true&depth=0&${conditions.join('&')}${query}`
  return answer.parse(await (await callRest(payload, person, path)).json())
}

test.each([
  ['Lopez', 'Ana López'],
  ['lópez ana', 'Ana López'],
  ['Dupre', 'Hélène DUPRÉ'],
  ['DUPRÉ', 'Hélène DUPRÉ'],
  ['dupré', 'Hélène DUPRÉ'],
  ['رضائي', 'مینا رضایی'],
  ['رضایی', 'مینا رضایی'],
])('an applicant is found by %s', async (typed, fullName) => {
  expect((await search(recruiter, 'job-applications', typed)).docs).toMatchObject([{ fullName }])
})

test('what a filter leaves out stays out, and so does what somebody may not read', async () => {
  const filtered = '&where[and][0][sentIn][equals]=en'
  expect((await search(recruiter, 'job-applications', 'Lopez', filtered)).docs).toEqual([])
  expect((await search(recruiter, 'job-applications', 'Nobody')).docs).toEqual([])
  const refused = await callRest(payload, editor, '/job-applications?where[fullName][like]=Lopez')
  expect(refused.status).toBe(403)
})

test.each([
  ['countries', 'Turkiye', 'en'],
  ['countries', 'الاردن', 'en'],
  ['countries', 'الاردن', 'ar'],
  ['countries', 'الأردن', 'fr'],
  ['news', 'energie', 'fr'],
  ['news', 'ÉOLIENNE', 'ar'],
] as const)('of %s, the record is found by %s while %s is edited', async (kind, typed, locale) => {
  const id = kind === 'countries' ? country : news
  expect((await search(editor, kind, typed, `&locale=${locale}`)).docs.map((record) => record.id)).toContain(
    id,
  )
})

test('where drafts are not read, none is found by the text of one', async () => {
  const found = async (text: string) => {
    const path = `/news?locale=fr&depth=0&where[title][like]=${text}`
    return answer.parse(await (await callRest(payload, editor, path)).json()).docs.map(({ id }) => id)
  }
  expect(await found('energie')).toEqual([news])
  expect(await found('eolienne')).toEqual([])
})

test('an export contains what the list finds', async () => {
  const exported = await callConfirming(payload, recruiter, '/job-applications/export.csv?search=Lopez')
  const table = await exported.text()
  expect(table).toContain('Ana López')
  expect(table).not.toContain('DUPRÉ')
})

test('the texts of all records are read only where there are not too many', async () => {
  const { findAsTyped } = await import('../../model/hooks/find-as-typed.ts')
  const kindOfRecords = payload.collections['job-applications']
  const collection = kindOfRecords.config
  const where = { fullName: { like: 'lopez' } }
  const whereOf = async (mostRecords: number) => {
    const kind = findAsTyped({ slug: collection.slug, fields: [], admin: collection.admin }, mostRecords)
    const hook = kind.hooks?.beforeOperation?.at(-1)
    const req = await createLocalReq({ user: recruiter }, payload)
    const args: unknown = await hook?.({
      ...{
        args: { collection: kindOfRecords, where },
        collection,
        context: {},
        operation: 'read',
        overrideAccess: false,
        req,
      },
    })
    return z.object({ where: z.unknown() }).parse(args).where
  }
  expect(await whereOf(2)).toEqual(where)
  expect(await whereOf(3)).not.toEqual(where)
})
