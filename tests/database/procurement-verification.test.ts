import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { clearProcurementRecord } from '../support/clear-procurement-record.ts'
import { compiledScript } from '../../commands/steps/compiled-scripts.ts'
import { inRepository } from '../../commands/steps/repository.ts'
import { onPostgresOnly, onSqliteOnly } from '../support/one-database.ts'
import type { MadeProposal } from '../support/sealed-proposal.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'
import { makeTender } from '../support/test-tender.ts'

let database: TestDatabase
let payload: Payload
let dataFolder: string
let key: Awaited<ReturnType<typeof import('../support/sealing-key.ts').openTestSealingKey>>
let support: typeof import('../support/sealed-proposal.ts')
let verification: typeof import('../../procurement/procurement-record/verify.ts')
let append: typeof import('../../procurement/procurement-record/append.ts').appendToProcurementRecord
let describing: typeof import('../../procurement/procurement-record/describe-verification.ts')
let Store: typeof import('../../submissions/store/disk-submission-store.ts').DiskSubmissionStore
let withdrawing: typeof import('../../server/intake/withdrawal-from-record.ts')
let forgetFiles: typeof import('../../server/intake/receipts.ts').forgetFiles
let erase: typeof import('../../procurement/proposals/erase-proposal.ts').eraseProposal
let rawSql: typeof import('../../store/database/raw-sql.ts').rawSql

const deadline = '2026-06-15T12:00:00.000Z'
const now = new Date('2026-06-12T12:00:00.000Z')

beforeAll(async () => {
  database = await openTestDatabase()
  payload = database.payload
  ;({ dataFolder } = (await import('../../environment.ts')).environment())
  key = await (await import('../support/sealing-key.ts')).openTestSealingKey()
  support = await import('../support/sealed-proposal.ts')
  verification = await import('../../procurement/procurement-record/verify.ts')
  ;({ appendToProcurementRecord: append } = await import('../../procurement/procurement-record/append.ts'))
  describing = await import('../../procurement/procurement-record/describe-verification.ts')
  ;({ DiskSubmissionStore: Store } = await import('../../submissions/store/disk-submission-store.ts'))
  withdrawing = await import('../../server/intake/withdrawal-from-record.ts')
  ;({ forgetFiles } = await import('../../server/intake/receipts.ts'))
  ;({ eraseProposal: erase } = await import('../../procurement/proposals/erase-proposal.ts'))
  ;({ rawSql } = await import('../../store/database/raw-sql.ts'))
})
afterAll(async () => {
  await key.remove()
  await database.close()
})

let tender: number
let proposal: MadeProposal

beforeEach(async () => {
  const every = { id: { exists: true } }
  await payload.delete({ collection: 'proposals', where: every })
  await clearProcurementRecord(payload)
  await rm(path.join(dataFolder, 'submissions'), { recursive: true, force: true })
  ;({ id: tender } = await makeTender(payload, deadline))
  await seal()
  proposal = await seal()
})

const store = () => new Store(dataFolder)
const place = (file = '') => path.join(dataFolder, 'submissions', 'stored', proposal.storedName, file)

function seal(options: object = {}) {
  return support.makeSealedProposal({ payload, dataFolder, sealingKey: key.sealingKey, tender, ...options })
}

/** As somebody with the database's password would. */
async function byHand(statement: ReturnType<typeof sql>): Promise<void> {
  await (await rawSql(payload)).write([statement])
}

/** The sentences with which a verification ends; none when the record is whole. */
async function findings(): Promise<string[]> {
  return describing.findingsOf(await verification.verifyProcurementRecord(payload))
}

async function withdrawIt(replacedBy: string | null = null): Promise<void> {
  const known = await import('../../submissions/known-submission.ts')
  const submission = await known.findByReference(payload, proposal.reference)
  if (!submission) throw new Error('It is not there')
  await withdrawing.writeWithdrawal(
    payload,
    withdrawing.withdrawalFromRecord(payload, submission, now, { replacedBy }),
  )
  await forgetFiles({ payload, store: store() }, 'proposals', submission.id, proposal.storedName)
}

const script = 'commands/verify-procurement-record.ts'
const command = (file: string) => spawnSync(process.execPath, [file], { encoding: 'utf8' })

