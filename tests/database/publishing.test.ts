import { createLocalReq, Forbidden, type Payload, type TypedUser, type Where } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { farAheadRule } from '../../languages/back-office/publish-words.ts'
import { failedPublicationWords } from '../../languages/back-office/failed-publication-words.ts'
import { languageCodes } from '../../languages/languages.ts'
import { callRest } from '../support/rest.ts'
import { richText } from '../support/rich-text.ts'
import { staffOf } from '../support/staff-of-role.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'

let database: TestDatabase
let payload: Payload
let reportFailed: typeof import('../../accounts/tasks/report-failed-publications.ts').reportFailedPublications
let content: typeof import('../../store/read/list-records.ts')
let newsKind: typeof import('../../content/news/kind.ts').newsKind
let readContentVersion: typeof import('../../store/database/content-version.ts').readContentVersion
let scheduling: typeof import('../../admin/review/schedule-what-one-may-change.ts').scheduleWhatOneMayChange
let areSame: typeof import('../../store/database/content-version.ts').areSame

beforeAll(async () => {
  database = await openTestDatabase()
  payload = database.payload
  ;({ reportFailedPublications: reportFailed } =
    await import('../../accounts/tasks/report-failed-publications.ts'))
  ;({ scheduleWhatOneMayChange: scheduling } =
    await import('../../admin/review/schedule-what-one-may-change.ts'))
  content = await import('../../store/read/list-records.ts')
  ;({ newsKind } = await import('../../content/news/kind.ts'))
  ;({ areSame, readContentVersion } = await import('../../store/database/content-version.ts'))
})
afterAll(() => database.close())

const date = '2026-01-05T08:00:00.000Z'

function reading(language: 'en' | 'ar' | 'fr' | 'fa' = 'en') {
  return { payload: database.payload, language, now: new Date('2026-02-01T00:00:00Z') }
}

function create(title: string, status: 'draft' | 'published' = 'published', slug?: string) {
  return database.payload.create({
    collection: 'news',
    data: { title, date, _status: status, ...(slug && { slug }) },
    draft: status === 'draft',
  })
}

describe('a date', () => {
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000).toISOString()
  let editor: TypedUser
  beforeAll(async () => {
    editor = await staffOf(payload, 'Dating', 'editor')
  })
  const save = (id: number, body: object, query = '') =>
    callRest(payload, editor, `/news/${id}?depth=0&locale=en${query}`, { method: 'PATCH', body })

  test.each([
    ['news', 'date', {}],
    ['stories', 'date', {}],
    ['cop-news', 'date', {}],
    ['press-items', 'date', {}],
    ['publications', 'publishedOn', { kind: 'report' }],
  ] as const)('of %s is refused where it lies more than a year ahead', async (kind, field, fields) => {
    const publish = (days: number, language = 'en') =>
      callRest(payload, editor, `/${kind}?depth=0`, {
        ...{ method: 'POST', language },
        body: { title: `Dated ${kind}`, ...fields, [field]: inDays(days), _status: 'published' },
      })
    for (const language of languageCodes) {
      const answer = await publish(370, language)
      expect([answer.status, await answer.json()]).toMatchObject([
        400,
        { errors: [{ data: { errors: [{ path: field, message: farAheadRule[language] }] } }] },
      ])
    }
    expect((await publish(360)).status).toBe(201)
  })

  test('that was typed wrongly is corrected with the next publication, and hinders neither drafts, taking off the site nor deleting', async () => {
    const ofFormerRelease = async (title: string) => {
      const { id } = await payload.create({
        ...{ collection: 'news', locale: 'en', context: { storeContentVersion: true } },
        data: { title, date: inDays(9000), _status: 'published' },
      })
      return id
    }
    const id = await ofFormerRelease('Corrected')
    expect((await save(id, { title: 'As a draft', _status: 'draft' }, '&draft=true')).status).toBe(200)
    const refused = await save(id, { _status: 'published' })
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      { errors: [{ data: { errors: [{ path: 'date', message: farAheadRule.en }] } }] },
    ])
    expect((await save(id, { _status: 'published', date })).status).toBe(200)
    expect((await save(await ofFormerRelease('Taken off'), { _status: 'draft' })).status).toBe(200)
    expect((await save(await ofFormerRelease('Deleted'), { deletedAt: inDays(0) })).status).toBe(200)
  })
})

