import { createHash, randomBytes } from 'node:crypto'
import { ed25519 } from '@noble/curves/ed25519.js'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { fromBase64, fromHex, toBase64, toHex, utf8 } from '../../proofs/bytes.ts'
import { sha256 } from '../../proofs/hash.ts'
import { checkReceipt } from '../../proofs/check-receipt.ts'
import { openNote, type NoteKey } from '../../proofs/note.ts'
import { readReceipt } from '../../proofs/receipt.ts'
import { readWithdrawal, signWithdrawal } from '../../proofs/withdrawal.ts'
import { placeOf } from '../../sealing/envelope-header.ts'
import type { CustodianKey } from '../../sealing/identity-files.ts'
import { joinShares } from '../../sealing/join-shares.ts'
import { openShare } from '../../sealing/open-share.ts'
import { hashOfProof, openPrivatePart } from '../../sealing/private-part.ts'
import { readEnvelope } from '../../sealing/read-envelope.ts'
import type { Terms } from '../../sealing/terms.ts'
import type { LogContext } from '../../transparency/log-context.ts'
import type { SigningKeys } from '../../transparency/keys/signing-keys.ts'
import { placeOfReceiptKeys } from '../../server/receipts/receipt-keys-in-page.ts'
import { onSqliteOnly } from '../support/one-database.ts'
import { inPieces, openWhole } from '../support/sealed-envelope.ts'
import { submissionAnswerSchema } from '../support/submission-answer.ts'
import { pdf, proposalFields, submissionForm } from '../support/submission-files.ts'
import type { CallOptions } from '../support/test-api.ts'
import { openTestIntake, type TestIntake } from '../support/test-intake.ts'
import { testNow } from '../support/test-records.ts'

let api: TestIntake
let log: LogContext & { keys: SigningKeys }
let keys: CustodianKey[]
let tender: { id: number; reference: string; deadline: string }
let terms: Terms
let receiptKey: NoteKey
let modules: typeof import('../../procurement/proposals/envelopes/envelope-file.ts') &
  typeof import('../../transparency/log-rows.ts') &
  typeof import('../../transparency/batches/publish-batch.ts') &
  typeof import('../../procurement/procurement-record/verify.ts') &
  typeof import('../../procurement/procurement-record/describe-verification.ts')

beforeAll(async () => {
  api = await openTestIntake()
  const { signingKeysIn } = await import('../../transparency/log-context.ts')
  const { readOpenedLog } = await import('../../transparency/open-log.ts')
  const { termsOfTender } = await import('../../procurement/terms/terms-of-tender.ts')
  const { findTestTender, fixTerms } = await import('../support/tender-terms.ts')
  modules = {
    ...(await import('../../procurement/proposals/envelopes/envelope-file.ts')),
    ...(await import('../../transparency/log-rows.ts')),
    ...(await import('../../transparency/batches/publish-batch.ts')),
    ...(await import('../../procurement/procurement-record/verify.ts')),
    ...(await import('../../procurement/procurement-record/describe-verification.ts')),
  }
  log = { payload: api.payload, keys: await signingKeysIn(api.settings.signingKeysFolder) }
  tender = await findTestTender(api.payload, 'level-recorders')
  keys = await fixTerms(log, tender)
  const found = await termsOfTender(log, tender.id)
  const opened = await readOpenedLog(api.payload)
  if (!found || !opened) throw new Error('The log has no terms')
  terms = found
  ;({ receiptKey } = opened)
})
afterAll(() => api.close())
beforeEach(() => {
  api.loggedErrors.length = 0
})

const offer = pdf('Unmistakable offer')

async function send(fields: Record<string, string> = {}, options: CallOptions = {}) {
  const response = await api.call('/api/tenders/level-recorders/apply', {
    method: 'POST',
    body: submissionForm({ ...proposalFields, ...fields }, [['proposal_file[0]', 'عرض.pdf', offer]]),
    ...options,
  })
  const answer = submissionAnswerSchema.parse(await response.json())
  return { status: response.status, ...answer }
}

