import '../../site/language/all-messages.ts'
import type { Payload, TypedUser } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { RecordWriter } from '../support/record-writer.ts'
import { callRest } from '../support/rest.ts'
import { richTextOf, richTextShowing } from '../support/rich-text.ts'
import { staffOf } from '../support/staff-of-role.ts'
import { openTestApi, type TestApi } from '../support/test-api.ts'
import { makeFormerTender } from '../support/test-tender.ts'
import { kindsWithDrafts, smallPicture, testDocument, testNow } from '../support/test-records.ts'

let api: TestApi
let payload: Payload
let writer: RecordWriter
let editor: TypedUser
let administrator: TypedUser
let content: typeof import('../../store/read/list-records.ts')
let newsKind: typeof import('../../content/news/kind.ts').newsKind
let version: typeof import('../../store/database/content-version.ts')

beforeAll(async () => {
  process.env.LOG_LEVEL = 'silent'
  api = await openTestApi()
  payload = api.payload
  writer = new RecordWriter(payload)
  content = await import('../../store/read/list-records.ts')
  version = await import('../../store/database/content-version.ts')
  ;({ newsKind } = await import('../../content/news/kind.ts'))
  editor = await staffOf(payload, 'Editor', 'editor')
  administrator = await staffOf(payload, 'Administrator', 'administrator')
})
afterAll(() => api.close())

const date = { date: '2026-01-01T00:00:00.000Z' }
let made = 0

async function newPicture() {
  made += 1
  const file = { name: `weir ${made}.png`, mimetype: 'image/png', data: await smallPicture() }
  return writer.publish('media', { en: { alternativeText: `A weir ${made}` } }, {}, file)
}

async function newDocument() {
  made += 1
  const file = { name: `terms ${made}.pdf`, mimetype: 'application/pdf', data: testDocument }
  return writer.publish('documents', { en: { title: `Terms ${made}` } }, {}, file)
}

/** What the back office's button to delete does. */
function trash(collection: string, id: number, person = editor, language = 'en') {
  const body = { deletedAt: new Date().toISOString() }
  return callRest(payload, person, `/${collection}/${id}`, { method: 'PATCH', language, body })
}

/** What its button to restore does. */
async function restore(collection: string, id: number, status?: 'draft' | 'published') {
  const query = `trash=true&where[and][0][id][equals]=${id}&where[and][1][deletedAt][exists]=true`
  const body = { deletedAt: null, ...(status && { _status: status }) }
  const response = await callRest(payload, editor, `/${collection}?${query}`, { method: 'PATCH', body })
  expect(response.status, await response.clone().text()).toBe(200)
  return response
}

async function deleteExpiredIn(days: number) {
  const { deleteExpired } = await import('../../retention/delete-expired.ts')
  const { DiskSubmissionStore } = await import('../../submissions/store/disk-submission-store.ts')
  const { environment } = await import('../../environment.ts')
  const now = new Date(Date.now() + days * 86_400_000)
  return deleteExpired(payload, new DiskSubmissionStore(environment().dataFolder), now)
}

const refusal = z.object({
  errors: z.tuple([
    z.object({
      message: z.string(),
      data: z.object({
        uses: z.array(z.object({ title: z.string().nullable(), kind: z.string(), address: z.string() })),
      }),
    }),
  ]),
})

async function refusalOf(response: Response) {
  expect(response.status).toBe(409)
  const [{ message, data }] = refusal.parse(await response.json()).errors
  return { message, uses: data.uses }
}

