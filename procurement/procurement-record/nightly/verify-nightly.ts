import type { Payload } from 'payload'
import { findingsOf } from '../describe-verification.ts'
import type { Verification } from '../verification.ts'
import { verifyProcurementRecord } from '../verify.ts'
import { claimNight, nightInterval, storeNightFault } from '../../../store/night-work.ts'
import { storeVerification } from './verifications.ts'

/** Verifies the procurement record and the public log every night from now on. Only the back office's process does it. */
export function verifyNightlyFromNowOn(payload: Payload): void {
  setInterval(() => {
    verifyNightly(payload).catch((error: unknown) => {
      payload.logger.error({ err: error, msg: 'The procurement record could not be verified' })
    })
  }, nightInterval).unref()
}

/**
 * Verifies the procurement record once a day, in one of all processes; where a machine was off at night, as soon as it runs.
 * @returns whether this call did
 * @throws what prevented its end; it is stored, too, and tried again a few hours later
 */
export async function verifyNightly(
  payload: Payload,
  {
    now = () => new Date(),
    verify = verifyProcurementRecord,
  }: { now?: () => Date; verify?: (payload: Payload) => Promise<Verification> } = {},
): Promise<boolean> {
  const begunAt = now()
  if (!(await claimNight(payload, begunAt))) return false
  try {
    const verification = await verify(payload)
    const { entries, log } = verification
    const findings = findingsOf(verification)
    for (const finding of findings) payload.logger.error({ msg: `Verification: ${finding}` })
    const finishedAt = now().toISOString()
    await storeVerification(payload, begunAt, { finishedAt, entries, leaves: log.entries, findings })
    return true
  } catch (error) {
    await storeNightFault(payload, 'verifications', begunAt, error)
    throw error
  }
}
