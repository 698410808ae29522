import { describe, expect, test } from 'vitest'
import { readCode } from '../sealing/codes.ts'
import type { Receipt } from './receipt.ts'
import {
  decryptReceipt,
  encryptReceipt,
  isSecret,
  randomCode,
  secretBytes,
  secretHash,
} from './receipt-secret.ts'

const receipt: Receipt & { secret: string } = {
  kind: 'proposal',
  reference: 'P-7K3M9-QX4TD',
  about: { id: '3', reference_number: 'IWEN-2026-031', title: 'Supply of recorders' },
  received_at: '2026-11-21T10:00:00.000Z',
  time_zone: 'Asia/Amman',
  files: [{ name: 'عرض.pdf', size: 12, sha256: 'ab' }],
  proposed_amount: 1500.5,
  currency: 'EUR',
  secret: 'AAAAA-BBBBB-CCCCC-DDDDD-EEEEE-F',
  replaces: null,
  withdrawn_at: null,
  sealed_by: null,
  receipt_note: null,
}

describe('codes', () => {
  test('are random, in groups of five, without letters that look like digits', () => {
    expect(randomCode(10)).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/)
    expect(randomCode(26)).not.toBe(randomCode(26))
  })

  test('are read as people copy them', () => {
    expect(readCode('o1 il-abcde')).toBe('0111A-BCDE')
  })
})

describe('a secret', () => {
  test('is the same from the same seed and another from another', () => {
    expect(secretBytes(Buffer.from('one'))).toEqual(secretBytes(Buffer.from('one')))
    expect(secretBytes(Buffer.from('one'))).not.toEqual(secretBytes(Buffer.from('other')))
  })

  test('is recognised by its hash', () => {
    const secret = randomCode(26)
    expect(isSecret(secret.toLowerCase().replaceAll('-', ' '), secretHash(secret))).toBe(true)
    expect(isSecret(randomCode(26), secretHash(secret))).toBe(false)
    expect(isSecret('', secretHash(secret))).toBe(false)
  })
})

test('a receipt of the time before it held the amount is still shown', () => {
  const old = { ...receipt }
  for (const name of ['proposed_amount', 'currency']) Reflect.deleteProperty(old, name)
  expect(decryptReceipt(encryptReceipt(old, receipt.secret), receipt.secret)).toEqual({
    ...receipt,
    proposed_amount: null,
    currency: null,
  })
})

test('a receipt is shown only to its secret', () => {
  const encrypted = encryptReceipt(receipt, receipt.secret)
  expect(encrypted).not.toContain('Supply')
  expect(decryptReceipt(encrypted, receipt.secret)).toEqual(receipt)
  expect(() => decryptReceipt(encrypted, randomCode(26))).toThrow(/.+/)
})