describe('what is used', () => {
  test('is not deleted, and whoever tries learns where it is used', async () => {
    const picture = await newPicture()
    const news = await writer.publish(
      'news',
      { en: { title: 'A high weir' }, ar: { title: 'هدّار عالٍ' } },
      { ...date, image: picture },
    )
    const story = await writer.draft('stories', {
      title: 'In the text',
      body: richTextShowing('media', picture),
    })
    const { message, uses } = await refusalOf(await trash('media', picture))
    expect(message).toMatch(/^“[^”]+\.png” is still used/)
    expect(message).toContain('“A high weir” (')
    expect(message).toContain('“In the text” (')
    expect(uses.map(({ address }) => address).toSorted()).toEqual([
      `/admin/collections/news/${news}`,
      `/admin/collections/stories/${story}`,
    ])
    const inArabic = await refusalOf(await trash('media', picture, editor, 'ar'))
    expect(inArabic.message).toContain('هدّار عالٍ')
    expect((await payload.findByID({ collection: 'media', id: picture })).deletedAt).toBeFalsy()

    await payload.update({ collection: 'news', id: news, data: { image: null, _status: 'published' } })
    await payload.update({
      collection: 'stories',
      id: story,
      draft: true,
      locale: 'en',
      data: { body: richTextOf([]) },
    })
    expect((await trash('media', picture)).status).toBe(200)
  })

  test('is not deleted for good either', async () => {
    const picture = await newPicture()
    await writer.publish('news', { en: { title: 'Holds on to it' } }, { ...date, image: picture })
    const response = await callRest(payload, administrator, `/media/${picture}`, { method: 'DELETE' })
    expect((await refusalOf(response)).message).toContain('Holds on to it')
  })

  test.each([
    ['topics', async () => writer.publish('topics', { en: { title: 'Fog' } }), 'topics'],
    [
      'projects',
      async () => writer.publish('projects', { en: { title: 'Nets' } }, { stage: 'planned' }),
      'projects',
    ],
  ] as const)('holds for %s as for pictures', async (collection, make, field) => {
    const id = await make()
    await writer.publish('news', { en: { title: `About ${collection}` } }, { ...date, [field]: [id] })
    expect((await refusalOf(await trash(collection, id))).message).toContain(`About ${collection}`)
  })

  test('is named without titles of what the person may not read', async () => {
    const buyer = await staffOf(payload, 'Buyer', 'procurement')
    const document = await newDocument()
    await payload.update({ collection: 'documents', id: document, data: { role: 'procurement' } })
    await writer.draft('publications', {
      title: 'Not for buyers',
      kind: 'report',
      publishedOn: '2020-01-01',
      files: [{ language: 'en', file: document }],
    })
    const { message, uses } = await refusalOf(await trash('documents', document, buyer))
    expect(message).not.toContain('Not for buyers')
    expect(uses).toMatchObject([{ title: null, kind: 'Publication' }])
  })

  test('by something in the trash alone may go into the trash too', async () => {
    const picture = await newPicture()
    const news = await writer.publish('news', { en: { title: 'Goes first' } }, { ...date, image: picture })
    expect((await trash('news', news)).status).toBe(200)
    expect((await trash('media', picture)).status).toBe(200)
  })
})

