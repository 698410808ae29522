import { proposalForm } from '../../../procurement/proposals/form.ts'
import { tenderKind } from '../../../procurement/tenders/kind.ts'
import { closesAt } from '../../../procurement/tenders/openness.ts'
import { findEvenMoved } from './find-even-moved.ts'
import type { SubmissionDefinition } from './submission-definition.ts'

/** A proposal to a tender. */
export const proposalSubmission: SubmissionDefinition = {
  kind: 'proposal',
  form: proposalForm,
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
  words: (messages) => ({
    received: messages.proposalReceived,
    incomplete: messages.requiredMissing,
    closed: ({ isClosedEarly }) => (isClosedEarly ? messages.closedEarly : messages.closed),
    unknownTarget: messages.unknownTender,
  }),
}