async function accepted(fields: Record<string, string> = {}, options: CallOptions = {}) {
  const { status, data } = await send(fields, options)
  if (status !== 201 || !data?.receipt_note) throw new Error(`Answered with ${status}`)
  return { ...data, note: data.receipt_note }
}

async function manage(call: 'show' | 'withdraw', fields: Record<string, string>, options: CallOptions = {}) {
  const body = new URLSearchParams(fields)
  const response = await api.call(`/api/receipts/${call}`, { method: 'POST', body, ...options })
  return { status: response.status, ...submissionAnswerSchema.parse(await response.json()) }
}

async function rowOf(reference: string) {
  const { docs } = await api.payload.find({
    collection: 'proposals',
    where: { reference: { equals: reference } },
    showHiddenFields: true,
    overrideAccess: true,
    depth: 0,
  })
  const [row] = docs
  if (!row) throw new Error(`There is no row of ${reference}`)
  return row
}

async function envelopeOf(reference: string): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  for await (const piece of modules.openEnvelope(api.store, await rowOf(reference))) pieces.push(piece)
  return new Uint8Array(Buffer.concat(pieces))
}

/** As somebody with the database's password would. */
const byHand = async (reference: string, change: Record<string, string | number | null>) => {
  const { id } = await rowOf(reference)
  const { sql } = await import('@payloadcms/db-sqlite/drizzle')
  const { rawSql } = await import('../../store/database/raw-sql.ts')
  const { namesOf } = await import('../../store/database/payload-tables.ts')
  const { table, column } = namesOf(api.payload, 'proposals')
  const changes = Object.entries(change).map(([name, value]) => sql`${column(name)} = ${value}`)
  const database = await rawSql(api.payload)
  await database.write([sql`UPDATE ${table} SET ${sql.join(changes, sql`, `)} WHERE ${column('id')} = ${id}`])
}

/** While somebody with the database's password has moved the deadline. */
async function withDeadlineOfRow(deadline: string, work: () => Promise<void>): Promise<void> {
  const change = (data: { deadline: string }) =>
    api.payload.db.updateOne({ collection: 'tenders', id: tender.id, data })
  await change({ deadline })
  try {
    await work()
  } finally {
    await change({ deadline: tender.deadline })
  }
}

const findings = async () => modules.findingsOf(await modules.verifyProcurementRecord(api.payload, api.store))

