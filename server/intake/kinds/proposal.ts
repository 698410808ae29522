import { currencies, type Currency } from '../../../submissions/currencies.ts'
import { tenderKind } from '../../../procurement/tenders/kind.ts'
import { closesAt } from '../../../procurement/tenders/openness.ts'
import { intakeLimits } from '../limits.ts'
import { findEvenMoved } from './find-even-moved.ts'
import type { SubmissionDefinition } from './submission-definition.ts'

export interface ProposalValues {
  companyName: string
  contactPerson: string
  email: string
  telephone: string
  country: string
  proposedAmount: number
  currency: Currency
  consent: true
}

/** A proposal to a tender (specification, sections 2.7, 3, 5 and 7). Sealed until it is opened. */
export const proposalSubmission: SubmissionDefinition<ProposalValues> = {
  kind: 'proposal',
  collection: 'proposals',
  referencePrefix: 'P',
  files: [{ name: 'proposal_file', least: 1, most: intakeLimits.files }],
  targetField: 'tender_id',
  isSealed: true,
  async findTarget(reading, idOrSlug) {
    const tender = await findEvenMoved(tenderKind, reading, idOrSlug)
    if (!tender) return null
    const { id, referenceNumber, title, timeZone, documents, lacksDocument } = tender
    return {
      ...{ id: Number(id), referenceNumber, title: title.text, timeZone },
      deadline: closesAt(tender),
      isClosedEarly: reading.now.getTime() < Date.parse(tender.deadline),
      needs: { documents, lacksDocument },
    }
  },
  readFields: (reader) => ({
    companyName: reader.line('company_name'),
    contactPerson: reader.line('contact_person'),
    email: reader.email('email'),
    telephone: reader.phone('phone'),
    country: reader.line('country'),
    proposedAmount: reader.amount('proposed_amount'),
    currency: reader.choice('currency', currencies, currencies[0]),
    consent: reader.consent(),
  }),
  recordOf: (_values, target) => ({ tender: target.id }),
  receiptOf: ({ proposedAmount, currency }) => ({ proposed_amount: proposedAmount, currency }),
  emailOf: ({ email }) => email,
  words: (messages) => ({
    received: messages.proposalReceived,
    incomplete: messages.requiredMissing,
    closed: ({ isClosedEarly }) => (isClosedEarly ? messages.closedEarly : messages.closed),
    unknownTarget: messages.unknownTender,
  }),
}
