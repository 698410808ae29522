import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ContentVersion } from '../../store/database/content-version.ts'
import { fileLibraries } from '../../store/uploads/file-address.ts'
import type { FileStore } from '../../server/files/file-store.ts'
import { tokenOf } from '../support/rest.ts'
import { richTextLinking, richTextShowing } from '../support/rich-text.ts'
import { staffOf } from '../support/staff-of-role.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'
import { smallPicture, testDocument, testNow } from '../support/test-records.ts'

let database: TestDatabase
let payload: Payload
let ask: (address: string, cookie?: string) => Promise<Response>
let present: ContentVersion
let files = 0

beforeAll(async () => {
  database = await openTestDatabase()
  payload = database.payload
})
afterAll(() => database.close())

beforeEach(async () => {
  // What reads the settings is imported after the database is opened.
  const { readContentVersion } = await import('../../store/database/content-version.ts')
  const { diskFileStore } = await import('../../server/files/disk-file-store.ts')
  const { readFormerFile } = await import('../../figures/datasets/former-versions/former-versions.ts')
  const { files: filesApp } = await import('../../server/files/files.ts')
  const { whoMayRead } = await import('../../server/files/who-may-read.ts')
  const { environment } = await import('../../environment.ts')
  present = await readContentVersion(payload)
  const store: FileStore = diskFileStore(environment().dataFolder)
  const contentVersion = () => present
  const app = filesApp(
    store,
    whoMayRead({ payload, contentVersion, siteUrl: 'http://localhost', now: () => testNow }),
    (name) => readFormerFile(payload, name),
  )
  ask = async (address, cookie) =>
    app.request(address, { headers: cookie ? { cookie, 'Sec-Fetch-Site': 'same-origin' } : {} })
})

async function newDocument() {
  const { id, filename } = await payload.create({
    collection: 'documents',
    data: { title: 'Terms', role: 'editor' },
    file: {
      name: `terms ${++files}.pdf`,
      mimetype: 'application/pdf',
      data: testDocument,
      size: testDocument.length,
    },
  })
  return { id, address: `/documents/${encodeURIComponent(filename ?? '')}` }
}

const draft = (data: object) =>
  payload.create({
    collection: 'news',
    draft: true,
    data: { title: `News ${++files}`, date: testNow.toISOString(), ...data, _status: 'draft' },
  })
const publish = (id: number) => payload.update({ collection: 'news', id, data: { _status: 'published' } })
const unpublish = (id: number) => payload.update({ collection: 'news', id, data: { _status: 'draft' } })
const statusOf = async (address: string) => (await ask(address)).status