describe('a slug', () => {
  test('is made from the English title', async () => {
    expect((await create('Water & energy: the 2nd “Nexus” – Ägypten')).slug).toBe(
      'water-energy-the-2nd-nexus-agypten',
    )
  })

  test('is unique', async () => {
    expect((await create('Same words')).slug).toBe('same-words')
    expect((await create('Same words')).slug).toBe('same-words-2')
    expect((await create('Other words', 'published', 'Same words')).slug).toBe('same-words-3')
  })

  test('has one part, whatever slashes the title has: an address with two leads nowhere', async () => {
    expect((await create('Water/energy 2025/26', 'draft')).slug).toBe('water-energy-2025-26')
    expect((await create('Typed', 'draft', 'annual/report')).slug).toBe('annual-report')
  })

  test('with a slash, of a release that left it there, is mended with the next save', async () => {
    const { id } = await create('Reuse in two basins', 'draft')
    const { docs } = await payload.findVersions({ collection: 'news', where: { parent: { equals: id } } })
    for (const { id: version, version: versionData } of docs) {
      const data = { ...versionData, slug: 'reuse/two-basins' }
      await payload.db.updateVersion({ collection: 'news', id: version, versionData: { version: data } })
    }
    const { slug } = await payload.update({ collection: 'news', id, data: { date }, draft: true })
    expect(slug).toBe('reuse-two-basins')
  })

  test('is none of the site’s own addresses: /vacancies/apply is a form', async () => {
    const { slug } = await database.payload.create({
      collection: 'vacancies',
      data: { title: 'Apply', kind: 'volunteer', postedAt: date, _status: 'published' },
    })
    expect(slug).toBe('apply-2')
  })

  test('of a page that editors add stands below /about, where it is found', async () => {
    const drafted = await payload.create({ collection: 'pages', data: { title: '…' }, draft: true })
    expect(drafted.slug).toMatch(/^about\/untitled-[0-9a-f]{8}$/)
    const data = { title: 'Terms of use', _status: 'published' as const }
    expect((await payload.update({ collection: 'pages', id: drafted.id, data })).slug).toBe(
      'about/terms-of-use',
    )
    const again = { title: 'Terms', slug: 'terms-of-use', _status: 'published' as const }
    expect((await payload.create({ collection: 'pages', data: again })).slug).toBe('about/terms-of-use-2')
    const { rawSql } = await import('../../store/database/raw-sql.ts')
    const { sql } = await import('@payloadcms/db-sqlite/drizzle')
    const raw = await rawSql(payload)
    await raw.write([
      sql`UPDATE pages SET slug = 'terms' WHERE slug = 'about/terms-of-use'`,
      sql`UPDATE _pages_v SET version_slug = 'terms' WHERE version_slug = 'about/terms-of-use'`,
    ])
    const { docs } = await payload.find({ collection: 'pages', where: { slug: { equals: 'terms' } } })
    const found = { collection: 'pages' as const, id: docs[0]?.id ?? 0 }
    expect((await payload.update({ ...found, data: { _status: 'published' } })).slug).toBe('about/terms')
    const ofTheSite = { title: 'Our team', slug: 'team', _status: 'published' as const }
    expect((await payload.create({ collection: 'pages', data: ofTheSite })).slug).toBe('team')
    expect((await payload.create({ collection: 'pages', data: ofTheSite })).slug).toBe('about/team-2')
  })

  test('follows the title of a draft and is stable once published', async () => {
    const draft = await create('First thought', 'draft')
    expect(draft.slug).toBe('first-thought')
    const second = await payload.update({
      collection: 'news',
      id: draft.id,
      draft: true,
      data: { title: 'Second thought' },
    })
    expect(second.slug).toBe('second-thought')
    const published = await payload.update({
      collection: 'news',
      id: draft.id,
      data: { _status: 'published' },
    })
    expect(published.slug).toBe('second-thought')
    const later = await payload.update({
      collection: 'news',
      id: draft.id,
      data: { title: 'Third thought', _status: 'published' },
    })
    expect(later.slug).toBe('second-thought')
  })

  test('does not follow a title in another language', async () => {
    const record = await create('English title', 'draft')
    const inArabic = await database.payload.update({
      collection: 'news',
      id: record.id,
      locale: 'ar',
      draft: true,
      data: { title: 'Arabic title' },
    })
    expect(inArabic.slug).toBe('english-title')
  })

  test('made of digits only is never given, since it would read as an id', async () => {
    expect((await create('2026')).slug).toMatch(/^untitled-[0-9a-f]{8}$/)
  })

  test('that an editor changes after publication keeps leading to the record', async () => {
    const record = await create('Old address')
    await payload.update({
      collection: 'news',
      id: record.id,
      data: { slug: 'new-address', _status: 'published' },
    })
    expect(await content.findRecord(newsKind, reading(), 'old-address')).toEqual({
      found: false,
      movedTo: 'new-address',
    })
    await payload.update({
      collection: 'news',
      id: record.id,
      data: { slug: 'newest-address', _status: 'published' },
    })
    expect(await content.findRecord(newsKind, reading(), 'old-address')).toEqual({
      found: false,
      movedTo: 'newest-address',
    })
  })

  test('changed in a draft moves nothing until the draft is published', async () => {
    const record = await create('Stays here')
    await payload.update({ collection: 'news', id: record.id, draft: true, data: { slug: 'goes-there' } })
    expect((await content.findRecord(newsKind, reading(), 'stays-here')).found).toBe(true)
    await payload.update({
      collection: 'news',
      id: record.id,
      data: { slug: 'goes-there', _status: 'published' },
    })
    expect(await content.findRecord(newsKind, reading(), 'stays-here')).toEqual({
      found: false,
      movedTo: 'goes-there',
    })
    expect((await content.findRecord(newsKind, reading(), 'goes-there')).found).toBe(true)
  })
})