describe('the record is whole', () => {
  test('with proposals as they arrived, withdrawn, replaced and erased', async () => {
    await withdrawIt('P-NEXT')
    expect(existsSync(place())).toBe(false)
    const erased = await seal()
    await erase({ payload, store: store(), now }, erased.id, 'at the person’s wish')
    expect(await findings()).toEqual([])
    const { proposals, withoutFormHash } = await verification.verifyProcurementRecord(payload)
    expect({ proposals, withoutFormHash }).toEqual({ proposals: 3, withoutFormHash: [] })
  })

  test('while another proposal arrives: recorded, moved into place, and not in the database yet', async () => {
    const staged = await store().stage()
    await writeFile(staged.fileToWrite('form.age'), 'form')
    await staged.move()
    const details = { tender, storedName: staged.name, form: 'x', sealed: [] }
    await append(payload, { action: 'proposal received', actor: 'bidder', reference: 'P-NEW', details }, now)
    expect(await findings()).toEqual([])
    await staged.commit()
    expect(await findings()).toEqual([
      'Proposal P-NEW was received and is not there.',
      `The stored files in ${staged.name} belong to no submission.`,
    ])
  })

  test('when a proposal that was recorded never came to count', async () => {
    const details = { storedName: randomBytes(16).toString('hex') }
    await append(payload, { action: 'proposal received', actor: 'bidder', reference: 'P-CUT', details }, now)
    await append(payload, { action: 'proposal not completed', actor: 'system', reference: '', details }, now)
    expect(await findings()).toEqual([])
  })

  test('and says what it can’t know of proposals entered before the record held the form’s hash', async () => {
    await clearProcurementRecord(payload)
    await payload.delete({ collection: 'proposals', where: { id: { not_equals: proposal.id } } })
    await rm(path.join(dataFolder, 'submissions'), { recursive: true })
    const stored = await payload.findByID({
      collection: 'proposals',
      id: proposal.id,
      showHiddenFields: true,
    })
    await mkdir(place(), { recursive: true })
    await writeFile(place('form.age'), 'any form')
    for (const { storedName } of stored.files ?? []) await writeFile(place(storedName), 'replaced')
    const sealed = [support.sha256('replaced')]
    const first = (stored.files ?? []).map((file) => ({ ...file, sealedSha256: sealed[0] ?? '' }))
    await payload.update({ collection: 'proposals', id: proposal.id, data: { files: first } })
    const { reference, storedName } = proposal
    const details = { storedName, sealed }
    await append(payload, { action: 'proposal received', actor: 'bidder', reference, details }, now)
    const found = await verification.verifyProcurementRecord(payload)
    expect(verification.isSound(found)).toBe(true)
    expect(found.withoutFormHash).toEqual([reference])
    expect(describing.describeVerification(found).join('\n')).toContain(
      `not that it is the one received (${reference})`,
    )
    await rm(place('form.age'))
    expect(await faults()).toEqual(['its form.age is missing from the store'])
  })
})

/** What does not fit of the proposal, in words. */
async function faults(): Promise<string[]> {
  const found = await verification.verifyProcurementRecord(payload)
  expect(found.faults.every(({ reference }) => reference === proposal.reference)).toBe(true)
  expect(verification.isSound(found)).toBe(found.faults.length === 0)
  return found.faults.map(({ fault }) => fault)
}

