import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { staffOf } from '../support/staff-of-role.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'
import { makeTender } from '../support/test-tender.ts'

let database: TestDatabase
let payload: Payload
let dataFolder: string
let key: Awaited<ReturnType<typeof import('../support/sealing-key.ts').openTestSealingKey>>
let support: typeof import('../support/sealed-proposal.ts')
let expired: typeof import('../../retention/delete-expired.ts')
let personal: typeof import('../../retention/personal-data.ts')
let verify: typeof import('../../procurement/procurement-record/verify.ts')
let append: typeof import('../../procurement/procurement-record/append.ts').appendToProcurementRecord
let Store: typeof import('../../submissions/store/disk-submission-store.ts').DiskSubmissionStore

beforeAll(async () => {
  database = await openTestDatabase()
  payload = database.payload
  ;({ dataFolder } = (await import('../../environment.ts')).environment())
  key = await (await import('../support/sealing-key.ts')).openTestSealingKey()
  support = await import('../support/sealed-proposal.ts')
  expired = await import('../../retention/delete-expired.ts')
  personal = await import('../../retention/personal-data.ts')
  verify = await import('../../procurement/procurement-record/verify.ts')
  ;({ appendToProcurementRecord: append } = await import('../../procurement/procurement-record/append.ts'))
  ;({ DiskSubmissionStore: Store } = await import('../../submissions/store/disk-submission-store.ts'))
})
afterAll(async () => {
  await key.remove()
  await database.close()
})

const deadline = '2026-01-15T12:00:00.000Z'
const store = () => new Store(dataFolder)
const runAt = (now: string) => expired.deleteExpired(payload, store(), new Date(now))
const storedFolders = async () =>
  (await readdir(path.join(dataFolder, 'submissions', 'stored')).catch(() => [])).toSorted()

async function openedProposal(email: string, opened = true) {
  const tender = await makeTender(payload, deadline)
  const proposal = await support.makeSealedProposal({
    ...{ payload, dataFolder, sealingKey: key.sealingKey, tender: tender.id },
    receivedAt: '2026-01-14T12:00:00.000Z',
  })
  if (opened) {
    const openedAt = '2026-01-15T12:01:00.000Z'
    const files = proposal.hashes
    const entry = { action: 'proposal opened', actor: 'Second', reference: proposal.reference } as const
    await append(payload, { ...entry, details: { files } }, new Date(openedAt))
    await payload.update({
      collection: 'proposals',
      id: proposal.id,
      data: { status: 'opened', openedAt, companyName: 'Rivers', email, notes: 'Good' },
    })
  }
  return { ...proposal, tender: tender.id }
}

async function application(kind: 'job-applications' | 'internship-applications', email: string) {
  const staged = await store().stage()
  await writeFile(staged.fileToWrite('cv.bin'), 'a life')
  await staged.move()
  await staged.commit()
  const { id } = await payload.create({
    collection: kind,
    data: {
      ...{
        reference: `A-${staged.name.slice(0, 8)}`,
        receivedAt: deadline,
        scan: 'none',
        status: 'received',
      },
      ...{ fullName: 'Somebody', email, storedName: staged.name },
    },
  })
  return { id, storedName: staged.name }
}

async function question(tender: number, email: string) {
  const { id } = await payload.create({
    collection: 'tender-questions',
    data: { tender, details: 'How deep?', askedAt: deadline, email, status: 'received' },
  })
  return id
}

let followers = 0
async function follower(tender: number, email: string, confirmed = true) {
  followers += 1
  const { id } = await payload.create({
    collection: 'tender-followers',
    data: {
      ...{ tender, email, sentIn: 'en', tokenHash: `${followers}` },
      ...(confirmed && { confirmedAt: deadline }),
    },
  })
  return id
}

async function subscriber(email: string, confirmed = true) {
  followers += 1
  const { id } = await payload.create({
    collection: 'list-subscribers',
    data: {
      ...{ list: 'vacancies', email, sentIn: 'en', tokenHash: `${followers}` },
      ...(confirmed && { confirmedAt: deadline }),
    },
  })
  return id
}

