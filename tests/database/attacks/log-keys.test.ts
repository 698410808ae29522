import { generateKeyPairSync, sign as signBytes } from 'node:crypto'
import path from 'node:path'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import { afterAll, afterEach, expect, test } from 'vitest'
import { judgeLog } from '../../../commands/stand-alone/transparency-log/judge-log.ts'
import { toBase64, toHex, utf8 } from '../../../proofs/bytes.ts'
import { writeCheckpoint } from '../../../proofs/checkpoint.ts'
import { signNote, writeNoteKey } from '../../../proofs/note.ts'
import { leafHash, rootHash } from '../../../proofs/tree.ts'
import { treeInMemory } from '../../../proofs/tree-in-memory.ts'
import { makeCustodianKey } from '../../../sealing/identity-files.ts'
import { fingerprintOf } from '../../../sealing/recipients.ts'
import { writeLeaf, type KeyReplacedLeaf, type Leaf } from '../../../transparency/leaf.ts'
import { openTestOpenings } from '../../support/custodian-openings.ts'
import type { TenderWithTerms } from '../../support/tenders-with-terms.ts'

const attacked = await openTestOpenings()
const { payload, findings, byHand, newTender, seal, sign, signer } = attacked
const { termsOfTender } = await import('../../../procurement/terms/terms-of-tender.ts')
const { givenTerms } = await import('../../../procurement/terms/given-terms.ts')
const { openProcurementLog } = await import('../../../procurement/procurement-record/open-procurement-log.ts')
const { readEntriesFrom, readLogSize } = await import('../../../transparency/log-rows.ts')
const { readOpenedLog } = await import('../../../transparency/open-log.ts')
const { makeSigningKeys } = await import('../../../transparency/keys/signing-keys.ts')
const { signingKeysIn } = await import('../../../transparency/log-context.ts')
const { readLogState } = await import('../../../transparency/signing/log-state.ts')
const { signCheckpoint } = await import('../../../transparency/signing/sign-checkpoint.ts')
const { verifyLog } = await import('../../../transparency/verify-log.ts')
const { transparency } = await import('../../../server/transparency/transparency.ts')
const { isUnavailable } = await import('../../../server/answer-failure.ts')
const { receiptPages } = await import('../../../server/receipts/receipt-pages.ts')
const { placeOfReceiptKeys } = await import('../../../server/receipts/receipt-keys-in-page.ts')
const settings = (await import('../../../environment.ts')).environment()

const { publicKey, privateKey } = generateKeyPairSync('ed25519')
const foreignKey = new Uint8Array(publicKey.export({ type: 'spki', format: 'der' }).subarray(-32))
const at = new Date().toISOString()
const anotherKey = 'The log names another key than this machine has'
const start = () => openProcurementLog(payload, settings, 'whatever')

/** How many leaves the product itself has written: what comes after them is taken away again. */
let own = await readLogSize(payload)
afterEach(async () => {
  await byHand(sql`DELETE FROM log_entries WHERE sequence >= ${own}`)
  await byHand(sql`DELETE FROM log_checkpoints WHERE size > ${own}`)
  const left = await findings()
  if (left.length > 0) throw new Error(left.join('\n'))
})
afterAll(() => attacked.close())

const opened = async () => {
  const found = await readOpenedLog(payload)
  if (!found) throw new Error('There is no log')
  return found
}
const leaves = async () => (await readEntriesFrom(payload, 0, 10_000)).map(({ leaf }) => leafHash(utf8(leaf)))

/** What visitors are shown of the keys: the answer of `/transparency/key`, and of the page that checks receipts. */
async function shownKeys(): Promise<{ status: number; text: string }[]> {
  const checkerPage = async () => placeOfReceiptKeys
  const pages = receiptPages({ payload, settings, siteUrl: settings.siteUrl, checkerPage }, 'en')
  pages.onError((error, context) => context.text(error.message, isUnavailable(error) ? 503 : 500))
  const answers = [
    await transparency({ payload, settings }).request('/key'),
    await pages.request('/check?language=en'),
  ]
  return Promise.all(answers.map(async (answer) => ({ status: answer.status, text: await answer.text() })))
}

/** What names another key in all that stands before it. */
async function replacement(change: Partial<KeyReplacedLeaf> = {}): Promise<KeyReplacedLeaf> {
  const { origin, logKey, receiptKey } = await opened()
  const before = await leaves()
  return {
    ...{ kind: 'key replaced', at, former: writeNoteKey(logKey), receiptKey: writeNoteKey(receiptKey) },
    ...{ size: before.length, root: toBase64(rootHash(treeInMemory(before), before.length)) },
    logKey: writeNoteKey({ name: origin, publicKey: foreignKey }),
    ...change,
  }
}

/** Writes rows, as whoever has the database's password can, without any key of the server. */
async function insert(all: readonly Leaf[]): Promise<void> {
  let sequence = await readLogSize(payload)
  for (const leaf of all) {
    const tender = 'tender' in leaf ? leaf.tender : null
    await byHand(sql`INSERT INTO log_entries (sequence, kind, leaf, taken_at, mac, tender)
      VALUES (${sequence}, ${leaf.kind}, ${writeLeaf(leaf)}, ${at}, 'none', ${tender})`)
    sequence += 1
  }
}

