import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { TypedUser } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { nameOfProcess } from '../../store/process-name.ts'
import { parseEnvironment } from '../../environment.ts'
import { BucketObjects } from '../../store/uploads/bucket-objects.ts'
import { callRest, tokenOf } from '../support/rest.ts'
import { staffOf } from '../support/staff-of-role.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'
import { makeFormerTender } from '../support/test-tender.ts'
import { uploadForm } from '../support/upload-form.ts'

let database: TestDatabase
let editor: TypedUser
let picture: Buffer
let dataFolder: string

/** A picture whose first size can't be written: a folder lies where it would. */
function blockedPicture(name: string): FormData {
  mkdirSync(path.join(dataFolder, `media/${name}-480x48.avif`), { recursive: true })
  return pictureNamed(`${name}.png`)
}

beforeAll(async () => {
  database = await openTestDatabase()
  const { environment } = await import('../../environment.ts')
  dataFolder = environment().dataFolder
  editor = await staffOf(database.payload, 'Editor', 'editor')
  picture = await sharp({ create: { width: 40, height: 4, channels: 3, background: '#0a5' } })
    .png()
    .toBuffer()
})
afterAll(() => database.close())

const send = (method: 'POST' | 'PATCH', to: string, body: FormData) =>
  callRest(database.payload, editor, `${to}?locale=en`, { method, body })

const pictureNamed = (name: string) => uploadForm(name, 'image/png', picture, { alternativeText: 'A field' })

test('a picture that the disk does not take leaves no row, and the person is informed', async () => {
  const refused = await send('POST', '/media', blockedPicture('blocked'))
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({
    errors: [{ message: 'There was a problem while uploading the file.' }],
  })
  expect((await database.payload.count({ collection: 'media' })).totalDocs).toBe(0)
})

test('a picture that can’t be replaced keeps its files', async () => {
  const created = await database.payload.create({
    collection: 'media',
    data: { alternativeText: 'A river' },
    file: { name: 'river.png', data: picture, mimetype: 'image/png', size: picture.length },
  })
  const files = () => readdirSync(path.join(dataFolder, 'media')).filter((name) => /river|^\./.test(name))
  const before = files()
  expect((await send('PATCH', `/media/${created.id}`, blockedPicture('dammed'))).status).toBe(400)
  expect(files()).toEqual(before)
  expect(before).toContain('river.png')

  // Replaced in earnest, they go.
  expect((await send('PATCH', `/media/${created.id}`, pictureNamed('lake.png'))).status).toBe(200)
  expect(files()).toEqual([])
  expect(readdirSync(path.join(dataFolder, 'media'))).toContain('lake.png')
})

test('a picture has its files again after the process was killed that was replacing it', async () => {
  const { payload } = database
  const { giveBackLeftFiles } = await import('../../store/uploads/set-replaced-files-aside.ts')
  const created = await payload.create({
    collection: 'media',
    data: { alternativeText: 'A stream' },
    file: { name: 'stream.png', data: picture, mimetype: 'image/png', size: picture.length },
  })
  const library = path.join(dataFolder, 'media')
  const files = () => readdirSync(library).filter((name) => /stream|^\./.test(name))
  const before = files()

  // What lies there when the process is killed.
  const killed = path.join(dataFolder, 'killed')
  vi.spyOn(payload.db, 'updateOne').mockImplementationOnce(() => {
    cpSync(library, killed, { recursive: true })
    return Promise.reject(new Error('killed'))
  })
  expect((await send('PATCH', `/media/${created.id}`, pictureNamed('brook.png'))).status).toBe(500)
  rmSync(library, { recursive: true })
  renameSync(killed, library)
  const aside = files().find((name) => name.startsWith('.')) ?? ''
  expect(files()).toEqual([aside])
  writeFileSync(path.join(library, aside, 'stream-of-another-row.png'), '')

  await giveBackLeftFiles(payload)
  expect(files()).toEqual([aside])
  const ofEnded = aside.replace(nameOfProcess(), nameOfProcess(process.pid, '00000000'))
  renameSync(path.join(library, aside), path.join(library, ofEnded))
  await giveBackLeftFiles(payload)
  expect(files()).toEqual(before)
  expect(readFileSync(path.join(library, 'stream.png'))).toEqual(picture)
})