const exists = async (
  collection: 'job-applications' | 'internship-applications' | 'tender-followers' | 'list-subscribers',
  id: number,
) => (await payload.count({ collection, where: { id: { equals: id } } })).totalDocs === 1

describe('what is over its time', () => {
  test('goes, each kind at its own time, and nothing a moment earlier', async () => {
    const proposal = await openedProposal('a@example.org')
    const sealed = await openedProposal('', false)
    const job = await application('job-applications', 'a@example.org')
    const internship = await application('internship-applications', 'a@example.org')
    const asked = await question(proposal.tender, 'a@example.org')
    const following = await follower(proposal.tender, 'a@example.org')
    const none = {
      proposals: 0,
      applications: 0,
      askers: 0,
      followers: 0,
      subscribers: 0,
      mails: 0,
      tasks: 0,
      // What the records' own makers did.
      draftLinks: 0,
      comments: 0,
      journalEntries: expect.any(Number),
      readings: 0,
      trash: 0,
      untouchedDrafts: 0,
    }

    expect(await runAt('2026-02-14T12:00:00.000Z')).toEqual(none)
    expect(await runAt('2026-02-14T12:00:00.001Z')).toEqual({ ...none, followers: 1, trash: 0 })
    expect(await exists('tender-followers', following)).toBe(false)

    expect(await runAt('2027-01-15T12:00:00.000Z')).toEqual(none)
    expect(await runAt('2027-01-15T12:00:00.001Z')).toEqual({ ...none, applications: 2, askers: 1 })
    expect(await exists('job-applications', job.id)).toBe(false)
    expect(await exists('internship-applications', internship.id)).toBe(false)
    const stored = await payload.findByID({ collection: 'tender-questions', id: asked })
    expect(stored).toMatchObject({ details: 'How deep?', email: null })

    expect(await runAt('2031-01-15T12:00:00.000Z')).toEqual(none)
    expect(await runAt('2031-01-15T12:00:00.001Z')).toEqual({ ...none, proposals: 2 })
    expect(await runAt('2031-01-15T12:00:00.001Z')).toEqual(none)
    expect(await storedFolders()).toEqual([])
    for (const { id, reference } of [proposal, sealed]) {
      const row = await payload.findByID({ collection: 'proposals', id, showHiddenFields: true, depth: 0 })
      expect(row).toMatchObject({
        reference,
        erasedAt: '2031-01-15T12:00:00.001Z',
        receivedAt: expect.anything(),
      })
      expect(row).toMatchObject({ companyName: null, email: null, notes: null, storedName: null })
      expect(row.files).toMatchObject([{ name: null, sha256: support.sha256('%PDF-1.4 an offer') }])
    }
    expect(verify.isSound(await verify.verifyProcurementRecord(payload))).toBe(true)
  })

  test('goes also when one record can’t be erased, which operators are shown until it is', async () => {
    const { lookAtRetention } = await import('../../server/operator/shared-parts.ts')
    const stuck = await application('job-applications', 'stuck@example.org')
    const [job, internship] = [
      await application('job-applications', 'after@example.org'),
      await application('internship-applications', 'after@example.org'),
    ]
    const proposal = await openedProposal('stuck@example.org')
    const following = await follower(proposal.tender, 'after@example.org')
    const failing = store()
    const removing = vi.spyOn(failing, 'remove').mockImplementation(async (name) => {
      if (name === stuck.storedName || name === proposal.storedName) throw new Error('AccessDenied')
      await store().remove(name)
    })
    const log = vi.spyOn(payload.logger, 'error').mockImplementation(() => undefined)
    const now = new Date('2031-01-18T12:00:00.000Z')
    for (const run of ['first', 'second'])
      await expect(expired.deleteExpired(payload, failing, now), run).rejects.toThrow(/\(2\)/)
    expect(log.mock.calls.map(([line]) => line).slice(0, 2)).toMatchObject([
      { collection: 'proposals', id: proposal.id },
      { collection: 'job-applications', id: stuck.id },
    ])
    log.mockRestore()
    expect(await exists('job-applications', job.id)).toBe(false)
    expect(await exists('internship-applications', internship.id)).toBe(false)
    expect(await exists('tender-followers', following)).toBe(false)
    expect(await lookAtRetention(payload, now)).toMatchObject({ state: 'old', values: { overdue: 2 } })

    removing.mockRestore()
    expect(await expired.deleteExpired(payload, failing, now)).toMatchObject({
      proposals: 1,
      applications: 1,
    })
    expect(await lookAtRetention(payload, now)).toEqual({ state: 'ok', values: { overdue: 0 } })
    const { totalDocs } = await payload.count({
      collection: 'procurement-record',
      where: {
        action: { equals: 'personal data erased' },
        reference: { equals: proposal.reference },
      },
    })
    expect(totalDocs).toBe(1)
  })

  test('who asked for mail and never confirmed is forgotten after a week', async () => {
    const tender = await makeTender(payload, new Date(Date.now() + 90 * 86_400_000).toISOString())
    const unconfirmed = await follower(tender.id, 'b@example.org', false)
    const confirmed = await follower(tender.id, 'b@example.org')
    const unconfirmedSubscriber = await subscriber('b@example.org', false)
    const confirmedSubscriber = await subscriber('b@example.org')
    await runAt(new Date(Date.now() + 6 * 86_400_000).toISOString())
    expect(await exists('tender-followers', unconfirmed)).toBe(true)
    expect(await exists('list-subscribers', unconfirmedSubscriber)).toBe(true)
    await runAt(new Date(Date.now() + 8 * 86_400_000).toISOString())
    expect(await exists('tender-followers', unconfirmed)).toBe(false)
    expect(await exists('tender-followers', confirmed)).toBe(true)
    expect(await exists('list-subscribers', unconfirmedSubscriber)).toBe(false)
    expect(await exists('list-subscribers', confirmedSubscriber)).toBe(true)
  })
})

