import { applicationCollection } from '../applications/application-collection.ts'
import { number, relation, text } from '../../model/fields/fields.ts'

/** Applications for a vacancy; without one it is a general application. */
export const jobApplications = applicationCollection(
  'job-applications',
  [
    relation('vacancy', 'vacancies', { asSent: true }),
    text('currentPosition', { asSent: true }),
    number('yearsOfExperience', { asSent: true, min: 0 }),
    text('spokenLanguages', { asSent: true }),
  ],
  ['vacancy'],
)
