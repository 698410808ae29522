import { createReadStream } from 'node:fs'
import { createServer } from 'node:http'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { crc32 } from 'node:zlib'
import { ValidationError, type Payload } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { removeMetadataOfAll } from '../../content/media/remove-metadata-of-all.ts'
import { streamOf } from '../../sealing/streams.ts'
import { onPostgresOnly, onSqliteOnly } from '../support/one-database.ts'
import { callRest } from '../support/rest.ts'
import { staffOf } from '../support/staff-of-role.ts'
import { doc, docx } from '../support/submission-files.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'
import { smallPicture, testDocument } from '../support/test-records.ts'

let database: TestDatabase
let payload: Payload

beforeAll(async () => {
  database = await openTestDatabase()
  payload = database.payload
})
afterAll(() => database.close())

const office = 'application/vnd.openxmlformats-officedocument'
const types: Readonly<Record<string, string>> = {
  docx: `${office}.wordprocessingml.document`,
  xlsx: `${office}.spreadsheetml.sheet`,
  pptx: `${office}.presentationml.presentation`,
  zip: 'application/zip',
  doc: 'application/msword',
  pdf: 'application/pdf',
  png: 'image/png',
}

function fileOf(name: string, data: Buffer) {
  return { name, data, size: data.length, mimetype: types[name.split('.').at(-1) ?? ''] ?? '' }
}

function upload(name: string, data: Buffer) {
  return payload.create({ collection: 'documents', data: { title: name }, file: fileOf(name, data) })
}

/** What is said beside the file. */
async function refusal(attempt: Promise<unknown>): Promise<string> {
  const error: unknown = await attempt.catch((reason: unknown) => reason)
  if (!(error instanceof ValidationError)) throw new Error(`Not a validation error: ${String(error)}`)
  const [first] = error.data.errors
  expect(first?.path).toBe('file')
  return first?.message ?? ''
}

const parts = (...names: string[]) =>
  docx(Object.fromEntries(names.map((name) => [name, Buffer.from('<x/>')])), { needed: false })
const junk = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(600, 'junk')])

test('documents that are what their endings say are taken', onPostgresOnly, async () => {
  await upload('terms.docx', await docx())
  await upload('figures.xlsx', await parts('[Content_Types].xml', 'xl/workbook.xml'))
  await upload('slides.pptx', await parts('[Content_Types].xml', 'ppt/presentation.xml'))
  await upload('annexes.zip', await parts('anything.txt'))
  await upload('terms.pdf', testDocument)
  expect((await payload.count({ collection: 'documents' })).totalDocs).toBe(5)
})

test.each(['terms.docx', 'figures.xlsx', 'slides.pptx', 'annexes.zip', 'old.doc'])(
  'junk that calls itself %s is refused, new or in place of another',
  onPostgresOnly,
  async (name) => {
    const before = (await payload.count({ collection: 'documents' })).totalDocs
    const damaged = `File “${name}” is damaged, or is not what its name says.`
    expect(await refusal(upload(name, junk))).toContain(damaged)
    const { id } = await upload(`before ${name}.docx`, await docx())
    const replacing = payload.update({ collection: 'documents', id, data: {}, file: fileOf(name, junk) })
    expect(await refusal(replacing)).toContain(damaged)
    expect((await payload.count({ collection: 'documents' })).totalDocs).toBe(before + 1)
  },
)

test('what came over the network is looked into where it lies', onPostgresOnly, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'staff-uploads-'))
  const sent = async (name: string, data: Buffer) => {
    const tempFilePath = path.join(folder, `${name}.tmp`)
    await writeFile(tempFilePath, data)
    const file = { ...fileOf(name, Buffer.alloc(0)), size: data.length, tempFilePath }
    return payload.create({ collection: 'documents', data: { title: name }, file })
  }
  expect(await refusal(sent('terms.docx', junk))).toContain('is not what its name says')
  await sent('whole.docx', await docx())
  await rm(folder, { recursive: true })
})

