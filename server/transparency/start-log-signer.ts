import type { Payload } from 'payload'
import type { Environment } from '../../environment.ts'
import { appendMissingLeaves } from '../../procurement/procurement-record/append-missing-leaves.ts'
import { openedTendersOf, sealedTendersOf } from '../../procurement/procurement-record/sealed-tenders.ts'
import { signingKeysIn } from '../../transparency/log-context.ts'
import { readWitnessKey } from '../../proofs/cosignature.ts'
import { stampFromNowOn } from '../../transparency/stamps/stamp-checkpoints.ts'
import { LogSigner } from '../../transparency/signing/log-signer.ts'
import { witnessFromNowOn } from '../../transparency/witnesses/witness-checkpoints.ts'

type Settings = Pick<
  Environment,
  'signingKeysFolder' | 'TIME_STAMP_ADDRESS' | 'TIME_STAMP_CERTIFICATE' | 'WITNESSES'
>

/**
 * Publishes and signs the transparency log from now on, if no other process does, and has it time-stamped and signed by witnesses where
 * there are any.
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
  const witnesses = settings.WITNESSES.map(({ key, address: at }) => ({
    key: readWitnessKey(key),
    address: at,
  }))
  const endWitnessing = witnesses.length > 0 ? witnessFromNowOn({ payload, witnesses }) : undefined
  return async () => {
    await Promise.all([signer.stop(), endStamping?.(), endWitnessing?.()])
  }
}
