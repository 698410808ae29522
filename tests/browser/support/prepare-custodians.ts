import { getPayload } from 'payload'
import config from '../../../payload/payload.config.ts'
import { closeDatabase } from '../../../store/database/close-database.ts'
import { draftTender } from '../../support/custodians.ts'
import { staffOf } from '../../support/staff-of-role.ts'
import { makeTender, publishWithoutTerms } from '../../support/test-tender.ts'

/**
 * Run on a data folder of its own: two people of procurement, three who are to be custodians, a tender to publish, one for
 * later, one without custodians, and one that was open before every tender had them.
 */
const payload = await getPayload({ config, disableOnInit: true })
await staffOf(payload, 'Buyer', 'procurement')
await staffOf(payload, 'Chief', 'procurement')
for (const name of ['Legal', 'Audit', 'Finance']) await staffOf(payload, name, 'custodian')
const { id, reference } = await draftTender(payload, { deadline: '2126-02-01T12:00:00.000Z' })
const later = await draftTender(payload, { deadline: '2126-03-01T12:00:00.000Z' })
const without = await draftTender(payload, { deadline: '2126-04-01T12:00:00.000Z' })
await publishWithoutTerms(payload, without.id)
const former = await makeTender(payload, '2126-05-01T12:00:00.000Z', 'T-former')
await closeDatabase(payload)
process.stdout.write(
  JSON.stringify({ id, reference, later: later.id, without: without.id, former: former.id }),
)
process.exit(0)
