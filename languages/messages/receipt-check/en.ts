/** Words of signed receipts: the page that checks them without a network, and their print, in English. */
export const receiptCheck = {
  title: 'Check a receipt',
  lead: 'This page works without a network. It checks whether a signed receipt of a sealed proposal is genuine. Nothing that you enter leaves the page.',
  language: 'Language',
  receipt: 'Signed receipt',
  receiptHint:
    'Paste all of it, from “Receipt of a sealed proposal” to the signature, or scan the QR code of a print.',
  receiptFile: 'Or choose the file here',
  key: 'Public key of receipts',
  keyHint:
    'As it is published in the transparency log. A receipt proves nothing under a key that came with it: compare the key with what is published elsewhere.',
  envelope: 'Envelope (optional)',
  envelopeHint: 'Choose the file to see whether it is the one that was received.',
  check: 'Check',
  genuine: 'Genuine. This receipt was signed with this key, and no letter of it has been changed.',
  faults: {
    'not a receipt': 'This is not a receipt of a sealed proposal.',
    'not a key': 'This is not a public key. It has three parts with a + between them.',
    'another key': 'Not genuine under this key: another key has signed it.',
    changed: 'Not genuine: the receipt or its signature has been changed.',
  },
  sameEnvelope: 'This envelope is the one that was received.',
  otherEnvelope: 'This file is not the envelope that was received.',
  tender: 'Tender',
  reference: 'Reference',
  receivedAt: 'Received',
  sealed: 'Sealed',
  sealers: {
    browser: 'in the bidder’s browser',
    offline: 'by the bidder, offline',
    server: 'by the server, on arrival',
  },
  replaces: 'Replaces',
  envelopeHash: 'Hash of the envelope (SHA-256)',
  termsHash: 'Hash of the terms (SHA-256)',
  commitment: 'Its entry in the transparency log',
  printTitle: 'Receipt of a sealed proposal',
  print: 'Print',
  howToCheck: (address: string) =>
    `Anyone can check this receipt, without asking the Network: scan the code, and paste what it says at ${address}.`,
  notOurs: 'This is not a receipt that the Network has signed.',
}

export type ReceiptCheckMessages = typeof receiptCheck
