import type { Payload } from 'payload'
import { findingsOf } from '../describe-verification.ts'
import type { Verification } from '../verification.ts'
import { verifyProcurementRecord } from '../verify.ts'
import { nightWork } from '../../../store/night-work.ts'
import { storeVerification } from './verifications.ts'

/** Milliseconds between two looks whether it is time. */
const lookInterval = 10 * 60_000

/** Verifies the procurement record and the transparency log every night from now on. Only the back office's process does it. */
export function verifyNightlyFromNowOn(payload: Payload): void {
  setInterval(() => {
    verifyNightly(payload).catch((error: unknown) => {
      payload.logger.error({ err: error, msg: 'The procurement record could not be verified' })
    })
  }, lookInterval).unref()
}

/**
 * Verifies the procurement record once a day, in one of all processes; where a machine was off at night, as soon as it runs, and
 * where it was interrupted, some minutes later.
 * @returns whether this call did
 * @throws as `nightWork`; a few hours later it is tried again
 */
export async function verifyNightly(
  payload: Payload,
  {
    now = () => new Date(),
    verify = verifyProcurementRecord,
  }: { now?: () => Date; verify?: (payload: Payload) => Promise<Verification> } = {},
): Promise<boolean> {
  return nightWork({
    payload,
    table: 'verifications',
    now,
    work: async ({ begunAt, confirm }) => {
      const verification = await verify(payload)
      const { entries, log } = verification
      const findings = findingsOf(verification)
      for (const finding of findings) payload.logger.error({ msg: `Verification: ${finding}` })
      await confirm()
      const finishedAt = now().toISOString()
      await storeVerification(payload, begunAt, { finishedAt, entries, leaves: log.entries, findings })
    },
  })
}
