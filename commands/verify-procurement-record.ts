import { endWith, say } from './steps/say.ts'
import { withInstallation } from './steps/with-installation.ts'

/**
 * `npm run procurement-record:verify`: whether the procurement record is what was appended, and whether the proposals,
 * down to every stored byte, are those that it lists. One sentence for each finding; ends with 1 when there is any.
 */
try {
  const { isSound, verifyProcurementRecord } = await import('../procurement/procurement-record/verify.ts')
  const { describeVerification } = await import('../procurement/procurement-record/describe-verification.ts')
  const verification = await withInstallation((payload) => verifyProcurementRecord(payload))
  for (const sentence of describeVerification(verification)) say(sentence)
  if (isSound(verification)) say('The record is whole.')
  process.exit(isSound(verification) ? 0 : 1)
} catch (error) {
  endWith(error)
}