describe('a proposal to a tender with custodians', () => {
  test('is sealed by the server, and any two of them open it', async () => {
    const { reference, note, sealed_by, files } = await accepted({ proposed_amount: '٤٨٬٢٥٠٫٥' })
    expect({ sealed_by, files: files.map(({ name }) => name) }).toEqual({
      sealed_by: 'server',
      files: ['عرض.pdf'],
    })
    const bytes = await envelopeOf(reference)
    const { header, shares, content } = await readEnvelope(inPieces(bytes, 65_536), terms)
    await content.cancel()
    const texts = new Map<number, string>()
    for (const [index, share] of shares.entries()) {
      const { identity = '', recipient = '' } = keys[index] ?? {}
      const expected = {
        ...placeOf(header, index + 1),
        custodian: recipient,
        text: header.shares[index]?.text ?? '',
      }
      const { text } = await openShare(share, identity, expected)
      if (text !== null && index !== 1) texts.set(index + 1, text)
    }
    const opened = await openWhole(bytes, terms, await joinShares(header, texts))
    expect(opened).toEqual({
      answers: { ...proposalFields, proposed_amount: '48250.5' },
      files: [{ name: 'عرض.pdf', bytes: new Uint8Array(offer) }],
    })
    expect(readReceipt(openNote(note, receiptKey))).toMatchObject({
      tender: 'T-1',
      reference,
      terms: terms.hash,
      envelope: sha256(bytes),
      sealedBy: 'server',
      receivedAt: testNow.toISOString(),
      bidderKey: null,
      replaces: null,
    })
  })

  test('leaves nothing that can be read, on no disk and in no row', async () => {
    const before = await api.storedFiles()
    const { reference, secret, files } = await accepted({
      company_name: 'Unmistakable Pumps',
      proposed_amount: '987654',
    })
    const row = await rowOf(reference)
    expect(row).toMatchObject({ scheme: 'custodians', status: 'received', companyName: null, files: [] })
    const { sql } = await import('@payloadcms/db-sqlite/drizzle')
    const { rawSql } = await import('../../store/database/raw-sql.ts')
    const database = await rawSql(api.payload)
    const pending = await database.rows(sql`SELECT * FROM log_pending`)
    const recorded = await database.rows(sql`SELECT * FROM procurement_record`)
    const rows = JSON.stringify([row, pending, recorded])
    expect(rows).not.toMatch(/Unmistakable|987654|عرض|bids@example/)
    expect(rows).not.toContain(files[0]?.sha256)
    expect(rows).not.toContain(secret)
    expect(JSON.stringify(recorded)).not.toContain(reference)
    const added = (await api.storedFiles()).filter(
      (file) => !before.includes(file) || file === 'envelope.tar',
    )
    expect(added.filter((file) => !file.endsWith('envelope.tar'))).toEqual([])
    const bytes = Buffer.from(await envelopeOf(reference))
    expect(bytes.includes('Unmistakable')).toBe(false)
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(row.envelopeSha256)
    expect(bytes.length).toBe(row.envelopeSize)
  })

  test('gives its bidder a code that opens the private part in the envelope, and the receipt again', async () => {
    const data = await accepted({ company_name: 'Private' })
    const { header, content } = await readEnvelope(inPieces(await envelopeOf(data.reference), 65_536), terms)
    await content.cancel()
    const part = await openPrivatePart(fromBase64(header.privatePart), data.secret)
    expect(part).toMatchObject({
      answers: { company_name: 'Private' },
      files: [{ name: 'عرض.pdf' }],
      bidderKey: null,
    })
    const again = await manage('show', { reference: data.reference, secret: data.secret })
    expect(again.data).toEqual(submissionAnswerSchema.shape.data.parse({ ...data, note: undefined }))
  })

  test('is promised in the log together with its receipt', async () => {
    const { reference, note } = await accepted({ company_name: 'Promised' })
    const { commitment } = await rowOf(reference)
    expect(commitment).toBe(toBase64(sha256(utf8(openNote(note, receiptKey)))))
    const waiting = await modules.readPending(api.payload)
    expect(waiting.find((one) => one.commitment === commitment)).toMatchObject({
      tender: tender.id,
      record: null,
    })
  })

  test('is none of those that two people open by the tender’s former key', async () => {
    const { stillSealed } = await import('../../procurement/proposals/opening/sealed-proposal.ts')
    const where = stillSealed(tender.id)
    expect(
      (await api.payload.count({ collection: 'proposals', where, overrideAccess: true })).totalDocs,
    ).toBe(0)
  })

  test.each([
    ['that the log has, whatever the tender’s row says', '2026-07-17T13:00:00.000Z', () => tender.deadline],
    [
      'in the tender’s row, where it is the earlier one',
      '2026-06-16T13:00:00.000Z',
      () => '2026-06-16T13:00:00.000Z',
    ],
  ])('is refused after the deadline %s', async (_, ofRow, deadline) => {
    await withDeadlineOfRow(ofRow, async () => {
      expect(await send({ company_name: 'Late' }, { now: new Date(deadline()) })).toMatchObject({
        status: 410,
        message:
          'This tender is closed: the deadline passed before your proposal was received. It was not accepted.',
      })
    })
  })

  test('is refused as one to any other tender is, and leaves nothing', async () => {
    const before = await api.storedFiles()
    expect(await send({ proposed_amount: '1.500' })).toMatchObject({ status: 422 })
    expect(await send({ company_name: '' })).toMatchObject({
      status: 422,
      message: 'Please fill all required fields and attach at least one file.',
    })
    expect(await api.storedFiles()).toEqual(before)
  })

  test('is waited for by the opening of its tender, however long storing it takes', async () => {
    const { isStillArriving } = await import('../../submissions/is-still-arriving.ts')
    const create = api.payload.create.bind(api.payload)
    const seen: boolean[] = []
    const creating = vi.spyOn(api.payload, 'create').mockImplementationOnce(async (options) => {
      seen.push(await isStillArriving(api.payload, tender.id))
      return create(options)
    })
    await accepted({ company_name: 'Last moment' })
    creating.mockRestore()
    expect([...seen, await isStillArriving(api.payload, tender.id)]).toEqual([true, false])
  })

  test('is acknowledged while key shares are gathered, and never after they were judged', async () => {
    const before = await api.storedFiles()
    const { sql } = await import('@payloadcms/db-sqlite/drizzle')
    const { rawSql } = await import('../../store/database/raw-sql.ts')
    const { write } = await rawSql(api.payload)
    // As an opening has it that was begun while this proposal was still being stored.
    const begun = '2026-06-15T12:10:00.000Z'
    await write([
      sql`INSERT INTO openings (tender, state, begun_by, begun_at, approval, entry)
        VALUES (${tender.id}, 'opening', 1, ${begun}, '{}', 0)`,
    ])
    expect((await send({ company_name: 'Too late' })).status).toBe(503)
    expect(await api.storedFiles()).toEqual(before)
    await write([sql`UPDATE openings SET state = 'gathering' WHERE tender = ${tender.id}`])
    const { reference } = await accepted({ company_name: 'Still gathering' })
    const { findUndecidedEnvelopes } = await import('../../procurement/openings/standing-envelopes.ts')
    const undecided = await findUndecidedEnvelopes(api.payload, tender.id)
    expect(undecided.map((row) => row.reference)).toContain(reference)
    await write([sql`DELETE FROM openings WHERE tender = ${tender.id}`])
  })

  test('sent twice under its key gets its first receipt', async () => {
    const headers = { 'Idempotency-Key': crypto.randomUUID() }
    const [one, other] = await Promise.all([send({}, { headers }), send({}, { headers })])
    expect([one?.status, other?.status].toSorted()).toEqual([200, 201])
    expect(other?.data).toEqual(one?.data)
  })
})

