import { ed25519 } from '@noble/curves/ed25519.js'
import jsQR from 'jsqr'
import { expect, test } from 'vitest'
import { languageCodes } from '../../languages/languages.ts'
import { receiptCheckMessages } from '../../languages/messages/receipt-check/receipt-check-messages.ts'
import { utf8 } from '../../proofs/bytes.ts'
import { sha256 } from '../../proofs/hash.ts'
import { signNote } from '../../proofs/note.ts'
import { writeReceipt, type ReceiptText } from '../../proofs/receipt.ts'
import { receiptPrint } from './receipt-print.ts'

const receipt: ReceiptText = {
  tender: 'IWEN-2026-014 <b>',
  reference: 'P-7K3M9-QX4TD',
  terms: sha256(utf8('terms')),
  envelope: sha256(utf8('envelope')),
  sealedBy: 'server',
  receivedAt: '2026-06-15T12:00:00.000Z',
  bidderKey: null,
  replaces: null,
  salt: sha256(utf8('salt')),
}
const secret = ed25519.utils.randomSecretKey()
const key = {
  name: 'network.example.org/transparency/0a1b2c3d/receipts',
  publicKey: ed25519.getPublicKey(secret),
}
const note = await signNote(writeReceipt(receipt), key, async (bytes) => ed25519.sign(bytes, secret))
const checkAt = 'https://network.example.org/receipts/check'

/** What a camera sees of a drawing of squares, each four pixels wide. */
function pixelsOf(svg: string): { data: Uint8ClampedArray; width: number } {
  const size = Number(/viewBox="0 0 (\d+) \d+"/.exec(svg)?.[1])
  const scale = 4
  const width = size * scale
  const data = new Uint8ClampedArray(width * width * 4).fill(255)
  const squares = [...svg.matchAll(/M(\d+),(\d+)h1v1h-1z/g)]
  for (const [, x, y] of squares) {
    for (let row = 0; row < scale; row++) {
      const start = ((Number(y) * scale + row) * width + Number(x) * scale) * 4
      for (let pixel = 0; pixel < scale; pixel++) data.fill(0, start + pixel * 4, start + pixel * 4 + 3)
    }
  }
  return { data, width }
}

test.each(languageCodes)(
  'a print in %s says what arrived, and its QR code is the signed receipt',
  (language) => {
    const page = receiptPrint(
      { note, receipt, checkAt, explainedAt: 'https://example.org/sealed-bids' },
      language,
    )
    const [svg = ''] = /<svg[^]*<\/svg>/.exec(page) ?? []
    const { data, width } = pixelsOf(svg)
    expect(jsQR(data, width, width)?.data).toBe(note)
    const words = receiptCheckMessages[language]
    for (const part of [
      'https://example.org/sealed-bids',
      receipt.reference,
      words.howToCheck(checkAt),
      words.sealers.server,
      'IWEN-2026-014 &lt;b&gt;',
    ]) {
      expect(page).toContain(part)
    }
    expect(page).not.toContain('<b>')
  },
)
