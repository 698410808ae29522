import type { Hono } from 'hono'
import type { Payload, TypedUser } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { environment } from '../../environment.ts'
import type { PageRenderer } from '../../server/pages/render-page.ts'
import { readJournal } from '../../model/journal/journal.ts'
import { callRest } from '../support/rest.ts'
import { writeOrganization } from '../support/test-records.ts'
import { staffOf } from '../support/staff-of-role.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'

/** An address at which somebody outside sees a draft, until it ends. */

const day = 24 * 60 * 60_000

let siteUrl: string
let database: TestDatabase
let payload: Payload
let server: Hono
let editor: TypedUser
let buyer: TypedUser
/** The server's present moment. */
let present: Date

beforeAll(async () => {
  database = await openTestDatabase()
  ;({ payload } = database)
  editor = await staffOf(payload, 'Eduard', 'editor')
  buyer = await staffOf(payload, 'Pia', 'procurement')
  await writeOrganization(payload)
  await payload.updateGlobal({ slug: 'organization', data: { name: 'The network', _status: 'published' } })
  siteUrl = environment().siteUrl
  server = await openServer()
})
afterAll(() => database.close())
beforeEach(() => {
  present = new Date()
})

/** The site's addresses with pages that say no more than a record's title: drafts are the same for every page. */
async function openServer(): Promise<Hono> {
  const { PageCache } = await import('../../server/page-cache/page-cache.ts')
  const { pages } = await import('../../server/pages/pages.ts')
  const { secureFor, securityHeaders } = await import('../../server/security/security-headers.ts')
  const { contentSecurityPolicy } = await import('../../server/security/content-security-policy.ts')
  const { findRecord } = await import('../../store/read/list-records.ts')
  const { newsKind } = await import('../../content/news/kind.ts')
  const { Hono: Router } = await import('hono')
  const render: PageRenderer = async ({ request, language, version, previewedBy, sharedDraft }) => {
    const reading = {
      ...{ payload, language, now: present },
      ...(previewedBy && { previewedBy }),
      ...(sharedDraft && { sharedDraft }),
    }
    const id = new URL(request.url).pathname.replace('.data', '').split('/').at(-1) ?? ''
    const found = await findRecord(newsKind, reading, id)
    return {
      status: found.found ? 200 : 404,
      headers: new Headers({ 'content-type': 'text/html; charset=utf-8' }),
      body: Buffer.from(found.found ? `${version} ${found.record.title.text}` : 'not found'),
      ...{ freshUntil: 60_000, endsAtMoment: false, isPartial: false, foundNothing: false },
    }
  }
  const cache = new PageCache({
    ...{ maximumBytes: 100_000, version: () => 'one', now: () => present.getTime() },
    onFailure: (_key, error) => {
      throw error
    },
  })
  const app = new Router()
  app.use(securityHeaders(secureFor(siteUrl)))
  app.route(
    '/',
    pages({
      ...{ payload, siteUrl, cache, render, now: () => present, policy: contentSecurityPolicy },
      ...{ isUnknown: () => false, leadsTo: () => Promise.resolve(undefined) },
    }),
  )
  return app
}

async function draftOf(title: string): Promise<number> {
  const { id } = await payload.create({
    collection: 'news',
    draft: true,
    data: { title, date: '2026-05-01T12:00:00.000Z', _status: 'draft' },
  })
  await payload.update({
    collection: 'news',
    id,
    draft: true,
    locale: 'ar',
    data: { title: `مسودة ${title}` },
  })
  return id
}

const madeSchema = z.object({ address: z.string(), endsAt: z.string() })

interface Wish {
  kind?: string
  days?: number
  language?: string
  by?: TypedUser
}

const ask = (record: number, { kind = 'news', days = 7, language = 'en', by = editor }: Wish = {}) =>
  callRest(payload, by, '/draft-links/new', { method: 'POST', body: { kind, record, days, language } })

async function make(record: number, wish: Wish = {}): Promise<string> {
  const answer = await ask(record, wish)
  expect(answer.status, await answer.clone().text()).toBe(201)
  return madeSchema.parse(await answer.json()).address
}

