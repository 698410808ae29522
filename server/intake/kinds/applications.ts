import { defaultTimeZone } from '../../../languages/time-zones.ts'
import { vacancyKind } from '../../../recruitment/vacancies/kind.ts'
import type { IntakeMessages } from '../../../languages/messages/intake/intake-message-names.ts'
import type { FieldReader } from '../reading/field-reader.ts'
import { findEvenMoved } from './find-even-moved.ts'
import type { SubmissionDefinition, SubmissionTarget } from './submission-definition.ts'

const files = [
  { name: 'cv', least: 1, most: 1 },
  { name: 'cover_letter_file', least: 0, most: 1 },
  { name: 'other_file', least: 0, most: 5 },
] as const

function person(reader: FieldReader) {
  return {
    fullName: reader.line('full_name'),
    email: reader.email('email'),
    telephone: reader.phone('phone'),
    country: reader.line('country'),
    spokenLanguages: reader.line('spoken_languages', { optional: true }),
    coverLetter: reader.text('cover_letter', { optional: true }),
    consent: reader.consent(),
  }
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

function readJobApplication(reader: FieldReader) {
  return {
    ...person(reader),
    currentPosition: reader.line('current_position', { optional: true }),
    yearsOfExperience: reader.wholeNumber('years_of_experience', { from: 0, to: 70 }),
  }
}

/** An application for a vacancy or, without one, a general application. */
export const jobApplicationSubmission: SubmissionDefinition<ReturnType<typeof readJobApplication>> = {
  kind: 'job-application',
  collection: 'job-applications',
  referencePrefix: 'J',
  files,
  targetField: 'vacancy_id',
  isSealed: false,
  async findTarget(reading, idOrSlug) {
    if (idOrSlug === '') return withoutTarget('General Application')
    const vacancy = await findEvenMoved(vacancyKind, reading, idOrSlug)
    if (!vacancy) return null
    const { id, title, deadline, timeZone } = vacancy
    return { id: Number(id), referenceNumber: null, title: title.text, deadline, timeZone }
  },
  readFields: readJobApplication,
  recordOf: (values, target) => ({ ...values, ...(target.id !== null && { vacancy: target.id }) }),
  emailOf: ({ email }) => email,
  words,
}

function readInternshipApplication(reader: FieldReader) {
  const [availableFrom, availableUntil] = reader.days('available_from', 'available_until')
  return {
    ...person(reader),
    university: reader.line('university'),
    fieldOfStudy: reader.line('field_of_study'),
    availableFrom,
    availableUntil,
  }
}

export const internshipApplicationSubmission: SubmissionDefinition<
  ReturnType<typeof readInternshipApplication>
> = {
  kind: 'internship-application',
  collection: 'internship-applications',
  referencePrefix: 'I',
  files,
  isSealed: false,
  findTarget: async () => withoutTarget('Internship'),
  readFields: readInternshipApplication,
  recordOf: (values) => ({
    ...values,
    // Days are stored as their midday in UTC.
    availableFrom: values.availableFrom && `${values.availableFrom}T12:00:00.000Z`,
    availableUntil: values.availableUntil && `${values.availableUntil}T12:00:00.000Z`,
  }),
  emailOf: ({ email }) => email,
  words,
}
