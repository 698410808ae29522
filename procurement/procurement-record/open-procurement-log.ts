import type { Payload } from 'payload'
import type { Environment } from '../../environment.ts'
import { signingKeysIn } from '../../transparency/log-context.ts'
import { openLog } from '../../transparency/open-log.ts'
import { signCheckpoint } from '../../transparency/signing/sign-checkpoint.ts'
import { lastEntry } from './append.ts'
import { firstPreviousHash } from './entry-hash.ts'

/**
 * Begins the transparency log where there is none, with the hash of the procurement record's last entry in its first leaf, or goes
 * on with other keys where somebody asked for that; these sign at once, so that what former ones wrote counts from here on.
 * @param identity the database's, so that no two logs have one name
 * @throws LogRefusedError when the log names another key and nobody asked to replace it, or is not what was signed before
 */
export async function openProcurementLog(
  payload: Payload,
  { signingKeysFolder, siteUrl }: Pick<Environment, 'signingKeysFolder' | 'siteUrl'>,
  identity: string,
  { replacesKeys = false }: { replacesKeys?: boolean } = {},
): Promise<void> {
  const last = await lastEntry(payload)
  const log = { payload, keys: await signingKeysIn(signingKeysFolder), folder: signingKeysFolder }
  const now = new Date()
  const hasReplaced = await openLog(log, {
    host: new URL(siteUrl).host,
    identity,
    record: last?.sequence ?? 0,
    recordHash: last?.hash ?? firstPreviousHash,
    now,
    replacesKeys,
  })
  if (hasReplaced) await signCheckpoint(log, now)
}