test('a picture is whole again after the process was killed that was cropping it; a crop that was made stays', async () => {
  const { payload } = database
  const { giveBackLeftFiles } = await import('../../store/uploads/set-replaced-files-aside.ts')
  const { id } = await payload.create({
    collection: 'media',
    data: { alternativeText: 'A spring' },
    file: { name: 'spring.png', data: picture, mimetype: 'image/png', size: picture.length },
  })
  const library = path.join(dataFolder, 'media')
  const file = () => readFileSync(path.join(library, 'spring.png'))
  const asides = () => readdirSync(library).filter((name) => name.startsWith('.'))
  const killed = path.join(dataFolder, 'killed')
  // Signing in saves too.
  await tokenOf(payload, editor.email)
  vi.spyOn(payload.db, 'updateOne').mockImplementationOnce(() => {
    cpSync(library, killed, { recursive: true })
    return Promise.reject(new Error('killed'))
  })
  const crop = ['x', 'y', 'width', 'height'].map((name) => `uploadEdits[crop][${name}]=50`)
  const query = [
    ...crop,
    'uploadEdits[crop][unit]=%25',
    'uploadEdits[widthInPixels]=20',
    'uploadEdits[heightInPixels]=2',
  ]
  const body = new FormData()
  body.set('_payload', JSON.stringify({ alternativeText: 'A spring' }))
  const options = { method: 'PATCH', body }
  const answer = await callRest(payload, editor, `/media/${id}?locale=en&${query.join('&')}`, options)
  expect(answer.status).toBe(500)
  rmSync(library, { recursive: true })
  renameSync(killed, library)
  expect(file()).not.toEqual(picture)
  const ofEnded = (name: string) => name.replace(nameOfProcess(), nameOfProcess(process.pid, '00000000'))
  const [aside = ''] = asides()
  renameSync(path.join(library, aside), path.join(library, ofEnded(aside)))
  await giveBackLeftFiles(payload)
  expect([asides(), file()]).toEqual([[], picture])

  await payload.update({ collection: 'media', id, data: { alternativeText: 'The same spring' } })
  mkdirSync(path.join(library, ofEnded(aside)))
  writeFileSync(path.join(library, ofEnded(aside), 'spring.png'), 'before the crop')
  await giveBackLeftFiles(payload)
  expect([asides(), file()]).toEqual([[], picture])
})

test('a move of the uploads names the files that did not come along', async () => {
  const { payload } = database
  const { missingUploads } = await import('../../backup/moving/move-uploads.ts')
  const settings = parseEnvironment({
    ...{ DATA_DIR: dataFolder, S3_BUCKET: 'former', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' },
  })
  const objects = new BucketObjects(settings)
  const moving = { payload, settings, objects, place: 'folder' as const, typeOf: () => 'image/png' }
  const file = { name: 'left.png', data: picture, mimetype: 'image/png', size: picture.length }
  await payload.create({ collection: 'media', data: { alternativeText: 'A lake' }, file })
  expect(await missingUploads(moving)).toEqual([])
  rmSync(path.join(dataFolder, 'media/left.png'))
  expect(await missingUploads(moving)).toEqual(['media/left.png'])
  objects.close()
})

test('a document that may not be replaced keeps its file', async () => {
  const { payload } = database
  const terms = await payload.create({
    collection: 'documents',
    data: { title: 'Terms', role: 'editor' },
    file: { name: 'terms.csv', data: Buffer.from('a,b\n1,2'), mimetype: 'text/csv', size: 7 },
  })
  await makeFormerTender(payload, {
    title: 'Tender',
    description: 'A description',
    referenceNumber: 'T-1',
    category: 'works',
    issueDate: '2026-06-01T12:00:00.000Z',
    deadline: '2099-06-01T12:00:00.000Z',
    deadline_tz: 'Asia/Amman',
    documents: [{ title: 'Terms', file: terms.id }],
  })
  const refused = await send(
    'PATCH',
    `/documents/${terms.id}`,
    uploadForm('other.csv', 'text/csv', Buffer.from('c,d\n3,4'), { title: 'Other terms' }),
  )
  expect(refused.status).toBe(409)
  expect(readFileSync(path.join(dataFolder, 'documents/terms.csv'), 'utf8')).toBe('a,b\n1,2')
})