const listSchema = z.object({
  docs: z.array(
    z.object({ id: z.number(), madeByName: z.string(), revokedAt: z.string().nullish() }).loose(),
  ),
})

async function linksOf(record: number, by = editor) {
  const answer = await callRest(payload, by, `/draft-links?where[recordId][equals]=${record}&depth=0`)
  return listSchema.parse(await answer.json()).docs
}

async function look(address: string) {
  const answer = await server.request(address)
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

const titles = { en: 'The hidden spring', ar: 'مسودة The hidden spring' }

test('shows the draft in each language until it ends, and nothing of it is cached or told to others', async () => {
  const address = await make(await draftOf(titles.en))
  const seen = await look(address)
  expect(seen.status).toBe(200)
  expect(seen.text).toContain(titles.en)
  expect(Object.fromEntries(seen.headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
  })
  expect(seen.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  const arabic = await look(address.replace('/news/', '/ar/news/'))
  expect(arabic.text).toContain(titles.ar)
  const light = await look(`${address}&view=light`)
  expect(light.text).toBe(`light ${titles.en}`)

  present = new Date(Date.now() + 7 * day + 60_000)
  for (const [path, words] of [
    ['/news/', 'No draft is shown here any more'],
    ['/ar/news/', 'لم تعد هناك مسودة معروضة هنا'],
    ['/fr/news/', 'Aucun brouillon n’est plus affiché ici'],
    ['/fa/news/', 'دیگر پیش‌نویسی در اینجا نشان داده نمی‌شود'],
  ] as const) {
    const over = await look(address.replace('/news/', path))
    expect(over.status).toBe(410)
    expect(over.text).toContain(words)
    expect(over.text).not.toContain(titles.en)
    expect(over.headers.get('cache-control')).toBe('private, no-store')
    expect(over.headers.get('referrer-policy')).toBe('no-referrer')
  }
})

test('what is not saved in a language is shown in another, as on the site', async () => {
  const address = await make(await draftOf('Only two languages'), { language: 'fr' })
  expect(address).toContain('/fr/news/')
  expect((await look(address)).text).toContain('Only two languages')
})

test('a published record shows its draft under the address, and to visitors what was published', async () => {
  const { id } = await payload.create({
    collection: 'news',
    data: { title: 'What stands', date: '2026-05-01T12:00:00.000Z', _status: 'published' },
  })
  expect((await ask(id)).status).toBe(409)
  await payload.update({ collection: 'news', id, draft: true, data: { title: 'What may come' } })
  const address = await make(id)
  expect((await look(address)).text).toContain('What may come')
  const visitors = await look(`${siteUrl}/news/${id}`)
  expect(visitors.text).toContain('What stands')
  expect(visitors.text).not.toContain('What may come')

  await payload.update({ collection: 'news', id, data: { title: 'What came', _status: 'published' } })
  const led = await look(address)
  expect([led.status, led.headers.get('location')]).toEqual([302, `/news/${id}`])
})

test('shows no other draft, and leads from another page to its own', async () => {
  const id = await draftOf('Shown to one')
  const other = await draftOf('Shown to nobody')
  const address = await make(id)
  const elsewhere = await look(address.replace(`/news/${id}`, `/news/${other}`))
  expect(elsewhere.status).toBe(302)
  expect(`${siteUrl}${elsewhere.headers.get('location')}`).toBe(address)
  expect((await look(address.replace(`/news/${id}`, `/news/${other}.data`))).status).toBe(404)
  expect((await look(`${siteUrl}/news/${id}`)).status).toBe(404)
  const { listRecords } = await import('../../store/read/list-records.ts')
  const { newsKind } = await import('../../content/news/kind.ts')
  const sharedDraft = { kind: 'news', record: id, endsAt: present }
  const list = await listRecords(newsKind, { payload, language: 'en', now: present, sharedDraft })
  expect(list.records.map(({ title }) => title.text)).not.toContain('Shown to nobody')
})

test('ends when it is revoked, when the record is in the trash, and is unknown with another letter', async () => {
  const id = await draftOf('Taken back')
  const [first, second] = [await make(id), await make(id)]
  expect((await look(first.slice(0, -1) + (first.endsWith('A') ? 'E' : 'A'))).status).toBe(410)
  expect((await look(`${siteUrl}/news/${id}?preview=short`)).status).toBe(410)
  const [newest] = await linksOf(id)
  const revoke = (by: TypedUser) =>
    callRest(payload, by, `/draft-links/${newest?.id}/revoke`, { method: 'POST' })
  expect((await revoke(buyer)).status).toBe(404)
  expect((await look(second)).status).toBe(200)
  expect((await revoke(editor)).status).toBe(200)
  expect((await look(second)).status).toBe(410)
  expect((await look(first)).status).toBe(200)
  await payload.update({ collection: 'news', id, data: { deletedAt: new Date().toISOString() } })
  expect((await look(first)).status).toBe(410)

  // The number may become that of another record.
  await payload.delete({ collection: 'news', id, trash: true })
  expect(await linksOf(id)).toEqual([])
})

test('is listed with who made it, to those who manage the record, without its secret', async () => {
  const id = await draftOf('Listed')
  const address = await make(id, { days: 30 })
  const [link] = await linksOf(id)
  expect(link).toMatchObject({ madeByName: 'Eduard', recordId: id, kind: 'news' })
  const secret = new URL(address).searchParams.get('preview') ?? ''
  expect(secret).toHaveLength(43)
  expect(JSON.stringify(link)).not.toMatch(/hash|secret/i)
  const { docs } = await payload.find({ collection: 'draft-links', showHiddenFields: true })
  expect(JSON.stringify(docs)).not.toContain(secret)
  expect(await linksOf(id, buyer)).toEqual([])
  const entries = await readJournal(payload, { kind: 'news', record: id }, 10)
  expect(entries[0]).toMatchObject({ act: 'draft shared', title: 'Listed', person: { name: 'Eduard' } })
})

test('is made only by those who may change the record, for a time that is offered', async () => {
  const id = await draftOf('Guarded')
  expect((await ask(id, { by: buyer })).status).toBe(403)
  expect((await ask(id, { kind: 'users' })).status).toBe(403)
  // On the page of its kind: there is no page of one alone.
  expect((await ask(id, { kind: 'sliders' })).status).toBe(403)
  expect((await ask(id, { days: 31 })).status).toBe(400)
  expect((await ask(id + 1000)).status).toBe(404)
  const plain = await callRest(payload, editor, '/draft-links', {
    method: 'POST',
    body: { kind: 'news', recordId: id, secretHash: 'known', endsAt: '2030-01-01T00:00:00.000Z' },
  })
  expect(plain.status).toBe(403)
  expect(await linksOf(id)).toEqual([])

  const tender = await payload.create({ collection: 'tenders', draft: true, data: { title: 'Pipes' } })
  expect((await ask(tender.id, { kind: 'tenders' })).status).toBe(403)
  expect(await make(tender.id, { kind: 'tenders', by: buyer })).toContain(`/tenders/${tender.id}?preview=`)
})

test('shows the draft of what there is one of, and of nothing else', async () => {
  const { readOrganization } = await import('../../content/organization/read-organization.ts')
  const { findSharedDraft } = await import('../../content/draft-links/draft-links.ts')
  await payload.updateGlobal({ slug: 'organization', draft: true, data: { name: 'The new network' } })
  const address = await make(0, { kind: 'organization', language: 'fa' })
  expect(address).toContain(`${siteUrl}/fa?preview=`)
  const secret = new URL(address).searchParams.get('preview') ?? ''
  const sharedDraft = await findSharedDraft(payload, secret, present)
  const reading = { payload, language: 'en' as const, now: present }
  const nameSeen = async (more: object) => (await readOrganization({ ...reading, ...more })).name.text
  expect(await nameSeen({ sharedDraft })).toBe('The new network')
  expect(await nameSeen({})).toBe('The network')
  expect(await nameSeen({ sharedDraft: { kind: 'header-menu', record: 0, endsAt: present } })).toBe(
    'The network',
  )
  expect(await nameSeen({ previewedBy: editor })).toBe('The new network')
  const translator = await staffOf(payload, 'Tala', 'translator')
  expect(await nameSeen({ previewedBy: translator })).toBe('The network')
})