describe('its signed receipt', () => {
  const pages = async (language: 'en' | 'fa', checkerPage = async () => placeOfReceiptKeys) => {
    const { receiptPages } = await import('../../server/receipts/receipt-pages.ts')
    return receiptPages(
      { payload: api.payload, settings: api.settings, siteUrl: 'https://network.example.org', checkerPage },
      language,
    )
  }
  const print = async (note: string, language: 'en' | 'fa' = 'en') => {
    const app = await pages(language)
    return app.request('/print', { method: 'POST', body: new URLSearchParams({ note }) })
  }

  test('is printed in the language asked for, and nothing else is', onSqliteOnly, async () => {
    const { note, reference } = await accepted({ company_name: 'Printed' })
    const printed = await print(note, 'fa')
    expect(printed.status).toBe(200)
    expect(printed.headers.get('Cache-Control')).toContain('no-store')
    const page = await printed.text()
    for (const part of [
      reference,
      'رسید پیشنهاد مهروموم‌شده',
      'https://network.example.org/fa/receipts/check',
      '<svg',
    ])
      expect(page).toContain(part)
    for (const wrong of [note.replace(reference, 'P-00000-00000'), 'x'.repeat(200), ''])
      expect((await print(wrong)).status).toBe(404)
  })

  test('is checked on a page that has the keys of the log', onSqliteOnly, async () => {
    const { note, reference } = await accepted({ company_name: 'Checked' })
    const app = await pages('en')
    const moved = await app.request('/check')
    expect([moved.status, moved.headers.get('Location')]).toEqual([302, '/receipts/check?language=en'])
    const page = await (await app.request('/check?language=en')).text()
    const [, keysOfPage = ''] = /name="receipt-keys" content="([^"]+)"/.exec(page) ?? []
    expect(checkReceipt(note, keysOfPage)).toMatchObject({ isGenuine: true, receipt: { reference } })
  })

  test('stands in place of the check of a file by its hash', onSqliteOnly, async () => {
    const { reference, files } = await accepted({ company_name: 'Files' })
    const answer = await api.call(`/api/receipts/${reference}?sha256=${files[0]?.sha256}`)
    expect([answer.status, JSON.stringify(await answer.json())]).toEqual([
      410,
      expect.stringContaining('/receipts/check'),
    ])
  })
})