describe('a record in the trash', () => {
  const reading = async () => ({
    payload,
    language: 'en' as const,
    now: testNow,
    contentVersion: await version.readContentVersion(payload),
  })
  async function isShown(slug: string): Promise<Record<string, boolean>> {
    const found = await content.findRecord(newsKind, await reading(), slug)
    const cards = await content.listRecords(newsKind, await reading(), { perPage: 100, asCards: true })
    const whole = await content.listRecords(newsKind, await reading(), { perPage: 0 })
    const one = await api.call(`/api/news/${slug}`)
    const inApi = async (path: string) => (await (await api.call(path)).text()).includes(`/news/${slug}"`)
    const { makeSitemap } = await import('../../server/sitemap/sitemap.ts')
    const { readFeed } = await import('../../server/feeds/read-feed.ts')
    const feed = await readFeed({ section: 'news', format: 'atom', reading: await reading(), siteUrl: '' })
    return {
      page: found.found,
      cards: cards.records.some((record) => record.slug === slug),
      list: whole.records.some((record) => record.slug === slug),
      api: one.status === 200,
      apiList: await inApi('/api/news?per_page=100'),
      search: await inApi('/api/search?q=zebra'),
      listSearch: await inApi('/api/news?q=zebra'),
      sitemap: (await makeSitemap(payload, '', testNow)).includes(`/news/${slug}<`),
      feed: feed.entries.some(({ address }) => address === `/news/${slug}`),
    }
  }
  const everywhere = (shown: boolean) => ({
    ...{ page: shown, cards: shown, list: shown, api: shown, apiList: shown },
    ...{ search: shown, listSearch: shown, sitemap: shown, feed: shown },
  })

  test('is nowhere on the site, and is there again once it is brought back', async () => {
    const id = await writer.publish('news', { en: { title: 'A zebra', slug: 'a-zebra' } }, date)
    expect(await isShown('a-zebra')).toEqual(everywhere(true))
    expect((await trash('news', id)).status).toBe(200)
    expect(await isShown('a-zebra')).toEqual(everywhere(false))
    expect((await restore('news', id, 'published')).status).toBe(200)
    expect(await isShown('a-zebra')).toEqual(everywhere(true))
  })

  test('can’t be published while it lies there', async () => {
    const id = await writer.publish('news', { en: { title: 'A zebra too', slug: 'a-zebra-too' } }, date)
    await trash('news', id)
    const body = { _status: 'published' }
    await callRest(payload, editor, `/news/${id}?trash=true`, { method: 'PATCH', body })
    expect(await isShown('a-zebra-too')).toEqual(everywhere(false))
  })

  test('is not half there: a draft put into the trash takes what is published with it', async () => {
    const id = await writer.publish('news', { en: { title: 'A third zebra', slug: 'a-third-zebra' } }, date)
    const body = { deletedAt: new Date().toISOString() }
    await callRest(payload, editor, `/news/${id}?draft=true`, { method: 'PATCH', body })
    expect(await isShown('a-third-zebra')).toEqual(everywhere(false))
  })

  test('keeps its address for when it comes back', async () => {
    const id = await writer.publish('news', { en: { title: 'Same name' } }, date)
    await trash('news', id)
    const other = await payload.create({
      collection: 'news',
      data: { title: 'Same name', ...date, _status: 'published' },
    })
    expect(other.slug).toBe('same-name-2')
    expect((await restore('news', id, 'published')).status).toBe(200)
  })

  test('is not announced by what refers to it again', async () => {
    const document = await newDocument()
    const picture = await newPicture()
    const news = await writer.publish(
      'news',
      { en: { title: 'Comes back alone', body: richTextShowing('documents', document) } },
      { ...date, image: picture },
    )
    await trash('news', news)
    await trash('documents', document)
    await trash('media', picture)
    await restore('news', news, 'published')
    const found = await content.findRecord(newsKind, await reading(), 'comes-back-alone')
    expect(found.found && found.record).toMatchObject({ image: null, body: null })
    await restore('documents', document)
    await restore('media', picture)
    const again = await content.findRecord(newsKind, await reading(), 'comes-back-alone')
    expect(again.found && again.record).toMatchObject({
      image: { original: { address: expect.stringContaining('/files/media/') } },
      body: { blocks: [{ kind: 'document' }] },
    })
  })

  test('is not read by visitors, whatever they ask Payload for', async () => {
    const picture = await newPicture()
    const news = await writer.publish('news', { en: { title: 'Out of sight' } }, date)
    await trash('media', picture)
    await trash('news', news)
    for (const [collection, id] of [
      ['media', picture],
      ['news', news],
    ] as const) {
      const { docs } = await payload.find({
        collection,
        where: { id: { equals: id } },
        trash: true,
        overrideAccess: false,
      })
      expect(docs, collection).toEqual([])
    }
  })

  test('every kind that visitors read has a trash, where only administrators delete for good', async () => {
    for (const slug of [...kindsWithDrafts, 'media', 'documents'] as const)
      expect(payload.collections[slug].config.trash, slug).toBe(true)
    const id = await writer.publish('news', { en: { title: 'For good' } }, date)
    expect((await callRest(payload, editor, `/news/${id}`, { method: 'DELETE' })).status).toBe(403)
    expect((await callRest(payload, administrator, `/news/${id}`, { method: 'DELETE' })).status).toBe(200)
  })

  test('whoever may not change a kind does not put it into the trash', async () => {
    const id = await writer.publish('news', { en: { title: 'Not theirs' } }, date)
    const recruiter = await staffOf(payload, 'Recruiter', 'human-resources')
    expect((await trash('news', id, recruiter)).status).toBe(403)
  })
})

