import * as z from 'zod/mini'
import { fromBase64, toBase64, toHex, utf8 } from '../proofs/bytes.ts'
import { canonicalJson, readCanonicalJson } from '../proofs/canonical-json.ts'
import { readNoteKey } from '../proofs/note.ts'
import { AgeFileError, sealTo } from './age-file.ts'
import type { CustodianKey } from './identity-files.ts'
import {
  isExpected,
  openShare,
  OtherShareError,
  shareHeader,
  type HandedShare,
  type ShareContext,
} from './open-share.ts'
import { anyRecipient, hexOf32Bytes, mostCustodians } from './shapes.ts'
import { isSameEnvelope, readShareText, ShareTextError, type ShareText } from './share-text.ts'
import { readLoggedEntry, readTerms, TermsError, type Terms } from './terms.ts'

/** What the server gives a custodian after the deadline. */
const givenSchema = z.object({
  /** As `GET /api/tenders/{id}/terms` answers; `readTerms` believes only what is in the log. */
  terms: z.looseObject({ checkpoint: z.string() }),
  /** The log's entry of the opening's beginning, with its proof under the same checkpoint. */
  begun: z.unknown(),
  /** As `readNoteKey` reads it. */
  logKey: z.string(),
  /** Of the custodian in the terms, from 1. */
  number: z.int().check(z.minimum(1), z.maximum(mostCustodians)),
  envelopes: z.array(
    z.object({
      /** The envelope's recipient. */
      envelope: anyRecipient,
      /** SHA-256 of the share's text, from the envelope's header. */
      text: hexOf32Bytes,
      /** The age file, in base64. */
      share: z.string(),
    }),
  ),
})

/** What of that entry is relied on: to whom shares are sealed on their way to the server. */
const begunLeaf = z.object({
  kind: z.literal('opening begun'),
  terms: hexOf32Bytes,
  procurementKey: anyRecipient,
})

/** Shares that wait for a custodian, checked as far as that can be done without the custodian's key. */
export interface SharesToOpen {
  terms: Terms
  procurementKey: string
  /** The custodian in the terms: number from 1. */
  number: number
  recipient: string
  fingerprint: string
  envelopes: readonly { expected: ShareContext; share: Uint8Array }[]
}

/** Why a custodian hands nothing over. */
export class HandOverError extends Error {
  readonly reason: 'deadline to come' | 'another key' | 'no shares' | 'not understood'

  constructor(reason: HandOverError['reason'], options?: ErrorOptions) {
    super(reason, options)
    this.reason = reason
  }
}

/**
 * Reads what the server gives a custodian, in the custodian's own browser: terms and deadline are those of the log, whatever
 * else the server says, and the clock is the browser's.
 * @param expectedTender reference of the tender that the custodian chose
 * @throws TermsError when the terms are not in the log
 * @throws HandOverError before the deadline
 */
export function readSharesToOpen(given: unknown, expectedTender: string, now: Date): SharesToOpen {
  const read = givenSchema.safeParse(given)
  if (!read.success) throw new HandOverError('not understood', { cause: read.error })
  const { terms: givenTerms, logKey, begun, number, envelopes } = read.data
  const terms = readTerms(givenTerms, readNoteKey(logKey))
  if (terms.tender !== expectedTender) throw new TermsError('These are the terms of another tender')
  if (now.getTime() <= Date.parse(terms.deadline)) throw new HandOverError('deadline to come')
  const entry = readLoggedEntry(begun, givenTerms.checkpoint, readNoteKey(logKey))
  const opening = begunLeaf.safeParse(readCanonicalJson(entry)).data
  if (opening?.terms !== toHex(terms.hash)) throw new TermsError('The opening was begun for other terms')
  const { procurementKey } = opening
  const own = terms.custodians[number - 1]
  if (!own) throw new HandOverError('not understood')
  const { recipient, fingerprint } = own
  return {
    ...{ terms, procurementKey, number, recipient, fingerprint },
    envelopes: envelopes.map(({ envelope, text, share }) => ({
      expected: {
        ...{ tender: terms.tender, terms: toHex(terms.hash), envelope, text, custodian: recipient },
        ...{ number, of: terms.custodians.length, needed: terms.needed },
      },
      share: fromBase64(share),
    })),
  }
}

