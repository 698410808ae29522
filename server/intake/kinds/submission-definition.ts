import type { Receipt, SubmissionKind } from '../../../submissions/receipt.ts'
import type { Reading } from '../../../store/read/reading.ts'
import type { WithDocuments } from '../../../store/uploads/document-availability.ts'
import type { IntakeMessages } from '../../../languages/messages/intake/intake-message-names.ts'
import type { FieldReader } from '../reading/field-reader.ts'

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

/** What a form must bring beside its fields. */
export interface FileField {
  name: string
  least: number
  most: number
}

/** One kind of submission: where it goes, and what its form has. */
export interface SubmissionDefinition<Values extends object> {
  kind: SubmissionKind
  collection: 'proposals' | 'job-applications' | 'internship-applications'
  /** Before the random part of its references. */
  referencePrefix: string
  files: readonly FileField[]
  /** Field of the form that names the target, too. */
  targetField?: string
  /** Whether its content is sealed until it is opened. */
  isSealed: boolean
  /** @returns nothing when it does not exist or is not published */
  findTarget: (reading: Reading, idOrSlug: string) => Promise<SubmissionTarget | null>
  readFields: (reader: FieldReader) => Values
  /** Its record's fields beside those of every submission. What is sealed gives none of the sender's. */
  recordOf: (values: Values, target: SubmissionTarget) => Record<string, unknown>
  /** What the receipt repeats of the form, so that its sender sees how it was read. */
  receiptOf?: (values: Values) => Pick<Receipt, 'proposed_amount' | 'currency'>
  /** Where the receipt may be sent. */
  emailOf: (values: Values) => string
  words: (messages: IntakeMessages) => {
    received: string
    incomplete: string
    closed: (target: SubmissionTarget) => string
    unknownTarget: string
  }
}
