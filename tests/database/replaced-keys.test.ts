import { generateKeyPairSync, randomBytes, sign as signBytes } from 'node:crypto'
import { copyFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fromHex, toBase64, toHex } from '../../proofs/bytes.ts'
import { openNote, signNote, writeNoteKey } from '../../proofs/note.ts'
import { readReceipt, writeReceipt } from '../../proofs/receipt.ts'
import { signWithdrawal } from '../../proofs/withdrawal.ts'
import { writeLeaf, type KeyReplacedLeaf } from '../../transparency/leaf.ts'
import { after, openTestOpenings } from '../support/custodian-openings.ts'
import type { SealedEnvelope, TenderWithTerms } from '../support/tenders-with-terms.ts'

const openings = await openTestOpenings()
const { payload, signer, custodians, support, byHand, changeRow, rowOf, newTender, sign, store } = openings
const { openProcurementLog, requireReplaceableLog } =
  await import('../../procurement/procurement-record/open-procurement-log.ts')
const { withdrawEnvelope } = await import('../../procurement/proposals/envelopes/withdraw-envelope.ts')
const { commitmentOf } = await import('../../transparency/append.ts')
const { disclose } = await import('../../transparency/batches/disclose.ts')
const { publishBatch } = await import('../../transparency/batches/publish-batch.ts')
const { makeSigningKeys } = await import('../../transparency/keys/signing-keys.ts')
const { signingKeysIn } = await import('../../transparency/log-context.ts')
const { readLeavesOf, readLogSize, readPending } = await import('../../transparency/log-rows.ts')
const { readOpenedLog } = await import('../../transparency/open-log.ts')
const { signCheckpoint } = await import('../../transparency/signing/sign-checkpoint.ts')
const { verifyLog } = await import('../../transparency/verify-log.ts')
const settings = (await import('../../environment.ts')).environment()
afterAll(openings.close)

const keyPair = generateKeyPairSync('ed25519')
const ownKey = new Uint8Array(keyPair.publicKey.export({ type: 'spki', format: 'der' }).subarray(-32))
/** Signs as a bidder, or as whoever has no key of the server. */
const signAsStranger = async (bytes: Uint8Array) => new Uint8Array(signBytes(null, bytes, keyPair.privateKey))

/** A tender that goes on for an hour. */
let open: TenderWithTerms
let closed: TenderWithTerms
const folder = path.join(signer.folder, 'others')
const replaced = { ...settings, signingKeysFolder: folder }

/** A proposal of a bidder whose key the test has. */
const sealWithKey = async (tender: TenderWithTerms) =>
  support.storeSealed(signer, store(), tender, {
    envelope: new Blob([randomBytes(100)]).stream(),
    recipient: `age1${randomBytes(8).toString('hex')}`,
    ...{ code: randomBytes(32).toString('hex'), bidderKey: toHex(ownKey) },
  })

const commitmentIn = async ({ id }: SealedEnvelope) => (await rowOf(id)).commitment ?? ''

/** @returns the commitment of the withdrawal by the bidder's note */
async function withdrawByNote(tender: TenderWithTerms, { id, reference, sha256 }: SealedEnvelope) {
  const withdrawnAt = new Date()
  const about = { tender: tender.reference, reference, envelope: fromHex(sha256) }
  const rest = { withdrawnAt: withdrawnAt.toISOString(), replacedBy: null, proof: null }
  const salt = new Uint8Array(randomBytes(32))
  const note = await signWithdrawal({ ...about, ...rest, salt }, ownKey, signAsStranger)
  const envelope = { id, reference, tender: tender.id, tenderReference: tender.reference }
  await withdrawEnvelope(signer, { ...envelope, envelopeSha256: sha256 }, { note }, withdrawnAt)
  return toBase64(commitmentOf(note))
}

/** A row and a waiting text as whoever writes to the database can make them: all but the server's signature is right. */
async function forgeReceipt(tender: TenderWithTerms): Promise<string> {
  const { id } = await sealWithKey(tender)
  const { receiptNote, commitment } = await rowOf(id)
  const { receiptKey } = (await readOpenedLog(payload)) ?? {}
  if (!receiptNote || !receiptKey) throw new Error('Nothing was received')
  const salt = new Uint8Array(randomBytes(32))
  const text = writeReceipt({ ...readReceipt(openNote(receiptNote, receiptKey)), salt })
  const forged = toBase64(commitmentOf(text))
  const note = await signNote(text, { ...receiptKey, publicKey: ownKey }, signAsStranger)
  await changeRow(id, { commitment: forged, receiptNote: note })
  await byHand(sql`UPDATE log_pending SET commitment = ${forged}, text = ${text}, mac = 'none'
    WHERE commitment = ${commitment}`)
  return forged
}

