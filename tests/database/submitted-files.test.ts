import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Payload, TypedUser } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPromise } from 'yauzl'
import { callConfirming, callRest } from '../support/rest.ts'
import { staffOf } from '../support/staff-of-role.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'
import { makeTender } from '../support/test-tender.ts'

let database: TestDatabase
let payload: Payload
let dataFolder: string
let key: Awaited<ReturnType<typeof import('../support/sealing-key.ts').openTestSealingKey>>
let support: typeof import('../support/sealed-proposal.ts')
let openers: [TypedUser, TypedUser]
let buyer: TypedUser
let recruiter: TypedUser
let editor: TypedUser

const deadline = '2026-01-15T12:00:00.000Z'

beforeAll(async () => {
  database = await openTestDatabase()
  payload = database.payload
  ;({ dataFolder } = (await import('../../environment.ts')).environment())
  key = await (await import('../support/sealing-key.ts')).openTestSealingKey()
  support = await import('../support/sealed-proposal.ts')
  openers = [await staffOf(payload, 'First', 'bid-opener'), await staffOf(payload, 'Second', 'bid-opener')]
  buyer = await staffOf(payload, 'Buyer', 'procurement')
  recruiter = await staffOf(payload, 'Recruiter', 'human-resources')
  editor = await staffOf(payload, 'Editor', 'editor')
})
afterAll(async () => {
  await key.remove()
  await database.close()
})

const files = { 'عرض مالي.pdf': 'the money', 'technical.pdf': 'the method' }

async function openedProposal(options: object = {}) {
  const tender = await makeTender(payload, deadline)
  const proposal = await support.makeSealedProposal({
    ...{ payload, dataFolder, sealingKey: key.sealingKey, tender: tender.id, files },
    ...options,
  })
  await openTender(tender.id)
  const row = await payload.findByID({ collection: 'proposals', id: proposal.id, depth: 0 })
  return { ...proposal, tender, rows: row.files ?? [] }
}

async function openTender(id: number) {
  const [first, second] = openers
  expect(
    (await callConfirming(payload, first, `/tenders/${id}/opening/begin`, { method: 'POST' })).status,
  ).toBe(200)
  const confirmed = await callConfirming(payload, second, `/tenders/${id}/opening/confirm`, {
    method: 'POST',
  })
  expect(await confirmed.json()).toMatchObject({ state: 'opened', count: 1 })
}

async function application() {
  const { DiskSubmissionStore } = await import('../../submissions/store/disk-submission-store.ts')
  const staged = await new DiskSubmissionStore(dataFolder).stage()
  await writeFile(staged.fileToWrite('cv.bin'), 'a life')
  await staged.move()
  const created = await payload.create({
    collection: 'job-applications',
    data: {
      reference: `A-${staged.name.slice(0, 8)}`,
      receivedAt: '2026-05-01T10:00:00.000Z',
      scan: 'none',
      status: 'received',
      fullName: '=cmd()',
      email: 'applicant@example.org',
      storedName: staged.name,
      files: [{ name: 'cv.pdf', size: 6, sha256: support.sha256('a life'), storedName: 'cv.bin' }],
    },
  })
  await staged.commit()
  return created
}

async function recorded(action: string) {
  const { docs } = await payload.find({
    collection: 'procurement-record',
    where: { action: { equals: action } },
    sort: 'sequence',
    pagination: false,
  })
  return docs
}

async function zipOf(response: Response): Promise<Record<string, string>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'zip-'))
  const file = path.join(folder, 'files.zip')
  await writeFile(file, Buffer.from(await response.arrayBuffer()))
  const zip = await openPromise(file)
  const entries: Record<string, string> = {}
  for await (const entry of zip.eachEntry()) {
    entries[entry.fileName] = (await buffer(await zip.openReadStreamPromise(entry))).toString()
  }
  await rm(folder, { recursive: true })
  return entries
}

