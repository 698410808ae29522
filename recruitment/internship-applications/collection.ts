import { applicationCollection } from '../applications/application-collection.ts'
import { day, text } from '../../model/fields/fields.ts'

export const internshipApplications = applicationCollection(
  'internship-applications',
  [
    text('university', { asSent: true }),
    text('fieldOfStudy', { asSent: true }),
    day('availableFrom', { asSent: true }),
    day('availableUntil', { asSent: true }),
    text('spokenLanguages', { asSent: true }),
  ],
  ['university'],
)