describe('a draft', () => {
  test('is neither listed nor found', async () => {
    const draft = await create('Nobody reads this', 'draft')
    const list = await content.listRecords(newsKind, reading(), { perPage: 0 })
    expect(list.records.map(({ slug }) => slug)).not.toContain('nobody-reads-this')
    expect(await content.findRecord(newsKind, reading(), 'nobody-reads-this')).toEqual({ found: false })
    expect(await content.findRecord(newsKind, reading(), String(draft.id))).toEqual({ found: false })
  })

  test('of a published record does not show', async () => {
    const record = await create('What stands')
    await database.payload.update({
      collection: 'news',
      id: record.id,
      draft: true,
      data: { title: 'What may come' },
    })
    const result = await content.findRecord(newsKind, reading(), String(record.id))
    expect(result.found && result.record.title.text).toBe('What stands')
  })

  test('shows to a signed-in editor who previews, and to nobody without that role', async () => {
    const record = await create('Before the edit')
    await payload.update({
      collection: 'news',
      id: record.id,
      draft: true,
      data: { title: 'After the edit' },
    })
    const person = (role: 'editor' | 'procurement') =>
      payload.create({
        collection: 'users',
        data: { name: role, email: `${role}@example.org`, password: 'a long password', roles: [role] },
      })
    const editor = await content.findRecord(
      newsKind,
      { ...reading(), previewedBy: { ...(await person('editor')), collection: 'users' } },
      String(record.id),
    )
    expect(editor.found && editor.record.title.text).toBe('After the edit')
    const buyer = {
      ...reading(),
      previewedBy: { ...(await person('procurement')), collection: 'users' as const },
    }
    expect(await content.findRecord(newsKind, buyer, String(record.id))).toEqual({ found: false })
    const { records } = await content.listRecords(newsKind, buyer)
    expect(records.map(({ title }) => title.text)).not.toContain('After the edit')
    expect(records.map(({ title }) => title.text)).toContain('Before the edit')
  })
})