describe('a proposal’s file', () => {
  test('is decrypted on its way to procurement, under its own name, after it is on the record', async () => {
    const { id, reference, rows } = await openedProposal()
    const before = (await recorded('file downloaded')).length
    const response = await callRest(payload, buyer, `/proposals/${id}/files/${rows[0]?.id}`)
    expect(response.status).toBe(200)
    const entries = (await recorded('file downloaded')).slice(before)
    expect(entries).toMatchObject([{ reference, actor: 'Buyer <buyer@example.org>' }])
    expect(entries[0]?.details).toContain(rows[0]?.sha256)
    expect(await response.text()).toBe('the money')
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="___ ____.pdf"; filename*=UTF-8''${encodeURIComponent('عرض مالي.pdf')}`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-length': '9',
    })
  })

  test('is for nobody before the opening, and for no other role after it', async () => {
    const tender = await makeTender(payload, deadline)
    const sealed = await support.makeSealedProposal({
      ...{ payload, dataFolder, sealingKey: key.sealingKey, tender: tender.id },
    })
    const { files: rows } = await payload.findByID({ collection: 'proposals', id: sealed.id, depth: 0 })
    expect((await callRest(payload, buyer, `/proposals/${sealed.id}/files/${rows?.[0]?.id}`)).status).toBe(
      404,
    )
    const opened = await openedProposal()
    const address = `/proposals/${opened.id}/files/${opened.rows[0]?.id}`
    for (const person of [undefined, recruiter, editor, openers[0]]) {
      expect((await callRest(payload, person, address)).status).toBe(403)
      expect((await callRest(payload, person, '/proposals/export.csv')).status).toBe(403)
      expect((await callRest(payload, person, '/proposals/files.zip')).status).toBe(403)
    }
    expect((await callRest(payload, buyer, `/proposals/${opened.id}/files/another`)).status).toBe(404)
  })

  test('is not given out when a scanner found something in it', async () => {
    const { id, reference, rows, tender } = await openedProposal({ scan: 'infected' })
    const response = await callRest(payload, buyer, `/proposals/${id}/files/${rows[0]?.id}`)
    expect(response.status).toBe(409)
    const entries = await zipOf(
      await callConfirming(payload, buyer, `/proposals/files.zip?tender=${tender.id}`),
    )
    expect(Object.keys(entries)).toEqual(['_.txt'])
    expect(entries['_.txt']).toContain(reference)
  })
})

describe('an export of proposals', () => {
  test('is a table in the person’s language, of opened proposals only, and on the record', async () => {
    const { id, reference, tender } = await openedProposal({ form: { companyName: '=HYPERLINK("x")' } })
    const call = (language: string) =>
      callConfirming(payload, buyer, `/proposals/export.csv?tender=${tender.id}`, { language })
    const response = await call('fr')
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const csv = Buffer.from(await response.arrayBuffer()).toString()
    expect(csv.startsWith('\uFEFFRéférence,Appel d’offres,')).toBe(true)
    expect(csv).toContain(`\r\n${reference},${tender.reference},`)
    expect(csv).toContain(`"'=HYPERLINK(""x"")"`)
    expect(csv).toContain('87654321,USD')
    expect(await (await call('ar')).text()).toContain('العملة')
    expect((await recorded('proposals exported')).at(-1)).toMatchObject({
      actor: 'Buyer <buyer@example.org>',
      reference: tender.reference,
    })
    const { eraseProposal } = await import('../../procurement/proposals/erase-proposal.ts')
    const { DiskSubmissionStore } = await import('../../submissions/store/disk-submission-store.ts')
    const store = new DiskSubmissionStore(dataFolder)
    await eraseProposal({ payload, store, now: new Date() }, id, 'its retention ended')
    expect(await (await call('fr')).text()).not.toContain(reference)
  })

  test('is a ZIP of the files, one folder for each proposal, whatever the bidder called them', async () => {
    const name = '../../evil.sh'
    const { reference, tender } = await openedProposal({
      files: { ...files, [name]: 'x', 'Technical.pdf': 'another' },
      form: { companyName: 'Rivers / Co: "1"' },
    })
    const entries = await zipOf(
      await callConfirming(payload, buyer, `/proposals/files.zip?tender=${tender.id}`),
    )
    const folder = `${reference} Rivers Co 1`
    expect(entries).toEqual({
      [`${folder}/عرض مالي.pdf`]: 'the money',
      [`${folder}/technical.pdf`]: 'the method',
      [`${folder}/evil.sh`]: 'x',
      [`${folder}/Technical (2).pdf`]: 'another',
    })
  })
})

describe('an application’s files', () => {
  test('are for human resources only, one by one and exported', async () => {
    const { id, reference, files: rows } = await application()
    const address = `/job-applications/${id}/files/${rows?.[0]?.id}`
    expect(await (await callRest(payload, recruiter, address)).text()).toBe('a life')
    expect((await callRest(payload, buyer, address)).status).toBe(403)
    const csv = await (await callConfirming(payload, recruiter, '/job-applications/export.csv')).text()
    expect(csv).toContain(`${reference},,2026-05-01T10:00:00.000Z,Received,'=cmd(),`)
    expect(await zipOf(await callConfirming(payload, recruiter, '/job-applications/files.zip'))).toEqual({
      [`${reference} =cmd()/cv.pdf`]: 'a life',
    })
    expect((await callConfirming(payload, recruiter, '/internship-applications/export.csv')).status).toBe(200)
  })
})