/** Other terms of a published tender, with custodians of the attacker’s own. */
async function otherTerms({ id, reference, terms }: TenderWithTerms, first: number): Promise<Leaf[]> {
  const recipients = await Promise.all([1, 2, 3].map(async () => (await makeCustodianKey()).recipient))
  const custodians = recipients.map((recipient, index) => ({
    ...{ label: `Office ${index + 1}`, recipient, fingerprint: fingerprintOf(recipient) },
  }))
  const about = { at, tender: id, reference }
  const details = 'AAAA'
  return [
    ...custodians.map((one) => ({
      ...({ kind: 'custodian registered', at, isExample: false, details, ...one } as const),
    })),
    { kind: 'appointment', ...about, needed: 2, custodians, details },
    ...custodians.map(({ fingerprint }) => ({ kind: 'rehearsal', ...about, fingerprint, details }) as const),
    { kind: 'terms not used', ...about, terms: toHex(terms.hash) },
    {
      ...{ kind: 'terms', ...about, deadline: terms.deadline, zone: 'Asia/Amman', documents: [], needed: 2 },
      ...{ custodians, appointment: first + 3, script: null },
    },
  ]
}

test('by rows that name another key and other custodians: no start vouches for them, and they are named', async () => {
  const tender = await newTender()
  await sign()
  own = await readLogSize(payload)
  const { logKey, receiptKey } = await opened()
  expect(await shownKeys()).toEqual([
    { status: 200, text: `${writeNoteKey(logKey)}\n` },
    { status: 200, text: expect.stringContaining(writeNoteKey(receiptKey)) as unknown },
  ])
  await insert([await replacement(), ...(await otherTerms(tender, own + 1))])
  expect(await shownKeys()).toEqual([
    { status: 503, text: `${anotherKey}\n` },
    { status: 503, text: anotherKey },
  ])
  await expect(termsOfTender(signer, tender.id)).rejects.toThrow('was not written by the product')
  await expect(start()).rejects.toThrow(anotherKey)
  await expect(sign()).rejects.toThrow(anotherKey)
  await expect(seal(tender)).rejects.toThrow(anotherKey)
  expect(await readLogSize(payload)).toBe(own + 10)
  expect((await readLogState(signer.folder, (await opened()).origin))?.size).toBe(own)
  expect(await findings()).toEqual([
    ...Array.from(
      { length: 10 },
      (_, index) => `Entry ${own + index} of the log was not written by the product, or was changed.`,
    ),
    `${anotherKey}.`,
  ])
})

test('by a place far beyond the log’s end, and a checkpoint of the own key', async () => {
  const tender = await newTender()
  await sign()
  own = await readLogSize(payload)
  const { origin, logKey } = await opened()
  await insert([
    await replacement({ size: own + 1_000_000, root: 'AAAA' }),
    ...(await otherTerms(tender, own + 1)),
  ])
  const key = { name: origin, publicKey: foreignKey }
  const all = await leaves()
  const checkpoint = { origin, size: all.length, root: rootHash(treeInMemory(all), all.length) }
  const note = await signNote(
    writeCheckpoint(checkpoint),
    key,
    async (bytes) => new Uint8Array(signBytes(null, bytes, privateKey)),
  )
  await byHand(
    sql`INSERT INTO log_checkpoints (size, note, signed_at) VALUES (${all.length}, ${note}, ${at})`,
  )
  await expect(termsOfTender(signer, tender.id)).rejects.toThrow('was not written by the product')
  const found = await findings()
  expect(found).toContain(`Entry ${own} of the log vouches for other entries than stand before it.`)
  expect(found).toContain(`The checkpoint of ${all.length} entries is not signed by the log’s key.`)
  // Browsers and custodians are given the key that this machine signs with, whichever the rows name.
  await byHand(sql`DELETE FROM log_entries WHERE sequence > ${own}`)
  await byHand(sql`DELETE FROM log_checkpoints WHERE size > ${own}`)
  expect((await givenTerms(signer, tender.id))?.logKey).toBe(writeNoteKey(logKey))
})

test('by another key for receipts beside the log’s own', async () => {
  const tender = await newTender()
  await sign()
  own = await readLogSize(payload)
  const { origin, logKey, receiptKey } = await opened()
  const receipts = writeNoteKey({ name: receiptKey.name, publicKey: foreignKey })
  const names = { logKey: writeNoteKey({ name: origin, publicKey: logKey.publicKey }) }
  const back = { ...names, receiptKey: writeNoteKey(receiptKey) }
  await insert([await replacement({ ...names, receiptKey: receipts })])
  await insert([await replacement(back)])
  await expect(seal(tender)).rejects.toThrow('was not written by the product')
  await start()
  await expect(sign()).rejects.toThrow('was not written by the product')
  expect(await findings()).toContain(
    `Entry ${own} of the log was not written by the product, or was changed.`,
  )
})

