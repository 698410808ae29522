import { getPayload } from 'payload'
import { closeDatabase } from '../content/database/close-database.ts'
import { endWith, say } from './steps/say.ts'
import { readSettings } from './steps/settings.ts'

/**
 * `npm run procurement-record:verify`: whether the procurement record is what was appended, and whether the proposals
 * are those that it tells of. Ends with 1 when it is not.
 */
try {
  readSettings()
  const { default: config } = await import('../content/payload.config.ts')
  const { isSound, verifyProcurementRecord } = await import('../content/procurement-record/verify.ts')
  const payload = await getPayload({ config, disableOnInit: true })
  const verification = await verifyProcurementRecord(payload)
  await closeDatabase(payload)
  const { entries, lastHash, broken, missingProposals, unrecordedProposals } = verification
  say(`Entries    ${entries}`)
  say(`Last hash  ${lastHash}`)
  if (broken) say(`The chain is broken at entry ${broken.sequence}: ${broken.fault}.`)
  for (const reference of missingProposals) say(`Proposal ${reference} was received and is not there.`)
  for (const reference of unrecordedProposals) say(`Proposal ${reference} is there and was never recorded.`)
  if (isSound(verification)) say('The record is whole.')
  process.exit(isSound(verification) ? 0 : 1)
} catch (error) {
  endWith(error)
}