test('an export of applications names a vacancy in the next language that it has a title in', async () => {
  const { id: vacancy } = await payload.create({
    collection: 'vacancies',
    data: {
      title: 'مهندس مياه',
      kind: 'fixed-term',
      postedAt: '2026-05-01T10:00:00.000Z',
      _status: 'published',
    },
    locale: 'ar',
  })
  const { id, reference } = await application()
  await payload.update({ collection: 'job-applications', id, data: { vacancy } })
  const csv = async (language: string) =>
    (await callConfirming(payload, recruiter, '/job-applications/export.csv', { language })).text()
  expect(await csv('en')).toContain(`${reference},مهندس مياه,`)
  await payload.update({ collection: 'vacancies', id: vacancy, data: { title: 'Ingénieur' }, locale: 'fr' })
  expect(await csv('fr')).toContain(`${reference},Ingénieur,`)
})

describe('a proposal’s status', () => {
  const set = (id: number, status: string) =>
    callRest(payload, buyer, `/proposals/${id}`, { method: 'PATCH', body: { status } })

  test('moves along once it is opened, on the record, and never back', async () => {
    const { id, reference } = await openedProposal()
    for (const status of ['shortlisted', 'awarded', 'rejected'])
      expect((await set(id, status)).status).toBe(200)
    for (const status of ['opened', 'received', 'withdrawn']) expect((await set(id, status)).status).toBe(400)
    const entries = (await recorded('status changed')).filter((entry) => entry.reference === reference)
    expect(entries.map(({ details }) => JSON.parse(details))).toEqual([
      { before: 'opened', after: 'shortlisted' },
      { before: 'shortlisted', after: 'awarded' },
      { before: 'awarded', after: 'rejected' },
    ])
    expect(entries[0]?.actor).toBe('Buyer <buyer@example.org>')
  })

  test('a refused change is explained in the language of the back office', async () => {
    const { id } = await openedProposal()
    const response = await callRest(payload, buyer, `/proposals/${id}`, {
      ...{ method: 'PATCH', body: { status: 'received' }, language: 'ar' },
    })
    expect(JSON.stringify(await response.json())).toContain('ولا يمكن إعادته إلى حالة تسبق فتحه')
  })
})

describe('an export of applications', () => {
  test('has what the list shows: its filter and its search, which finds people by name', async () => {
    const one = await application()
    const other = await application()
    await payload.update({
      collection: 'job-applications',
      id: other.id,
      data: { status: 'shortlisted', fullName: 'Layla Haddad' },
    })
    const referencesOf = async (query: string) => {
      const csv = await (
        await callConfirming(payload, recruiter, `/job-applications/export.csv?${query}`)
      ).text()
      return [one.reference, other.reference].filter((reference) => csv.includes(reference))
    }
    expect(await referencesOf('')).toEqual([one.reference, other.reference])
    expect(await referencesOf('where[or][0][and][0][status][equals]=shortlisted')).toEqual([other.reference])
    expect(await referencesOf('search=haddad')).toEqual([other.reference])
    expect(await referencesOf('where[status][equals]=rejected')).toEqual([])
    const { defaultColumns, listSearchableFields } = payload.collections['job-applications'].config.admin
    expect(defaultColumns).toContain('vacancy')
    expect(listSearchableFields).toContain('fullName')
    const guess = await callRest(
      payload,
      recruiter,
      '/job-applications/export.csv?where[secretHash][exists]=true',
    )
    expect(guess.status).toBeGreaterThanOrEqual(400)
  })
})