describe('withdrawing', () => {
  test('with the secret code is in the log, which says that its sender knew the code, and not the code', async () => {
    const { reference, secret } = await accepted({ company_name: 'Withdrawn' })
    const { codeHash } = await rowOf(reference)
    expect(await manage('withdraw', { reference, secret: '00000-00000' })).toMatchObject({ status: 404 })
    expect(await manage('withdraw', { reference, secret: secret.toLowerCase() })).toMatchObject({
      status: 200,
    })
    const row = await rowOf(reference)
    expect(row).toMatchObject({ status: 'withdrawn', storedName: null, envelopeStoredName: null })
    const entry = (await modules.readPending(api.payload)).find(
      ({ commitment }) => commitment === row.withdrawalCommitment,
    )
    const said = readWithdrawal(entry?.text ?? '')
    expect(said).toMatchObject({ tender: 'T-1', reference, replacedBy: null })
    expect(hashOfProof(toHex(said.proof ?? new Uint8Array()))).toBe(codeHash)
    expect(entry?.text).not.toContain(secret)
    expect(await manage('withdraw', { reference, secret })).toMatchObject({ status: 409 })
    expect((await manage('show', { reference, secret })).data?.withdrawn_at).toBe(row.withdrawnAt)
    expect(await findings()).toEqual([])
  })

  test('twice at once is one entry', async () => {
    const { reference, secret } = await accepted({ company_name: 'Withdrawn twice' })
    const both = await Promise.all([1, 2].map(() => manage('withdraw', { reference, secret })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const entries = (await modules.readPending(api.payload)).filter(
      ({ text }) => text.startsWith('Withdrawal') && text.includes(reference),
    )
    expect(entries).toHaveLength(1)
  })

  test('by a note needs the key that the receipt names, and a note about this proposal', async () => {
    const secret = ed25519.utils.randomSecretKey()
    const bidderKey = ed25519.getPublicKey(secret)
    const noteOf = (
      { reference, envelopeSha256 }: { reference: string; envelopeSha256?: string | null },
      by = secret,
    ) =>
      signWithdrawal(
        {
          ...{ tender: 'T-1', reference, withdrawnAt: testNow.toISOString(), replacedBy: null, proof: null },
          ...{ envelope: fromHex(envelopeSha256 ?? ''), salt: new Uint8Array(randomBytes(32)) },
        },
        ed25519.getPublicKey(by),
        async (bytes) => ed25519.sign(bytes, by),
      )
    const { reference } = await accepted({ company_name: 'By its key' })
    const other = await rowOf((await accepted({ company_name: 'Of another bidder' })).reference)
    const row = await rowOf(reference)
    expect((await manage('withdraw', { note: await noteOf(row) })).status).toBe(404)
    // As an envelope that a browser has sealed.
    await byHand(reference, { bidderKey: toHex(bidderKey) })
    const foreign = await noteOf(row, ed25519.utils.randomSecretKey())
    const ofOther = (await noteOf(other)).replace(other.reference, reference)
    for (const note of [foreign, ofOther, 'Reference: x', await noteOf(other)]) {
      expect((await manage('withdraw', { note })).status).toBe(404)
    }
    const note = await noteOf(row)
    expect(await manage('withdraw', { note })).toMatchObject({ status: 200, data: null })
    const { withdrawalCommitment } = await rowOf(reference)
    const entries = await modules.readPending(api.payload)
    expect(entries.find(({ commitment }) => commitment === withdrawalCommitment)?.text).toBe(note)
    expect((await manage('withdraw', { note })).status).toBe(409)
    expect(await findings()).toEqual([`Proposal ${reference}: its row has another key than its receipt.`])
    await byHand(reference, { bidderKey: null })
    expect(await findings()).toContain(
      `Proposal ${reference}: its withdrawal does not come from who has its secret code or its key.`,
    )
    await byHand(reference, { bidderKey: toHex(bidderKey) })
    await api.payload.db.deleteOne({ collection: 'proposals', where: { reference: { equals: reference } } })
    const { sql } = await import('@payloadcms/db-sqlite/drizzle')
    const { rawSql } = await import('../../store/database/raw-sql.ts')
    await (
      await rawSql(api.payload)
    ).write([sql`DELETE FROM log_pending WHERE text LIKE ${`%${reference}%`}`])
  })

  test('is not possible after the deadline, nor when it is later in the tender’s row than in the log', async () => {
    const { reference, secret } = await accepted({ company_name: 'Too late' })
    const withdrawLate = () => manage('withdraw', { reference, secret }, { now: new Date(tender.deadline) })
    expect((await withdrawLate()).status).toBe(410)
    await withDeadlineOfRow('2026-07-17T13:00:00.000Z', async () => {
      expect((await withdrawLate()).status).toBe(410)
    })
    expect(await rowOf(reference)).toMatchObject({ withdrawnAt: null })
  })

  test('a proposal that takes the place of another names it in its receipt, and the log says so', async () => {
    const first = await accepted({ company_name: 'First offer' })
    const second = await accepted({
      company_name: 'Second offer',
      replaces_reference: first.reference,
      replaces_secret: first.secret,
    })
    expect(readReceipt(openNote(second.note, receiptKey)).replaces).toBe(first.reference)
    const row = await rowOf(first.reference)
    expect(row).toMatchObject({
      ...{ status: 'withdrawn', replacedBy: second.reference },
      updatedAt: new Date(second.received_at).toISOString(),
    })
    const entry = (await modules.readPending(api.payload)).find(
      ({ commitment }) => commitment === row.withdrawalCommitment,
    )
    expect(readWithdrawal(entry?.text ?? '')).toMatchObject({
      replacedBy: second.reference,
      withdrawnAt: new Date(second.received_at).toISOString(),
    })
    expect(row.envelopeStoredName).toBeNull()
    expect(await findings()).toEqual([])
  })

  const inPlaceOf = ({ reference, secret }: { reference: string; secret: string }) => ({
    ...{ replaces_reference: reference, replaces_secret: secret },
  })

  test('two that come at once in place of the same: one does, and of the other nothing is stored', async () => {
    const first = await accepted({ company_name: 'Replaced at once' })
    const before = await api.payload.count({ collection: 'proposals', overrideAccess: true })
    const both = await Promise.all(
      ['One', 'Two'].map((name) => send({ company_name: name, ...inPlaceOf(first) })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
    const winner = both.find(({ status }) => status === 201)?.data?.reference
    expect(await rowOf(first.reference)).toMatchObject({ status: 'withdrawn', replacedBy: winner })
    const after = await api.payload.count({ collection: 'proposals', overrideAccess: true })
    expect(after.totalDocs).toBe(before.totalDocs + 1)
    const pending = await modules.readPending(api.payload)
    const entries = pending.filter(({ text }) => text.includes(first.reference))
    expect(entries.map(({ text }) => text.split(' ')[0]).toSorted()).toEqual([
      ...['Receipt', 'Receipt', 'Withdrawal'],
    ])
    expect(await findings()).toEqual([])
  })

  test('withdrawn and replaced at once: one of the two, and never a proposal in place of none', async () => {
    const first = await accepted({ company_name: 'Withdrawn or replaced' })
    const { reference, secret } = first
    const [withdrawn, replacing] = await Promise.all([
      manage('withdraw', { reference, secret }),
      send({ company_name: 'In its place', ...inPlaceOf(first) }),
    ])
    expect([
      [200, 409],
      [409, 201],
    ]).toContainEqual([withdrawn.status, replacing.status])
    expect((await rowOf(reference)).replacedBy).toBe(replacing.data?.reference ?? null)
    expect(await findings()).toEqual([])
  })

  test('nobody replaces the proposal of another bidder, and nobody replaces after the deadline', async () => {
    const first = await accepted({ company_name: 'Of one bidder' })
    const other = await accepted({ company_name: 'Of another' })
    const stolen = await send({
      company_name: 'Thief',
      ...inPlaceOf({ reference: first.reference, secret: other.secret }),
    })
    expect(stolen.status).toBe(404)
    const late = await send({ company_name: 'Late', ...inPlaceOf(first) }, { now: new Date(tender.deadline) })
    expect(late.status).toBe(410)
    expect(await rowOf(first.reference)).toMatchObject({ status: 'received', replacedBy: null })
  })

  test('what arrived before the deadline replaces, however long it took to be sealed', async () => {
    const first = await accepted({ company_name: 'Just in time' })
    let present = new Date(Date.parse(tender.deadline) - 1000)
    const create = api.payload.create.bind(api.payload)
    const created = vi.spyOn(api.payload, 'create').mockImplementation((options) => {
      present = new Date(Date.parse(tender.deadline) + 1000)
      return create(options)
    })
    onTestFinished(() => created.mockRestore())
    const second = await accepted({ company_name: 'Slowly', ...inPlaceOf(first) }, { clock: () => present })
    const row = await rowOf(first.reference)
    expect(row).toMatchObject({ replacedBy: second.reference, withdrawnAt: second.received_at })
    expect(await findings()).toEqual([])
  })
})

const valueOf = (row: object, name: string): string | null => {
  const value: unknown = Object.entries(row).find(([column]) => column === name)?.[1]
  return typeof value === 'string' ? value : null
}

describe('verification finds', onSqliteOnly, () => {
  test.each<[string, Record<string, string | number | null>, string]>([
    [
      'that an operator withdrew it',
      { withdrawnAt: testNow.toISOString(), status: 'withdrawn' },
      'it is marked as withdrawn, and nobody has withdrawn it in the transparency log',
    ],
    [
      'another envelope',
      { envelopeSha256: 'ab'.repeat(32) },
      'its row names another envelope than its receipt',
    ],
    ['another time', { receivedAt: '2026-06-15T11:00:00.000Z' }, 'its row has another time than its receipt'],
    [
      'another receipt',
      { receiptNote: 'Receipt' },
      'its receipt is not signed by a key of the transparency log',
    ],
    [
      'an erasure by hand',
      { erasedAt: testNow.toISOString() },
      'it is marked as erased, which was never recorded',
    ],
    ['no place', { envelopeStoredName: null }, 'its row does not say where its envelope is'],
  ])('%s', async (what, change, fault) => {
    const { reference } = await accepted({ company_name: `Changed: ${what}` })
    const row = await rowOf(reference)
    await byHand(reference, change)
    expect(await findings()).toContain(`Proposal ${reference}: ${fault}.`)
    const before = Object.fromEntries(Object.keys(change).map((name) => [name, valueOf(row, name)]))
    await byHand(reference, before)
    expect(await findings()).toEqual([])
  })

  test('an envelope that is not in the store, and a row that was deleted', async () => {
    const { reference } = await accepted({ company_name: 'Lost' })
    const { id, envelopeStoredName } = await rowOf(reference)
    await api.store.remove(envelopeStoredName ?? '')
    expect(await findings()).toEqual([`Proposal ${reference}: its envelope is missing from the store.`])
    await api.payload.db.deleteOne({ collection: 'proposals', where: { id: { equals: id } } })
    expect(await findings()).toEqual([`Proposal ${reference} was received and is not there.`])
    const { sql } = await import('@payloadcms/db-sqlite/drizzle')
    const { rawSql } = await import('../../store/database/raw-sql.ts')
    await (
      await rawSql(api.payload)
    ).write([sql`DELETE FROM log_pending WHERE text LIKE ${`%${reference}%`}`])
  })
})

test('erased after its retention it leaves reference, time and hashes, which verification still explains', async () => {
  const { eraseProposal } = await import('../../procurement/proposals/erase-proposal.ts')
  const { reference } = await accepted({ company_name: 'Erased' })
  const { id, envelopeSha256, envelopeStoredName } = await rowOf(reference)
  await eraseProposal({ payload: api.payload, store: api.store, now: testNow }, id, 'its retention ended')
  const row = await rowOf(reference)
  expect(row).toMatchObject({ envelopeSha256, envelopeStoredName: null, storedName: null, receipt: null })
  expect(await api.store.filesOf(envelopeStoredName ?? '')).toEqual([])
  expect(await findings()).toEqual([])
})

test('a backup has the envelope of every proposal that counts', async () => {
  const { readNamedFiles } = await import('../../backup/database/read-database.ts')
  const { rawSql } = await import('../../store/database/raw-sql.ts')
  const { sql } = await import('@payloadcms/db-sqlite/drizzle')
  const { reference } = await accepted({ company_name: 'Backed up' })
  const { storedName } = await rowOf(reference)
  const database = await rawSql(api.payload)
  const { submissions } = await readNamedFiles((statement) => database.rows(sql.raw(statement)))
  expect([...submissions].filter((file) => file.startsWith(`${storedName}/`))).toEqual([
    `${storedName}/envelope.tar`,
  ])
})

test(
  'forty-one proposals of ten minutes are in six batches of eight that look alike',
  onSqliteOnly,
  async () => {
    const tenders = () => Promise.resolve([tender.id])
    const publish = (at: Date) => modules.publishBatch({ ...log, sealedTenders: tenders }, at)
    const start = new Date('2026-06-15T12:30:00.000Z')
    const at = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
    // What the tests before sent.
    for (let batch = -10; (await modules.readPending(api.payload)).length > 0; batch++)
      await publish(at(batch * 10))
    const first = await modules.readLogSize(api.payload)
    const commitments: string[] = []
    for (let number = 0; number < 41; number++) {
      const { note } = await accepted({ company_name: `Bidder ${number}` }, { now: at(number * 0.24) })
      commitments.push(toBase64(sha256(utf8(openNote(note, receiptKey)))))
    }
    for (let batch = 1; batch <= 6; batch++) await publish(at(batch * 10))
    const leaves = await modules.readEntriesFrom(api.payload, first, 1000)
    expect(leaves.map(({ kind }) => kind)).toEqual(Array.from({ length: 48 }, () => 'sealed'))
    const published = leaves.map(({ leaf }) => leaf)
    for (const commitment of commitments) {
      expect(published.some((leaf) => leaf.includes(commitment))).toBe(true)
    }
    expect(new Set(published.map(({ length }) => length)).size).toBe(1)
    expect(await modules.readPending(api.payload)).toEqual([])
    expect(await findings()).toEqual([])
  },
)
