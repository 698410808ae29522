import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload, TypedUser } from 'payload'
import { z } from 'zod'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callRest } from '../support/rest.ts'
import { staffOf } from '../support/staff-of-role.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'

let database: TestDatabase
let payload: Payload
let editor: TypedUser
let readContentVersion: typeof import('../../store/database/content-version.ts').readContentVersion

const path = '/globals/home-page'
const slide = (title: string) => ({ aboutSlides: [{ label: 'About', title, description: 'Words' }] })

beforeAll(async () => {
  database = await openTestDatabase()
  ;({ payload } = database)
  ;({ readContentVersion } = await import('../../store/database/content-version.ts'))
  const made = await payload.create({
    collection: 'users',
    data: { email: 'editor@example.org', name: 'Editor', password: 'a long password', roles: ['editor'] },
  })
  editor = { ...made, collection: 'users' }
  await payload.updateGlobal({ slug: 'home-page', data: { ...slide('First'), hub: hub('Hub') } })
})
afterAll(() => database.close())

const hub = (title: string) => ({ title, description: 'Words' })

/** The title of the slide that visitors read. */
async function published(): Promise<unknown> {
  const global = await payload.findGlobal({ slug: 'home-page', overrideAccess: false })
  return global.aboutSlides?.[0]?.title
}

const versionsSchema = z.object({
  docs: z.array(z.object({ id: z.number(), version: z.object({ _status: z.string() }) })),
})

async function versions() {
  const answer = await callRest(payload, editor, `${path}/versions?sort=-id`)
  return versionsSchema.parse(await answer.json()).docs
}

test('what was typed is a draft that no visitor sees, in one version, until it is published', async () => {
  const before = await readContentVersion(payload)
  const count = (await versions()).length
  for (const title of ['Sec', 'Second']) {
    const saved = await callRest(payload, editor, `${path}?locale=en&draft=true&autosave=true`, {
      method: 'POST',
      body: slide(title),
    })
    expect(saved.status).toBe(200)
  }
  expect(await published()).toBe('First')
  expect((await readContentVersion(payload)).whole).toBe(before.whole)
  expect(await versions()).toHaveLength(count + 1)

  const publication = await callRest(payload, editor, `${path}?locale=en`, {
    method: 'POST',
    body: { ...slide('Second'), _status: 'published' },
  })
  expect(publication.status).toBe(200)
  expect(await published()).toBe('Second')
  expect((await readContentVersion(payload)).whole).not.toBe(before.whole)
})

test('it is never taken off the site, in whatever language that is asked for', async () => {
  const refused = await callRest(payload, editor, `${path}?locale=en`, {
    ...{ method: 'POST', language: 'ar', body: { _status: 'draft' } },
  })
  expect(refused.status).toBe(409)
  expect(await refused.text()).toContain('في كل صفحات الموقع')
  expect(await published()).toBe('Second')
})

test('a draft that is restored is a draft; a version that was published is published again', async () => {
  const all = await versions()
  const draft = all.find(({ version }) => version._status === 'draft')
  const first = all.findLast(({ version }) => version._status === 'published')
  const restore = (id: number | undefined) =>
    callRest(payload, editor, `${path}/versions/${id}`, { method: 'POST' })
  expect((await restore(draft?.id)).status).toBe(200)
  expect(await published()).toBe('Second')
  expect((await versions())[0]?.version._status).toBe('draft')
  expect((await restore(first?.id)).status).toBe(200)
  expect(await published()).toBe('First')
})

test('a draft is published when its time comes, in the name of who set it, and is never taken off the site so', async () => {
  const saved = await callRest(payload, editor, `${path}?locale=en&draft=true&autosave=true`, {
    ...{ method: 'POST', body: slide('On Monday') },
  })
  expect(saved.status).toBe(200)
  const at = async (type: 'publish' | 'unpublish') => {
    const user = { relationTo: 'users' as const, value: editor.id }
    const input = { type, global: 'home-page' as const, user }
    await payload.jobs.queue({ task: 'schedulePublish', input, waitUntil: new Date(Date.now() - 1000) })
    await payload.jobs.run()
  }
  await at('publish')
  expect(await published()).toBe('On Monday')
  expect((await payload.findGlobal({ slug: 'home-page' })).savedBy).toBe('Editor')
  await at('unpublish')
  expect(await published()).toBe('On Monday')
})

test('what was not published is taken back in all languages, and none of it is published', async () => {
  const inArabic = (draft: boolean) =>
    payload
      .findGlobal({ slug: 'home-page', locale: 'ar', fallbackLocale: false, draft, depth: 0 })
      .then(({ hub: read, _status }) => [read?.title, _status])
  const before = await inArabic(false)
  const saved = await callRest(payload, editor, `${path}?locale=ar&draft=true`, {
    method: 'POST',
    body: { hub: hub('لم يُنشر') },
  })
  expect(saved.status).toBe(200)
  expect(await inArabic(true)).toEqual(['لم يُنشر', 'draft'])
  const answer = await callRest(payload, editor, `${path}/revert?locale=en`, { method: 'POST', body: {} })
  expect(answer.status, await answer.clone().text()).toBe(200)
  expect(await inArabic(false)).toEqual(before)
  expect(await inArabic(true)).toEqual(before)
})

test('a draft that is restored is entered in the journal, and the oldest version makes room for it', async () => {
  const { versionsStored } = await import('../../model/editing/autosave.ts')
  const { rawSql } = await import('../../store/database/raw-sql.ts')
  const { rows } = await rawSql(payload)
  const entries = () =>
    rows(sql`SELECT person_name, act FROM journal WHERE kind = 'home-page' ORDER BY sequence`)
  const stored = async () => (await payload.countGlobalVersions({ global: 'home-page' })).totalDocs
  const restoring = await staffOf(payload, 'Restoring', 'editor')
  const { docs } = await payload.db.findGlobalVersions({ global: 'home-page', sort: '-updatedAt', limit: 1 })
  const versionData = docs[0]?.version
  if (!versionData) throw new Error('There is no version')
  for (let count = await stored(); count < versionsStored; count += 1) {
    const at = new Date(Date.UTC(2020, 0, count)).toISOString()
    await payload.db.createGlobalVersion({
      ...{ globalSlug: 'home-page', versionData: structuredClone(versionData), autosave: false },
      ...{ createdAt: at, updatedAt: at },
    })
  }
  expect(await stored()).toBe(versionsStored)
  const before = await entries()
  const answer = await callRest(payload, restoring, `${path}/versions/${docs[0]?.id}?draft=true`, {
    method: 'POST',
  })
  expect(answer.status, await answer.clone().text()).toBe(200)
  expect((await entries()).slice(before.length)).toEqual([{ person_name: 'Restoring', act: 'drafted' }])
  expect(await stored()).toBe(versionsStored)
})