test(
  'an archive of another kind, and a document with a password, are named as what they are',
  onPostgresOnly,
  async () => {
    expect(
      await refusal(upload('terms.docx', await parts('[Content_Types].xml', 'xl/workbook.xml'))),
    ).toContain('is not what its name says')
    expect(await refusal(upload('terms.docx', doc('EncryptedPackage')))).toContain('protected by a password')
  },
)

test('a name that no file system takes is refused, for documents and pictures', onPostgresOnly, async () => {
  const name = `${'ع'.repeat(150)}.pdf`
  expect(await refusal(upload(name, testDocument))).toContain('is too long')
  const picture = fileOf(`${'long'.repeat(70)}.png`, await smallPicture())
  const attempt = payload.create({ collection: 'media', data: { alternativeText: 'A dam' }, file: picture })
  expect(await refusal(attempt)).toContain('is too long')
})

test.each([
  ['.plan.pdf', 'plan.pdf'],
  ['???.pdf', 'file.pdf'],
  ['.con.pdf', 'file-1.pdf'],
])('a file named %s is stored under a name that is not hidden', async (name, stored) => {
  expect((await upload(name, testDocument)).filename).toBe(stored)
})

/**
 * A photograph as a telephone that is held upright takes it: lying on its side, and saying so, and where it was. It is a
 * low strip once it is turned, because it is stored in every width, and what that takes grows with its height.
 */
const photograph = ({ width, height } = { width: 16, height: 320 }) =>
  sharp({ create: { width, height, channels: 3, background: 'red' } })
    .composite([
      {
        input: { create: { width: width / 2, height, channels: 3, background: 'blue' } },
        left: 0,
        top: 0,
      },
    ])
    .withExif({
      IFD0: { Make: 'A telephone', Artist: 'A. Person' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '31/1 57/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '35/1 56/1 0/1',
      },
    })
    .withMetadata({ orientation: 6, icc: 'p3' })

/** A picture without anything beside it. */
const strip = () => sharp({ create: { width: 320, height: 16, channels: 3, background: 'red' } })

const pathOf = (name: string | null | undefined) =>
  path.join(payload.collections.media.config.upload.staticDir ?? '', name ?? '')

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'a photograph (%s) is stored the right way up, and says neither where nor by whom it was taken',
  onSqliteOnly,
  async (format) => {
    const taken = await photograph().toFormat(format).toBuffer()
    expect((await sharp(taken).metadata()).exif?.includes('A. Person')).toBe(true)
    const folder = await mkdtemp(path.join(tmpdir(), 'photographs-'))
    const tempFilePath = path.join(folder, 'sent.tmp')
    await writeFile(tempFilePath, taken)
    const mimetype = `image/${format}`
    for (const file of [
      { name: `here.${format}`, data: taken, size: taken.length, mimetype },
      { name: `sent.${format}`, data: Buffer.alloc(0), size: taken.length, mimetype, tempFilePath },
    ]) {
      const row = await payload.create({ collection: 'media', data: { alternativeText: 'A well' }, file })
      const stored = await readFile(pathOf(row.filename))
      const { exif, xmp, iptc, icc, ...found } = await sharp(stored).metadata()
      expect({ exif, xmp, iptc }).toEqual({ exif: undefined, xmp: undefined, iptc: undefined })
      // Payload itself writes WebP again, which may move, in the colours of screens.
      expect(icc !== undefined).toBe(format !== 'webp')
      expect(found).toMatchObject({ width: 320, height: 16 })
      expect(row).toMatchObject({ width: 320, height: 16, filesize: stored.length, mimeType: mimetype })
      const shape = row.sizes?.webp480
      expect(shape).toMatchObject({ width: 480, height: 24 })
      // What was left lies above.
      const upper = await sharp(stored).extract({ left: 0, top: 0, width: 320, height: 8 }).toBuffer()
      const { dominant } = await sharp(upper).stats()
      expect(dominant.b).toBeGreaterThan(dominant.r)
    }
    await rm(folder, { recursive: true })
  },
)

