import type { Payload } from 'payload'
import { z } from 'zod'
import { toBase64 } from '../proofs/bytes.ts'
import { NoteError, readNoteKey, writeNoteKey, type NoteKey } from '../proofs/note.ts'
import { rootHash } from '../proofs/tree.ts'
import { leafStatement, writeAtEnd } from './append.ts'
import {
  readLeftWaiting,
  takeOverStatements,
  WaitingLostError,
  type IsProven,
  type LeftWaiting,
} from './batches/left-waiting.ts'
import type { SigningKeys } from './keys/signing-keys.ts'
import type { KeyReplacedLeaf, LogOpenedLeaf } from './leaf.ts'
import type { LogContext } from './log-context.ts'
import { readAs, readEntriesFrom, readLeavesOf, readLogSize, type EntryRow } from './log-rows.ts'
import { readLogState, writeLogState } from './signing/log-state.ts'
import { LogRefusedError, namesAnotherKey, requireExtends } from './signing/require-extends.ts'
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
  /** Whether somebody asked for this machine's keys in place of the log's (`npm run prepare-database -- --adopt signing-keys`). */
  replacesKeys?: boolean
  /** What shows without the former keys that the product wrote what waits for a batch; nothing unless it is said. */
  isProven?: IsProven
  /** Whether what nothing shows that of may be given up. */
  acceptsLoss?: boolean
}

const nothingIsProven: IsProven = () => Promise.resolve(false)

/**
 * Writes a log's first leaf, unless it has one; and where it is asked to replace the log's keys, one that names those of this
 * machine. What stands there by then is taken as it is, and must extend what this machine has signed before. What the log says
 * of its key is no reason: whoever writes to the database would have his own leaves vouched for. What waits for a batch, which
 * nobody has seen, goes on only where it is proven without the former keys.
 * @returns what waited under the former keys, of which the unproven was given up; nothing where no keys were replaced
 * @throws LogRefusedError when the log names another key and nobody asked to replace it, or does not extend what was signed
 * @throws WaitingLostError when something unproven waits, and its loss is not accepted
 */
export async function openLog(
  log: LogContext & { keys: SigningKeys; folder: string },
  opening: Opening,
): Promise<LeftWaiting | undefined> {
  const { host, identity, record, recordHash, now, replacesKeys = false } = opening
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
    return undefined
  }
  const { origin, logKey } = opened
  const names = keyNames(keys, origin)
  if (names.logKey === writeNoteKey(logKey)) return undefined
  if (!replacesKeys) throw new LogRefusedError(namesAnotherKey)
  let left: LeftWaiting | undefined
  await writeAtEnd(log, async (size) => {
    const tree = new TreeOfLog(payload, size)
    const found = await requireReplaceable(log, opened, tree, size, opening)
    left = found
    const root = await tree.calculate((stored) => rootHash(stored, size))
    await writeLogState(folder, { origin, size, root })
    const leaf: KeyReplacedLeaf = {
      ...{ kind: 'key replaced', at: now.toISOString(), former: writeNoteKey(logKey) },
      ...{ size, root: toBase64(root) },
      ...names,
    }
    return [leafStatement(log, size, leaf, now), ...takeOverStatements(log, found)]
  })
  return left
}

interface Replacing {
  payload: Payload
  /** Of this machine; nothing where it has none yet. */
  keys: SigningKeys | undefined
  folder: string
}

/**
 * Refuses to replace a log's keys where `openLog` would, before anything is written.
 * @throws LogRefusedError, WaitingLostError as `openLog`
 */
export async function requireReplaceableKeys(
  log: Replacing,
  accepting: Pick<Opening, 'isProven' | 'acceptsLoss'>,
): Promise<void> {
  const { payload, keys } = log
  const opened = await readOpenedLog(payload)
  if (!opened) return
  if (keys && keyNames(keys, opened.origin).logKey === writeNoteKey(opened.logKey)) return
  const size = await readLogSize(payload)
  await requireReplaceable(log, opened, new TreeOfLog(payload, size), size, accepting)
}

