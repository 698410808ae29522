import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { RecordWriter } from '../support/record-writer.ts'
import { richText, richTextLinking, richTextShowing } from '../support/rich-text.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'
import { smallPicture, testDocument } from '../support/test-records.ts'

let database: TestDatabase
let payload: Payload
let writer: RecordWriter
let whereUsed: typeof import('../../model/references/where-used.ts').whereUsed

beforeAll(async () => {
  process.env.LOG_LEVEL = 'silent'
  database = await openTestDatabase()
  payload = database.payload
  writer = new RecordWriter(payload)
  ;({ whereUsed } = await import('../../model/references/where-used.ts'))
})
afterAll(() => database.close())

const date = { date: '2026-01-01T00:00:00.000Z' }
let made = 0
function newDocument() {
  made += 1
  return writer.publish(
    'documents',
    { en: { title: `Document ${made}` } },
    {},
    {
      name: `document ${made}.pdf`,
      mimetype: 'application/pdf',
      data: testDocument,
    },
  )
}

async function newPicture() {
  made += 1
  const file = { name: `dam ${made}.png`, mimetype: 'image/png', data: await smallPicture() }
  return writer.publish('media', { en: { alternativeText: 'A dam' } }, {}, file)
}

test('a record that nothing refers to is used nowhere', async () => {
  const id = await newDocument()
  await writer.publish('news', { en: { title: 'Beside', body: richText(`documents ${id}`) } }, date)
  expect(await whereUsed(payload, { collection: 'documents', id })).toEqual([])
})

test('rows of lists, formatted texts of any language, and drafts beside what is published count', async () => {
  const id = await newDocument()
  const other = await newDocument()
  const publication = await writer.publish(
    'publications',
    { en: { title: 'With a file' } },
    { kind: 'report', publishedOn: '2020-01-01', files: [{ language: 'en', file: id }] },
  )
  const shown = await writer.publish(
    'news',
    { en: { title: 'Shows it' }, fa: { title: 'نشان می‌دهد', body: richTextShowing('documents', id) } },
    date,
  )
  const linked = await writer.draft('stories', {
    title: 'Links it in a draft',
    body: richTextLinking('documents', id),
  })
  const drafted = await writer.publish('news', { en: { title: 'Has none' } }, date)
  await writer.draftBeside('news', drafted, { body: richTextShowing('documents', id) })
  await writer.publish('news', { en: { title: 'Another', body: richTextShowing('documents', other) } }, date)

  const uses = await whereUsed(payload, { collection: 'documents', id })
  expect(uses).toHaveLength(4)
  expect(uses).toEqual(
    expect.arrayContaining([
      { collection: 'publications', id: publication, isPublished: true },
      { collection: 'news', id: shown, isPublished: true },
      { collection: 'stories', id: linked, isPublished: false },
      { collection: 'news', id: drafted, isPublished: false },
    ]),
  )
})

test('what only a former version referred to is no longer used there', async () => {
  const id = await newDocument()
  const news = await writer.publish(
    'news',
    { en: { title: 'Had it', body: richTextShowing('documents', id) } },
    date,
  )
  await payload.update({
    collection: 'news',
    id: news,
    locale: 'en',
    data: { body: richText('Without'), _status: 'published' },
  })
  expect(await whereUsed(payload, { collection: 'documents', id })).toEqual([])
})

test('globals count', async () => {
  const id = await newPicture()
  const other = await newPicture()
  const slide = { label: 'About', title: 'About us', description: 'Words' }
  await payload.updateGlobal({
    slug: 'home-page',
    data: {
      aboutSlides: [{ ...slide, image: id }],
      hub: { title: 'Hub', description: 'Words', logo: other },
    },
  })
  for (const picture of [id, other]) {
    expect(await whereUsed(payload, { collection: 'media', id: picture })).toEqual([
      { global: 'home-page', isPublished: true },
    ])
  }
  const drafted = await newPicture()
  await payload.updateGlobal({
    slug: 'home-page',
    draft: true,
    data: { hub: { title: 'Hub', description: 'Words', logo: drafted } },
  })
  expect(await whereUsed(payload, { collection: 'media', id: drafted })).toEqual([
    { global: 'home-page', isPublished: false },
  ])
  expect(await whereUsed(payload, { collection: 'media', id: await newPicture() })).toEqual([])
})

test('every field of the content model that refers to a record is looked into', async () => {
  const { collectionsReferringTo } = await import('../../model/references/reference-places.ts')
  for (const { slug } of payload.config.collections) {
    expect(() => collectionsReferringTo(payload, slug)).not.toThrow()
  }
})
