/** What the intake says to senders. The specification's words are those of sections 2.7, 5 and 8. */
export interface IntakeMessages {
  proposalReceived: string
  applicationReceived: string
  questionReceived: string
  withdrawn: string
  /** The same while its files can't be deleted. */
  withdrawnBeforeItsFiles: string
  shown: string
  alreadyReceived: string
  /** Specification, section 8. */
  requiredMissing: string
  /** The same for forms without files. */
  fieldsMissing: string
  /** Specification, section 8. */
  failed: string
  /** Specification, section 5. */
  fileTooLarge: (name: string) => string
  tooManyFiles: string
  tooManyParts: string
  tooMuch: string
  unpacksTooLarge: string
  textTooLong: string
  wrongType: (name: string) => string
  wrongContent: (name: string) => string
  locked: (name: string) => string
  nameTooLong: (name: string) => string
  emptyFile: (name: string) => string
  infected: (name: string) => string
  required: string
  fileRequired: string
  invalidEmail: string
  invalidPhone: string
  invalidAmount: string
  /** @param given as it was typed; @param one and @param other: what it could mean */
  ambiguousAmount: (given: string, one: number, other: number) => string
  invalidNumber: string
  invalidDate: string
  endsBeforeItBegins: string
  invalidChoice: string
  consentRequired: string
  invalidFields: string
  notAnEnvelope: string
  unexpectedFile: string
  notMultipart: string
  malformed: string
  tooSlow: string
  closed: string
  /** Decided or cancelled before its deadline. */
  closedEarly: string
  /** Nobody can answer what nobody can read. */
  documentsUnavailable: string
  /** Published without custodians, to whom proposals are sealed. */
  custodiansMissing: string
  vacancyClosed: string
  questionsClosed: string
  unknownTender: string
  unknownVacancy: string
  unknownReceipt: string
  alreadyWithdrawn: string
  withdrawalClosed: string
  /** Of a signed withdrawal. */
  withdrawalAtOtherTime: string
  /** Of a file of a proposal that is sealed to custodians. */
  sealedFiles: string
  keyReused: string
  badKey: string
  tooOften: string
  unavailable: string
  scannerAway: string
}
