import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { RecordWriter } from '../support/record-writer.ts'
import { richText, richTextLinking, richTextShowing } from '../support/rich-text.ts'
import { callRest } from '../support/rest.ts'
import { staffOf } from '../support/staff-of-role.ts'
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

const usesSchema = z.looseObject({
  uses: z.array(z.looseObject({ title: z.string().nullable() })),
})
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

test('beside a form the first uses are named, and all are counted, to whoever may read the record', async () => {
  const [editor, translator] = [
    await staffOf(payload, 'Editor', 'editor'),
    await staffOf(payload, 'Translator', 'translator'),
  ]
  const topic = await writer.publish('topics', { en: { title: 'Rivers' } })
  for (let number = 1; number <= 22; number += 1)
    await writer.publish('news', { en: { title: `River ${number}` } }, { ...date, topics: [topic] })
  const ask = (person: typeof editor, kind: string, id: number) =>
    callRest(payload, person, `/uses/${kind}/${id}`, { language: 'ar' })
  const answer = usesSchema.parse(await (await ask(editor, 'topics', topic)).json())
  expect(answer).toMatchObject({ canBeUsed: true, total: 22 })
  expect(answer.uses).toHaveLength(20)
  expect(answer.uses[0]).toMatchObject({ kind: 'خبر', isPublished: true })
  expect(answer.uses[0]?.title).toMatch(/^River \d+$/)
  expect((await ask(translator, 'topics', topic)).status).toBe(404)
  const slide = await writer.publish('sliders', { en: { title: 'Rain' } })
  expect(await (await ask(editor, 'sliders', slide)).json()).toMatchObject({ uses: [], total: 0 })
})

test('a new file in the place of a picture’s is the one that every use shows', async () => {
  const id = await newPicture()
  const published = await writer.publish('news', { en: { title: 'Pictured' } }, { ...date, image: id })
  const drafted = await writer.publish('news', { en: { title: 'Pictured in a draft' } }, date)
  await writer.draftBeside('news', drafted, { image: id })
  const before = await payload.findByID({ collection: 'media', id })
  const data = await smallPicture()
  await payload.update({
    ...{ collection: 'media', id, data: {} },
    file: { name: 'another dam.png', mimetype: 'image/png', data, size: data.length },
  })
  const shown = async (news: number, draft: boolean) => {
    const { image } = await payload.findByID({ collection: 'news', id: news, draft, depth: 1 })
    return typeof image === 'object' ? image?.filename : image
  }
  expect(await shown(published, false)).not.toBe(before.filename)
  expect(await shown(published, false)).toMatch(/^another/)
  expect(await shown(drafted, true)).toMatch(/^another/)
})

test('every field of the content model that refers to a record is looked into', async () => {
  const { collectionsReferringTo } = await import('../../model/references/reference-places.ts')
  for (const { slug } of payload.config.collections) {
    expect(() => collectionsReferringTo(payload, slug)).not.toThrow()
  }
})
