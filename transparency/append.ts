import { randomBytes } from 'node:crypto'
import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle'
import { concatenate, toBase64, utf8 } from '../proofs/bytes.ts'
import { canonicalJson, type Json } from '../proofs/canonical-json.ts'
import { sha256, type Hash } from '../proofs/hash.ts'
import { leafHash } from '../proofs/tree.ts'
import { rawSql } from '../store/database/raw-sql.ts'
import type { SigningKeys } from './keys/signing-keys.ts'
import { writeLeaf, type Leaf } from './leaf.ts'
import type { LogContext } from './log-context.ts'
import { readLogSize, type PendingRow } from './log-rows.ts'

/** What a row of the log has beside its leaf, and what is never published as it is. */
export interface BesideLeaf {
  /** Base64 of the random bytes that a hash in the leaf covers. */
  salt?: string | undefined
  /** JSON. */
  private?: string | undefined
  /** Id of the tender. */
  tender?: number | null | undefined
  /** Number of the procurement record's entry. */
  record?: number | null | undefined
}

/** How often an append is tried again when others append at the same moment. */
const mostAttempts = 200

/** The statement that writes a leaf at a place, with the code by which the signer knows that the product wrote it. */
export function leafStatement(
  { keys }: LogContext,
  sequence: number,
  leaf: Leaf,
  takenAt: Date,
  beside: BesideLeaf = {},
): SQL {
  const text = writeLeaf(leaf)
  const at = takenAt.toISOString()
  return sql`INSERT INTO log_entries (sequence, kind, leaf, taken_at, mac, salt, private, tender, record)
    VALUES (${sequence}, ${leaf.kind}, ${text}, ${at}, ${keys.codeOf(entryParts(sequence, text, at))},
      ${beside.salt ?? null}, ${beside.private ?? null}, ${beside.tender ?? null}, ${beside.record ?? null})`
}

/** What the code of a leaf covers. */
export function entryParts(sequence: number, leaf: string, takenAt: string): readonly string[] {
  return ['entry', String(sequence), takenAt, leaf]
}

/** The code of a text that waits for a batch. */
export function codeOfWaiting(
  { keys }: { keys: Pick<SigningKeys, 'codeOf'> },
  { text, tender }: Pick<PendingRow, 'text' | 'tender'>,
): string {
  return keys.codeOf(['pending', tender === null ? '' : String(tender), text])
}

/** Whether what waits has the code that the product gives it with this machine's keys. */
export function hasOwnCodeWaiting(
  { keys }: { keys: Pick<SigningKeys, 'codeOf'> },
  row: Pick<PendingRow, 'text' | 'tender' | 'mac'>,
): boolean {
  return codeOfWaiting({ keys }, row) === row.mac
}

/**
 * Carries out statements that write leaves from the log's end on, all or none, and again when another process was there
 * first.
 * @param statementsFrom the statements, given the sequence of the first leaf
 * @param hasMoved whether what else the statements rely on was written by another meanwhile
 */
export async function writeAtEnd(
  { payload, req }: LogContext,
  statementsFrom: (first: number) => readonly SQL[] | Promise<readonly SQL[]>,
  hasMoved: () => Promise<boolean> = () => Promise.resolve(false),
): Promise<number> {
  const database = await rawSql(payload, req)
  for (let attempt = 1; ; attempt++) {
    const first = await readLogSize(payload, req)
    const statements = await statementsFrom(first)
    if (statements.length === 0) return first
    try {
      await database.write(statements)
      return first
    } catch (error) {
      const isBehind = (await readLogSize(payload, req)) > first || (await hasMoved())
      if (!isBehind || attempt === mostAttempts) throw error
    }
  }
}

/**
 * Appends a leaf that everybody may read at once. The signer's next checkpoint covers it.
 * @returns its place and its hash in the tree
 */
export async function appendOpenly(
  log: LogContext,
  leaf: Leaf,
  takenAt: Date,
  beside: BesideLeaf = {},
): Promise<{ sequence: number; hash: Hash }> {
  const sequence = await writeAtEnd(log, (first) => [leafStatement(log, first, leaf, takenAt, beside)])
  return { sequence, hash: leafHash(utf8(writeLeaf(leaf))) }
}

/**
 * What makes a text about a sealed proposal wait for the next batch.
 * @param text of a receipt or a withdrawal, with its salt
 * @param onlyIf a query, which may need the commitment: without a row in it nothing is written
 * @returns its commitment, and statements for the caller's batch
 */
export function appendSealed(
  { keys }: LogContext,
  tender: number | null,
  text: string,
  addedAt: Date,
  { record = null, onlyIf }: Pick<BesideLeaf, 'record'> & { onlyIf?: (commitment: string) => SQL } = {},
): { commitment: Hash; statements: readonly SQL[] } {
  const commitment = commitmentOf(text)
  const mac = codeOfWaiting({ keys }, { text, tender })
  return {
    commitment,
    statements: [
      sql`INSERT INTO log_pending (commitment, text, mac, tender, record, added_at)
        SELECT ${toBase64(commitment)}, ${text}, ${mac}, CAST(${tender} AS integer), CAST(${record} AS integer),
          ${addedAt.toISOString()}
        ${onlyIf ? sql`WHERE EXISTS (${onlyIf(toBase64(commitment))})` : sql``}`,
    ],
  }
}

/** What stands in the log for a text until it is disclosed. */
export function commitmentOf(text: string): Hash {
  return sha256(utf8(text))
}

/** Binds a hash without saying anything of it. */
export function boundHash(
  hash: Uint8Array,
  salt: Uint8Array = randomBytes(32),
): { bound: string; salt: string } {
  return { bound: toBase64(sha256(concatenate(salt, hash))), salt: toBase64(salt) }
}

/**
 * Binds details that name a person, which stay out of the leaf.
 * @returns what the leaf says of them, and what its row has beside it; without the random bytes nobody can try names out
 */
export function bindDetails(details: Json): {
  details: string
  beside: Required<Pick<BesideLeaf, 'salt' | 'private'>>
} {
  const text = canonicalJson(details)
  const { bound, salt } = boundHash(sha256(utf8(text)))
  return { details: bound, beside: { salt, private: text } }
}