beforeAll(async () => {
  const deadline = new Date(Date.now() + 3_600_000).toISOString()
  open = await support.makeTenderWithTerms(signer, custodians, { deadline })
  closed = await newTender()
  await makeSigningKeys(folder)
})

test('a key for receipts that somebody names after what was signed proves nothing', async () => {
  const forged = await forgeReceipt(open)
  await sign()
  const { logKey, receiptKey } = (await readOpenedLog(payload)) ?? {}
  if (!logKey || !receiptKey) throw new Error('There is no log')
  const size = await readLogSize(payload)
  const leaf: KeyReplacedLeaf = {
    ...{ kind: 'key replaced', at: new Date().toISOString(), former: writeNoteKey(logKey) },
    ...{ logKey: writeNoteKey(logKey), receiptKey: writeNoteKey({ ...receiptKey, publicKey: ownKey }) },
    ...{ size, root: 'AAAA' },
  }
  await byHand(sql`INSERT INTO log_entries (sequence, kind, leaf, taken_at, mac)
    VALUES (${size}, ${leaf.kind}, ${writeLeaf(leaf)}, ${leaf.at}, 'none')`)
  const withNote = path.join(signer.folder, 'with-note')
  await mkdir(withNote)
  await copyFile(path.join(signer.folder, 'log-state.json'), path.join(withNote, 'log-state.json'))
  const replacing = requireReplaceableLog(payload, { signingKeysFolder: withNote }, false)
  await expect(replacing).rejects.toThrow(forged)
  await byHand(sql`DELETE FROM log_entries WHERE sequence = ${size}`)
  await byHand(sql`DELETE FROM log_pending WHERE commitment = ${forged}`)
})

test('other keys go on with receipts and withdrawals that signatures prove, and with nothing else', async () => {
  const published = await sealWithKey(open)
  const waiting = await readPending(payload)
  const sealedTenders = () => Promise.resolve([open.id, closed.id])
  await publishBatch({ ...signer, sealedTenders }, after(0))
  await sign()
  const received = [await sealWithKey(open), await sealWithKey(open)] as const
  const late = await sealWithKey(closed)
  const proven = [
    await commitmentIn(received[0]),
    await commitmentIn(received[1]),
    await withdrawByNote(open, received[1]),
    await commitmentIn(late),
  ]
  const ofAnotherTender = await commitmentIn(await sealWithKey(closed))
  await byHand(sql`UPDATE log_pending SET tender = ${open.id} WHERE commitment = ${ofAnotherTender}`)
  const ofTheRecord = await commitmentIn(await sealWithKey(open))
  await byHand(sql`UPDATE log_pending SET record = 1 WHERE commitment = ${ofTheRecord}`)
  const repeated = await commitmentIn(published)
  await byHand(sql`INSERT INTO log_pending (commitment, text, mac, tender, added_at)
    VALUES (${repeated}, ${waiting[0]?.text}, ${waiting[0]?.mac}, ${open.id}, ${new Date().toISOString()})`)
  const unproven = [
    await forgeReceipt(open),
    // Whoever has the database and is a bidder could sign this after the deadline.
    await withdrawByNote(closed, late),
    ...[ofAnotherTender, ofTheRecord, repeated],
  ]

  const before = { size: await readLogSize(payload), pending: await readPending(payload) }
  const refusal = 'Without the former keys nothing shows that the product wrote'
  await expect(requireReplaceableLog(payload, replaced, false)).rejects.toThrow(refusal)
  const replacing = openProcurementLog(payload, replaced, 'whatever', { replacesKeys: true })
  await expect(replacing).rejects.toThrow(refusal)
  expect({ size: await readLogSize(payload), pending: await readPending(payload) }).toEqual(before)

  await requireReplaceableLog(payload, replaced, true)
  const accepted = { replacesKeys: true, acceptsLoss: true }
  const left = await openProcurementLog(payload, replaced, 'whatever', accepted)
  const namesOf = (rows: readonly { commitment: string }[] = []) => rows.map(({ commitment }) => commitment)
  expect(new Set(namesOf(left?.proven))).toEqual(new Set(proven))
  expect(new Set(namesOf(left?.unproven))).toEqual(new Set(unproven))
  expect(new Set(namesOf(await readPending(payload)))).toEqual(new Set(proven))

  const others = { payload, keys: await signingKeysIn(folder), folder }
  await publishBatch({ ...others, sealedTenders }, after(20))
  expect(await readPending(payload)).toEqual([])
  expect(await disclose(others, open.id, new Date())).toBe(true)
  await signCheckpoint(others, new Date())
  const disclosed = (await readLeavesOf(payload, 'disclosed')).map(({ leaf }) => leaf).join('\n')
  for (const { reference } of [published, ...received]) expect(disclosed).toContain(reference)
  expect(disclosed).not.toContain(late.reference)
  expect((await verifyLog(others)).findings).toEqual([])
})
