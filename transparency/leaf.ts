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

/** A key of a custodian, as everybody may know it. */
export interface CustodianOfLeaf {
  /** Which office it is, never a person's name. */
  label: string
  /** `age1…` */
  recipient: string
  fingerprint: string
}

/** Somebody can be appointed with this key from here on, or never again. */
export interface CustodianLeaf extends CustodianOfLeaf {
  kind: 'custodian registered' | 'custodian revoked'
  at: string
  /** Whether it was made for trying the product out, by whoever runs the server. */
  isExample: boolean
  /** Binds who did it and how it was approved (`bindDetails`). */
  details: string
}

/** What leaves about one tender say of it. */
interface AboutTender {
  at: string
  /** Its number. */
  tender: number
  /** Its reference number. */
  reference: string
}

/** Two people have appointed the custodians of a tender. */
export interface AppointmentLeaf extends AboutTender {
  kind: 'appointment'
  needed: number
  custodians: readonly CustodianOfLeaf[]
  details: string
}

/** A custodian has opened what was sealed to his key. */
export interface RehearsalLeaf extends AboutTender {
  kind: 'rehearsal'
  fingerprint: string
  details: string
}

/** A file that bidders are given. */
export interface DocumentOfLeaf {
  name: string
  /** Hexadecimal, as `sha256sum` gives it. */
  sha256: string
}

/** What a tender promises, from its publication on. `sealing/terms.ts` reads it. */
export interface TermsLeaf extends AboutTender {
  kind: 'terms'
  /** Instant, ISO 8601. */
  deadline: string
  /** Time zone in which the page names it. */
  zone: string
  documents: readonly DocumentOfLeaf[]
  /** How many of the custodians open a proposal. */
  needed: number
  custodians: readonly CustodianOfLeaf[]
  /** Sequence of the leaf of their appointment. */
  appointment: number
  /** Of the sealing script, as `integrity` has it (SHA-384); null where this installation has built none. */
  script: string | null
}

/** What of a tender's terms has changed since. */
export interface AddendumLeaf extends AboutTender {
  kind: 'addendum'
  /** SHA-256 of the terms' entry, hexadecimal. */
  terms: string
  /** Missing when it moves no deadline. */
  deadline?: string
  /** All of them, where any of them changed. */
  documents?: readonly DocumentOfLeaf[]
}

/** Terms of a publication that failed: nobody saw the tender with them. */
export interface TermsNotUsedLeaf extends AboutTender {
  kind: 'terms not used'
  /** SHA-256 of the terms' entry, hexadecimal. */
  terms: string
}

/** Proposals to a tender that was open before every tender had custodians are still sealed by the server to its own key. */
export interface FormerSchemeLeaf extends AboutTender {
  kind: 'former scheme'
  /** As it was then. Instant, ISO 8601. */
  deadline: string
}

/** From here on every tender has custodians but those that leaves before this one name. */
export interface FormerSchemeEndedLeaf {
  kind: 'former scheme ended'
  at: string
}

/** Somebody has begun to open a tender's envelopes: custodians may hand their shares over. */
export interface OpeningBegunLeaf extends AboutTender {
  kind: 'opening begun'
  /** SHA-256 of the terms' entry, hexadecimal. */
  terms: string
  /** By which the deadline had passed: that of the terms and their addenda. Instant, ISO 8601. */
  deadline: string
  /** Recipient to which custodians seal what they hand over. */
  procurementKey: string
  details: string
}

/** A custodian has handed shares over, of which so many were found to be this. */
export interface ShareHandedInLeaf extends AboutTender {
  kind: 'share handed in'
  terms: string
  fingerprint: string
  good: number
  /** Nothing that could be opened was dealt to the custodian. */
  nothing: number
  wrong: number
}

/** Nobody is waited for any more: what lacks shares now does not open. */
export interface GatheringClosedLeaf extends AboutTender {
  kind: 'gathering closed'
  terms: string
  details: string
}

/** What came of a custodian at an opening. */
export interface CustodianInMinutes {
  label: string
  fingerprint: string
  /** When shares came last; null when none did. Instant, ISO 8601. */
  handedInAt: string | null
  good: number
  nothing: number
  wrong: number
}

/** Why an envelope did not open. */
export type BrokenBecause =
  | 'damaged'
  | 'too few shares'
  | 'shares do not fit'
  | 'can’t be decrypted'
  | 'not a proposal'
  | 'another envelope’s'
  | 'too large'
  | 'a file differs'

/** What came of a proposal, by its public reference. */
export interface ProposalInMinutes {
  reference: string
  receivedAt: string
  /** SHA-256 of the envelope, hexadecimal, as in its receipt. */
  envelope: string
  sealedBy: 'browser' | 'offline' | 'server'
  fate: 'opened' | 'broken' | 'withdrawn' | 'replaced'
  because?: BrokenBecause
  /** SHA-256 of what was found in place of a damaged envelope; null where nothing was. */
  found?: string | null
  /** Of an opened one. */
  files?: number
  /** Whether the scanner found something in its files. */
  isInfected?: boolean
}

/** What happened at an opening; in several leaves where one would be too long, of which each says all but the other proposals. */
export interface MinutesLeaf extends AboutTender {
  kind: 'minutes'
  terms: string
  /** Instants, ISO 8601. */
  deadline: string
  begunAt: string
  /** When nobody was waited for any more by decision; null where all that was needed came. */
  closedAt: string | null
  /** When the last share was judged, before the first envelope was opened. */
  judgedAt: string
  needed: number
  custodians: readonly CustodianInMinutes[]
  /** From 1. */
  part: number
  parts: number
  proposals: readonly ProposalInMinutes[]
}

export type Leaf =
  | LogOpenedLeaf
  | KeyReplacedLeaf
  | RecordLeaf
  | SealedLeaf
  | DisclosedLeaf
  | DecoysDisclosedLeaf
  | CustodianLeaf
  | AppointmentLeaf
  | RehearsalLeaf
  | TermsLeaf
  | AddendumLeaf
  | TermsNotUsedLeaf
  | FormerSchemeLeaf
  | FormerSchemeEndedLeaf
  | OpeningBegunLeaf
  | ShareHandedInLeaf
  | GatheringClosedLeaf
  | MinutesLeaf

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
