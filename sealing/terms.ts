import * as z from 'zod/mini'
import { fromBase64, toHex, utf8 } from '../proofs/bytes.ts'
import { readCanonicalJson } from '../proofs/canonical-json.ts'
import { readCheckpoint, type Checkpoint } from '../proofs/checkpoint.ts'
import { sha256, type Hash } from '../proofs/hash.ts'
import { openNote, type NoteKey } from '../proofs/note.ts'
import { isIncluded, leafHash } from '../proofs/tree.ts'
import { fingerprintOf } from './recipients.ts'
import { anyRecipient, fewestNeeded, hexOf32Bytes, mostCustodians, oneLine } from './shapes.ts'

/** What was given as the terms of a tender is not in the log, or can't be terms. */
export class TermsError extends Error {}

/** What a tender promises to its bidders: from the log, never from a page. */
export interface Terms {
  /** The log's entry, as its bytes were hashed. */
  entry: string
  /** SHA-256 of the entry, as `sha256sum` gives it. */
  hash: Hash
  /** Reference of the tender. */
  tender: string
  /** Instant, ISO 8601: of the latest addendum that moved it. */
  deadline: string
  /** How many custodians open a proposal. */
  needed: number
  custodians: readonly Custodian[]
}

export interface Custodian {
  label: string
  recipient: string
  fingerprint: string
}

const instant = z.iso.datetime()

/** The entries' other fields are for people; what the browser relies on is here. */
const termsLeaf = z.object({
  kind: z.literal('terms'),
  reference: oneLine,
  deadline: instant,
  needed: z.int().check(z.minimum(fewestNeeded)),
  custodians: z
    .array(z.object({ label: oneLine, recipient: anyRecipient, fingerprint: z.string() }))
    .check(z.minLength(fewestNeeded), z.maxLength(mostCustodians)),
})

const addendumLeaf = z.object({
  kind: z.literal('addendum'),
  terms: hexOf32Bytes,
  /** Missing when it moves no deadline. */
  deadline: z.optional(instant),
})

const proven = {
  entry: z.string().check(z.maxLength(70_000)),
  index: z.int().check(z.minimum(0)),
  inclusion: z.array(z.string()).check(z.maxLength(64)),
}

/** What `GET /api/tenders/{id}/terms` answers. */
const givenTerms = z.object({
  ...proven,
  addenda: z.array(z.object(proven)).check(z.maxLength(1000)),
  checkpoint: z.string(),
})

/**
 * What a server says of a tender, believed only under the log's key: entry and addenda are leaves under a checkpoint that
 * this key has signed. An addendum that is not given can't be missed here; it only ever moves a deadline later.
 * @throws TermsError
 */
export function readTerms(given: unknown, logKey: NoteKey): Terms {
  try {
    const { addenda, checkpoint, ...terms } = givenTerms.parse(given)
    const state = readCheckpoint(openNote(checkpoint, logKey))
    if (state.origin !== logKey.name) throw new TermsError('The checkpoint is of another log')
    return termsOfEntries(
      leafUnder(terms, state),
      addenda.map((addendum) => leafUnder(addendum, state)),
    )
  } catch (error) {
    if (error instanceof TermsError) throw error
    throw new TermsError('These are no terms', { cause: error })
  }
}

/**
 * The terms that leaves of a tender give.
 * @param entry the leaf with the terms, known to be in the log, as are those of its addenda, in their order
 * @throws TermsError
 */
export function termsOfEntries(entry: string, addenda: readonly string[]): Terms {
  try {
    return withAddenda(readEntry(entry), addenda)
  } catch (error) {
    if (error instanceof TermsError) throw error
    throw new TermsError('These are no terms', { cause: error })
  }
}

/**
 * An entry of the log, believed only under a checkpoint that the log's key has signed.
 * @param given entry, index and inclusion
 * @throws TermsError
 */
export function readLoggedEntry(given: unknown, checkpoint: string, logKey: NoteKey): string {
  try {
    const state = readCheckpoint(openNote(checkpoint, logKey))
    if (state.origin !== logKey.name) throw new TermsError('The checkpoint is of another log')
    return leafUnder(z.object(proven).parse(given), state)
  } catch (error) {
    if (error instanceof TermsError) throw error
    throw new TermsError('This is no entry of the log', { cause: error })
  }
}

function leafUnder(
  { entry, index, inclusion }: { entry: string; index: number; inclusion: readonly string[] },
  { size, root }: Checkpoint,
): string {
  if (!isIncluded(leafHash(utf8(entry)), index, size, root, inclusion.map(fromBase64))) {
    throw new TermsError('The log does not have this entry')
  }
  return entry
}

function readEntry(entry: string): Terms {
  const { reference, deadline, needed, custodians } = termsLeaf.parse(readCanonicalJson(entry))
  const recipients = custodians.map(({ recipient }) => recipient)
  if (needed > recipients.length || new Set(recipients).size < recipients.length) {
    throw new TermsError('These custodians can’t open together')
  }
  if (custodians.some(({ recipient, fingerprint }) => fingerprint !== fingerprintOf(recipient))) {
    throw new TermsError('A fingerprint is of another key')
  }
  return { entry, hash: sha256(utf8(entry)), tender: reference, deadline, needed, custodians }
}

function withAddenda(terms: Terms, entries: readonly string[]): Terms {
  let { deadline } = terms
  for (const entry of entries) {
    const addendum = addendumLeaf.parse(readCanonicalJson(entry))
    if (addendum.terms !== toHex(terms.hash)) throw new TermsError('An addendum is of other terms')
    if (addendum.deadline === undefined) continue
    if (Date.parse(addendum.deadline) < Date.parse(deadline)) {
      throw new TermsError('An addendum moves the deadline earlier')
    }
    deadline = addendum.deadline
  }
  return { ...terms, deadline }
}