describe('the content version', () => {
  test('changes with a publication and a deletion, not with a draft', async () => {
    const version = async () => (await readContentVersion(payload)).whole
    const before = await version()
    await create('Only a draft', 'draft')
    expect(await version()).toBe(before)
    const record = await create('A publication')
    const afterPublication = await version()
    expect(afterPublication).not.toBe(before)
    await payload.update({ collection: 'news', id: record.id, draft: true, data: { title: 'A thought' } })
    expect(await version()).toBe(afterPublication)
    await payload.update({ collection: 'news', id: record.id, data: { _status: 'draft' } })
    const afterWithdrawal = await version()
    expect(afterWithdrawal).not.toBe(afterPublication)
    await payload.delete({ collection: 'news', id: record.id })
    expect(await version()).not.toBe(afterWithdrawal)
  })

  test('says of each part of the content whether it changed', async () => {
    const before = await readContentVersion(payload)
    const record = await create('Of one kind')
    const after = await readContentVersion(payload)
    expect(areSame(before, after, ['news'])).toBe(false)
    expect(areSame(before, after, ['news', 'events'])).toBe(false)
    expect(areSame(before, after, ['events', 'media', 'header-menu'])).toBe(true)
    await payload.delete({ collection: 'news', id: record.id })
    expect(areSame(after, await readContentVersion(payload), ['news'])).toBe(false)
  })
})

describe('a text', () => {
  test('falls back field by field and says in which language it is', async () => {
    const record = await payload.create({
      collection: 'news',
      data: { title: 'Title', summary: 'Summary', date, _status: 'published' },
    })
    await payload.update({
      collection: 'news',
      id: record.id,
      locale: 'ar',
      data: { title: 'عنوان', _status: 'published' },
    })
    const result = await content.findRecord(newsKind, reading('ar'), String(record.id))
    expect(result.found && { title: result.record.title, summary: result.record.summary }).toEqual({
      title: { text: 'عنوان', language: 'ar' },
      summary: { text: 'Summary', language: 'en' },
    })
  })

  test('in Persian falls back to Arabic before English where the specification says so', async () => {
    const { projectKind } = await import('../../content/projects/kind.ts')
    const record = await payload.create({
      collection: 'projects',
      data: { title: 'Project', stage: 'ongoing', _status: 'published' },
    })
    await payload.update({
      collection: 'projects',
      id: record.id,
      locale: 'ar',
      data: { title: 'مشروع', _status: 'published' },
    })
    const result = await content.findRecord(projectKind, reading('fa'), String(record.id))
    expect(result.found && result.record.title).toEqual({ text: 'مشروع', language: 'ar' })
  })
})

describe('a list', () => {
  test('finds text in any language, whatever stands in the query', async () => {
    const record = await create('Percent 100% _sure_')
    await payload.update({
      collection: 'news',
      id: record.id,
      locale: 'fa',
      data: { title: 'آب و انرژی', _status: 'published' },
    })
    const search = async (q: string) =>
      (await content.listRecords(newsKind, reading(), { q, perPage: 0 })).records.map(({ id }) => id)
    expect(await search('انرژی')).toEqual([String(record.id)])
    expect(await search('PERCENT')).toEqual([String(record.id)])
    expect(await search("'; drop table news; --")).toEqual([])
  })

  test('pages without gaps or repetitions', async () => {
    const all = (await content.listRecords(newsKind, reading(), { perPage: 0 })).records.map(({ id }) => id)
    const paged: string[] = []
    for (let page = 1; page <= Math.ceil(all.length / 4); page += 1) {
      const { records } = await content.listRecords(newsKind, reading(), { perPage: 4, page })
      paged.push(...records.map(({ id }) => id))
    }
    expect(paged).toEqual(all)
    expect(new Set(paged).size).toBe(all.length)
  })
})

