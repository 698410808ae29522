import { ed25519 } from '@noble/curves/ed25519.js'
import { toBase64, utf8 } from '../../proofs/bytes.ts'
import { canonicalJson, type Json } from '../../proofs/canonical-json.ts'
import { writeCheckpoint } from '../../proofs/checkpoint.ts'
import { signNote, writeNoteKey, type NoteKey } from '../../proofs/note.ts'
import { treeInMemory } from '../../proofs/tree-in-memory.ts'
import { inclusionProof, leafHash, rootHash } from '../../proofs/tree.ts'
import { fingerprintOf } from '../../sealing/recipients.ts'

/** The private half of a log's key, and its public half. */
export interface TestLog {
  secret: Uint8Array
  key: NoteKey
}

export function testLog(name = 'iwen.example/transparency'): TestLog {
  const secret = ed25519.utils.randomSecretKey()
  return { secret, key: { name, publicKey: ed25519.getPublicKey(secret) } }
}

/** A leaf with the terms of a tender. */
export function termsLeaf(recipients: readonly string[], needed = 2) {
  return {
    kind: 'terms',
    tender: 14,
    reference: 'IWEN-2026-014',
    deadline: '2126-12-01T12:00:00.000Z',
    documents: [],
    needed,
    custodians: recipients.map((recipient, index) => ({
      label: `Office ${index + 1}`,
      recipient,
      fingerprint: fingerprintOf(recipient),
    })),
  } as const satisfies Json
}

/** What the server answers about terms when the log has these leaves: the second has the terms, addenda follow. */
export async function loggedTerms(leaves: readonly Json[], { secret, key }: TestLog, origin = key.name) {
  const entries = leaves.map(canonicalJson)
  const size = entries.length
  const stored = treeInMemory(entries.map((entry) => leafHash(utf8(entry))))
  const proven = (index: number) => ({
    entry: entries[index] ?? '',
    index,
    inclusion: inclusionProof(stored, index, size).map(toBase64),
  })
  const text = writeCheckpoint({ origin, size, root: rootHash(stored, size) })
  return {
    ...proven(1),
    addenda: leaves.flatMap((_, index) => (index > 1 ? [proven(index)] : [])),
    checkpoint: await signNote(text, key, async (bytes) => ed25519.sign(bytes, secret)),
    logKey: writeNoteKey(key),
  }
}
