import type { Payload } from 'payload'
import type { Environment } from '../../environment.ts'
import { signingKeysIn } from '../../transparency/log-context.ts'
import { openLog } from '../../transparency/open-log.ts'
import { lastEntry } from './append.ts'
import { firstPreviousHash } from './entry-hash.ts'

/**
 * Begins the public log where there is none, with the hash of the procurement record's last entry in its first leaf, or goes
 * on with other keys.
 * @param identity the database's, so that no two logs have one name
 */
export async function openProcurementLog(
  payload: Payload,
  { signingKeysFolder, siteUrl }: Pick<Environment, 'signingKeysFolder' | 'siteUrl'>,
  identity: string,
): Promise<void> {
  const last = await lastEntry(payload)
  await openLog(
    { payload, keys: await signingKeysIn(signingKeysFolder), folder: signingKeysFolder },
    {
      host: new URL(siteUrl).host,
      identity,
      record: last?.sequence ?? 0,
      recordHash: last?.hash ?? firstPreviousHash,
      now: new Date(),
    },
  )
}
