import type { Form } from '../../../submissions/forms/form.ts'
import type { SubmissionCollection } from '../../../submissions/known-submission.ts'
import type { SubmissionKind } from '../../../submissions/receipt.ts'
import type { Reading } from '../../../store/read/reading.ts'
import type { WithDocuments } from '../../../store/uploads/document-availability.ts'
import type { IntakeMessages } from '../../../languages/messages/intake/intake-message-names.ts'

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
