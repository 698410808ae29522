import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { compiledScript } from '../../commands/steps/compiled-scripts.ts'
import { onSqliteOnly } from '../support/one-database.ts'
import { withQuickPasswords } from '../support/quick-passwords.ts'
import type { Upload } from '../support/send-upload.ts'
import { staffOf } from '../support/staff-of-role.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'

let database: TestDatabase
let bucket: Server
let isAway = false
/** Their lengths. */
const objects = new Map<string, number>()
/** Settings are read once per process, and the tests' own stores uploads on disk: another sends them. */
let sender: ChildProcess
let picture: Buffer

beforeAll(async () => {
  bucket = createServer((request, response) => {
    const name = decodeURIComponent(request.url?.split('?')[0]?.replace('/uploads/', '') ?? '')
    let length = 0
    request.on('data', (chunk: Buffer) => (length += chunk.length))
    request.on('end', () => {
      if (!isAway && request.method === 'PUT') objects.set(name, length)
      if (!isAway && request.method === 'DELETE') objects.delete(name)
      response.writeHead(isAway ? 403 : request.method === 'DELETE' ? 204 : 200, {
        'content-type': 'application/xml',
      })
      response.end(isAway ? '<Error><Code>AccessDenied</Code><Message>Away</Message></Error>' : '')
    })
  })
  await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve))
  const address = bucket.address()
  database = await openTestDatabase()
  await staffOf(database.payload, 'Editor', 'editor')
  picture = await sharp({ create: { width: 40, height: 4, channels: 3, background: '#0a5' } })
    .png()
    .toBuffer()
  sender = fork(compiledScript('tests/support/send-upload.ts'), {
    execArgv: withQuickPasswords,
    env: {
      ...process.env,
      S3_BUCKET: 'uploads',
      S3_ENDPOINT: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    },
  })
})
beforeEach(() => {
  isAway = false
})
afterAll(async () => {
  const ended = once(sender, 'exit')
  sender.disconnect()
  const [code]: unknown[] = await ended
  await database.close()
  bucket.closeAllConnections()
  bucket.close()
  if (code !== 0) throw new Error(`The process that sends uploads ended with ${String(code)}`)
})

const answer = z.object({ status: z.number(), body: z.unknown() })

async function send(upload: Upload): Promise<z.output<typeof answer>> {
  const answered = once(sender, 'message')
  sender.send(upload)
  const [message]: unknown[] = await Promise.race([
    answered,
    once(sender, 'exit').then(([code]) => {
      throw new Error(`The process that sends uploads ended with ${String(code)}; it says why above`)
    }),
  ])
  return answer.parse(message)
}

interface PictureOptions {
  id?: number
  language?: string
  inPieces?: boolean
}

const sendPicture = (name: string, { id, language = 'en', inPieces = false }: PictureOptions = {}) =>
  send({
    inPieces,
    method: id === undefined ? 'POST' : 'PATCH',
    path: `/media${id === undefined ? '' : `/${id}`}?locale=en`,
    language,
    name,
    type: 'image/png',
    content: picture.toString('base64'),
    fields: { alternativeText: 'A green field' },
  })

const rowsOf = async (collection: 'media' | 'documents') =>
  (await database.payload.find({ collection, locale: 'all', depth: 0, pagination: false, sort: 'id' })).docs

test(
  'a picture that the bucket does not take leaves no row, and the person is informed',
  onSqliteOnly,
  async () => {
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
    expect([...objects.keys()]).toContain('field.png')
  },
)

test('a picture that arrived in pieces is in the bucket, as it was sent', onSqliteOnly, async () => {
  const name = 'in-pieces.png'
  expect(await sendPicture(name, { inPieces: true })).toMatchObject({ status: 201 })
  const row = (await rowsOf('media')).find(({ filename }) => filename === name)
  expect(row).toMatchObject({ filesize: picture.length, width: 40, height: 4 })
  expect(objects.get(name)).toBe(picture.length)
})

test('a document that the bucket does not take leaves no row', onSqliteOnly, async () => {
  isAway = true
  const refused = await send({
    method: 'POST',
    path: '/documents?locale=en',
    language: 'en',
    name: 'terms.csv',
    type: 'text/csv',
    content: Buffer.from('a,b\n1,2').toString('base64'),
    fields: { title: 'Terms' },
  })
  expect(refused.status).toBe(503)
  expect(await rowsOf('documents')).toEqual([])
})

test('a picture that can’t be replaced stays as it was, in every language', onSqliteOnly, async () => {
  expect((await sendPicture('river.png')).status).toBe(201)
  const id = (await rowsOf('media')).find(({ filename }) => filename === 'river.png')?.id ?? 0
  await database.payload.update({ collection: 'media', id, locale: 'ar', data: { alternativeText: 'حقل' } })
  const before = (await rowsOf('media')).find((row) => row.id === id)
  const stored = new Map(objects)
  isAway = true
  expect((await sendPicture('other.png', { id })).status).toBe(503)
  const after = (await rowsOf('media')).find((row) => row.id === id)
  expect(after).toEqual(before)
  expect(after).toMatchObject({ alternativeText: { en: 'A green field', ar: 'حقل' }, filename: 'river.png' })
  expect(objects).toEqual(stored)
})