describe('a scheduled publication', () => {
  /** A minute of the back office's process: jobs that are due, then what failed. */
  const minute = async () => {
    await payload.jobs.run({ silent: true })
    await reportFailed(payload, new Date())
  }
  const schedule = (person: Pick<TypedUser, 'id'>, value: number, relationTo: 'news' | 'pages' = 'news') =>
    payload.jobs.queue({
      task: 'schedulePublish',
      input: {
        type: 'publish',
        doc: { relationTo, value },
        user: { relationTo: 'users', value: person.id },
      },
      waitUntil: new Date(Date.now() - 1000),
    })
  const tasksOf = async (person: number) => {
    const { docs } = await payload.find({
      ...{ collection: 'tasks', where: { assignedTo: { equals: person } }, overrideAccess: true, depth: 0 },
    })
    return docs.map(({ task, kind, recordId }) => ({ task, kind, recordId }))
  }
  const jobs = async () => (await payload.count({ collection: 'payload-jobs' })).totalDocs
  const draftWithoutDate = async () =>
    (await payload.create({ collection: 'news', draft: true, data: { title: 'A well that waits' } })).id

  test('that fails is tried again, and then becomes a task of whoever set the time', async () => {
    const editor = await staffOf(payload, 'Scheduling', 'editor')
    const id = await draftWithoutDate()
    await schedule(editor, id)
    await minute()
    await minute()
    expect(await tasksOf(editor.id)).toEqual([])
    await minute()
    await minute()
    const task = failedPublicationWords.en.published('A well that waits')
    expect(await tasksOf(editor.id)).toEqual([{ task, kind: 'news', recordId: String(id) }])
    expect(await jobs()).toBe(0)
  })

  test('that failed in the first hours of a day in Amman gives a task of that day', async () => {
    const editor = await staffOf(payload, 'Early', 'editor')
    await schedule(editor, await draftWithoutDate())
    const early = new Date('2026-12-31T22:30:00.000Z')
    for (let tries = 0; tries < 4; tries++) {
      await payload.jobs.run({ silent: true })
      await reportFailed(payload, early)
    }
    const { docs } = await payload.find({
      ...{
        collection: 'tasks',
        where: { assignedTo: { equals: editor.id } },
        overrideAccess: true,
        depth: 0,
      },
    })
    expect(docs.map(({ dueOn }) => dueOn)).toEqual(['2027-01-01T12:00:00.000Z'])
    expect(await jobs()).toBe(0)
  })

  test('succeeds later where what hindered it has passed, also when its process was ended at work', async () => {
    const editor = await staffOf(payload, 'Patient', 'editor')
    const id = await draftWithoutDate()
    await schedule(editor, id)
    await minute()
    await payload.update({ collection: 'news', id, draft: true, data: { date: '2026-05-01T12:00:00.000Z' } })
    await payload.update({
      ...{ collection: 'payload-jobs', where: {}, overrideAccess: true },
      data: { processing: true, hasError: false },
    })
    await minute()
    expect((await payload.findByID({ collection: 'news', id }))._status).toBe('draft')
    await reportFailed(payload, new Date(Date.now() + 11 * 60_000))
    await minute()
    expect((await payload.findByID({ collection: 'news', id }))._status).toBe('published')
    expect(await tasksOf(editor.id)).toEqual([])
    expect(await jobs()).toBe(0)
  })

  test('that somebody has published meanwhile, or a process that ended, does not publish what was written since', async () => {
    const editor = await staffOf(payload, 'Overtaken', 'editor')
    const write = (id: number, data: { title?: string; date?: string; _status: 'draft' | 'published' }) =>
      payload.update({ collection: 'news', id, draft: data._status === 'draft', data })
    const shown = async (id: number) => (await payload.findByID({ collection: 'news', id })).title
    const failed = await draftWithoutDate()
    await schedule(editor, failed)
    await payload.jobs.run({ silent: true })
    await write(failed, { date, _status: 'published' })
    await write(failed, { title: 'Written since', _status: 'draft' })
    await reportFailed(payload, new Date())
    await minute()
    expect(await shown(failed)).toBe('A well that waits')

    const ended = await draftWithoutDate()
    await schedule(editor, ended)
    await payload.update({
      ...{ collection: 'payload-jobs', where: {}, overrideAccess: true },
      data: { processing: true },
    })
    await write(ended, { date, _status: 'published' })
    await write(ended, { title: 'Written since', _status: 'draft' })
    await reportFailed(payload, new Date(Date.now() + 11 * 60_000))
    await minute()
    expect(await shown(ended)).toBe('A well that waits')
    expect(await tasksOf(editor.id)).toEqual([])
    expect(await jobs()).toBe(0)
  })

  test('of an earlier release, which names the person alone, becomes a task of that person', async () => {
    const editor = await staffOf(payload, 'Earlier', 'editor')
    const id = await draftWithoutDate()
    await schedule(editor, id)
    const input = { type: 'publish', doc: { relationTo: 'news', value: String(id) }, user: editor.id }
    await payload.update({
      ...{ collection: 'payload-jobs', where: {}, overrideAccess: true },
      data: { input },
    })
    for (let count = 0; count < 4; count += 1) await minute()
    expect(await tasksOf(editor.id)).toHaveLength(1)
  })

  test('of a page that somebody else has changed since becomes a task that says so', async () => {
    const writer = await staffOf(payload, 'Writing', 'editor')
    const reader = await staffOf(payload, 'Reading', 'editor')
    const write = (id: number, lead: string, user: TypedUser) =>
      payload.update({ collection: 'pages', id, draft: true, data: { lead }, user })
    const shown = async (id: number) => {
      const { _status, lead } = await payload.findByID({ collection: 'pages', id })
      return [_status, lead]
    }
    const draftOf = async (title: string) => {
      const data = { title, lead: 'Read' }
      return (await payload.create({ collection: 'pages', draft: true, data, user: writer })).id
    }
    const [unchanged, changed] = [await draftOf('Unchanged'), await draftOf('Changed')]
    for (const id of [unchanged, changed]) await schedule(reader, id, 'pages')
    await write(changed, 'Read by nobody', writer)
    await minute()
    expect(await shown(unchanged)).toEqual(['published', 'Read'])
    for (let count = 0; count < 3; count += 1) await minute()
    expect((await shown(changed))[0]).toBe('draft')
    const task = failedPublicationWords.en.changedSince('Changed')
    expect(await tasksOf(reader.id)).toEqual([{ task, kind: 'pages', recordId: String(changed) }])
    expect(await jobs()).toBe(0)
  })

  test('of somebody who has left becomes a task of the administrators', async () => {
    const administrator = await staffOf(payload, 'Head', 'administrator')
    const id = await draftWithoutDate()
    await schedule({ id: 999_999 }, id)
    for (let count = 0; count < 4; count += 1) await minute()
    expect(await tasksOf(administrator.id)).toHaveLength(1)
  })

  test('is set and deleted by whoever may change the record, and by nobody else', async () => {
    const editor = await staffOf(payload, 'Setting', 'editor')
    const translator = await staffOf(payload, 'Translating', 'translator')
    const buyer = await staffOf(payload, 'Buying', 'procurement')
    const id = await draftWithoutDate()
    const ask = async (user: TypedUser, asked: Partial<Parameters<typeof scheduling>[0]>) => {
      const req = await createLocalReq({ user }, payload)
      const permissions = { canAccessAdmin: true }
      return scheduling({ importMap: {}, cookies: new Map(), permissions, req, ...asked, user })
    }
    const times = async () => {
      const { docs } = await payload.find({
        ...{ collection: 'payload-jobs', sort: 'id', overrideAccess: true },
        where: { waitUntil: { exists: true } },
      })
      return docs.map((job) => job.id)
    }
    const tomorrow = {
      ...({ type: 'publish', timezone: 'Asia/Amman' } as const),
      date: new Date(Date.now() + 86_400_000),
    }
    const doc = { relationTo: 'news', value: String(id) } as const
    for (const person of [translator, buyer]) {
      await expect(ask(person, { ...tomorrow, doc })).rejects.toThrow(Forbidden)
      await expect(ask(person, { ...tomorrow, global: 'home-page' })).rejects.toThrow(Forbidden)
      await expect(ask(person, {})).rejects.toThrow(Forbidden)
    }
    expect(await times()).toEqual([])

    const saved = { message: 'Success' }
    expect(await ask(editor, { ...tomorrow, doc })).toEqual(saved)
    expect(await ask(editor, { ...tomorrow, global: 'home-page' })).toEqual(saved)
    const [ofNews, ofHomePage] = await times()
    const tender = await payload.create({ collection: 'tenders', draft: true, data: { title: 'Pumps' } })
    const ofTheirOwn = { ...tomorrow, doc: { relationTo: 'tenders', value: String(tender.id) } } as const
    for (const deleteID of [ofNews, ofHomePage].map(Number)) {
      await expect(ask(translator, { deleteID })).rejects.toThrow(Forbidden)
      await expect(ask(buyer, { deleteID })).rejects.toThrow(Forbidden)
      await expect(ask(buyer, { deleteID, ...ofTheirOwn })).rejects.toThrow(Forbidden)
    }
    expect(await times()).toEqual([ofNews, ofHomePage])
    for (const deleteID of [ofNews, ofHomePage].map(Number)) {
      expect(await ask(editor, { deleteID })).toEqual(saved)
    }
    expect(await times()).toEqual([])
    await payload.jobs.run({ silent: true })
    expect(await jobs()).toBe(0)
  })
})

