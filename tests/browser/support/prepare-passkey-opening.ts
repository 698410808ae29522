import { getPayload } from 'payload'
import { environment } from '../../../environment.ts'
import config from '../../../payload/payload.config.ts'
import { readCustodianKeys } from '../../../procurement/custodians/custodian-keys.ts'
import { closeDatabase } from '../../../store/database/close-database.ts'
import { DiskSubmissionStore } from '../../../submissions/store/disk-submission-store.ts'
import { logContextOf } from '../../../transparency/log-context.ts'
import { makeTenderWithTerms, storeEnvelope } from '../../support/tenders-with-terms.ts'

/**
 * Run beside a product in which somebody has registered a passkey: a closed tender whose custodians are that person and the
 * first two with key files, with one envelope.
 */
const payload = await getPayload({ config, disableOnInit: true })
const settings = environment()
const log = await logContextOf(payload)
const keys = await readCustodianKeys(payload)
const custodians = [
  ...keys.filter(({ holder }) => holder === 'passkey'),
  ...keys.filter(({ holder, isExample }) => holder === 'file' && !isExample).slice(0, 2),
]
if (custodians.length !== 3) throw new Error('There is no passkey, or there are too few key files')
const tender = await makeTenderWithTerms(
  log,
  custodians.map(({ label, recipient }) => ({ label, key: { recipient } })),
  { deadline: '2026-03-01T12:00:00.000Z', named: 'T-passkey' },
)
await storeEnvelope(log, new DiskSubmissionStore(settings.dataFolder), tender)
await closeDatabase(payload)
process.stdout.write(JSON.stringify({ tender: tender.id, reference: tender.reference }))
process.exit(0)