test('by a history that was written once more after what was signed: no start notes it as signed', async () => {
  await newTender()
  const before = await sign()
  own = await readLogSize(payload)
  await newTender()
  const signed = await sign()
  const rows = await readEntriesFrom(payload, own, 100)
  const [checkpoint] = await checkpointsAfter(own)
  await byHand(sql`DELETE FROM log_entries WHERE sequence >= ${own}`)
  await byHand(sql`DELETE FROM log_checkpoints WHERE size > ${own}`)
  const filler = { kind: 'status changed', at, reference: 'P-1', entry: 'AAAA' }
  await insert(rows.map(() => filler))
  await insert([await replacement()])
  await expect(start()).rejects.toThrow(anotherKey)
  // Nor when an operator is talked into it.
  await expect(openProcurementLog(payload, settings, 'whatever', { replacesKeys: true })).rejects.toThrow(
    `The first ${signed?.size} entries are not those that were signed`,
  )
  const state = await readLogState(signer.folder, signed?.origin ?? '')
  expect([before?.size, state?.size, state?.root]).toEqual([own, signed?.size, signed?.root])
  expect(await findings()).toContainEqual(expect.stringContaining('not those that this machine has signed'))
  await byHand(sql`DELETE FROM log_entries WHERE sequence >= ${own}`)
  for (const { sequence, kind, leaf, taken_at, mac, salt, private: secret, tender } of rows)
    await byHand(sql`INSERT INTO log_entries (sequence, kind, leaf, taken_at, mac, salt, private, tender)
      VALUES (${sequence}, ${kind}, ${leaf}, ${taken_at}, ${mac}, ${salt}, ${secret}, ${tender})`)
  await byHand(sql`INSERT INTO log_checkpoints (size, note, signed_at)
    VALUES (${checkpoint?.size}, ${checkpoint?.note}, ${at})`)
  own = await readLogSize(payload)
})

/** What whoever reads the transparency log finds. */
async function judgedOutside() {
  const { origin, logKey } = await opened()
  const rows = await readEntriesFrom(payload, 0, 10_000)
  const tree = treeInMemory(await leaves())
  const checkpoint = { origin, size: rows.length, root: rootHash(tree, rows.length) }
  return judgeLog({ key: logKey, leaves: rows.map(({ leaf }) => leaf), tree, checkpoint })
}

async function checkpointsAfter(size: number) {
  const { readCheckpointNotes } = await import('../../../transparency/log-rows.ts')
  return (await readCheckpointNotes(payload)).filter((checkpoint) => checkpoint.size > size)
}

test('keys that somebody replaces go on at once with what stands there, and only with what was signed', async () => {
  const tender = await newTender()
  await sign()
  own = await readLogSize(payload)
  const folder = path.join(signer.folder, 'others')
  await makeSigningKeys(folder)
  const others = { payload, keys: await signingKeysIn(folder), folder }
  const replaced = { ...settings, signingKeysFolder: folder }
  await expect(openProcurementLog(payload, replaced, 'whatever')).rejects.toThrow(anotherKey)
  await openProcurementLog(payload, replaced, 'whatever', { replacesKeys: true })
  expect((await termsOfTender(others, tender.id))?.hash).toEqual(tender.terms.hash)
  const given = await givenTerms(others, tender.id)
  expect(given?.logKey).toBe(writeNoteKey((await opened()).logKey))
  expect((await verifyLog(others)).findings).toEqual([])
  const judged = await judgedOutside()
  // These tenders were not made as tenders are; of its keys it finds nothing.
  expect(judged.findings.join('\n')).not.toMatch(/replaces|vouches|another key/)
  expect(judged.notes).toEqual([expect.stringContaining(`entry ${own} replaces the keys of the log`)])
  // With the former checkpoints gone, what the new keys found is held against their own leaf.
  const [row] = await readEntriesFrom(payload, own - 1, 1)
  await byHand(sql`DELETE FROM log_checkpoints`)
  await byHand(sql`UPDATE log_entries SET leaf = ${'{"kind":"noted"}'} WHERE sequence = ${own - 1}`)
  expect((await verifyLog(others)).findings).toContain(
    `Entry ${own} of the log vouches for other entries than stand before it.`,
  )
  await byHand(sql`UPDATE log_entries SET leaf = ${row?.leaf} WHERE sequence = ${own - 1}`)
  await signCheckpoint(others, new Date())
  // A replacement that somebody else writes behind it counts as little there.
  const size = await readLogSize(payload)
  await insert([await replacement(), ...(await otherTerms(tender, size + 1))])
  await expect(termsOfTender(others, tender.id)).rejects.toThrow('was not written by the product')
  await expect(openProcurementLog(payload, replaced, 'whatever')).rejects.toThrow(anotherKey)
  expect((await verifyLog(others)).findings).toContain(
    `Entry ${size} of the log was not written by the product, or was changed.`,
  )
})