test('a command cleans pictures that an earlier release stored, once, those in the trash among them', async () => {
  const plain = await strip().jpeg().toBuffer()
  const formerly = async (name: string, stored: Buffer) => {
    const file = { name, data: plain, size: plain.length, mimetype: 'image/jpeg' }
    const row = await payload.create({ collection: 'media', data: { alternativeText: name }, file })
    await writeFile(pathOf(row.filename), stored)
    return row
  }
  const photo = await photograph().jpeg().toBuffer()
  const shown = await formerly('former.jpeg', photo)
  const trashed = await formerly('trashed.jpeg', photo)
  const deletedAt = new Date().toISOString()
  await payload.update({ collection: 'media', id: trashed.id, data: { deletedAt } })
  const damaged = await formerly('damaged.jpeg', photo.subarray(0, 20))
  const said: string[] = []
  const clean = () =>
    removeMetadataOfAll(
      payload,
      async (name) => streamOf(createReadStream(pathOf(name))),
      (sentence) => said.push(sentence),
    )
  expect(await clean()).toBe(2)
  for (const { id, filename, alternativeText } of [shown, trashed]) {
    expect((await sharp(await readFile(pathOf(filename))).metadata()).exif).toBeUndefined()
    const row = await payload.findByID({ collection: 'media', id, trash: true })
    expect(row).toMatchObject({ filename, width: 320, height: 16, alternativeText })
  }
  expect((await payload.findByID({ collection: 'media', id: trashed.id, trash: true })).deletedAt).toBe(
    deletedAt,
  )
  expect(await clean()).toBe(0)
  const sentence = `Picture ${damaged.id} cannot be read: ${damaged.filename}`
  expect(said).toEqual([sentence, sentence])
})

test('a picture that says nothing beside itself is stored as it is', onPostgresOnly, async () => {
  const plain = await strip().jpeg({ quality: 40 }).toBuffer()
  const row = await payload.create({
    collection: 'media',
    data: { alternativeText: 'A dam' },
    file: { name: 'plain.jpeg', data: plain, size: plain.length, mimetype: 'image/jpeg' },
  })
  const stored = await readFile(pathOf(row.filename))
  expect(stored.equals(plain)).toBe(true)
})

test('a damaged picture is named as what it is', onPostgresOnly, async () => {
  const whole = await smallPicture()
  const file = fileOf('dam.png', whole.subarray(0, 20))
  const attempt = payload.create({ collection: 'media', data: { alternativeText: 'A dam' }, file })
  expect(await refusal(attempt)).toContain('is damaged')
})

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'a picture whose download broke off is named as what it is: %s',
  onPostgresOnly,
  async (format) => {
    const taken = photograph({ width: 90, height: 60 })
    const whole = await sharp(await taken.jpeg().toBuffer())
      .toFormat(format)
      .toBuffer()
    const file = fileOf(`half.${format}`, whole.subarray(0, Math.floor(whole.length / 2)))
    const attempt = payload.create({ collection: 'media', data: { alternativeText: 'Half a dam' }, file })
    expect(await refusal(attempt)).toContain('is damaged')
  },
)

test('a picture with more pixels than are read is not called damaged', onPostgresOnly, async () => {
  // Its beginning says how large it is.
  const vast = Buffer.from(await smallPicture())
  vast.writeUInt32BE(20_000, 16)
  vast.writeUInt32BE(20_000, 20)
  vast.writeUInt32BE(crc32(vast.subarray(12, 29)), 29)
  const file = fileOf('map.png', vast)
  const attempt = payload.create({ collection: 'media', data: { alternativeText: 'A map' }, file })
  expect(await refusal(attempt)).toContain('268 million pixels')
})

