import { readdir, readFile, rename, unlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Payload, TypedUser } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { environment } from '../../environment.ts'
import { callRest } from '../support/rest.ts'
import { staffOf } from '../support/staff-of-role.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'
import { testDocument } from '../support/test-records.ts'

let database: TestDatabase
let payload: Payload
let editor: TypedUser
let officer: TypedUser
let translator: TypedUser

beforeAll(async () => {
  database = await openTestDatabase()
  payload = database.payload
  editor = await staffOf(payload, 'Editor', 'editor')
  officer = await staffOf(payload, 'Officer', 'procurement')
  translator = await staffOf(payload, 'Translator', 'translator')
})
afterAll(() => database.close())

const stateSchema = z.object({ id: z.string(), offset: z.number() })
const createdSchema = z.object({ doc: z.object({ filename: z.string(), filesize: z.number() }) })
const document = new Uint8Array(testDocument)
const half = Math.floor(document.length / 2)

async function begin(person: TypedUser, length = document.length, library = 'documents') {
  return callRest(payload, person, '/arriving-files', { method: 'POST', body: { library, length } })
}

async function stateIn(response: Response) {
  expect(response.status).toBe(200)
  return stateSchema.parse(await response.json())
}

function add(person: TypedUser, id: string, offset: number, text: Uint8Array<ArrayBuffer>) {
  return callRest(payload, person, `/arriving-files/${id}?offset=${offset}`, { method: 'PATCH', text })
}

async function arrived(person: TypedUser): Promise<string> {
  const { id } = await stateIn(await begin(person))
  expect(await stateIn(await add(person, id, 0, document))).toEqual({ id, offset: document.length })
  return id
}

/** A form of the library, which names a file in place of one. */
function save(person: TypedUser, name: string, id: string, size = document.length) {
  const body = new FormData()
  body.set('_payload', JSON.stringify({ title: name }))
  const file = { filename: name, size, mimeType: 'application/pdf', clientUploadContext: { arrived: id } }
  body.set('file', JSON.stringify(file))
  return callRest(payload, person, '/documents?locale=en', { method: 'POST', body })
}

const waiting = () => readdir(path.join(environment().dataFolder, 'arriving-files'))

describe('a file of the staff that arrives in pieces', () => {
  test('goes on where it stopped, and is then one like any other', async () => {
    const { id } = await stateIn(await begin(editor))
    await stateIn(await add(editor, id, 0, document.slice(0, half)))
    expect(await stateIn(await callRest(payload, editor, `/arriving-files/${id}`))).toEqual({
      id,
      offset: half,
    })
    // A piece whose answer was lost is sent again: nothing is taken twice.
    expect(await stateIn(await add(editor, id, 0, document.slice(0, half)))).toEqual({ id, offset: half })
    await stateIn(await add(editor, id, half, document.slice(half)))
    // What the form says of its size is not believed.
    const saved = await save(editor, 'in-pieces.pdf', id, 1)
    expect(saved.status).toBe(201)
    const { doc } = createdSchema.parse(await saved.json())
    expect(doc).toMatchObject({ filename: 'in-pieces.pdf', filesize: document.length })
    const stored = await readFile(path.join(environment().dataFolder, 'documents', doc.filename))
    expect(stored.equals(testDocument)).toBe(true)
    expect(await waiting()).not.toContain(id)
  })

  test('is no document before it is whole, and none but its sender names it', async () => {
    const { id } = await stateIn(await begin(editor))
    await stateIn(await add(editor, id, 0, document.slice(0, half)))
    const others = await arrived(editor)
    for (const attempt of [save(editor, 'half.pdf', id), save(officer, 'others.pdf', others)])
      expect((await attempt).status).toBeGreaterThanOrEqual(400)
    for (const name of ['half.pdf', 'others.pdf'])
      expect(
        (await payload.count({ collection: 'documents', where: { filename: { equals: name } } })).totalDocs,
      ).toBe(0)
    expect((await callRest(payload, officer, `/arriving-files/${others}`)).status).toBe(404)
    expect((await add(officer, id, half, document.slice(half))).status).toBe(404)
  })

  test('is what its ending says, or refused', async () => {
    const junk = new Uint8Array(Buffer.alloc(2000, 'junk'))
    const { id } = await stateIn(await begin(editor, junk.length))
    await stateIn(await add(editor, id, 0, junk))
    expect((await save(editor, 'junk.pdf', id)).status).toBe(400)
    expect((await save(editor, 'junk.docx', id)).status).toBe(400)
  })

  test('that nobody finished in its time is gone', async () => {
    const { arrivingFiles, sweepArrivingFilesHourly } =
      await import('../../model/arriving-files/arriving-files.ts')
    const [late, going] = await Promise.all(
      ['2026-01-01T00:00:00.000Z', '2999-01-01T00:00:00.000Z'].map((expiresAt) =>
        arrivingFiles().create({ user: editor.id, library: 'documents', length: 10, expiresAt }),
      ),
    )
    sweepArrivingFilesHourly(payload)
    await expect.poll(waiting).not.toContain(late)
    expect(await waiting()).toContain(going)
  })

  test('is refused in words where the disk takes nothing, and goes on when it does', async () => {
    const { id } = await stateIn(await begin(editor))
    const folder = path.join(environment().dataFolder, 'arriving-files')
    await rename(folder, `${folder}-aside`)
    await writeFile(folder, 'No folder can be made here')
    const refused = await callRest(payload, editor, '/arriving-files', {
      method: 'POST',
      language: 'fr',
      body: { library: 'documents', length: 10 },
    })
    expect(refused.status).toBe(503)
    expect(await refused.text()).toContain('rien n’a été enregistré')
    await unlink(folder)
    await rename(`${folder}-aside`, folder)
    expect(await stateIn(await add(editor, id, 0, document))).toEqual({ id, offset: document.length })
  })

  test('is taken from those alone who may put it into the library, and only up to a size', async () => {
    expect((await begin(translator)).status).toBe(403)
    expect((await begin(editor, 50 * 1024 * 1024 + 1)).status).toBe(413)
    const { id } = await stateIn(await begin(editor, 10))
    expect((await add(editor, id, 0, document)).status).toBe(413)
    expect((await begin(editor, 10, 'users')).status).toBe(404)
  })
})
