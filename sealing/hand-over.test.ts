import { expect, test } from 'vitest'
import { toHex } from '../proofs/bytes.ts'
import { testTender } from '../tests/support/sealed-envelope.ts'
import { portionsOf, takePastedShares } from './hand-over.ts'
import { shareLength, shareTextHash, writeShareText } from './share-text.ts'

test('a share that age’s own program wrote behind a text without a line end is found', async () => {
  const { terms, keys } = await testTender()
  const [recipient = '', envelope = ''] = keys.map((key) => key.recipient)
  const place = { tender: terms.tender, terms: toHex(terms.hash), envelope, number: 1, of: 3, needed: 2 }
  const text = writeShareText({ ...place, share: new Uint8Array(shareLength).fill(1) })
  const expected = { ...place, custodian: recipient, text: shareTextHash(text) }
  const shares = {
    ...{ terms, procurementKey: '', number: 1, recipient, fingerprint: '' },
    envelopes: [{ expected, share: new Uint8Array() }],
  }
  expect(takePastedShares(shares, `What another bidder has sealed instead${text}`)).toEqual({
    ...{ handed: [{ envelope, text }], foreign: [] },
  })
})

test('however many shares there are, the server is given as many at once as it takes', () => {
  const handed = Array.from({ length: 5 }, (_, index) => ({ envelope: `age1${index}`, text: null }))
  const [first, second, third, fourth, fifth] = handed
  expect(portionsOf(handed, 2)).toEqual([[first, second], [third, fourth], [fifth]])
  expect(portionsOf(handed)).toEqual([handed])
  expect(portionsOf([])).toEqual([[]])
})
