import type { CollectionSlug, Payload, TypedUser } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Language } from '../../languages/languages.ts'
import type { Role } from '../../model/access/roles.ts'
import { callRest } from '../support/rest.ts'
import { staffOf } from '../support/staff-of-role.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'
import { smallPicture } from '../support/test-records.ts'
import { makeTender } from '../support/test-tender.ts'

let database: TestDatabase
let payload: Payload
let dashboard: typeof import('../../admin/dashboard/read-waiting.ts')
let settings: import('../../environment.ts').Environment

beforeAll(async () => {
  database = await openTestDatabase()
  ;({ payload } = database)
  dashboard = await import('../../admin/dashboard/read-waiting.ts')
  settings = (await import('../../environment.ts')).environment()
})
afterAll(() => database.close())

const made = z.object({ doc: z.object({ id: z.number() }) })
const found = z.object({ docs: z.array(z.looseObject({ id: z.number() })) })
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000).toISOString()

/** Somebody of the staff at work, as their browser calls, in the language of their back office. */
async function atWork(name: string, language: Language, ...roles: Role[]) {
  const person = await staffOf(payload, `${name}-${language}`, ...roles)
  const call = async (path: string, body?: object, method = 'POST') => {
    const options = body === undefined ? { language } : { method, language, body }
    const answer = await callRest(payload, person, path, options)
    return { status: answer.status, body: z.unknown().parse(await answer.json().catch(() => null)) }
  }
  return {
    person,
    call,
    save: (path: string, body: object) => call(path, body, 'PATCH'),
    /** What the start page says, with the records behind each line. */
    waiting: async () => {
      const { waiting, failed } = await dashboard.readWaiting({
        ...{ payload, user: person, settings, language, now: new Date() },
      })
      expect(failed).toEqual([])
      return waiting
    },
    /** Ids of the records to which a line of the start page leads. */
    behind: async (address: string | undefined) => {
      if (address === undefined) return []
      const { pathname, search } = new URL(address, 'http://localhost')
      const { body } = await call(`${pathname.replace('/admin/collections', '')}${search}&draft=true&depth=0`)
      return found.parse(body).docs.map(({ id }) => id)
    },
  }
}

const line = async ({ waiting }: Awaited<ReturnType<typeof atWork>>, key: string) =>
  (await waiting()).find((one) => one.key.startsWith(key))

