import { getPayload } from 'payload'
import config from '../../../payload/payload.config.ts'
import { builtSealingFiles } from '../../../procurement/terms/built-sealing-files.ts'
import { closeDatabase } from '../../../store/database/close-database.ts'
import { logContextOf } from '../../../transparency/log-context.ts'
import { makeCustodians, makeTenderWithTerms } from '../../support/tenders-with-terms.ts'

/**
 * Run on a data folder of its own: three custodians, and two open tenders of theirs. The terms of one name the sealing script
 * that was built, those of the other another one.
 */
const payload = await getPayload({ config, disableOnInit: true })
const log = await logContextOf(payload)
const custodians = await makeCustodians(log, 3, { role: 'custodian' })
const deadline = new Date(Date.now() + 7 * 24 * 60 * 60_000).toISOString()
const tenderOf = async (script: string | null) => {
  const { id, reference } = await makeTenderWithTerms(log, custodians, { deadline, script })
  const { slug } = await payload.findByID({ collection: 'tenders', id, depth: 0 })
  return { id, reference, slug }
}
const tender = await tenderOf((await builtSealingFiles())?.integrity ?? null)
const other = await tenderOf(`sha384-${'A'.repeat(64)}`)
await closeDatabase(payload)
process.stdout.write(
  JSON.stringify({
    tender,
    other,
    custodians: custodians.map(({ person, key }) => ({ id: person.id, ...key })),
  }),
)
process.exit(0)
