import path from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Payload, TypedUser } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ScanResult } from '../../submissions/submission-fields.ts'
import { approves } from '../support/approves.ts'
import { staffOf } from '../support/staff-of-role.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'
import { makeTender } from '../support/test-tender.ts'

let database: TestDatabase
let payload: Payload
let dataFolder: string
let key: Awaited<ReturnType<typeof import('../support/sealing-key.ts').openTestSealingKey>>
let support: typeof import('../support/sealed-proposal.ts')
let beginOpening: typeof import('../../procurement/proposal-openings/begin-opening.ts').beginOpening
let confirmOpening: typeof import('../../procurement/proposal-openings/confirm-opening.ts').confirmOpening
let summarize: typeof import('../../procurement/proposal-openings/proposals-summary.ts').summarizeProposals
let verify: typeof import('../../procurement/procurement-record/verify.ts').verifyProcurementRecord
let Store: typeof import('../../submissions/store/disk-submission-store.ts').DiskSubmissionStore
let first: TypedUser
let second: TypedUser
let administrator: TypedUser

const deadline = '2026-06-15T12:00:00.000Z'
const after = (minutes: number) => new Date(Date.parse(deadline) + minutes * 60_000)

beforeAll(async () => {
  database = await openTestDatabase()
  payload = database.payload
  ;({ dataFolder } = (await import('../../environment.ts')).environment())
  key = await (await import('../support/sealing-key.ts')).openTestSealingKey()
  support = await import('../support/sealed-proposal.ts')
  ;({ beginOpening } = await import('../../procurement/proposal-openings/begin-opening.ts'))
  ;({ confirmOpening } = await import('../../procurement/proposal-openings/confirm-opening.ts'))
  ;({ summarizeProposals: summarize } =
    await import('../../procurement/proposal-openings/proposals-summary.ts'))
  ;({ verifyProcurementRecord: verify } = await import('../../procurement/procurement-record/verify.ts'))
  ;({ DiskSubmissionStore: Store } = await import('../../submissions/store/disk-submission-store.ts'))
  first = await staffOf(payload, 'First', 'bid-opener')
  second = await staffOf(payload, 'Second', 'bid-opener', 'procurement')
  administrator = await staffOf(payload, 'Administrator', 'administrator', 'procurement')
})
afterAll(async () => {
  await key.remove()
  await database.close()
})

function contextAt(now: Date, scan: (plain: Readable) => Promise<ScanResult> = async () => 'none') {
  const sealingKey = async () => key.sealingKey
  return { payload, store: new Store(dataFolder), sealingKey, scan, now: () => now }
}

function seal(tender: number, options: object = {}) {
  return support.makeSealedProposal({ payload, dataFolder, sealingKey: key.sealingKey, tender, ...options })
}

type Context = Parameters<typeof confirmOpening>[0]

const begin = (context: Context, tender: number, person: TypedUser | null) =>
  beginOpening(context, tender, person, approves)
const confirm = (context: Context, tender: number, person: TypedUser | null) =>
  confirmOpening(context, tender, person, approves)

async function tenderWithProposal() {
  const tender = await makeTender(payload, deadline)
  return { ...tender, proposal: await seal(tender.id) }
}

async function actionsOn(...references: string[]) {
  const { docs } = await payload.find({
    collection: 'procurement-record',
    where: { reference: { in: references } },
    sort: 'sequence',
    pagination: false,
  })
  return docs.map(({ action, actor }) => `${action}, ${actor.split(' ')[0]}`)
}

const rowOf = (id: number) => payload.findByID({ collection: 'proposals', id, depth: 0 })

