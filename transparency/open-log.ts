import type { Payload } from 'payload'
import { z } from 'zod'
import { toBase64 } from '../proofs/bytes.ts'
import { readNoteKey, writeNoteKey, type NoteKey } from '../proofs/note.ts'
import { rootHash } from '../proofs/tree.ts'
import { leafStatement, writeAtEnd } from './append.ts'
import type { SigningKeys } from './keys/signing-keys.ts'
import type { KeyReplacedLeaf, LogOpenedLeaf } from './leaf.ts'
import type { LogContext } from './log-context.ts'
import { readEntriesFrom, readLeavesOf, readLogSize } from './log-rows.ts'
import { writeLogState } from './signing/log-state.ts'
import { TreeOfLog } from './tree-of-log.ts'

interface Opening {
  /** Host of the site's address, with its port. */
  host: string
  /** The database's: what is restored elsewhere beside the former log has another name than that one. */
  identity: string
  /** Number and hash of the procurement record's last entry. */
  record: number
  recordHash: string
  now: Date
}

/**
 * Writes a log's first leaf, unless it has one; and where this machine's keys were made its own instead of others (`npm run
 * prepare-database -- --adopt signing-keys`), one that names them. What stands there by then is taken as it is.
 */
export async function openLog(
  log: LogContext & { keys: SigningKeys; folder: string },
  { host, identity, record, recordHash, now }: Opening,
): Promise<void> {
  const { payload, keys, folder } = log
  const opened = await readOpenedLog(payload)
  if (!opened) {
    const origin = `${host}/transparency/${identity.slice(0, 8)}`
    const leaf: LogOpenedLeaf = {
      ...{ kind: 'log opened', at: now.toISOString(), origin, recordHash },
      ...keyNames(keys, origin),
    }
    const secret = JSON.stringify({ record })
    await writeAtEnd(log, (first) =>
      first > 0 ? [] : [leafStatement(log, first, leaf, now, { private: secret })],
    )
    return
  }
  const { origin, logKey } = opened
  const names = keyNames(keys, origin)
  if (names.logKey === writeNoteKey(logKey)) return
  await writeAtEnd(log, async (size) => {
    const root = await new TreeOfLog(payload, size).calculate((stored) => rootHash(stored, size))
    await writeLogState(folder, { origin, size, root })
    const leaf: KeyReplacedLeaf = {
      ...{ kind: 'key replaced', at: now.toISOString(), former: writeNoteKey(logKey) },
      ...{ size, root: toBase64(root) },
      ...names,
    }
    return [leafStatement(log, size, leaf, now)]
  })
}

function keyNames({ receipts, transparency }: SigningKeys, origin: string) {
  return {
    logKey: writeNoteKey({ name: origin, publicKey: transparency.publicKey }),
    receiptKey: writeNoteKey({ name: `${origin}/receipts`, publicKey: receipts.publicKey }),
  }
}

const openedLeaf = z.object({
  kind: z.literal('log opened'),
  origin: z.string(),
  logKey: z.string(),
  receiptKey: z.string(),
  recordHash: z.string(),
})
const openedPrivately = z.object({ record: z.number() })
const replacedLeaf = z.object({
  kind: z.literal('key replaced'),
  logKey: z.string(),
  receiptKey: z.string(),
  size: z.number(),
})

/** A key of the log. */
export interface LogKey {
  key: NoteKey
  /** How many leaves it found. */
  from: number
}

export interface OpenedLog {
  origin: string
  /** The present keys. */
  logKey: NoteKey
  receiptKey: NoteKey
  /** All keys that signed receipts, in their order. */
  receiptKeys: readonly NoteKey[]
  /** All keys that signed checkpoints, in their order. */
  logKeys: readonly LogKey[]
  /** Number and hash of the procurement record's last entry before the log. */
  record: number
  recordHash: string
}

/** What the log says of itself; nothing where there is none yet. */
export async function readOpenedLog(payload: Payload): Promise<OpenedLog | undefined> {
  if ((await readLogSize(payload)) === 0) return undefined
  const [first] = await readEntriesFrom(payload, 0, 1)
  const leaf = openedLeaf.parse(JSON.parse(first?.leaf ?? 'null'))
  const { record } = openedPrivately.parse(JSON.parse(first?.private ?? 'null'))
  const replaced = (await readLeavesOf(payload, 'key replaced')).map((text) =>
    replacedLeaf.parse(JSON.parse(text)),
  )
  const last = replaced.at(-1) ?? leaf
  return {
    ...{ origin: leaf.origin, record, recordHash: leaf.recordHash },
    logKey: readNoteKey(last.logKey),
    receiptKey: readNoteKey(last.receiptKey),
    receiptKeys: [leaf, ...replaced].map(({ receiptKey }) => readNoteKey(receiptKey)),
    logKeys: [
      { key: readNoteKey(leaf.logKey), from: 0 },
      ...replaced.map(({ logKey, size }) => ({ key: readNoteKey(logKey), from: size })),
    ],
  }
}
