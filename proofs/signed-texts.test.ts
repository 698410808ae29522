import { expect, test } from 'vitest'
import { sha256 } from './hash.ts'
import { TextError } from './lines.ts'
import { utf8 } from './bytes.ts'
import { readReceipt, writeReceipt, type ReceiptText } from './receipt.ts'
import { readWithdrawal, writeWithdrawal, type WithdrawalText } from './withdrawal.ts'

const bytes = (text: string) => sha256(utf8(text))

const receipt: ReceiptText = {
  tender: 'NW-2026-014',
  reference: 'P-7F3K-2Q9D',
  terms: bytes('terms'),
  envelope: bytes('envelope'),
  sealedBy: 'browser',
  receivedAt: '2026-11-23T09:14:27.131Z',
  bidderKey: bytes('key'),
  replaces: null,
  salt: bytes('salt'),
}

const withdrawal: WithdrawalText = {
  tender: 'NW-2026-014',
  reference: 'P-7F3K-2Q9D',
  envelope: bytes('envelope'),
  withdrawnAt: '2026-11-24T09:14:27.131Z',
  replacedBy: null,
  proof: new Uint8Array(32).fill(7),
  salt: bytes('salt'),
}

test('a receipt is ten lines that are read back', () => {
  const text = writeReceipt(receipt)
  expect(text.trimEnd().split('\n')).toHaveLength(10)
  expect(readReceipt(text)).toEqual(receipt)
  const ofServer = { ...receipt, sealedBy: 'server', bidderKey: null, replaces: 'P-1' } as const
  expect(readReceipt(writeReceipt(ofServer))).toEqual(ofServer)
})

test('a withdrawal is read back, by key and by code', () => {
  expect(readWithdrawal(writeWithdrawal(withdrawal))).toEqual(withdrawal)
  const byKey = { ...withdrawal, proof: null, replacedBy: 'P-2' }
  expect(readWithdrawal(writeWithdrawal(byKey))).toEqual(byKey)
  expect(() => readReceipt(writeWithdrawal(withdrawal))).toThrow('This is not')
})

test.each([
  ['a line break in a value', { tender: 'one\nSealed by: server' }],
  ['an empty value', { reference: '' }],
  ['a value that reads as if it were missing', { replaces: 'none' }],
  ['a hash of another length', { envelope: new Uint8Array(31) }],
  ['a time in another form', { receivedAt: '2026-11-23 09:14' }],
])('a receipt with %s is not written', (_, wrong) => {
  expect(() => writeReceipt({ ...receipt, ...wrong })).toThrow(TextError)
})

test.each([
  ['with a line less', (text: string) => text.replace(/Replaces: .*\n/, '')],
  ['with a line more', (text: string) => `${text}more\n`],
  ['with lines in another order', (text: string) => text.replace(/(Tender: .*\n)(Reference: .*\n)/, '$2$1')],
  ['with another heading', (text: string) => text.replace('form 1', 'form 2')],
  ['with blanks', (text: string) => text.replace('Sealed by: ', 'Sealed by:  ')],
  ['sealed by somebody else', (text: string) => text.replace('browser', 'printer')],
  ['with carriage returns', (text: string) => text.replaceAll('\n', '\r\n')],
])('a receipt %s is not read', (_, change) => {
  expect(() => readReceipt(change(writeReceipt(receipt)))).toThrow(TextError)
})
