import { setTimeout } from 'node:timers/promises'
import { getPayload } from 'payload'
import sharp from 'sharp'
import { closeDatabase } from '../../store/database/close-database.ts'
import config from '../../payload/payload.config.ts'
import { environment } from '../../environment.ts'
import { createIntakeService } from '../../server/intake/intake-service.ts'
import { jobApplicationSubmission, proposalSubmission } from '../../server/intake/submission-kinds.ts'
import { applicantFields, pdf, proposalFields, submissionForm } from './submission-files.ts'
import { logContextOf } from '../../transparency/log-context.ts'
import { fixTerms } from './tender-terms.ts'
import { makeTender } from './test-tender.ts'

/**
 * A process of its own, because settings are read once: stores a picture, then sends proposals and applications one after
 * another in four rows, after the first 24 a few each second, and withdraws some, until its parent sends a message or ends.
 * Reports each that was acknowledged.
 */
// The channel stays open until then: a report that meets a closed one fails, and ends this process.
const over = new AbortController()
process.once('message', () => over.abort())
process.once('disconnect', () => over.abort())
const payload = await getPayload({ config, disableOnInit: true })
const picture = await sharp({ create: { width: 40, height: 4, channels: 3, background: '#0a5' } })
  .png()
  .toBuffer()
await payload.create({
  collection: 'media',
  data: { alternativeText: 'A green field' },
  file: { data: picture, mimetype: 'image/png', name: 'field.png', size: picture.length },
})
const deadline = '2999-01-01T00:00:00.000Z'
async function openTender() {
  const { id, reference } = await makeTender(payload, deadline)
  const { slug } = await payload.findByID({ collection: 'tenders', id, depth: 0 })
  return { id, reference, slug: slug ?? '' }
}
const tender = await openTender()
/** Its proposals lie in envelopes. */
const tenderOfCustodians = await openTender()
await fixTerms(await logContextOf(payload), { ...tenderOfCustodians, deadline }, new Date().toISOString())
const intake = createIntakeService({
  payload,
  settings: environment(),
  now: () => new Date(),
  reportError: (error) => {
    throw error
  },
}).submissions
const caller = { language: 'en', address: '192.0.2.1' } as const

async function send(number: number): Promise<void> {
  const file = pdf(`File ${number}`, 20_000)
  const isProposal = number % 2 === 0
  const { slug } = number % 8 === 0 ? tenderOfCustodians : tender
  const form = isProposal
    ? submissionForm({ ...proposalFields, company_name: `Company ${number}` }, [
        ['proposal_file[0]', 'offer.pdf', file],
      ])
    : submissionForm({ ...applicantFields, full_name: `Person ${number}` }, [['cv', 'cv.pdf', file]])
  const request = new Request('https://network.example.org/apply', { method: 'POST', body: form })
  const outcome = await intake.submit(
    isProposal ? proposalSubmission : jobApplicationSubmission,
    isProposal ? slug : '',
    request,
    caller,
  )
  if (outcome.outcome !== 'accepted' || !outcome.receipt)
    throw new Error(`It was refused: ${JSON.stringify(outcome)}`)
  const { reference, secret } = outcome.receipt
  const isWithdrawn = number % 4 >= 2 && number % 3 === 0
  if (isWithdrawn && secret !== null) await intake.manage('withdraw', reference, secret, caller)
  const at = new Date().toISOString()
  process.send?.({ reference, at, isWithdrawn })
}

let next = 0
await Promise.all(
  Array.from({ length: 4 }, async () => {
    while (!over.signal.aborted) {
      await send(next++)
      // Some are on their way at any moment of a backup, and it need not carry hundreds.
      if (next > 24) await setTimeout(200)
    }
  }),
)
await closeDatabase(payload)
process.exit(0)