describe('the record is not whole, and it is said why,', onPostgresOnly, () => {
  const first = () => proposal.storedFiles[0] ?? ''

  test('when stored files are gone', async () => {
    await rm(place(first()))
    expect(await faults()).toEqual([`its ${first()} is missing from the store`])
    await rm(place(), { recursive: true })
    expect(await faults()).toEqual([`its files are missing from the store (${proposal.storedName})`])
  })

  test('when the form is replaced by another that was sealed to the same tender', async () => {
    const other = await seal({ form: { reference: proposal.reference, proposedAmount: 999_999 } })
    const folder = path.join(dataFolder, 'submissions', 'stored', other.storedName)
    await writeFile(place('form.age'), await readFile(path.join(folder, 'form.age')))
    expect(await faults()).toEqual(['its form.age is not the one received'])
  })

  test('when a file is replaced together with the hashes of its row', async () => {
    await writeFile(place(first()), 'another offer')
    expect(await faults()).toEqual([`its ${first()} is not the one received`])
    await byHand(sql`UPDATE proposals_files SET sealed_sha256 = ${support.sha256('another offer')}
      WHERE _parent_id = ${proposal.id}`)
    expect(await faults()).toEqual([
      'its row has other hashes of files',
      `its ${first()} is not the one received`,
    ])
  })

  test('when something lies in its folder that does not belong to it', async () => {
    await writeFile(place('more.age'), 'more')
    expect(await faults()).toEqual(['more.age lies in its folder and does not belong to it'])
  })

  const marks: [string, () => ReturnType<typeof sql>, string][] = [
    [
      'withdrawn',
      () => sql`UPDATE proposals SET withdrawn_at = ${now.toISOString()} WHERE id = ${proposal.id}`,
      'it is marked as withdrawn, which was never recorded',
    ],
    [
      'replaced',
      () => sql`UPDATE proposals SET replaced_by = 'P-OTHER' WHERE id = ${proposal.id}`,
      'it is marked as withdrawn, which was never recorded',
    ],
    [
      'erased',
      () => sql`UPDATE proposals SET erased_at = ${now.toISOString()} WHERE id = ${proposal.id}`,
      'it is marked as erased, which was never recorded',
    ],
    [
      'opened',
      () => sql`UPDATE proposals SET opened_at = ${now.toISOString()} WHERE id = ${proposal.id}`,
      'it is marked as opened, which was never recorded',
    ],
    [
      'awarded',
      () => sql`UPDATE proposals SET status = 'awarded' WHERE id = ${proposal.id}`,
      'its state is “awarded”, and “received” is recorded',
    ],
    [
      'never acknowledged',
      () => sql`UPDATE proposals SET receipt = NULL WHERE id = ${proposal.id}`,
      'its receipt is gone, and it would not be opened',
    ],
    [
      'received earlier',
      () => sql`UPDATE proposals SET received_at = '2026-01-01T00:00:00.000Z' WHERE id = ${proposal.id}`,
      'its row has another time of receipt',
    ],
  ]
  test.each(marks)('when it is marked by hand as %s', async (_mark, statement, fault) => {
    await byHand(statement())
    expect(await faults()).toContain(fault)
  })

  test('when it is moved to another tender', async () => {
    const other = await makeTender(payload, deadline)
    await byHand(sql`UPDATE proposals SET tender_id = ${other.id} WHERE id = ${proposal.id}`)
    expect(await faults()).toEqual(['its row names another tender'])
  })

  test('when its tender’s deadline was moved before it by hand', async () => {
    const earlier = '2026-06-01T12:00:00.000Z'
    await byHand(sql`UPDATE tenders SET deadline = ${earlier} WHERE id = ${tender}`)
    expect(await findings()).toContain(
      `Proposal ${proposal.reference}: it was received after the deadline of its tender.`,
    )
    await byHand(sql`UPDATE tenders SET deadline = ${deadline} WHERE id = ${tender}`)
    expect(await findings()).toEqual([])
  })

  test('when a withdrawal is undone by hand, or made another', async () => {
    await withdrawIt()
    const later = new Date(now.getTime() + 1).toISOString()
    await byHand(sql`UPDATE proposals SET withdrawn_at = ${later} WHERE id = ${proposal.id}`)
    expect(await faults()).toEqual(['its row has another withdrawal than the one recorded'])
    await byHand(sql`UPDATE proposals SET withdrawn_at = NULL, status = 'received' WHERE id = ${proposal.id}`)
    expect(await faults()).toEqual(['its withdrawal is recorded, and its row does not show it'])
  })

  test('when rows are gone or nobody recorded them, and when files belong to no row', async () => {
    await payload.delete({ collection: 'proposals', id: proposal.id })
    expect(await findings()).toEqual([
      `Proposal ${proposal.reference} was received and is not there.`,
      `The stored files in ${proposal.storedName} belong to no submission.`,
    ])
    const stranger = { reference: 'P-STRANGER', receivedAt: deadline, scan: 'none', tender } as const
    await payload.create({ collection: 'proposals', data: { ...stranger, status: 'received', files: [] } })
    expect(await findings()).toContain('Proposal P-STRANGER is there and was never recorded.')
  })
})

test('an entry that is deleted, with its proposal and the chain computed again, is missed by the transparency log', async () => {
  await payload.delete({ collection: 'proposals', id: proposal.id })
  await rm(place(), { recursive: true })
  // Of two arrivals the second: nothing comes after it that would have to be computed again.
  await byHand(sql`DELETE FROM procurement_record WHERE reference = ${proposal.reference}`)
  expect(await findings()).toEqual([
    'The transparency log has entry 2 of the procurement record, which is not there.',
  ])
  await byHand(sql`DELETE FROM log_pending WHERE record = 2`)
  // Before the interval is over nobody but the bidder can know.
  expect(await findings()).toEqual([])
})

test(
  'the command says so and ends with 1, or says that the record is whole and ends with 0',
  onSqliteOnly,
  async () => {
    const whole = command(compiledScript(script))
    expect(whole.stdout).toContain('The record is whole.')
    expect(whole.status).toBe(0)
    await rm(place(), { recursive: true })
    const { stdout, status } = command(inRepository(script))
    expect(stdout).toContain(`Proposal ${proposal.reference}: its files are missing from the store`)
    expect(stdout).not.toContain('whole')
    expect(status).toBe(1)
  },
)