describe('what was not published', () => {
  const read = async (id: number, locale: 'en' | 'ar', draft: boolean) => {
    const found = await payload.findByID({ collection: 'news', id, locale, draft, depth: 0 })
    return [found.title, found._status]
  }
  const revert = (person: TypedUser, path: string) =>
    callRest(payload, person, `${path}/revert?locale=en`, { method: 'POST', body: {} })

  async function changedInArabic() {
    const { id } = await create('A weir')
    await payload.update({
      ...{ collection: 'news', id, locale: 'ar' },
      data: { title: 'هدّار', _status: 'published' },
    })
    await payload.update({
      ...{ collection: 'news', id, locale: 'ar', draft: true },
      data: { title: 'مسودة', _status: 'draft' },
    })
    return id
  }

  test.each(['with', 'without'])(
    'is taken back in all languages, and none of it is published, %s a version of what is',
    async (which) => {
      const editor = await staffOf(payload, `Reverting-${which}`, 'editor')
      const id = await changedInArabic()
      if (which === 'without')
        await payload.db.deleteVersions({
          collection: 'news',
          where: { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'published' } }] },
        })
      const answer = await revert(editor, `/news/${id}`)
      expect(answer.status, await answer.clone().text()).toBe(200)
      expect(await answer.json()).toMatchObject({ doc: { id, title: 'A weir', _status: 'published' } })
      for (const draft of [false, true]) {
        expect(await read(id, 'ar', draft)).toEqual(['هدّار', 'published'])
        expect(await read(id, 'en', draft)).toEqual(['A weir', 'published'])
      }
    },
  )

  test('is taken back by its author, too, where another person publishes', async () => {
    const author = await staffOf(payload, 'Author', 'editor')
    await staffOf(payload, 'Other', 'editor')
    const { id } = await payload.create({
      collection: 'pages',
      data: { title: 'On wells', body: richText('Deep.'), _status: 'published' },
    })
    await payload.update({
      collection: 'pages',
      id,
      draft: true,
      data: { title: 'On dry wells' },
      user: author,
    })
    expect((await revert(author, `/pages/${id}`)).status).toBe(200)
    const latest = await payload.findByID({ collection: 'pages', id, draft: true })
    expect([latest.title, latest._status]).toEqual(['On wells', 'published'])
  })

  test('is not taken back by who may not change it, nor where nothing is published', async () => {
    const buyer = await staffOf(payload, 'Buyer', 'procurement')
    const editor = await staffOf(payload, 'Editing', 'editor')
    const id = await changedInArabic()
    expect((await revert(buyer, `/news/${id}`)).status).toBe(403)
    expect(await read(id, 'ar', true)).toEqual(['مسودة', 'draft'])
    const { id: draft } = await create('Never published', 'draft')
    expect((await revert(editor, `/news/${draft}`)).status).toBe(409)
    expect(await read(draft, 'en', true)).toEqual(['Never published', 'draft'])
  })

  test('does not come back by it where a colleague has taken the page off the site meanwhile', async () => {
    const editor = await staffOf(payload, 'Reverting-late', 'editor')
    const { id } = await create('With an error')
    const save = (title: string, status: 'draft' | 'published', draft: boolean) =>
      payload.update({ collection: 'news', id, draft, data: { title, _status: status } })
    await save('Corrected', 'published', false)
    await payload.update({
      ...{ collection: 'news', id, unpublishAllLocales: true },
      data: { _status: 'draft' },
    })
    const answer = await revert(editor, `/news/${id}`)
    expect(answer.status).toBe(409)
    expect(await answer.text()).toContain('no longer published')
    expect(await read(id, 'en', false)).toEqual(['Corrected', 'draft'])
    await save('Corrected', 'published', false)
    await payload.update({ collection: 'news', id, data: { deletedAt: new Date().toISOString() } })
    expect([403, 409]).toContain((await revert(editor, `/news/${id}`)).status)
  })
})