describe('opening', () => {
  test('takes two people after the deadline, and everything is on the record', async () => {
    const tender = await makeTender(payload, deadline)
    const files = { 'عرض مالي.pdf': '%PDF-1.4 money', 'technical.pdf': '%PDF-1.4 method' }
    const proposal = await seal(tender.id, { files })
    expect(await rowOf(proposal.id)).toMatchObject({ status: 'received', companyName: null })
    await begin(contextAt(after(1)), tender.id, first)
    expect(await confirm(contextAt(after(2)), tender.id, second)).toEqual({
      opened: [proposal.reference],
      failed: [],
    })
    expect(await rowOf(proposal.id)).toMatchObject({
      status: 'opened',
      openedAt: after(2).toISOString(),
      companyName: 'Company of Rivers',
      proposedAmount: 87_654_321,
      currency: 'USD',
      consent: true,
      files: Object.entries(files).map(([name, text]) => ({
        name,
        size: Buffer.byteLength(text),
        sha256: support.sha256(text),
      })),
    })
    expect(await actionsOn(tender.reference, proposal.reference)).toEqual([
      'proposal received, bidder',
      'opening begun, First',
      'opening confirmed, Second',
      'proposal opened, Second',
    ])
    expect((await verify(payload)).broken).toBeUndefined()
  })

  test('names its two people to those who may not read their accounts', async () => {
    const { id } = await tenderWithProposal()
    await begin(contextAt(after(1)), id, first)
    await confirm(contextAt(after(2)), id, second)
    const buyer = await staffOf(payload, 'Buyer', 'procurement')
    const { docs } = await payload.find({
      collection: 'proposal-openings',
      where: { tender: { equals: id } },
      user: buyer,
      overrideAccess: false,
    })
    expect(docs).toMatchObject([{ begunByName: 'First', confirmedByName: 'Second' }])
    const { defaultColumns } = payload.collections['proposal-openings'].config.admin
    expect(defaultColumns).toEqual(['tender', 'begunAt', 'begunByName', 'confirmedByName', 'openedAt'])
  })

  test('names for good who began it: that account is not deleted and loses no role, and a sentence says why', async () => {
    const { id } = await tenderWithProposal()
    const chief = await staffOf(payload, 'Chief', 'administrator', 'bid-opener')
    await payload.create({
      collection: 'proposal-openings',
      data: {
        ...{ tender: id, begunBy: chief.id },
        ...{ begunAt: after(1).toISOString(), expiresAt: after(2).toISOString() },
      },
      overrideAccess: true,
    })
    const deleting = { collection: 'users', id: chief.id } as const
    await expect(payload.delete(deleting)).rejects.toThrow('This person has begun an opening of proposals')
    expect((await payload.findByID(deleting)).roles).toEqual(['administrator', 'bid-opener'])
    const other = await staffOf(payload, 'Other', 'bid-opener')
    await payload.delete({ collection: 'users', id: other.id })
  })

  test('is not for administrators, nor for procurement alone, nor before the deadline has passed', async () => {
    const { id } = await tenderWithProposal()
    await expect(begin(contextAt(after(1)), id, administrator)).rejects.toThrow('notAnOpener')
    await expect(begin(contextAt(after(1)), id, null)).rejects.toThrow('notAnOpener')
    await expect(begin(contextAt(after(0)), id, first)).rejects.toThrow('deadlineToCome')
    await expect(confirm(contextAt(after(1)), id, second)).rejects.toThrow('notBegun')
    await begin(contextAt(after(1)), id, first)
    await expect(confirm(contextAt(after(2)), id, administrator)).rejects.toThrow('notAnOpener')
    await expect(confirm(contextAt(after(0)), id, second)).rejects.toThrow('deadlineToCome')
  })

  test('is not confirmed by who began it, nor later than half an hour', async () => {
    const { id, proposal } = await tenderWithProposal()
    await begin(contextAt(after(1)), id, first)
    await expect(confirm(contextAt(after(2)), id, first)).rejects.toThrow('samePerson')
    await expect(confirm(contextAt(after(31.01)), id, second)).rejects.toThrow('expired')
    await begin(contextAt(after(40)), id, second)
    await expect(confirm(contextAt(after(41)), id, second)).rejects.toThrow('samePerson')
    expect(await rowOf(proposal.id)).toMatchObject({ status: 'received', openedAt: null, companyName: null })
    expect((await confirm(contextAt(after(70)), id, first)).opened).toEqual([proposal.reference])
  })

  test('is confirmed only as long as it is the last one that was begun', async () => {
    const { id, proposal } = await tenderWithProposal()
    await begin(contextAt(after(1)), id, first)
    const confirming = confirmOpening(contextAt(after(2)), id, second, async (act) => {
      await begin(contextAt(after(2)), id, first)
      return approves(act)
    })
    await expect(confirming).rejects.toThrow('alreadyConfirmed')
    expect(await rowOf(proposal.id)).toMatchObject({ status: 'received', openedAt: null })
    expect((await confirm(contextAt(after(3)), id, second)).opened).toEqual([proposal.reference])
  })

  test('is not for accounts made after the first proposal, however late the tender’s row says that it was published', async () => {
    const { id } = await tenderWithProposal()
    const late = await staffOf(payload, 'Late', 'bid-opener')
    const firstPublishedAt = new Date(Date.now() + 86_400_000).toISOString()
    await payload.db.updateOne({ collection: 'tenders', id, data: { firstPublishedAt } })
    await expect(begin(contextAt(after(1)), id, late)).rejects.toThrow('accountTooNew')
    await begin(contextAt(after(1)), id, first)
    await expect(confirm(contextAt(after(2)), id, late)).rejects.toThrow('accountTooNew')
  })

  test('confirmed twice at once happens once', async () => {
    const { id, proposal } = await tenderWithProposal()
    const third = await staffOf(payload, 'Third', 'bid-opener')
    await begin(contextAt(after(1)), id, first)
    const results = await Promise.allSettled(
      [second, third, second, third].map((person) => confirm(contextAt(after(2)), id, person)),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const opened = (await actionsOn(proposal.reference)).filter((action) =>
      action.startsWith('proposal opened'),
    )
    expect(opened).toHaveLength(1)
  })

  test('fails as a whole, before anybody has confirmed, when the sealing key is gone or is another one', async () => {
    const { id, reference } = await tenderWithProposal()
    const { SealingKeyUnavailableError } = await import('../../procurement/proposals/sealing/sealing-key.ts')
    const away = async () => {
      throw new SealingKeyUnavailableError('gone')
    }
    const another = async () => ({ ...key.sealingKey, id: 'age1another' })
    await begin(contextAt(after(1)), id, first)
    for (const sealingKey of [away, another]) {
      await expect(confirm({ ...contextAt(after(2)), sealingKey }, id, second)).rejects.toThrow(
        'keyUnavailable',
      )
    }
    expect(await actionsOn(reference)).toEqual(['opening begun, First'])
    expect((await confirm(contextAt(after(3)), id, second)).opened).toHaveLength(1)
  })

  test('of a damaged proposal fails and is reported, without stopping the others', async () => {
    const tender = await makeTender(payload, deadline)
    const other = await makeTender(payload, deadline)
    const place = (proposal: { storedName: string }, file = 'form.age') =>
      path.join(dataFolder, 'submissions', 'stored', proposal.storedName, file)
    const changedForm = await seal(tender.id)
    await support.damageFile(place(changedForm))
    const changedFile = await seal(tender.id)
    await support.damageFile(place(changedFile, changedFile.storedFiles[0]))
    const otherTender = await seal(tender.id, { form: { tender: other.id } })
    const otherReference = await seal(tender.id, { form: { reference: 'P-ANOTHER' } })
    const otherFiles = await seal(tender.id, { form: { files: [] } })
    const noForm = await seal(tender.id, { form: { proposedAmount: Number.NaN } })
    const whole = await seal(tender.id)
    const damaged = [changedForm, changedFile, otherTender, otherReference, otherFiles, noForm]
    await begin(contextAt(after(1)), tender.id, first)
    const result = await confirm(contextAt(after(2)), tender.id, second)
    expect(result.opened).toEqual([whole.reference])
    expect(result.failed.toSorted()).toEqual(damaged.map(({ reference }) => reference).toSorted())
    for (const { id, reference } of damaged) {
      expect(await rowOf(id)).toMatchObject({ status: 'received', openedAt: null, companyName: null })
      expect((await actionsOn(reference)).at(-1)).toBe('opening failed, Second')
    }
    const summary = await summarize(payload, tender.id, second, after(3))
    expect(summary).toMatchObject({ count: 7, opened: 1, state: 'ready', mayBegin: true })
    expect(summary?.failed).toEqual(result.failed.toSorted())
  })

  test('leaves withdrawn and replaced proposals sealed', async () => {
    const tender = await makeTender(payload, deadline)
    const withdrawn = await seal(tender.id)
    const replaced = await seal(tender.id)
    const standing = await seal(tender.id)
    const close = (id: number, data: object) => payload.update({ collection: 'proposals', id, data })
    await close(withdrawn.id, { status: 'withdrawn', withdrawnAt: deadline })
    await close(replaced.id, { status: 'withdrawn', replacedBy: standing.reference })
    await begin(contextAt(after(1)), tender.id, first)
    expect((await confirm(contextAt(after(2)), tender.id, second)).opened).toEqual([standing.reference])
    expect(await rowOf(withdrawn.id)).toMatchObject({ status: 'withdrawn', openedAt: null })
  })

  test('scans what the scanner could not be asked about on arrival', async () => {
    const tender = await makeTender(payload, deadline)
    const files = { 'good.pdf': 'good', 'bad.pdf': 'bad' }
    const waiting = await seal(tender.id, { files, scan: 'pending' })
    const scanned = await seal(tender.id, { files, scan: 'clean' })
    const asked: string[] = []
    const scan = async (plain: Readable): Promise<ScanResult> => {
      const text = (await buffer(plain)).toString()
      asked.push(text)
      return text === 'bad' ? 'infected' : 'clean'
    }
    await begin(contextAt(after(1)), tender.id, first)
    await confirm(contextAt(after(2), scan), tender.id, second)
    expect(asked).toEqual(['good', 'bad'])
    expect(await rowOf(waiting.id)).toMatchObject({ status: 'opened', scan: 'infected' })
    expect(await rowOf(scanned.id)).toMatchObject({ status: 'opened', scan: 'clean' })
  })

  test('is refused when nothing is sealed', async () => {
    const tender = await makeTender(payload, deadline)
    await expect(begin(contextAt(after(1)), tender.id, first)).rejects.toThrow('nothingSealed')
    await expect(begin(contextAt(after(1)), 999_999, first)).rejects.toThrow('noSuchTender')
  })
})

describe('the summary', () => {
  test('of a draft without a deadline has none, and nothing of it is opened', async () => {
    const { id } = await payload.create({ collection: 'tenders', draft: true, data: { title: 'A draft' } })
    expect(await summarize(payload, id, first, after(1))).toMatchObject({
      deadline: null,
      state: 'beforeDeadline',
      mayBegin: false,
    })
    await expect(begin(contextAt(after(1)), id, first)).rejects.toThrow('deadlineToCome')
  })

  test('shows only the count before the deadline, and then what can be done by whom', async () => {
    const { id } = await tenderWithProposal()
    await seal(id)
    const summary = (person: TypedUser, now: Date) => summarize(payload, id, person, now)
    expect(await summary(administrator, after(-1))).toEqual({
      deadline: new Date(deadline).toISOString(),
      state: 'beforeDeadline',
      count: 2,
      opened: 0,
      failed: [],
      expiresAt: null,
      mayBegin: false,
      mayConfirm: false,
      notThisOne: null,
    })
    expect(await summary(first, after(1))).toMatchObject({
      state: 'ready',
      mayBegin: true,
      mayConfirm: false,
    })
    expect(await summary(administrator, after(1))).toMatchObject({ state: 'ready', mayBegin: false })
    await begin(contextAt(after(1)), id, first)
    expect(await summary(first, after(2))).toMatchObject({ state: 'begun', mayConfirm: false })
    expect(await summary(second, after(2))).toMatchObject({
      state: 'begun',
      mayConfirm: true,
      expiresAt: after(31).toISOString(),
    })
    expect(await summary(second, after(32))).toMatchObject({ state: 'ready', mayConfirm: false })
    await confirm(contextAt(after(3)), id, second)
    expect(await summary(second, after(4))).toMatchObject({
      state: 'opened',
      count: 2,
      opened: 2,
      mayBegin: false,
      mayConfirm: false,
    })
  })
})