function newTender(deadline = '2026-09-01T12:00:00.000Z') {
  made += 1
  return makeFormerTender(payload, {
    title: 'Pumps',
    description: 'Pumps',
    referenceNumber: `TRASH-${made}`,
    category: 'goods',
    issueDate: '2026-06-01T12:00:00.000Z',
    deadline,
    deadline_tz: 'Asia/Amman',
  })
}

test('a tender with proposals does not go into the trash', async () => {
  const buyer = await staffOf(payload, 'Purchaser', 'procurement')
  const { id } = await newTender()
  expect((await trash('tenders', id, buyer)).status).toBe(200)
  const { id: answered } = await newTender()
  await payload.create({
    collection: 'proposals',
    data: {
      reference: 'P-1',
      receivedAt: testNow.toISOString(),
      tender: answered,
      status: 'received',
      scan: 'none',
    },
  })
  const response = await trash('tenders', answered, buyer)
  expect(response.status).toBe(409)
  expect(JSON.stringify(await response.json())).toContain('This tender has proposals')
})

test('a tender that somebody follows is deleted for good, with its followers, their mail and its key', async () => {
  const { follow } = await import('../../procurement/tender-followers/follow.ts')
  const { findUnsentMail } = await import('../../store/mail/outgoing-mail.ts')
  const { environment } = await import('../../environment.ts')
  const email = 'follower@example.org'
  const [deleted, other] = [
    await newTender('2099-01-01T12:00:00.000Z'),
    await newTender('2099-01-01T12:00:00.000Z'),
  ]
  for (const { id } of [deleted, other]) {
    const asking = { payload, settings: environment(), now: new Date(), isMailDue: async () => true }
    await follow({ ...asking, siteUrl: 'https://network.example.org' }, { tender: id, email, language: 'en' })
    // As a proposal leaves it behind that could not be stored.
    const data = { tender: id, recipient: `age1${id}`, wrappedIdentity: 'wrapped', custodian: 'a machine' }
    await payload.create({ collection: 'tender-keys', data })
  }
  expect(await findUnsentMail(payload, email)).toHaveLength(2)
  expect((await trash('tenders', deleted.id, administrator)).status).toBe(200)
  const response = await callRest(payload, administrator, `/tenders/${deleted.id}?trash=true`, {
    method: 'DELETE',
  })
  expect(response.status, await response.clone().text()).toBe(200)
  const ids = { deletedAt: { exists: true }, id: { equals: deleted.id } }
  expect(await payload.count({ collection: 'tenders', where: ids, trash: true })).toEqual({ totalDocs: 0 })
  for (const collection of ['tender-followers', 'tender-keys'] as const) {
    const { docs } = await payload.find({
      collection,
      where: { tender: { in: [deleted.id, other.id] } },
      depth: 0,
    })
    expect(docs, collection).toMatchObject([{ tender: other.id }])
  }
  expect(await findUnsentMail(payload, email)).toHaveLength(1)
})