describe('a version that is restored', () => {
  const versionOf = async (parent: number, status: 'draft' | 'published') => {
    const where: Where = {
      and: [{ parent: { equals: parent } }, { 'version._status': { equals: status } }],
    }
    const { docs } = await payload.findVersions({ collection: 'news', where, sort: 'updatedAt' })
    return docs[0]?.id
  }
  const titles = async (id: number) => {
    const read = (draft: boolean) => payload.findByID({ collection: 'news', id, draft })
    return [await read(false), await read(true)].map(({ title, _status }) => `${title} ${_status}`)
  }

  test('is a draft beside what is published where it was one, and published again where it was', async () => {
    const editor = await staffOf(payload, 'Restoring', 'editor')
    const { id } = await create('Published first')
    const save = (title: string, status: 'draft' | 'published') =>
      payload.update({
        ...{ collection: 'news', id, draft: status === 'draft' },
        data: { title, _status: status },
      })
    await save('A draft between', 'draft')
    await save('Published last', 'published')
    const restore = async (status: 'draft' | 'published', query: string) => {
      const address = `/news/versions/${await versionOf(id, status)}?draft=${query}`
      const answer = await callRest(payload, editor, address, { method: 'POST', body: {} })
      expect(answer.status, await answer.clone().text()).toBe(200)
      return titles(id)
    }
    expect(await restore('draft', 'false')).toEqual(['Published last published', 'A draft between draft'])
    expect(await restore('published', 'true')).toEqual(['Published last published', 'Published first draft'])
    expect(await restore('published', 'false')).toEqual([
      'Published first published',
      'Published first published',
    ])
    const buyer = await staffOf(payload, 'Restoring-buyer', 'procurement')
    const address = `/news/versions/${await versionOf(id, 'draft')}?draft=false`
    expect((await callRest(payload, buyer, address, { method: 'POST', body: {} })).status).toBe(403)
  })
})