async function requireReplaceable(
  { payload, keys, folder }: Replacing,
  { origin, keys: named }: OpenedLog,
  tree: TreeOfLog,
  size: number,
  { isProven = nothingIsProven, acceptsLoss = false }: Pick<Opening, 'isProven' | 'acceptsLoss'>,
): Promise<LeftWaiting> {
  const signed = await readLogState(folder, origin)
  if (signed) await requireExtends(tree, size, signed)
  // Where it is known what was signed, no key counts that somebody has named since.
  const receiptKeys = named
    .filter(({ row }) => !signed || row.sequence < signed.size)
    .map(({ receiptKey }) => receiptKey)
  const left = await readLeftWaiting({ payload, keys }, receiptKeys, isProven)
  if (left.unproven.length > 0 && !acceptsLoss) throw new WaitingLostError(left.unproven)
  return left
}

/** The key of this machine as notes of a log name it: what is relied on is under this one, whichever key rows name. */
export function ownLogKey({ transparency }: Pick<SigningKeys, 'transparency'>, origin: string): NoteKey {
  return { name: origin, publicKey: transparency.publicKey }
}

function keyNames(keys: SigningKeys, origin: string) {
  const { receipts } = keys
  return {
    logKey: writeNoteKey(ownLogKey(keys, origin)),
    receiptKey: writeNoteKey({ name: `${origin}/receipts`, publicKey: receipts.publicKey }),
  }
}

const noteKey = z.string().transform((text, context) => {
  try {
    return readNoteKey(text)
  } catch (error) {
    if (!(error instanceof NoteError)) throw error
    context.addIssue(error.message)
    return z.NEVER
  }
})
const openedLeaf = z.object({
  kind: z.literal('log opened'),
  origin: z.string(),
  logKey: noteKey,
  receiptKey: noteKey,
  recordHash: z.string(),
})
const openedPrivately = z.object({ record: z.number() })
const replacedLeaf = z.object({ kind: z.literal('key replaced'), logKey: noteKey, receiptKey: noteKey })

/** Keys that the log names. */
export interface NamedKeys {
  /** Sign checkpoints, and receipts. */
  logKey: NoteKey
  receiptKey: NoteKey
  /** The leaf that names them. */
  row: EntryRow
}

/** As its rows say, whoever wrote them. */
export interface OpenedLog {
  origin: string
  /** The present keys. */
  logKey: NoteKey
  receiptKey: NoteKey
  /** All keys that signed receipts, in their order. */
  receiptKeys: readonly NoteKey[]
  /** All keys, in their order. */
  keys: readonly NamedKeys[]
  /** Number and hash of the procurement record's last entry before the log. */
  record: number
  recordHash: string
}

/** What the log says of itself; nothing where there is none yet. */
export async function readOpenedLog(payload: Payload): Promise<OpenedLog | undefined> {
  if ((await readLogSize(payload)) === 0) return undefined
  const [row] = await readEntriesFrom(payload, 0, 1)
  const { origin, recordHash, logKey, receiptKey } = openedLeaf.parse(JSON.parse(row?.leaf ?? 'null'))
  const { record } = openedPrivately.parse(JSON.parse(row?.private ?? 'null'))
  // Of what somebody wrote there by hand nothing is read; the look at the log itself names it.
  const replaced = (await readLeavesOf(payload, 'key replaced')).flatMap((one) => {
    const said = readAs(replacedLeaf, one.leaf)
    return said ? [{ logKey: said.logKey, receiptKey: said.receiptKey, row: one }] : []
  })
  const keys = [...(row ? [{ logKey, receiptKey, row }] : []), ...replaced]
  const present = keys.at(-1) ?? { logKey, receiptKey }
  return {
    ...{ origin, record, recordHash, keys },
    ...{ logKey: present.logKey, receiptKey: present.receiptKey },
    receiptKeys: keys.map((named) => named.receiptKey),
  }
}
