import { defaultTimeZone } from '../../../languages/time-zones.ts'
import { internshipApplicationForm, jobApplicationForm } from '../../../recruitment/applications/forms.ts'
import { vacancyKind } from '../../../recruitment/vacancies/kind.ts'
import type { IntakeMessages } from '../../../languages/messages/intake/intake-message-names.ts'
import { findEvenMoved } from './find-even-moved.ts'
import type { SubmissionDefinition, SubmissionTarget } from './submission-definition.ts'

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
