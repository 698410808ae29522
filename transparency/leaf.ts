import { canonicalJson, type Json } from '../proofs/canonical-json.ts'

/** The log's first leaf. */
export interface LogOpenedLeaf {
  kind: 'log opened'
  /** Instant, ISO 8601, as all of these. */
  at: string
  /** The log's name in checkpoints. */
  origin: string
  /** Keys as notes name them (C2SP signed-note). */
  logKey: string
  receiptKey: string
  /** Hash of the last entry that the procurement record had by then. */
  recordHash: string
}

/** Other keys sign from here on. */
export interface KeyReplacedLeaf {
  kind: 'key replaced'
  at: string
  /** The log's key until then. */
  former: string
  logKey: string
  receiptKey: string
  /** The log that the new key found, which it vouches for as it was. */
  size: number
  root: string
}

/** An act that the procurement record has an entry of. */
export interface RecordLeaf {
  kind: string
  at: string
  /** The tender's reference number, or the proposal's reference. */
  reference: string
  /** SHA-256 over 32 random bytes and the entry's hash, base64: binds the entry, and says nothing of it. */
  entry: string
}

/** Something about a sealed proposal, or nothing: a decoy cannot be told apart. */
export interface SealedLeaf {
  kind: 'sealed'
  /** SHA-256 of a text, base64. */
  commitment: string
}

/** What stands behind leaves about one tender, once it is no secret. */
export interface DisclosedLeaf {
  kind: 'disclosed'
  at: string
  tender: number
  entries: readonly { sequence: number; text: string }[]
}

/** Which leaves of a batch were decoys: `decoyText` makes their texts from the seed. */
export interface DecoysDisclosedLeaf {
  kind: 'decoys disclosed'
  at: string
  /** Start of the batch's interval. */
  batch: string
  seed: string
  decoys: readonly number[]
  /** What else was in the batch and belongs to no tender. */
  entries: readonly { sequence: number; text: string }[]
}

export type Leaf =
  LogOpenedLeaf | KeyReplacedLeaf | RecordLeaf | SealedLeaf | DisclosedLeaf | DecoysDisclosedLeaf

/** As it stands in the log. */
export function writeLeaf(leaf: Leaf): string {
  return canonicalJson(toJson(leaf))
}

function toJson(value: unknown): Json {
  if (
    value === null ||
    typeof value === 'string' ||
    typeof value === 'number' ||
    typeof value === 'boolean'
  ) {
    return value
  }
  if (Array.isArray(value)) return value.map(toJson)
  if (typeof value !== 'object') throw new TypeError('A leaf holds only what JSON can say')
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, toJson(part)]))
}
