import { spawn } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import { json } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { inRepository } from '../../commands/steps/repository.ts'
import { staffOf } from '../support/staff-of-role.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'

let database: TestDatabase
let bucket: Server
let isAway = false
const objects = new Set<string>()
let endpoint: string
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
  endpoint = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  database = await openTestDatabase()
  await staffOf(database.payload, 'Editor', 'editor')
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

const answer = z.object({ status: z.number(), body: z.unknown() })

/** Settings are read once per process, and the tests' own stores uploads on disk: each upload is sent by another. */
async function send(content: Buffer, ...args: string[]): Promise<z.output<typeof answer>> {
  const child = spawn(process.execPath, [inRepository('tests/support/send-upload.ts'), ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      ...process.env,
      S3_BUCKET: 'uploads',
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    },
  })
  child.stdin.end(content)
  return answer.parse(await json(child.stdout))
}

const sendPicture = (name: string, { id, language = 'en' }: { id?: number; language?: string } = {}) =>
  send(
    picture,
    ...(id === undefined ? ['POST', '/media?locale=en'] : ['PATCH', `/media/${id}?locale=en`]),
    ...[language, name, 'image/png', JSON.stringify({ alternativeText: 'A green field' })],
  )

const rowsOf = async (collection: 'media' | 'documents') =>
  (await database.payload.find({ collection, locale: 'all', depth: 0, pagination: false, sort: 'id' })).docs

test('a picture that the bucket does not take leaves no row, and the person is informed', async () => {
  isAway = true
  const refused = await sendPicture('field.png', { language: 'fr' })
  expect(refused.status).toBe(503)
  expect(refused.body).toMatchObject({
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
  const fields = JSON.stringify({ title: 'Terms' })
  const terms = ['POST', '/documents?locale=en', 'en', 'terms.csv', 'text/csv', fields]
  const refused = await send(Buffer.from('a,b'), ...terms)
  expect(refused.status).toBe(503)
  expect(await rowsOf('documents')).toEqual([])
})

test('a picture that can’t be replaced stays as it was, in every language', async () => {
  expect((await sendPicture('river.png')).status).toBe(201)
  const id = (await rowsOf('media')).find(({ filename }) => filename === 'river.png')?.id ?? 0
  await database.payload.update({ collection: 'media', id, locale: 'ar', data: { alternativeText: 'حقل' } })
  const before = (await rowsOf('media')).find((row) => row.id === id)
  const stored = new Set(objects)
  isAway = true
  expect((await sendPicture('other.png', { id })).status).toBe(503)
  const after = (await rowsOf('media')).find((row) => row.id === id)
  expect(after).toEqual(before)
  expect(after).toMatchObject({ alternativeText: { en: 'A green field', ar: 'حقل' }, filename: 'river.png' })
  expect(objects).toEqual(stored)
})