describe('one person’s data', () => {
  test('is found under an address however it is capitalised, and nobody else’s', async () => {
    const proposal = await openedProposal('Rima@Example.org')
    await application('job-applications', 'rima@example.org')
    await application('internship-applications', 'not-rima@example.org')
    await question(proposal.tender, 'RIMA@example.org')
    await follower(proposal.tender, 'rima@example.org')
    await subscriber('Rima@example.org')
    const found = Object.fromEntries(await personal.findPersonalData(payload, ' rima@example.ORG '))
    expect(found['proposals']).toMatchObject([{ reference: proposal.reference, companyName: 'Rivers' }])
    expect(found['job-applications']).toHaveLength(1)
    expect(found['internship-applications']).toEqual([])
    expect(found['tender-questions']).toHaveLength(1)
    expect(found['tender-followers']).toHaveLength(1)
    expect(found['list-subscribers']).toHaveLength(1)
    expect(JSON.stringify(found)).not.toMatch(/storedName|secretHash|tokenHash":"\w{20}/)
  })

  test('has the answers that an applicant was sent', async () => {
    const { id } = await application('internship-applications', 'answered@example.org')
    const { rawSql } = await import('../../store/database/raw-sql.ts')
    await (
      await rawSql(payload)
    ).write([
      sql`INSERT INTO application_answers (kind, record, answer, language, sent_at, person_name)
        VALUES ('internship-applications', ${id}, 'interview', 'en', ${deadline}, 'Rima')`,
    ])
    const found = Object.fromEntries(await personal.findPersonalData(payload, 'answered@example.org'))
    expect(found['internship-applications']).toMatchObject([
      { sentAnswers: [{ name: 'interview', at: deadline, by: 'Rima' }] },
    ])
  })

  test('does not have an account of the staff under the same address, which is known to be there', async () => {
    const { email } = await staffOf(payload, 'Applicant', 'editor')
    await application('job-applications', email)
    const found = await personal.findPersonalData(payload, email)
    expect([...found.values()].flat()).toHaveLength(1)
    expect(await personal.hasAccount(payload, email.toUpperCase())).toBe(true)
    expect(await personal.hasAccount(payload, 'nobody@example.org')).toBe(false)
  })

  test('is found under an address in Arabic, in whichever way its domain is written', async () => {
    await application('job-applications', 'ليلى@xn--ngbc5azd.xn--mgberp4a5d4ar')
    const found = Object.fromEntries(await personal.findPersonalData(payload, 'ليلى@شبكة.السعودية'))
    expect(found['job-applications']).toHaveLength(1)
  })

  test('is erased in every kind; of a proposal, reference and hashes stay, and the record says so', async () => {
    const proposal = await openedProposal('erase@example.org')
    const stored = await openedProposal('keep@example.org')
    const job = await application('job-applications', 'erase@example.org')
    await question(proposal.tender, 'erase@example.org')
    await follower(proposal.tender, 'erase@example.org')
    await subscriber('erase@example.org')
    const erased = await personal.erasePersonalData(payload, store(), 'ERASE@example.org', new Date())
    expect([...erased.values()]).toEqual([1, 1, 0, 1, 1, 1, 0])
    const left = await personal.findPersonalData(payload, 'erase@example.org')
    expect([...left.values()].flat()).toEqual([])
    const folders = await storedFolders()
    expect(folders).toContain(stored.storedName)
    expect(folders).not.toContain(proposal.storedName)
    expect(folders).not.toContain(job.storedName)
    const { docs } = await payload.find({
      collection: 'procurement-record',
      where: { reference: { equals: proposal.reference } },
      sort: '-sequence',
    })
    expect(docs[0]?.action).toBe('personal data erased')
    expect(docs[0]?.details).not.toContain('@')
  })

  test('in sealed proposals can’t be searched: they are counted', async () => {
    const before = await personal.countSealedProposals(payload)
    await openedProposal('', false)
    expect(await personal.countSealedProposals(payload)).toBe(before + 1)
  })
})