test('a tender that a colleague has open is not deleted, and loses nothing of what belongs to it', async () => {
  const colleague = await staffOf(payload, 'Reader', 'procurement')
  const { id } = await newTender('2099-01-01T12:00:00.000Z')
  const data = { tender: id, recipient: `age1open${id}`, wrappedIdentity: 'wrapped', custodian: 'a machine' }
  await payload.create({ collection: 'tender-keys', data })
  const lock = await payload.create({
    collection: 'payload-locked-documents',
    data: {
      document: { relationTo: 'tenders', value: id },
      user: { relationTo: 'users', value: colleague.id },
    },
  })
  const remove = () =>
    callRest(payload, administrator, `/tenders/${id}`, { method: 'DELETE', language: 'fr' })
  const keys = async () =>
    (await payload.count({ collection: 'tender-keys', where: { tender: { equals: id } } })).totalDocs
  const refused = await remove()
  expect([refused.status, await keys()]).toEqual([423, 1])
  expect(await refused.text()).toContain('ouvert par une autre')
  await payload.delete({ collection: 'payload-locked-documents', id: lock.id })
  expect((await remove()).status).toBe(200)
  expect(await keys()).toBe(0)
})

test('a draft that nobody has written into goes after a day, in every kind; one word is enough to stay', async () => {
  const create = (collection: (typeof kindsWithDrafts)[number]) =>
    payload.create({ collection, data: {}, draft: true, locale: 'en', user: administrator })
  const written = await create('news')
  const title = await create('news')
  const change = async (id: number, body: object, language: string) => {
    const options = { method: 'PATCH', language, body } as const
    const response = await callRest(payload, editor, `/news/${id}?draft=true&autosave=true`, options)
    expect(response.status, await response.clone().text()).toBe(200)
  }
  await change(written.id, { summary: 'A weir' }, 'en')
  await change(title.id, { title: 'Un barrage' }, 'fr')
  const untouched: { collection: (typeof kindsWithDrafts)[number]; id: number }[] = []
  for (const collection of kindsWithDrafts) untouched.push({ collection, id: (await create(collection)).id })
  const left = async () => {
    const counts = untouched.map(({ collection, id }) =>
      payload.count({ collection, where: { id: { equals: id } }, trash: true }),
    )
    return (await Promise.all(counts)).filter(({ totalDocs }) => totalDocs > 0).length
  }

  await deleteExpiredIn(0.9)
  expect(await left()).toBe(kindsWithDrafts.length)
  await deleteExpiredIn(1.1)
  expect(await left()).toBe(0)
  for (const { id } of [written, title])
    expect((await payload.count({ collection: 'news', where: { id: { equals: id } } })).totalDocs).toBe(1)
})

describe('after thirty days', () => {
  const isThere = async (collection: 'news' | 'media' | 'tenders', id: number) =>
    (await payload.count({ collection, where: { id: { equals: id } }, trash: true })).totalDocs === 1
  test('the trash is emptied, with the files; what is used again stays', async () => {
    const picture = await newPicture()
    const news = await writer.publish('news', { en: { title: 'Soon over' } }, { ...date, image: picture })
    const returningPicture = await newPicture()
    const returning = await writer.publish(
      'news',
      { en: { title: 'Returns' } },
      { ...date, image: returningPicture },
    )
    for (const [kind, id] of [
      ['news', news],
      ['media', picture],
      ['news', returning],
      ['media', returningPicture],
    ] as const)
      expect((await trash(kind, id)).status).toBe(200)
    await restore('news', returning, 'published')

    const buyer = await staffOf(payload, 'Last', 'procurement')
    const { id: tender } = await newTender()
    expect((await trash('tenders', tender, buyer)).status).toBe(200)

    await deleteExpiredIn(29)
    expect([await isThere('news', news), await isThere('media', picture)]).toEqual([true, true])
    const { filename } = await payload.findByID({ collection: 'media', id: picture, trash: true })
    const { trash: deleted } = await deleteExpiredIn(31)
    expect(deleted).toBeGreaterThanOrEqual(2)
    expect([await isThere('news', news), await isThere('media', picture)]).toEqual([false, false])
    expect(await isThere('tenders', tender)).toBe(false)
    expect(await isThere('media', returningPicture)).toBe(true)
    const { access } = await import('node:fs/promises')
    const { environment } = await import('../../environment.ts')
    await expect(access(`${environment().dataFolder}/media/${filename}`)).rejects.toThrow('ENOENT')
  })
})
