import type { Payload } from 'payload'
import type { Environment } from '../../environment.ts'
import { appendMissingLeaves } from '../../procurement/procurement-record/append-missing-leaves.ts'
import { openedTendersOf, sealedTendersOf } from '../../procurement/procurement-record/sealed-tenders.ts'
import { signingKeysIn } from '../../transparency/log-context.ts'
import { LogSigner } from '../../transparency/signing/log-signer.ts'

/** Publishes and signs the public log from now on, if no other process does. */
export async function startLogSigner(
  payload: Payload,
  { signingKeysFolder }: Pick<Environment, 'signingKeysFolder'>,
): Promise<LogSigner> {
  const signer = new LogSigner({
    payload,
    keys: await signingKeysIn(signingKeysFolder),
    folder: signingKeysFolder,
    sealedTenders: sealedTendersOf(payload),
    openedTenders: openedTendersOf(payload),
    appendMissing: () => appendMissingLeaves(payload),
  })
  signer.start()
  return signer
}
