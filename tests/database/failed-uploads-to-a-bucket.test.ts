import { createServer, type Server } from 'node:http'
import type { TypedUser } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { callRest } from '../support/rest.ts'
import { staffOf } from '../support/staff-of-role.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'
import { uploadForm } from '../support/upload-form.ts'

let database: TestDatabase
let bucket: Server
let isAway = false
const objects = new Set<string>()
let editor: TypedUser
let picture: Buffer

beforeAll(async () => {
  bucket = createServer((request, response) => {
    const name = decodeURIComponent(request.url?.split('?')[0]?.replace('/uploads/', '') ?? '')
    request.resume()
    request.on('end', () => {
      if (!isAway && request.method === 'PUT') objects.add(name)
      if (!isAway && request.method === 'DELETE') objects.delete(name)
      response.writeHead(isAway ? 403 : request.method === 'DELETE' ? 204 : 200, {
        'content-type': 'application/xml',
      })
      response.end(isAway ? '<Error><Code>AccessDenied</Code><Message>Away</Message></Error>' : '')
    })
  })
  await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve))
  const address = bucket.address()
  Object.assign(process.env, {
    S3_BUCKET: 'uploads',
    S3_ENDPOINT: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  })
  database = await openTestDatabase()
  editor = await staffOf(database.payload, 'Editor', 'editor')
  picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0a5' } })
    .png()
    .toBuffer()
})
beforeEach(() => {
  isAway = false
})
afterAll(async () => {
  await database.close()
  bucket.closeAllConnections()
  bucket.close()
})

const sendPicture = (name: string, path = '/media', language = 'en') =>
  callRest(database.payload, editor, `${path}?locale=en`, {
    method: path === '/media' ? 'POST' : 'PATCH',
    language,
    body: uploadForm(name, 'image/png', picture, { alternativeText: 'A green field' }),
  })

const rowsOf = async (collection: 'media' | 'documents') =>
  (await database.payload.find({ collection, locale: 'all', depth: 0, pagination: false, sort: 'id' })).docs

test('a picture that the bucket does not take leaves no row, and the person is told', async () => {
  isAway = true
  const refused = await sendPicture('field.png', '/media', 'fr')
  expect(refused.status).toBe(503)
  expect(await refused.json()).toMatchObject({
    errors: [{ message: expect.stringContaining('Le fichier n’a pas pu être stocké') }],
  })
  expect(await rowsOf('media')).toEqual([])

  isAway = false
  expect((await sendPicture('field.png')).status).toBe(201)
  expect(await rowsOf('media')).toMatchObject([
    { filename: 'field.png', alternativeText: { en: 'A green field' } },
  ])
  expect(objects).toContain('field.png')
})

test('a document that the bucket does not take leaves no row', async () => {
  isAway = true
  const refused = await callRest(database.payload, editor, '/documents?locale=en', {
    method: 'POST',
    body: uploadForm('terms.csv', 'text/csv', Buffer.from('a,b'), { title: 'Terms' }),
  })
  expect(refused.status).toBe(503)
  expect(await rowsOf('documents')).toEqual([])
})

test('a picture that can’t be replaced stays as it was, in every language', async () => {
  const created = await database.payload.create({
    collection: 'media',
    data: { alternativeText: 'A river' },
    file: { name: 'river.png', data: picture, mimetype: 'image/png', size: picture.length },
  })
  await database.payload.update({
    collection: 'media',
    id: created.id,
    locale: 'ar',
    data: { alternativeText: 'نهر' },
  })
  const before = (await rowsOf('media')).find(({ id }) => id === created.id)
  const stored = new Set(objects)
  isAway = true
  expect((await sendPicture('other.png', `/media/${created.id}`)).status).toBe(503)
  const after = (await rowsOf('media')).find(({ id }) => id === created.id)
  expect(after).toEqual(before)
  expect(after).toMatchObject({ alternativeText: { en: 'A river', ar: 'نهر' }, filename: 'river.png' })
  expect(objects).toEqual(stored)
})
