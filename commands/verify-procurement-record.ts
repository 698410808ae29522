import { getPayload } from 'payload'
import { closeDatabase } from '../store/database/close-database.ts'
import { endWith, say } from './steps/say.ts'
import { readSettings } from './steps/settings.ts'

/**
 * `npm run procurement-record:verify`: whether the procurement record is what was appended, and whether the proposals,
 * down to every stored byte, are those that it lists. One sentence for each finding; ends with 1 when there is any.
 */
try {
  readSettings()
  const { default: config } = await import('../payload/payload.config.ts')
  const { isSound, verifyProcurementRecord } = await import('../procurement/procurement-record/verify.ts')
  const { describeVerification } = await import('../procurement/procurement-record/describe-verification.ts')
  const payload = await getPayload({ config, disableOnInit: true })
  const verification = await verifyProcurementRecord(payload)
  await closeDatabase(payload)
  for (const sentence of describeVerification(verification)) say(sentence)
  if (isSound(verification)) say('The record is whole.')
  process.exit(isSound(verification) ? 0 : 1)
} catch (error) {
  endWith(error)
}
