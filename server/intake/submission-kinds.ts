import { defaultTimeZone } from '../../languages/time-zones.ts'
import type { IntakeMessages } from '../../languages/messages/intake/intake-message-names.ts'
import { proposalForm } from '../../procurement/proposals/form.ts'
import { tenderKind } from '../../procurement/tenders/kind.ts'
import { closesAt } from '../../procurement/tenders/openness.ts'
import { internshipApplicationForm, jobApplicationForm } from '../../recruitment/applications/forms.ts'
import { vacancyKind } from '../../recruitment/vacancies/kind.ts'
import type { Terms } from '../../sealing/terms.ts'
import type { ContentKind } from '../../store/read/content-kind.ts'
import { findRecord } from '../../store/read/list-records.ts'
import type { Reading } from '../../store/read/reading.ts'
import type { WithDocuments } from '../../store/uploads/document-availability.ts'
import type { Form } from '../../submissions/forms/form.ts'
import type { SubmissionCollection } from '../../submissions/known-submission.ts'
import type { SubmissionKind } from '../../submissions/receipt.ts'

/** What a submission is for: a tender, a vacancy, or nothing in particular. */
export interface SubmissionTarget {
  id: number | null
  referenceNumber: string | null
  title: string
  /** Instant, ISO 8601, after which nothing is accepted. */
  deadline: string | null
  /** Whether it was closed before the deadline that its senders knew. */
  isClosedEarly?: boolean
  /** IANA name of the zone in which times are given. */
  timeZone: string
  /** What its senders must have been able to read. */
  needs?: WithDocuments
  /** To which what is sent is sealed, where a tender's custodians open it. */
  terms?: Terms
  /** Whether it takes nothing until two people have appointed custodians. */
  lacksCustodians?: boolean
}

/** One kind of submission: its form, what it may be for, and what is said of it. */
export interface SubmissionDefinition {
  kind: SubmissionKind
  form: Form<SubmissionCollection>
  /** @returns nothing when it does not exist or is not published */
  findTarget: (reading: Reading, idOrSlug: string) => Promise<SubmissionTarget | null>
  words: (messages: IntakeMessages) => {
    received: string
    incomplete: string
    closed: (target: SubmissionTarget) => string
    unknownTarget: string
  }
}

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

function words(messages: IntakeMessages) {
  return {
    received: messages.applicationReceived,
    incomplete: messages.requiredMissing,
    closed: () => messages.vacancyClosed,
    unknownTarget: messages.unknownVacancy,
  }
}

const withoutTarget = (title: string): SubmissionTarget => ({
  id: null,
  referenceNumber: null,
  title,
  deadline: null,
  timeZone: defaultTimeZone,
})

/** An application for a vacancy or, without one, a general application. */
export const jobApplicationSubmission: SubmissionDefinition = {
  kind: 'job-application',
  form: jobApplicationForm,
  async findTarget(reading, idOrSlug) {
    if (idOrSlug === '') return withoutTarget('General Application')
    const vacancy = await findEvenMoved(vacancyKind, reading, idOrSlug)
    if (!vacancy) return null
    const { id, title, deadline, timeZone } = vacancy
    return { id: Number(id), referenceNumber: null, title: title.text, deadline, timeZone }
  },
  words,
}

export const internshipApplicationSubmission: SubmissionDefinition = {
  kind: 'internship-application',
  form: internshipApplicationForm,
  findTarget: async () => withoutTarget('Internship'),
  words,
}

/** A published record by its id, its slug, or a slug it had before: a form that was opened earlier still arrives. */
export async function findEvenMoved<RecordOfKind>(
  kind: ContentKind<RecordOfKind>,
  reading: Reading,
  idOrSlug: string,
): Promise<RecordOfKind | undefined> {
  const asked = await findRecord(kind, reading, idOrSlug)
  if (asked.found) return asked.record
  if (asked.movedTo === undefined) return undefined
  const moved = await findRecord(kind, reading, asked.movedTo)
  return moved.found ? moved.record : undefined
}
