import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ValidationError, type Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
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

test('documents that are what their endings say are taken', async () => {
  await upload('terms.docx', await docx())
  await upload('figures.xlsx', await parts('[Content_Types].xml', 'xl/workbook.xml'))
  await upload('slides.pptx', await parts('[Content_Types].xml', 'ppt/presentation.xml'))
  await upload('annexes.zip', await parts('anything.txt'))
  await upload('terms.pdf', testDocument)
  expect((await payload.count({ collection: 'documents' })).totalDocs).toBe(5)
})

test.each(['terms.docx', 'figures.xlsx', 'slides.pptx', 'annexes.zip', 'old.doc'])(
  'junk that calls itself %s is refused, new or in place of another',
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

test('what came over the network is looked into where it lies', async () => {
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

test('an archive of another kind, and a document with a password, are named as what they are', async () => {
  expect(
    await refusal(upload('terms.docx', await parts('[Content_Types].xml', 'xl/workbook.xml'))),
  ).toContain('is not what its name says')
  expect(await refusal(upload('terms.docx', doc('EncryptedPackage')))).toContain('protected by a password')
})

test('a name that no file system takes is refused, for documents and pictures', async () => {
  const name = `${'ع'.repeat(150)}.pdf`
  expect(await refusal(upload(name, testDocument))).toContain('is too long')
  const picture = fileOf(`${'long'.repeat(70)}.png`, await smallPicture())
  const attempt = payload.create({ collection: 'media', data: { alternativeText: 'A dam' }, file: picture })
  expect(await refusal(attempt)).toContain('is too long')
})

test('the sentence is in the editor’s language', async () => {
  const { uploadRule } = await import('../../languages/back-office/upload-rules.ts')
  const sentences = ['en', 'ar', 'fr', 'fa', 'de'].map((language) =>
    uploadRule('wrongContent', { i18n: { language } })('a.docx'),
  )
  expect(new Set(sentences).size).toBe(4)
  for (const sentence of sentences) expect(sentence).toContain('a.docx')
})
