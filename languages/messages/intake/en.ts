import { formatAmount } from '../../format.ts'
import { submission } from '../submission/en.ts'
import { tenderDetails } from '../tender-details/en.ts'
import type { IntakeMessages } from './intake-message-names.ts'

export const en: IntakeMessages = {
  proposalReceived: 'Your proposal was submitted successfully.',
  applicationReceived: 'Your application was submitted successfully.',
  questionReceived: 'Your question was submitted successfully.',
  withdrawn: 'The submission was withdrawn successfully. Its files have been deleted.',
  withdrawnBeforeItsFiles:
    'The submission was withdrawn successfully. Its files will be deleted as soon as possible.',
  shown: 'This is your receipt.',
  alreadyReceived: 'This was already submitted successfully. Here is the receipt.',
  requiredMissing: submission.incomplete,
  fieldsMissing: 'Please fill all required fields.',
  failed: submission.failed,
  fileTooLarge: submission.tooLarge,
  tooManyFiles: 'Please attach at most 20 files.',
  tooManyParts: 'The form contains too many fields. Please reload the page and try again.',
  tooMuch: 'The files together are larger than 60 MB. Please attach smaller ones.',
  unpacksTooLarge:
    'The Word files together unpack to more than 150 MB. Please make their pictures smaller, or save them as PDF.',
  textTooLong: 'This text is too long.',
  wrongType: (name) => `File "${name}" is not a PDF or Word file (.pdf, .doc, .docx).`,
  wrongContent: (name) =>
    `File "${name}" is damaged, or is not what its name says. Please save it again as PDF or Word.`,
  locked: (name) => `File "${name}" is protected by a password. Please save it without one.`,
  nameTooLong: (name) => `The name of file "${name}" is too long. Please give it a shorter name.`,
  emptyFile: submission.emptyFile,
  infected: (name) => `File "${name}" contains a virus and was not accepted.`,
  required: 'Please fill in this field.',
  fileRequired: submission.missingFiles,
  invalidEmail: submission.invalidEmail,
  invalidPhone: 'Please enter a telephone number with its country code, such as +962 6 000 0000.',
  invalidAmount: submission.invalidAmount,
  ambiguousAmount: (given, one, other) =>
    submission.ambiguousAmount(given, formatAmount(one, 'en'), formatAmount(other, 'en')),
  invalidNumber: 'Please enter a whole number.',
  invalidDate: 'Please enter a date as year, month, day, such as 2026-09-01.',
  endsBeforeItBegins: 'The end date is before the start date.',
  invalidChoice: 'Please choose one of the options.',
  consentRequired: 'Your consent is required before this can be submitted.',
  invalidFields: 'Please correct the marked fields.',
  notAnEnvelope:
    'This is not an envelope that was sealed for this tender, or it is damaged. Please seal the proposal again.',
  unexpectedFile: 'A file was sent in a field that does not exist in this form.',
  notMultipart: 'Please send the form as multipart/form-data.',
  malformed: 'The form was not received in full. Please check your connection and try again.',
  tooSlow: 'The connection was too slow and nothing was received. Please try again.',
  closed:
    'This tender is closed: the deadline passed before your proposal was received. It was not accepted.',
  vacancyClosed: 'This vacancy is closed: the deadline passed before your application was received.',
  questionsClosed: 'Questions on this tender are no longer accepted.',
  closedEarly:
    'This tender was closed before its deadline and its outcome has been published. Your proposal was not accepted.',
  documentsUnavailable: tenderDetails.documentsUnavailable,
  custodiansMissing:
    'Proposals to this tender can’t be accepted yet, because its custodians have not been appointed. Please try again later, or write to the address given on the tender’s page.',
  unknownTender: "The tender you're looking for doesn't exist or was removed.",
  unknownVacancy: "The vacancy you're looking for doesn't exist or was removed.",
  unknownReceipt: 'There is no submission with this reference and secret code. Please check both.',
  alreadyWithdrawn: 'This submission has already been withdrawn.',
  withdrawalClosed: 'The deadline has passed: proposals can no longer be withdrawn or replaced.',
  withdrawalAtOtherTime:
    'The time in this signed withdrawal is not the current time. Please check the clock of your device and sign it again before the deadline.',
  sealedFiles: 'The files of this proposal are sealed: check its signed receipt at /receipts/check.',
  keyReused: 'This Idempotency-Key was used for another submission. Please use a new one.',
  badKey: 'An Idempotency-Key has 16 to 200 letters, digits or hyphens, for example a random UUID.',
  tooOften: 'There have been too many attempts from your connection. Please wait a while and try again.',
  unavailable:
    'We cannot accept submissions at the moment, and nothing has been saved. What you typed is still here: please try again in a few minutes.',
  scannerAway:
    'We cannot check files for viruses at the moment, so nothing has been saved. What you typed is still here: please try again in a few minutes.',
}