/** What a custodian hands over, and shares that were put into envelopes of this tender and belong to another. */
export interface HandedOver {
  handed: HandedShare[]
  /** Envelopes for which nothing is handed over because of that. */
  foreign: { envelope: string; tender: string | null }[]
}

/**
 * Opens all shares with a custodian's key.
 * @param onOpened called after each, for a progress bar
 * @throws HandOverError when it is not the key of the terms
 */
export async function openShares(
  { recipient, envelopes }: SharesToOpen,
  key: CustodianKey,
  onOpened: (opened: number) => void = () => undefined,
): Promise<HandedOver> {
  if (key.recipient !== recipient) throw new HandOverError('another key')
  const over: HandedOver = { handed: [], foreign: [] }
  for (const [index, { expected, share }] of envelopes.entries()) {
    const { envelope } = expected
    try {
      over.handed.push(await openShare(share, key.identity, expected))
    } catch (error) {
      if (!(error instanceof OtherShareError) && !(error instanceof AgeFileError)) throw error
      // What is told to the server is the same as of a share that could not be opened.
      over.handed.push({ envelope, text: null })
      if (error instanceof OtherShareError) {
        over.foreign.push({ envelope, tender: error.place?.tender ?? null })
      }
    }
    onOpened(index + 1)
  }
  return over
}

/**
 * Takes shares that a custodian has opened with age's own program, one below the other.
 * @throws HandOverError when there is none that is expected
 */
export function takePastedShares({ envelopes }: SharesToOpen, pasted: string): HandedOver {
  const texts = textsIn(pasted)
  const over: HandedOver = { handed: [], foreign: [] }
  const used = new Set<string>()
  for (const { expected } of envelopes) {
    const text = texts.find(({ share }) => isSameEnvelope(share, expected))?.text
    if (text === undefined) continue
    used.add(text)
    over.handed.push({ envelope: expected.envelope, text: isExpected(text, expected) ? text : null })
  }
  for (const { text, share } of texts) {
    if (!used.has(text)) over.foreign.push({ envelope: share.envelope, tender: share.tender })
  }
  if (over.handed.length === 0) throw new HandOverError('no shares')
  return over
}

/** Lines of a share's text; a terminal may have put blanks around them. */
const linesOfShare = 6
const firstLine = 'key share'

function textsIn(pasted: string): { text: string; share: ShareText }[] {
  const lines = pasted.split(/\r?\n/).map((line) => line.trim())
  return lines.flatMap((line, index) => {
    // A bidder may have sealed a text without a line end, which stands before the next bidder's share.
    if (!line.endsWith(firstLine)) return []
    const text = `${[firstLine, ...lines.slice(index + 1, index + linesOfShare)].join('\n')}\n`
    try {
      return [{ text, share: readShareText(text) }]
    } catch (error) {
      if (error instanceof ShareTextError) return []
      throw error
    }
  })
}

/** Most shares that the server takes at once: a tender may have more envelopes. */
export const mostSharesAtOnce = 5000

/** What is handed over, in as many parts as the server takes: one at least, also of nothing. */
export function portionsOf(
  handed: readonly HandedShare[],
  most = mostSharesAtOnce,
): (readonly HandedShare[])[] {
  const count = Math.max(1, Math.ceil(handed.length / most))
  return Array.from({ length: count }, (_, index) => handed.slice(index * most, (index + 1) * most))
}

/** Each share sealed to the procurement's key, as the server takes it. */
export async function sealHanded(
  procurementKey: string,
  handed: readonly HandedShare[],
): Promise<{ envelope: string; sealed: string }[]> {
  const sealed: { envelope: string; sealed: string }[] = []
  for (const { envelope, text } of handed) {
    const bytes = await sealTo(procurementKey, utf8(canonicalJson({ envelope, text })))
    sealed.push({ envelope, sealed: toBase64(bytes) })
  }
  return sealed
}

/** Whether every share is an age file for this custodian, as every envelope has it: age's own program is given no other. */
export function areForCustodian({ envelopes, recipient }: SharesToOpen): boolean {
  return envelopes.every(({ expected, share }) => {
    try {
      shareHeader(share, expected, recipient)
      return true
    } catch (error) {
      if (error instanceof AgeFileError) return false
      throw error
    }
  })
}
