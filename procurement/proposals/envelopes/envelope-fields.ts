import type { Field } from 'payload'
import { choice, number, text, textarea } from '../../../model/fields/fields.ts'
import { sealers } from '../../../proofs/sealers.ts'
import { schemes } from './envelope-file.ts'

/** What a proposal has that lies in an envelope for its tender's custodians. The product alone writes these fields. */
export const envelopeFields: Field[] = [
  choice('scheme', schemes, { asSent: true, hidden: true }),
  choice('sealedBy', sealers, { asSent: true, index: false }),
  text('envelopeSha256', { asSent: true }),
  number('envelopeSize', { asSent: true, min: 0 }),
  // The recipient of its content: no other envelope has it.
  text('envelopeId', { secret: true, unique: true }),
  // The envelope's folder in the store, which stays the same when the opening puts what it unpacked into another one.
  text('envelopeStoredName', { secret: true, index: true }),
  // Ed25519, 64 hexadecimal digits; nothing where the server sealed.
  text('bidderKey', { secret: true }),
  // As the envelope's header has it: whoever withdraws with the secret code proves knowing it by this.
  text('codeHash', { secret: true }),
  // With its salt: whoever reads it finds its commitment among the decoys.
  textarea('receiptNote', { secret: true }),
  // SHA-256 of the receipt's text, base64: its leaf in the log.
  text('commitment', { secret: true, unique: true }),
  // SHA-256 of what withdrew it, base64: the leaf of its withdrawal.
  text('withdrawalCommitment', { secret: true, unique: true }),
  text('brokenBecause', { asSent: true }),
]
