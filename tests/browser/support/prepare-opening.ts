import { getPayload } from 'payload'
import { environment } from '../../../environment.ts'
import config from '../../../payload/payload.config.ts'
import { closeDatabase } from '../../../store/database/close-database.ts'
import { openTestSealingKey } from '../../support/sealing-key.ts'
import { makeSealedProposal } from '../../support/sealed-proposal.ts'
import { staffOf } from '../../support/staff-of-role.ts'
import { makeFormerTender } from '../../support/test-tender.ts'

/** Run on a data folder of its own: staff of each part in an opening, and a tender published later, closed, with two sealed proposals. */
const payload = await getPayload({ config, disableOnInit: true })
const { sealingKey } = await openTestSealingKey()
await staffOf(payload, 'First', 'bid-opener')
await staffOf(payload, 'Second', 'bid-opener', 'procurement')
await staffOf(payload, 'Recruiter', 'human-resources')
const tender = await makeFormerTender(payload, {
  title: 'Pumping station at the northern wells',
  description: 'A description',
  referenceNumber: 'IWEN-2026-902',
  category: 'works',
  issueDate: '2026-01-05T12:00:00.000Z',
  deadline: '2026-02-01T12:00:00.000Z',
  deadline_tz: 'Asia/Amman',
})
for (const companyName of ['Company of Rivers', 'شركة الأنهار']) {
  await makeSealedProposal({
    ...{ payload, dataFolder: environment().dataFolder, sealingKey, tender: tender.id },
    form: { companyName },
    files: { 'offer.pdf': '%PDF-1.4 an offer', 'عرض مالي.pdf': '%PDF-1.4 money' },
  })
}
await closeDatabase(payload)
process.stdout.write(String(tender.id))
process.exit(0)
