import { getPayload } from 'payload'
import { environment } from '../../../environment.ts'
import config from '../../../payload/payload.config.ts'
import { toBase64 } from '../../../proofs/bytes.ts'
import { makePassphrase, sealIdentity } from '../../../sealing/identity-files.ts'
import { closeDatabase } from '../../../store/database/close-database.ts'
import { DiskSubmissionStore } from '../../../submissions/store/disk-submission-store.ts'
import { logContextOf } from '../../../transparency/log-context.ts'
import { openTestSealingKey } from '../../support/sealing-key.ts'
import { staffOf } from '../../support/staff-of-role.ts'
import {
  makeCustodians,
  makeTenderWithTerms,
  storeEnvelope,
  typedAnswers,
} from '../../support/tenders-with-terms.ts'

/**
 * Run on a data folder of its own: somebody of procurement, a custodian without a key, three custodians of whom one has a key file, one has lost the key
 * and one opens with age's own program, and a closed tender with three envelopes, one of which holds no proposal.
 */
const payload = await getPayload({ config, disableOnInit: true })
const settings = environment()
await openTestSealingKey()
const log = await logContextOf(payload)
const store = new DiskSubmissionStore(settings.dataFolder)
await staffOf(payload, 'Buyer', 'procurement')
await staffOf(payload, 'Passkey', 'custodian')
const custodians = await makeCustodians(log, 3, { role: 'custodian', holders: ['file', 'file', 'own'] })
const tender = await makeTenderWithTerms(log, custodians, { deadline: '2026-02-01T12:00:00.000Z' })
await storeEnvelope(log, store, tender)
await storeEnvelope(log, store, tender, { answers: { ...typedAnswers, company_name: 'شركة الأنهار' } })
const broken = await storeEnvelope(log, store, tender, { answers: {} })
const passphrase = makePassphrase()
const [first, , third] = custodians
if (!first || !third) throw new Error('There are too few custodians')
const file = await sealIdentity(first.key, 'Key of a custodian', passphrase, 10)
await closeDatabase(payload)
process.stdout.write(
  JSON.stringify({
    ...{ tender: tender.id, reference: tender.reference, broken: broken.reference },
    emails: [first, third].map(({ person }) => person.email),
    ...{ passphrase, keyFile: toBase64(file), identity: third.key.identity },
  }),
)
process.exit(0)