describe('what is taken off the site', () => {
  const read = async (id: number, locale: 'en' | 'ar') => {
    const { title, _status } = await payload.findByID({ collection: 'news', id, locale, draft: true })
    return [title, _status]
  }
  const unpublish = (person: TypedUser, query: string) =>
    callRest(payload, person, `/news${query}`, { method: 'PATCH', body: { _status: 'draft' } })

  test.each(['from its form', 'with others from a list'])(
    'keeps what was written since, %s',
    async (where) => {
      const editor = await staffOf(payload, `Unpublishing-${where.length}`, 'editor')
      const ids: number[] = []
      for (const name of ['First', 'Second']) {
        const { id } = await create(`${name} ${where}`)
        for (const [locale, title] of [
          ['ar', 'مسودة'],
          ['en', `${name} written since`],
        ] as const)
          await payload.update({
            ...{ collection: 'news', id, locale, draft: true },
            data: { title, _status: 'draft' },
          })
        ids.push(id)
      }
      const queries = where.startsWith('with')
        ? [`?where[id][in]=${ids.join()}&where[_status][not_equals]=draft&locale=en`]
        : ids.map((id) => `/${id}?locale=en`)
      for (const query of queries) expect((await unpublish(editor, query)).status).toBe(200)
      for (const [index, name] of ['First', 'Second'].entries()) {
        const id = ids[index] ?? 0
        expect((await payload.findByID({ collection: 'news', id }))._status).toBe('draft')
        expect(await read(id, 'en')).toEqual([`${name} written since`, 'draft'])
        expect(await read(id, 'ar')).toEqual(['مسودة', 'draft'])
      }
    },
  )
})

test('of several records that are published together, each that is refused is named with the reason', async () => {
  const editor = await staffOf(payload, 'Publishing-several', 'editor')
  const whole = await create('A whole draft', 'draft')
  const unfinished = await payload.create({
    ...{ collection: 'news', draft: true },
    data: { title: 'نبأ بلا تاريخ', _status: 'draft' },
  })
  const query = `?where[id][in]=${whole.id},${unfinished.id}&draft=true&locale=en`
  const answer = await callRest(payload, editor, `/news${query}`, {
    ...{ method: 'PATCH', body: { _status: 'published' } },
  })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({
    docs: [{ id: whole.id }],
    errors: [
      { id: unfinished.id, message: '\u2068نبأ بلا تاريخ\u2069: The following field is invalid: Date' },
    ],
  })
})
