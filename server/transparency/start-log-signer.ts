import type { Payload } from 'payload'
import type { Environment } from '../../environment.ts'
import { appendMissingLeaves } from '../../procurement/procurement-record/append-missing-leaves.ts'
import { openedTendersOf, sealedTendersOf } from '../../procurement/procurement-record/sealed-tenders.ts'
import { signingKeysIn } from '../../transparency/log-context.ts'
import { stampFromNowOn } from '../../transparency/stamps/stamp-checkpoints.ts'
import { LogSigner } from '../../transparency/signing/log-signer.ts'

type Settings = Pick<Environment, 'signingKeysFolder' | 'TIME_STAMP_ADDRESS' | 'TIME_STAMP_CERTIFICATE'>

/**
 * Publishes and signs the public log from now on, if no other process does, and has it time-stamped where an authority is set.
 * @returns what ends it
 */
export async function startLogSigner(payload: Payload, settings: Settings): Promise<() => Promise<void>> {
  const { signingKeysFolder, TIME_STAMP_ADDRESS: address, TIME_STAMP_CERTIFICATE: certificate } = settings
  const signer = new LogSigner({
    payload,
    keys: await signingKeysIn(signingKeysFolder),
    folder: signingKeysFolder,
    sealedTenders: sealedTendersOf(payload),
    openedTenders: openedTendersOf(payload),
    appendMissing: () => appendMissingLeaves(payload),
  })
  signer.start()
  const endStamping =
    address !== undefined && certificate !== undefined
      ? stampFromNowOn({ payload, authority: { address, certificate } })
      : undefined
  return async () => {
    await Promise.all([signer.stop(), endStamping?.()])
  }
}
