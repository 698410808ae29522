import type { Payload } from 'payload'
import type { Environment } from '../../environment.ts'
import type { LeftWaiting } from '../../transparency/batches/left-waiting.ts'
import { readSigningKeys } from '../../transparency/keys/signing-keys.ts'
import { signingKeysIn } from '../../transparency/log-context.ts'
import { openLog, requireReplaceableKeys } from '../../transparency/open-log.ts'
import { signCheckpoint } from '../../transparency/signing/sign-checkpoint.ts'
import { lastEntry } from './append.ts'
import { firstPreviousHash } from './entry-hash.ts'
import { provenBySignatures } from './proven-waiting.ts'

/**
 * Begins the transparency log where there is none, with the hash of the procurement record's last entry in its first leaf, or goes
 * on with other keys where somebody asked for that; these sign at once, so that what former ones wrote counts from here on.
 * @param identity the database's, so that no two logs have one name
 * @param acceptsLoss whether what waits for a batch may be given up where the former keys alone show who wrote it
 * @returns what waited for a batch under the former keys; nothing where no keys were replaced
 * @throws LogRefusedError when the log names another key and nobody asked to replace it, or is not what was signed before
 * @throws WaitingLostError
 */
export async function openProcurementLog(
  payload: Payload,
  { signingKeysFolder, siteUrl }: Pick<Environment, 'signingKeysFolder' | 'siteUrl'>,
  identity: string,
  { replacesKeys = false, acceptsLoss = false }: { replacesKeys?: boolean; acceptsLoss?: boolean } = {},
): Promise<LeftWaiting | undefined> {
  const last = await lastEntry(payload)
  const log = { payload, keys: await signingKeysIn(signingKeysFolder), folder: signingKeysFolder }
  const now = new Date()
  const left = await openLog(log, {
    host: new URL(siteUrl).host,
    identity,
    record: last?.sequence ?? 0,
    recordHash: last?.hash ?? firstPreviousHash,
    ...{ now, replacesKeys, acceptsLoss },
    isProven: provenBySignatures(payload, now),
  })
  if (left) await signCheckpoint(log, now)
  return left
}

/**
 * Refuses to replace the keys where `openProcurementLog` would, before anything is written. Keys that are not there yet are made
 * afterwards.
 * @throws LogRefusedError, WaitingLostError
 */
export async function requireReplaceableLog(
  payload: Payload,
  { signingKeysFolder: folder }: Pick<Environment, 'signingKeysFolder'>,
  acceptsLoss: boolean,
): Promise<void> {
  const keys = await readSigningKeys(folder)
  const isProven = provenBySignatures(payload, new Date())
  await requireReplaceableKeys({ payload, keys, folder }, { isProven, acceptsLoss })
}