test('a document to which nothing public refers is there for nobody, and staff may look at it', async () => {
  const { address } = await newDocument()
  expect(await statusOf(address)).toBe(404)
  await payload.create({
    collection: 'users',
    data: { name: 'E', email: 'e@example.org', password: 'a long password', roles: ['editor'] },
  })
  const token = await tokenOf(payload, 'e@example.org')
  const previewed = await ask(address, `payload-token=${token}`)
  expect([previewed.status, previewed.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect((await ask(address, 'payload-token=forged')).status).toBe(404)
})

test('who only translates is given the files that visitors have, and no others', async () => {
  const { id, address } = await newDocument()
  const { email } = await staffOf(payload, 'Translating', 'translator')
  const cookie = `payload-token=${await tokenOf(payload, email)}`
  expect((await ask(address, cookie)).status).toBe(404)
  await publish((await draft({ body: richTextLinking('documents', id) })).id)
  const { readContentVersion } = await import('../../store/database/content-version.ts')
  present = await readContentVersion(payload)
  expect((await ask(address, cookie)).status).toBe(200)
})

test.each([
  ['linked', richTextLinking],
  ['shown', richTextShowing],
])('a document %s in a text is public while the record is published', async (_, text) => {
  const { id, address } = await newDocument()
  const news = await draft({ body: text('documents', id) })
  expect(await statusOf(address)).toBe(404)
  await publish(news.id)
  const given = await ask(address)
  expect([given.status, given.headers.get('cache-control')]).toEqual([200, 'public, max-age=300'])
  await unpublish(news.id)
  expect(await statusOf(address)).toBe(404)
})

test('a document in a row of a record, and what a draft puts in its place', async () => {
  const [first, second] = [await newDocument(), await newDocument()]
  const publication = await payload.create({
    collection: 'publications',
    data: {
      title: 'A report',
      publishedOn: testNow.toISOString(),
      kind: 'report',
      files: [{ file: first.id, language: 'en' }],
      _status: 'published',
    },
  })
  await payload.update({
    collection: 'publications',
    id: publication.id,
    draft: true,
    data: { files: [{ file: second.id, language: 'en' }], _status: 'draft' },
  })
  expect([await statusOf(first.address), await statusOf(second.address)]).toEqual([200, 404])
})

test('a picture, in each of its sizes, of a record and of a global', async () => {
  const data = await smallPicture()
  const picture = async () => {
    const { id, filename, sizes } = await payload.create({
      collection: 'media',
      data: { alternativeText: 'A picture' },
      file: { name: `picture ${++files}.png`, mimetype: 'image/png', data, size: data.length },
    })
    const names = [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)]
    return { id, addresses: names.flatMap((name) => (name ? [`/media/${encodeURIComponent(name)}`] : [])) }
  }
  const statusesOf = async (addresses: readonly string[]) =>
    new Set(await Promise.all(addresses.map(statusOf)))
  const ofNews = await picture()
  expect(ofNews.addresses.length).toBeGreaterThan(2)
  expect(await statusesOf(ofNews.addresses)).toEqual(new Set([404]))
  await publish((await draft({ image: ofNews.id })).id)
  expect(await statusesOf(ofNews.addresses)).toEqual(new Set([200]))

  const ofGlobal = await picture()
  expect(await statusesOf(ofGlobal.addresses)).toEqual(new Set([404]))
  await payload.updateGlobal({
    slug: 'home-page',
    data: { hub: { logo: ofGlobal.id, title: 'The hub', description: 'A hub' } },
  })
  expect(await statusesOf(ofGlobal.addresses)).toEqual(new Set([200]))
})

test('a picture that is cropped or replaced has other addresses, whatever its files are called, and what is written about it changes none', async () => {
  const { RecordReader } = await import('../../store/read/record-reader.ts')
  const { readPicture } = await import('../../store/read/picture.ts')
  const sharp = (await import('sharp')).default
  const drawn = async (background: string, width: number) => {
    const data = await sharp({ create: { width, height: 4, channels: 3, background } })
      .png()
      .toBuffer()
    return { name: 'well.png', mimetype: 'image/png', data, size: data.length }
  }
  const { id } = await payload.create({
    collection: 'media',
    data: { alternativeText: 'A well' },
    file: await drawn('#123', 40),
  })
  await publish((await draft({ image: id })).id)
  const addresses = async () => {
    const stored = await payload.findByID({ collection: 'media', id, locale: 'all' })
    const picture = readPicture(new RecordReader(stored, 'en'))
    if (!picture) throw new Error('There is no picture')
    const { original, sizes } = picture
    return [original, ...sizes.avif, ...sizes.webp].map(({ address }) => address)
  }
  const first = await addresses()
  expect(first.length).toBeGreaterThan(2)
  await payload.update({ collection: 'media', id, data: { caption: 'In the north' } })
  expect(await addresses()).toEqual(first)
  const edits = { crop: { x: 10, y: 0, width: 50, height: 50 }, widthInPixels: 20, heightInPixels: 2 }
  await payload.update({ collection: 'media', id, data: {}, req: { query: { uploadEdits: edits } } })
  const cropped = await addresses()
  await payload.update({ collection: 'media', id, data: {}, file: await drawn('#456', 80) })
  await payload.update({ collection: 'media', id, data: {}, file: await drawn('#789', 160) })
  const replaced = await addresses()
  expect(new Set([...first, ...cropped, ...replaced]).size).toBe(3 * first.length)
  for (const address of replaced) expect(await statusOf(address.replace('/files', '')), address).toBe(200)
})

test('a picture that is replaced twice has other addresses than at first, also where both are of one length and have one name', async () => {
  const { RecordReader } = await import('../../store/read/record-reader.ts')
  const { readPicture } = await import('../../store/read/picture.ts')
  const { readPictureFile } = await import('../../server/feeds/read-picture-file.ts')
  const sharp = (await import('sharp')).default
  const drawn = async (stripe: number) => {
    const raw = { width: 60, height: 6, channels: 3 } as const
    const points = Buffer.from(Array.from({ length: 60 * 6 * 3 }, (_, at) => (at * stripe) % 251))
    const data = await sharp(points, { raw }).png({ compressionLevel: 0 }).toBuffer()
    return { name: 'spring.png', mimetype: 'image/png', data, size: data.length }
  }
  const { id } = await payload.create({
    collection: 'media',
    data: { alternativeText: 'A spring' },
    file: await drawn(1),
  })
  const addresses = async () => {
    const stored = await payload.findByID({ collection: 'media', id, locale: 'all' })
    const reader = new RecordReader(stored, 'en')
    const picture = readPicture(reader)
    if (!picture) throw new Error('There is no picture')
    const { original, sizes } = picture
    const pages = [original, ...sizes.avif, ...sizes.webp].map(({ address }) => address)
    expect(pages).toContain(readPictureFile(reader)?.address)
    return { name: stored.filename, bytes: stored.filesize, pages }
  }
  const first = await addresses()
  for (const stripe of [7, 31])
    await payload.update({ collection: 'media', id, data: {}, file: await drawn(stripe) })
  const third = await addresses()
  expect(third).toMatchObject({ name: first.name, bytes: first.bytes })
  expect(new Set([...first.pages, ...third.pages]).size).toBe(2 * first.pages.length)
})

test('every place of the content model can be looked at', async () => {
  const { isPublicFile } = await import('../../model/references/public-files.ts')
  for (const library of fileLibraries) {
    const { docs } = await payload.find({ collection: library, limit: 1, sort: 'id' })
    const reading = { payload, language: 'en' as const, now: testNow }
    await expect(isPublicFile(reading, library, docs[0]?.filename ?? '')).resolves.toBeTypeOf('boolean')
  }
})

test('what is cached asks the database nothing more until something is published', async () => {
  const { isPublicFile } = await import('../../model/references/public-files.ts')
  const { id, address } = await newDocument()
  await publish((await draft({ body: richTextLinking('documents', id) })).id)
  const { readContentVersion } = await import('../../store/database/content-version.ts')
  const reading = {
    payload,
    language: 'en' as const,
    now: testNow,
    contentVersion: await readContentVersion(payload),
  }
  const name = decodeURIComponent(address.split('/')[2] ?? '')
  expect(await isPublicFile(reading, 'documents', name)).toBe(true)
  const { drizzle } = payload.db
  try {
    Object.assign(payload.db, { drizzle: undefined })
    expect(await isPublicFile(reading, 'documents', name)).toBe(true)
  } finally {
    Object.assign(payload.db, { drizzle })
  }
})
