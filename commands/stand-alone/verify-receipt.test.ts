import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ed25519 } from '@noble/curves/ed25519.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { utf8 } from '../../proofs/bytes.ts'
import { sha256 } from '../../proofs/hash.ts'
import { signNote, writeNoteKey } from '../../proofs/note.ts'
import { writeReceipt } from '../../proofs/receipt.ts'
import { verifyReceiptProgram } from '../steps/build-sealing.ts'

let folder: string
let note: string
const secret = ed25519.utils.randomSecretKey()
const key = { name: 'network.example.org/receipts', publicKey: ed25519.getPublicKey(secret) }
const foreign = { ...key, publicKey: ed25519.getPublicKey(ed25519.utils.randomSecretKey()) }

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'verify-receipt-'))
  writeFileSync(path.join(folder, 'verify-receipt.mjs'), await verifyReceiptProgram())
  const text = writeReceipt({
    tender: 'IWEN-2026-014',
    reference: 'P-7K3M9-QX4TD',
    terms: sha256(utf8('terms')),
    envelope: sha256(utf8('envelope')),
    sealedBy: 'server',
    receivedAt: '2026-06-15T12:00:00.000Z',
    bidderKey: null,
    replaces: null,
    salt: sha256(utf8('salt')),
  })
  note = await signNote(text, key, async (bytes) => ed25519.sign(bytes, secret))
  writeFileSync(path.join(folder, 'envelope.tar'), 'envelope')
  writeFileSync(path.join(folder, 'other.tar'), 'another')
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs where nothing of this product is installed. */
function verify(receipt: string, ...words: string[]) {
  writeFileSync(path.join(folder, 'receipt.txt'), receipt)
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['verify-receipt.mjs', 'receipt.txt', ...words],
    { cwd: folder, encoding: 'utf8' },
  )
  return { status, said: stdout + stderr }
}

test('a genuine receipt, and the envelope that it is of', () => {
  const { status, said } = verify(note, '--key', writeNoteKey(key), '--envelope', 'envelope.tar')
  expect(said).toMatch(/^GENUINE\nTender: IWEN-2026-014\nReference: P-7K3M9-QX4TD\n/)
  expect(status).toBe(0)
})

test('whatever is wrong is named, and it exits with 1', () => {
  const changed = note.replace('P-7K3M9', 'P-7K3M8')
  const own = ['--key', writeNoteKey(key)]
  expect(verify(changed, ...own)).toEqual({
    status: 1,
    said: 'NOT GENUINE: the receipt or its signature has been changed\n',
  })
  expect(verify(note, '--key', writeNoteKey(foreign))).toEqual({
    status: 1,
    said: 'NOT GENUINE: another key has signed it\n',
  })
  expect(verify(note, ...own, '--envelope', 'other.tar')).toEqual({
    status: 1,
    said: 'NOT GENUINE: the envelope is not the one that was received\n',
  })
  expect(verify('Dear Sir', ...own)).toEqual({
    status: 1,
    said: 'NOT GENUINE: not a receipt of a sealed proposal\n',
  })
  expect(verify(note)).toMatchObject({ status: 1, said: expect.stringMatching(/^Usage: /) })
})
