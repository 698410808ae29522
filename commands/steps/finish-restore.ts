import type { Payload } from 'payload'
import type { Environment } from '../../environment.ts'
import { findingsOf } from '../../procurement/procurement-record/describe-verification.ts'
import { verifyProcurementRecord } from '../../procurement/procurement-record/verify.ts'
import { fileCustodian } from '../../procurement/proposals/sealing/file-custodian.ts'
import { CustodianUnavailableError } from '../../procurement/proposals/sealing/key-custodian.ts'
import { createIntakeService } from '../../server/intake/intake-service.ts'

/**
 * Does to a restored place what a start does after a power cut, and checks it.
 * @returns one sentence for each thing that is not as it should be
 */
export async function finishRestore(payload: Payload, settings: Environment): Promise<string[]> {
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
    const custodian = await fileCustodian(settings)
    const others = docs.filter((key) => key.custodian !== custodian.id)
    if (others.length > 0) {
      return [
        `THE SEALING KEY IS ANOTHER ONE: the keys of ${others.length} tenders were wrapped with the key ${others[0]?.custodian}, and ${settings.sealingKeyFile} has ${custodian.id}. Their proposals can't be opened.`,
      ]
    }
    const [first] = docs
    // Whoever only receives proposals has only its public half.
    if (first && settings.SEALING_RECIPIENT === undefined) await custodian.unwrap(first.wrappedIdentity)
    return []
  } catch (error) {
    if (!(error instanceof CustodianUnavailableError)) throw error
    return [
      `THE SEALING KEY IS MISSING: it is never in a backup. Put it at ${settings.sealingKeyFile}; without it no proposal of ${docs.length} tenders can ever be opened, and none is taken.`,
    ]
  }
}
