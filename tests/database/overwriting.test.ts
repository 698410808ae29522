import { sql } from '@payloadcms/db-sqlite/drizzle'
import { createLocalReq, type Payload, type TypedUser } from 'payload'
import { z } from 'zod'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { onPostgresOnly } from '../support/one-database.ts'
import { callRest, type RestOptions } from '../support/rest.ts'
import { databaseLimits } from '../../store/database/limits.ts'
import { rawSql } from '../../store/database/raw-sql.ts'
import { endingTurns } from '../../store/turns-taken.ts'
import { untilWaiting } from '../support/waiting-saves.ts'
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

test('a save that is still being received holds up no other; two that name no moment are both stored', async () => {
  const { opened } = await openedByTwo()
  const path = `/news/${opened.id}?draft=true&autosave=true&depth=0&locale=en`
  // As the back office answers each call (`admin/guarded-rest.ts`).
  const call = (options: RestOptions) => endingTurns(() => callRest(payload, editor, path, options))
  const sending = new TransformStream<Uint8Array, Uint8Array>()
  const sender = sending.writable.getWriter()
  const part = (words: string) => sender.write(new TextEncoder().encode(words))
  const stalled = call({
    method: 'PATCH',
    stream: { of: sending.readable, type: 'multipart/form-data; boundary=x' },
  })
  await part('--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{"summary":')
  expect((await call({ method: 'PATCH', body: { title: 'Meanwhile' } })).status).toBe(200)
  await part('"Late"}\r\n--x--\r\n')
  await sender.close()
  expect((await stalled).status).toBe(200)
  const answers = await Promise.all([
    call({ method: 'PATCH', body: { title: 'At once' } }),
    call({ method: 'PATCH', body: { summary: 'At once' } }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const stored = await payload.findByID({ collection: 'news', id: opened.id, draft: true, locale: 'en' })
  expect(stored).toMatchObject({ title: 'At once', summary: 'At once' })
})

/** The next save of a news item waits shorter for its turn than five seconds. */
function shortenNextWait(): void {
  const usual = databaseLimits.lock
  // `database-limits.test.ts` sees that connections with Postgres have it.
  expect(usual).toBe(5000)
  const { beforeOperation } = payload.collections.news.config.hooks
  beforeOperation.unshift(async ({ args, req }) => {
    beforeOperation.shift()
    databaseLimits.lock = 200
    const { dialect, rows } = await rawSql(payload, req)
    if (dialect === 'postgres') await rows(sql`SET LOCAL lock_timeout = 200`)
    return args
  })
  onTestFinished(() => {
    databaseLimits.lock = usual
  })
}

test('a save that waits too long for another one of the same record says so, and is not written', async () => {
  const { opened } = await openedByTwo()
  const [saving, saved] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const { createVersion } = payload.db
  vi.spyOn(payload.db, 'createVersion').mockImplementationOnce(async (args) => {
    saving.resolve()
    await saved.promise
    return createVersion.call(payload.db, args)
  })
  const save = (summary: string, language = 'en') =>
    endingTurns(() =>
      callRest(payload, editor, `/news/${opened.id}?draft=true&autosave=true&depth=0&locale=en`, {
        ...{ method: 'PATCH', language, body: { summary } },
      }),
    )
  const first = save('Slow')
  await saving.promise
  shortenNextWait()
  const refused = await save('Second', 'fr')
  saved.resolve()
  expect([refused.status, await refused.text()]).toEqual([
    503,
    expect.stringContaining('enregistre ce contenu en ce moment'),
  ])
  expect((await first).status).toBe(200)
  const stored = await payload.findByID({ collection: 'news', id: opened.id, draft: true, locale: 'en' })
  expect(stored.summary).toBe('Slow')
})

interface Hooks {
  push: (hook: () => Promise<void>) => unknown
  pop: () => unknown
}

/** Begins a second act while a first one is about to write, and lets that go on once the second waits, or is over. */
async function whileSaving<First, Second>(
  hooks: Hooks,
  first: () => Promise<First>,
  second: () => Promise<Second>,
  records = 1,
): Promise<[First, Second]> {
  const [saving, saved] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  hooks.push(async () => {
    hooks.pop()
    saving.resolve()
    await saved.promise
  })
  const slow = first()
  await Promise.race([saving.promise, slow])
  const quick = second()
  await untilWaiting(payload, quick, records)
  saved.resolve()
  return Promise.all([slow, quick])
}

/** As the back office answers each call (`admin/guarded-rest.ts`). */
const answered = (path: string, options: RestOptions) =>
  endingTurns(() => callRest(payload, editor, path, options))

const draftQuery = 'draft=true&depth=0&locale=en'
const newsHooks = () => payload.collections.news.config.hooks.beforeChange
const autosave = (id: number, body: object) =>
  answered(`/news/${id}?${draftQuery}&autosave=true`, { method: 'PATCH', body })
const readDraft = (id: number) => payload.findByID({ collection: 'news', id, draft: true, locale: 'en' })

test('a change of several records takes nothing from saves of them, which wait', async () => {
  const ids = [(await openedByTwo()).opened.id, (await openedByTwo()).opened.id]
  const several = (query: string) =>
    answered(`/news?${draftQuery}&${query}`, { method: 'PATCH', body: { title: 'By several' } })
  const [changed, saved] = await whileSaving(
    newsHooks(),
    () => several(`where[id][in]=${ids.join(',')}`),
    () => Promise.all(ids.map((id) => autosave(id, { summary: 'Meanwhile' }))),
    ids.length,
  )
  expect([changed, ...saved].map(({ status }) => status)).toEqual([200, 200, 200])
  for (const id of ids)
    expect(await readDraft(id)).toMatchObject({ title: 'By several', summary: 'Meanwhile' })
  // What fits none changes none, and what names no records is refused as ever.
  expect(await (await several('where[title][equals]=Nobody')).json()).toMatchObject({ docs: [], errors: [] })
  expect((await several('limit=1')).status).toBe(400)
})

test('a change of several records waits for a save of one of them, and leaves it if it fits no more', async () => {
  const { opened } = await openedByTwo()
  const query = `where[title][equals]=Opened&where[id][equals]=${opened.id}`
  const [saved, changed] = await whileSaving(
    newsHooks(),
    () => autosave(opened.id, { title: 'Typed' }),
    () => answered(`/news?${draftQuery}&${query}`, { method: 'PATCH', body: { title: 'By several' } }),
  )
  expect([saved.status, changed.status]).toEqual([200, 200])
  expect(await changed.json()).toMatchObject({ docs: [] })
  expect((await readDraft(opened.id)).title).toBe('Typed')
})

test('a publication at a set time takes nothing from a save that comes while it is written', async () => {
  const { opened } = await openedByTwo()
  const of = { relationTo: 'news' as const, value: opened.id }
  const input = {
    type: 'publish' as const,
    doc: of,
    user: { relationTo: 'users' as const, value: editor.id },
  }
  await payload.jobs.queue({ task: 'schedulePublish', input, waitUntil: new Date(Date.now() - 1000) })
  const [, saved] = await whileSaving(
    newsHooks(),
    () => payload.jobs.run(),
    () => autosave(opened.id, { summary: 'Meanwhile' }),
  )
  expect(saved.status).toBe(200)
  expect(await readDraft(opened.id)).toMatchObject({ _status: 'draft', summary: 'Meanwhile' })
  expect(await payload.findByID({ collection: 'news', id: opened.id })).toMatchObject({
    _status: 'published',
  })
})

test('a copy into another language takes nothing from a save that comes while it is written', async () => {
  const { opened } = await openedByTwo()
  const { copyToBeTranslated } = await import('../../admin/translations/copy-to-be-translated.ts')
  const req = await createLocalReq({ user: editor }, payload)
  const asked = { req, user: editor, cookies: new Map(), importMap: {}, permissions: {} }
  const copied = { collectionSlug: 'news', docID: opened.id, fromLocale: 'en', toLocale: 'fr' } as const
  const [, saved] = await whileSaving(
    newsHooks(),
    async () => copyToBeTranslated({ ...asked, ...copied }),
    () => autosave(opened.id, { summary: 'Meanwhile' }),
  )
  expect(saved.status).toBe(200)
  expect((await readDraft(opened.id)).summary).toBe('Meanwhile')
})

test('a version that is restored waits for a save of the same record', async () => {
  const { opened } = await openedByTwo()
  const { docs } = await payload.findVersions({
    collection: 'news',
    where: { parent: { equals: opened.id } },
  })
  const [saved, restored] = await whileSaving(
    newsHooks(),
    () => autosave(opened.id, { title: 'Slow' }),
    () => answered(`/news/versions/${docs[0]?.id}?draft=true`, { method: 'POST', body: {} }),
  )
  expect([saved.status, restored.status]).toEqual([200, 200])
  expect((await readDraft(opened.id)).title).toBe('Opened')
})

describe('of what there is one of', () => {
  const address = 'https://example.org'
  const mail = 'office@example.org'
  const whole = {
    ...{ abbreviation: 'N', name: 'Network', description: 'D', metaTitle: 'T', metaDescription: 'D' },
    ...{ copyrightYear: 2026, telephone: '1', location: 'Published', _status: 'published' },
    ...{ informationEmail: mail, applicationsEmail: mail, procurementEmail: mail },
    ...{ hubAddress: address, hubMapsAddress: address, waterVisionAddress: address },
  }
  const path = '/globals/organization'
  const save = (body: object, query = draftQuery) => answered(`${path}?${query}`, { method: 'POST', body })
  const hooks = () => {
    const found = payload.globals.config.find(({ slug }) => slug === 'organization')
    if (!found) throw new Error('There is no Organization')
    return found.hooks.beforeChange
  }
  const stored = () => payload.findGlobal({ slug: 'organization', draft: true, locale: 'en' })
  const restoreLatest = async () => {
    const { docs } = await payload.findGlobalVersions({ slug: 'organization', sort: '-updatedAt', limit: 1 })
    return () => answered(`${path}/versions/${docs[0]?.id}`, { method: 'POST' })
  }

  test('two saves at the same moment are both stored', async () => {
    const saved = await whileSaving(
      hooks(),
      () => save({ location: 'Slow' }),
      () => save({ telephone: '2' }),
    )
    expect(saved.map(({ status }) => status)).toEqual([200, 200])
    expect(await stored()).toMatchObject({ location: 'Slow', telephone: '2' })
  })

  test.each([
    ['a draft', 'Draft', () => save({ location: 'Draft' })],
    ['what was published', 'Published', () => save(whole, 'depth=0&locale=en')],
  ])('a version that is restored waits for a save, where it was %s', async (_what, location, make) => {
    const made = await make()
    expect(made.status, await made.text()).toBe(200)
    const [saved, restored] = await whileSaving(
      hooks(),
      () => save({ location: 'Slow' }),
      await restoreLatest(),
    )
    expect([saved.status, restored.status]).toEqual([200, 200])
    expect((await stored()).location).toBe(location)
  })
})
