import type { Payload } from 'payload'
import type { Environment } from '../../environment.ts'
import { findingsOf } from '../../procurement/procurement-record/describe-verification.ts'
import { verifyProcurementRecord } from '../../procurement/procurement-record/verify.ts'
import { keyOfFile } from '../../procurement/proposals/sealing/key-file.ts'
import { SealingKeyUnavailableError } from '../../procurement/proposals/sealing/sealing-key.ts'
import { readSigningKeys } from '../../transparency/keys/signing-keys.ts'
import { createIntakeService } from '../../server/intake/intake-service.ts'

/**
 * Does to a restored place what a start does after a power cut, and checks it.
 * @returns one sentence for each thing that is not as it should be
 */
export async function finishRestore(payload: Payload, settings: Environment): Promise<string[]> {
  if ((await readSigningKeys(settings.signingKeysFolder)) === undefined) {
    return [
      `THE SIGNING KEYS ARE MISSING: they are never in a backup. Put the folder at ${settings.signingKeysFolder} and run "npm run procurement-record:verify"; where they are lost, "npm run prepare-database -- --adopt signing-keys" goes on with new ones, which everybody sees.`,
      ...(await keyFindings(payload, settings)),
    ]
  }
  const failures: unknown[] = []
  const intake = createIntakeService({
    payload,
    settings,
    now: () => new Date(),
    reportError: (error) => failures.push(error),
  })
  await intake.sweep()
  const verification = await verifyProcurementRecord(payload)
  return [
    ...failures.map((failure) => `What was arriving could not be removed: ${String(failure)}`),
    ...findingsOf(verification),
    ...(await keyFindings(payload, settings)),
  ]
}

/** Whether the sealing key is there that the restored tenders' keys were wrapped with. */
async function keyFindings(payload: Payload, settings: Environment): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'tender-keys',
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  if (docs.length === 0) return []
  try {
    const sealingKey = await keyOfFile(settings)
    const others = docs.filter((key) => key.custodian !== sealingKey.id)
    if (others.length > 0) {
      return [
        `THE SEALING KEY IS ANOTHER ONE: the keys of ${others.length} tenders were wrapped with the key ${others[0]?.custodian}, and ${settings.sealingKeyFile} has ${sealingKey.id}. Their proposals can't be opened.`,
      ]
    }
    const [first] = docs
    // Whoever only receives proposals has only its public half.
    if (first && settings.SEALING_RECIPIENT === undefined) await sealingKey.unwrap(first.wrappedIdentity)
    return []
  } catch (error) {
    if (!(error instanceof SealingKeyUnavailableError)) throw error
    return [
      `THE SEALING KEY IS MISSING: it is never in a backup. Put it at ${settings.sealingKeyFile}; without it no proposal of ${docs.length} tenders can ever be opened, and none is taken.`,
    ]
  }
}