test(
  'a file that a library does not take is not called damaged: the sentence says what the library takes',
  onPostgresOnly,
  async () => {
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(600)])
    const fromTelephone = { name: 'IMG_0042.HEIC', data: heic, size: heic.length, mimetype: 'image/heic' }
    const attempt = payload.create({
      collection: 'media',
      data: { alternativeText: 'A dam' },
      file: fromTelephone,
    })
    expect((await refusal(attempt)).replaceAll(/[\u2068\u2069]/g, '')).toBe(
      'The library does not take files such as “IMG_0042.HEIC”. It takes JPEG, PNG, WEBP and AVIF: please save the file as one of these.',
    )
    expect(await refusal(upload('minutes.txt', Buffer.from('Minutes')))).toMatch(
      /such as “minutes\.txt”.*PDF.*DOCX.*CSV/,
    )
    expect(await refusal(upload('minutes', Buffer.from('Minutes')))).toContain('such as “minutes”')
  },
)

test(
  'a picture or a PDF that is something else than its name says is named as such',
  onPostgresOnly,
  async () => {
    const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
    const attempt = payload.create({
      collection: 'media',
      data: { alternativeText: 'A dam' },
      file: fileOf('dam.png', gif),
    })
    expect(await refusal(attempt)).toContain('is not what its name says')
    expect(await refusal(upload('report.pdf', await smallPicture()))).toContain('is not what its name says')
  },
)

test('the sentence is in the editor’s language', async () => {
  const { otherKindRule, uploadRule } = await import('../../languages/back-office/upload-rules.ts')
  const by = ['en', 'ar', 'fr', 'fa', 'de'].map((language) => ({ i18n: { language } }))
  for (const sentences of [
    by.map((editor) => uploadRule('wrongContent', editor)('a.docx')),
    by.map((editor) => otherKindRule(editor)('a.docx', ['jpeg'])),
  ]) {
    expect(new Set(sentences).size).toBe(4)
    for (const sentence of sentences) expect(sentence).toContain('a.docx')
  }
})

test('a file is sent: none is fetched from an address that a call names', async () => {
  const asked: string[] = []
  const server = createServer(({ url = '' }, response) => {
    asked.push(url)
    response.setHeader('Content-Type', 'application/zip').end(junk)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const { upload: library } = payload.collections.documents.config
  // Payload asks public addresses alone; this server stands for one.
  library.skipSafeFetch = true
  try {
    const editor = await staffOf(payload, 'Fetching', 'editor')
    const { id, filename } = await payload.create({
      ...{ collection: 'documents', data: { title: 'Sent' }, user: editor },
      file: fileOf('sent.pdf', testDocument),
    })
    const before = (await payload.count({ collection: 'documents' })).totalDocs
    const body = { title: 'Fetched', url: `http://127.0.0.1:${port}/x`, filename: 'terms.docx' }
    const form = new FormData()
    form.set('_payload', JSON.stringify(body))
    for (const [called, given] of [
      ['/documents', body],
      ['/documents', form],
      ['/documents', { ...body, url: '/cms-api/users/me' }],
      [`/documents/${id}/duplicate`, body],
    ] as const) {
      const refused = await callRest(payload, editor, called, { method: 'POST', body: given })
      expect([refused.status, await refused.json()]).toMatchObject([
        400,
        { errors: [{ message: 'No files were uploaded.' }] },
      ])
    }
    expect((await payload.count({ collection: 'documents' })).totalDocs).toBe(before)

    const change = { method: 'PATCH', body }
    const changed = await callRest(payload, editor, `/documents/${id}?locale=en`, change)
    expect([changed.status, await changed.json()]).toMatchObject([
      200,
      { doc: { title: 'Fetched', filename } },
    ])
    const copied = await callRest(payload, editor, `/documents/${id}/duplicate?locale=en`, { method: 'POST' })
    expect([copied.status, await copied.json()]).toMatchObject([200, { doc: { filename: 'sent-1.pdf' } }])
    expect((await payload.count({ collection: 'documents' })).totalDocs).toBe(before + 1)
    expect(asked).toEqual([])
  } finally {
    delete library.skipSafeFetch
    server.close()
  }
})
