import type { Payload } from 'payload'
import { findingsOf } from '../describe-verification.ts'
import type { Verification } from '../verification.ts'
import { verifyProcurementRecord } from '../verify.ts'
import { claimVerification, storeFault, storeVerification } from './verifications.ts'

const minute = 60_000

/** Milliseconds between two looks whether it is time. */
const interval = 10 * minute

/** Hour (UTC) from which it may begin: night from Rabat to Muscat. */
const earliestHour = 1

/** Verifies the procurement record and the public log every night from now on. Only the back office's process does it. */
export function verifyNightlyFromNowOn(payload: Payload): void {
  setInterval(() => {
    verifyNightly(payload).catch((error: unknown) => {
      payload.logger.error({ err: error, msg: 'The procurement record could not be verified' })
    })
  }, interval).unref()
}

/**
 * Verifies the procurement record once a day, in one of all processes; where a machine was off at night, as soon as it runs.
 * @returns whether this call did
 * @throws what kept it from its end; it is stored, too, and tried again a few hours later
 */
export async function verifyNightly(
  payload: Payload,
  {
    now = () => new Date(),
    verify = verifyProcurementRecord,
  }: { now?: () => Date; verify?: (payload: Payload) => Promise<Verification> } = {},
): Promise<boolean> {
  const begunAt = now()
  if (begunAt.getUTCHours() < earliestHour || !(await claimVerification(payload, begunAt))) return false
  try {
    const verification = await verify(payload)
    const { entries, log } = verification
    const findings = findingsOf(verification)
    for (const finding of findings) payload.logger.error({ msg: `Verification: ${finding}` })
    const finishedAt = now().toISOString()
    await storeVerification(payload, begunAt, { finishedAt, entries, leaves: log.entries, findings })
    return true
  } catch (error) {
    await storeFault(payload, begunAt, error instanceof Error ? error.name : 'unknown')
    throw error
  }
}
