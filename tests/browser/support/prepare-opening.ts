import { getPayload } from 'payload'
import { environment } from '../../../environment.ts'
import config from '../../../payload/payload.config.ts'
import { closeDatabase } from '../../../store/database/close-database.ts'
import { openTestSealingKey } from '../../support/sealing-key.ts'
import { makeSealedProposal } from '../../support/sealed-proposal.ts'
import { staffOf } from '../../support/staff-of-role.ts'

/** Run on a data folder of its own: staff of each part in an opening, and a closed tender with two sealed proposals. */
const payload = await getPayload({ config, disableOnInit: true })
const { custodian } = await openTestSealingKey()
await staffOf(payload, 'First', 'bid-opener')
await staffOf(payload, 'Second', 'bid-opener', 'procurement')
await staffOf(payload, 'Recruiter', 'human-resources')
const { docs } = await payload.find({
  collection: 'tenders',
  where: { referenceNumber: { equals: 'IWEN-2026-027' } },
})
const [tender] = docs
if (!tender) throw new Error('The starter content has no tender IWEN-2026-027')
for (const companyName of ['Company of Rivers', 'شركة الأنهار']) {
  await makeSealedProposal({
    ...{ payload, dataFolder: environment().dataFolder, custodian, tender: tender.id },
    form: { companyName },
    files: { 'offer.pdf': '%PDF-1.4 an offer', 'عرض مالي.pdf': '%PDF-1.4 money' },
  })
}
await closeDatabase(payload)
process.stdout.write(String(tender.id))
process.exit(0)