test('whatever a form asks of a person is nowhere any more', async () => {
  const { allForms } = await import('../support/all-forms.ts')
  const { answersOf } = await import('../../submissions/forms/form.ts')
  const { recordValues } = await import('../../submissions/forms/answers.ts')
  const { everyRow } = await import('../support/every-row.ts')
  const tender = (await makeTender(payload, deadline)).id
  const received = { reference: 'A-1', receivedAt: deadline, scan: 'none', status: 'received' }
  const others: Record<string, object> = {
    proposals: { ...received, reference: 'P-1', tender, openedAt: deadline, notes: 'whatever notes' },
    'job-applications': received,
    'internship-applications': received,
    'tender-questions': { tender, askedAt: deadline, status: 'received' },
    'tender-followers': { tender, sentIn: 'en', tokenHash: 'whatever' },
    'list-subscribers': { list: 'tenders', sentIn: 'en', tokenHash: 'whatever else' },
  }
  const email = 'whatever@example.org'
  const lasting: string[] = []
  for (const form of allForms) {
    const answers = answersOf(form).map(([, field]) => {
      const { column, kind, isPersonal } = field
      if (isPersonal === false && kind !== 'tick') lasting.push(column)
      if (kind === 'email') return [column, email]
      if (kind === 'amount' || kind === 'number') return [column, 7_654_321]
      if (kind === 'date') return [column, '1987-06-05']
      if (kind === 'choice') return [column, field.options.at(-1)]
      return [column, kind === 'tick' || `${isPersonal === false ? 'Asked' : 'whatever'} ${column}`]
    })
    const data = { ...recordValues(form, Object.fromEntries(answers)), ...others[form.collection] }
    await (payload as unknown as { create: (options: object) => Promise<unknown> }).create({
      collection: form.collection,
      data,
    })
  }
  const marks = ['whatever', '7654321', '1987-06-05']
  const before = await everyRow(payload)
  for (const mark of marks) expect(before).toContain(mark)

  const erased = await personal.erasePersonalData(payload, store(), email, new Date(deadline))
  expect(Object.fromEntries(erased)).toEqual({
    proposals: 1,
    'job-applications': 1,
    'internship-applications': 1,
    'tender-questions': 1,
    'tender-followers': 1,
    'list-subscribers': 1,
    'unsent-mail': 0,
  })
  const after = await everyRow(payload)
  for (const mark of marks) expect(after).not.toContain(mark)
  for (const column of lasting) expect(after).toContain(`Asked ${column}`)
})
