import { getPayload } from 'payload'
import config from '../../../payload/payload.config.ts'
import { closeDatabase } from '../../../store/database/close-database.ts'
import { draftTender } from '../../support/custodians.ts'
import { staffOf } from '../../support/staff-of-role.ts'

/** Run on a data folder of its own: two people of procurement, three who are to be custodians, a tender to publish, and one for later. */
const payload = await getPayload({ config, disableOnInit: true })
await staffOf(payload, 'Buyer', 'procurement')
await staffOf(payload, 'Chief', 'procurement')
for (const name of ['Legal', 'Audit', 'Finance']) await staffOf(payload, name, 'custodian')
const { id, reference } = await draftTender(payload, { deadline: '2126-02-01T12:00:00.000Z' })
const later = await draftTender(payload, { deadline: '2126-03-01T12:00:00.000Z' })
await closeDatabase(payload)
process.stdout.write(JSON.stringify({ id, reference, later: later.id }))
process.exit(0)
