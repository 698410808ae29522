import { ed25519 } from '@noble/curves/ed25519.js'
import { beforeAll, expect, test } from 'vitest'
import { utf8 } from './bytes.ts'
import { checkReceipt } from './check-receipt.ts'
import { sha256 } from './hash.ts'
import { signNote, writeNoteKey, type NoteKey } from './note.ts'
import { writeReceipt, type ReceiptText } from './receipt.ts'

const receipt: ReceiptText = {
  tender: 'NW-2026-014',
  reference: 'P-7F3K-2Q9D',
  terms: sha256(utf8('terms')),
  envelope: sha256(utf8('envelope')),
  sealedBy: 'server',
  receivedAt: '2026-11-23T09:14:27.131Z',
  bidderKey: null,
  replaces: null,
  salt: sha256(utf8('salt')),
}

function testKey(name = 'network.example/transparency/1/receipts') {
  const secret = ed25519.utils.randomSecretKey()
  const key: NoteKey = { name, publicKey: ed25519.getPublicKey(secret) }
  return { key, text: writeNoteKey(key), sign: async (bytes: Uint8Array) => ed25519.sign(bytes, secret) }
}

const own = testKey()
const foreign = testKey()
const elsewhere = testKey('elsewhere.example/receipts')
let note: string
beforeAll(async () => {
  note = await signNote(writeReceipt(receipt), own.key, own.sign)
})

test('a receipt is genuine under the key that signed it, also among others', () => {
  const genuine = { isGenuine: true, receipt, commitment: sha256(utf8(writeReceipt(receipt))), key: own.text }
  expect(checkReceipt(note, own.text)).toEqual(genuine)
  expect(checkReceipt(note, `${elsewhere.text}\n ${own.text}`)).toEqual(genuine)
})

test('it may have text around it, and the line ends of any system', () => {
  expect(checkReceipt(`\uFEFFDear Sir,\n\n${note}\nYours`.replaceAll('\n', '\r\n'), own.text).isGenuine).toBe(
    true,
  )
  expect(checkReceipt(note.trimEnd(), own.text).isGenuine).toBe(true)
})

test.each([
  ['a letter changed', (): string => note.replace('NW-2026-014', 'NW-2026-015'), 'changed'],
  ['another time', (): string => note.replace('09:14', '09:13'), 'changed'],
  ['a line more', (): string => note.replace('Tender:', 'More: 1\nTender:'), 'changed'],
  ['its signature cut off', (): string => note.split('\n\n')[0] ?? '', 'not a receipt'],
  ['nothing of a receipt', (): string => 'Dear Sir', 'not a receipt'],
] as const)('with %s it is not', (_, changed, fault) => {
  expect(checkReceipt(changed(), own.text)).toEqual({ isGenuine: false, fault })
})

test('under another key, one of the same name, or none, it is not', async () => {
  expect(checkReceipt(note, elsewhere.text)).toEqual({ isGenuine: false, fault: 'another key' })
  expect(checkReceipt(note, foreign.text)).toEqual({ isGenuine: false, fault: 'another key' })
  expect(checkReceipt(note, 'key')).toEqual({ isGenuine: false, fault: 'not a key' })
  expect(checkReceipt(note, ' ')).toEqual({ isGenuine: false, fault: 'not a key' })
  const forged = await signNote(writeReceipt(receipt), foreign.key, foreign.sign)
  expect(checkReceipt(forged, own.text)).toEqual({ isGenuine: false, fault: 'another key' })
})

test('what a key has signed and is no receipt is none', async () => {
  const text = writeReceipt(receipt).replace('Replaces: none\n', '')
  const other = await signNote(text, own.key, own.sign)
  expect(checkReceipt(other, own.text)).toEqual({ isGenuine: false, fault: 'not a receipt' })
})