describe.each<Language>(['en', 'ar'])('a day in %s', (language) => {
  test('an editor’s: what is typed stays, a colleague comments, checks and publishes it, and it is known who did what', async () => {
    const late = await atWork('Late', language, 'editor')
    const editor = await atWork('Editor', language, 'editor')
    const colleague = await atWork('Colleague', language, 'editor')
    const created = await editor.call('/news?draft=true&locale=en&depth=0', {
      ...{ _status: 'draft', date: inDays(0) },
    })
    const { id } = made.parse(created.body).doc
    for (const title of ['A sp', 'A spring', 'A spring dries up'])
      await editor.save(`/news/${id}?draft=true&autosave=true&locale=en&depth=0`, { title })
    await editor.save(`/news/${id}?draft=true&autosave=true&locale=ar&depth=0`, { title: 'نبع يجف' })
    const own = await line(editor, 'drafts news')
    expect(await editor.behind(own?.address)).toEqual([id])

    await callRest(payload, editor.person, '/reviews', {
      method: 'POST',
      text: new URLSearchParams({
        kind: 'news',
        record: `${id}`,
        reviewer: `${colleague.person.id}`,
        act: 'ask',
      }).toString(),
    })
    expect(await line(colleague, 'reviews')).toMatchObject({ count: 1 })
    await colleague.call(`/comments/news/${id}`, {
      ...{ field: 'title', language: 'en', text: 'Where?', addressee: null },
    })
    const comment = await line(editor, 'comments')
    expect(await editor.behind(comment?.address)).toEqual([id])
    const title = 'A spring dries up near Ajloun'
    await editor.save(`/news/${id}?draft=true&autosave=true&locale=en&depth=0`, { title })
    const published = await colleague.save(`/news/${id}?locale=en&depth=0`, { _status: 'published' })
    expect(published.status).toBe(200)
    expect(
      await payload.findByID({ collection: 'news', id, locale: 'en', overrideAccess: false }),
    ).toMatchObject({
      title,
    })
    expect(
      await payload.findByID({ collection: 'news', id, locale: 'ar', overrideAccess: false }),
    ).toMatchObject({
      title: 'نبع يجف',
    })
    expect(await line(colleague, 'reviews')).toBeUndefined()
    expect(await line(editor, 'drafts news')).toBeUndefined()

    // Somebody whose form is older than the publication is shown what differs, and overwrites nothing.
    const older = { title: 'Rain', updatedAt: '2020-01-01T00:00:00.000Z' }
    expect((await late.save(`/news/${id}?locale=en&depth=0`, older)).status).toBe(409)
    const { readJournal } = await import('../../model/journal/journal.ts')
    const entries = await readJournal(payload, { kind: 'news', record: id }, 10)
    expect(entries.map(({ act, person }) => [act, person?.name])).toEqual([
      ['published', `Colleague-${language}`],
      ['created', `Editor-${language}`],
    ])
  })

  test('procurement’s: a question waits, is answered for everybody, and waits no more', async () => {
    const buyer = await atWork('Buyer', language, 'procurement')
    const tender = await makeTender(payload, inDays(3))
    const question = await payload.create({
      collection: 'tender-questions',
      data: { tender: tender.id, details: 'When?', askedAt: inDays(0), status: 'received' },
    })
    const waits = await line(buyer, 'questions')
    expect(await buyer.behind(waits?.address)).toContain(question.id)
    expect(await buyer.behind((await line(buyer, 'tenderDeadlines'))?.address)).toContain(tender.id)
    const answered = await buyer.save(`/tender-questions/${question.id}?locale=en&depth=0`, {
      ...{ question: 'When is the opening?', answer: 'On the day after the deadline.', status: 'published' },
    })
    expect(answered.status).toBe(200)
    expect(await buyer.behind((await line(buyer, 'questions'))?.address)).not.toContain(question.id)
    // Nothing of the editors' or of human resources is theirs.
    expect((await buyer.call('/news?draft=true', { title: 'Mine' })).status).toBe(403)
    expect((await buyer.call('/job-applications')).status).toBe(403)
  })

  test('human resources’: an applicant is found by name, read from the top, and answered in their language', async () => {
    const recruiter = await atWork('Recruiter', language, 'human-resources')
    const fullName = language === 'ar' ? 'ريما حداد' : 'Rima Haddad'
    const { id } = await payload.create({
      collection: 'job-applications',
      data: {
        ...{ reference: `JA-${language}`, receivedAt: inDays(0), scan: 'none', status: 'received' },
        ...{ fullName, email: 'rima@example.org', sentIn: 'fa' },
      },
    })
    expect(await recruiter.behind((await line(recruiter, 'applications'))?.address)).toContain(id)
    const { config } = payload.collections['job-applications']
    const named = config.admin.listSearchableFields ?? []
    const search = new URLSearchParams(
      named.map((name, index) => [`where[or][${index}][${name}][like]`, fullName]),
    ).toString()
    expect(await recruiter.behind(`/admin/collections/job-applications?${search}`)).toEqual([id])
    const fields = config.fields.flatMap((field) => ('name' in field ? [field.name] : []))
    expect(fields.indexOf('status')).toBeLessThan(fields.indexOf('fullName'))
    expect(fields.indexOf('notes')).toBeLessThan(fields.indexOf('reference'))
    expect(config.admin.defaultColumns).toContain('vacancy')

    const { body } = await recruiter.call(`/job-applications/${id}/answers`)
    const { answers } = z
      .object({ answers: z.array(z.object({ name: z.string(), subject: z.string(), text: z.string() })) })
      .parse(body)
    const rejected = answers.find(({ name }) => name === 'rejected')
    expect(rejected?.text).toContain('سپاسگزاریم')
    expect((await recruiter.call(`/job-applications/${id}/answers`, { ...rejected })).status).toBe(200)
    await recruiter.save(`/job-applications/${id}?depth=0`, { status: 'rejected', notes: 'Answered' })
    expect(await line(recruiter, 'applications')).toBeUndefined()
    await payload.delete({ collection: 'job-applications', id, overrideAccess: true })
  })
})

describe('the search of a list', () => {
  /** Ids that a list shows when somebody has typed into its search. */
  const listed = async (collection: CollectionSlug, search: string, user: TypedUser) => {
    const where = mergeListSearchAndWhere({
      collectionConfig: payload.collections[collection].config,
      search,
    })
    const { docs } = await payload.find({
      ...{ collection, where, user, overrideAccess: false, locale: 'en', depth: 0 },
      // Some collections are nobody's to list.
      disableErrors: true,
      draft: Boolean(payload.collections[collection].config.versions?.drafts),
    })
    return docs.map(({ id }) => id)
  }

  test('finds by names and numbers what is not known by its title or its file', async () => {
    const { person } = await atWork('Searching', 'en', 'administrator', 'procurement', 'editor')
    const tender = await makeTender(payload, inDays(9), 'NET/RFP/2031/07')
    expect(await listed('tenders', 'rfp/2031/07', person)).toEqual([tender.id])
    const book = await payload.create({
      ...{ collection: 'publications', draft: true, locale: 'en' },
      data: { title: 'Wells', isbn: '978-0-00-731207-4', authors: [{ name: 'Nuha Qasem' }] },
    })
    expect(await listed('publications', '978-0-00-731207', person)).toEqual([book.id])
    expect(await listed('publications', 'qasem', person)).toEqual([book.id])
    const picture = await payload.create({
      collection: 'media',
      data: { alternativeText: 'A waterwheel at Hama' },
      file: { name: 'IMG_2031.png', mimetype: 'image/png', data: await smallPicture(), size: 1 },
    })
    expect(await listed('media', 'hama waterwheel', person)).toEqual([picture.id])
    expect(await listed('media', 'img_2031', person)).toEqual([picture.id])
    expect(await listed('users', 'searching-en', person)).toEqual([person.id])
  })

  test('asks of every list only what whoever opens it may read', async () => {
    const { person } = await atWork('Reading', 'en', 'administrator', 'procurement', 'human-resources')
    for (const { config } of Object.values(payload.collections))
      await expect(listed(config.slug, 'nothing is called this', person), config.slug).resolves.toEqual([])
  })
})
