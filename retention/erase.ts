import type { Payload } from 'payload'
import { eraseProposal } from '../procurement/proposals/erase-proposal.ts'
import { questionForm } from '../procurement/tender-questions/form.ts'
import { deleteApplication } from '../recruitment/applications/delete-application.ts'
import { withoutPersonalAnswers } from '../submissions/forms/answers.ts'
import type { PersonalCollection } from '../submissions/forms/form.ts'
import type { SubmissionStore } from '../submissions/store/submission-store.ts'

interface Erasing {
  payload: Payload
  store: SubmissionStore
  now: Date
}

/**
 * How a sender's data are erased, of each collection that holds any: whole records, or the answers that are personal.
 * `why` is what the procurement record says.
 */
export const erase: Readonly<
  Record<PersonalCollection, (erasing: Erasing, id: number, why: string) => Promise<unknown>>
> = {
  proposals: eraseProposal,
  'job-applications': (erasing, id) => deleteApplication(erasing, 'job-applications', id),
  'internship-applications': (erasing, id) => deleteApplication(erasing, 'internship-applications', id),
  'tender-questions': ({ payload }, id) => {
    const data = withoutPersonalAnswers(questionForm)
    return payload.update({ collection: 'tender-questions', id, data, overrideAccess: true })
  },
  'tender-followers': ({ payload }, id) =>
    payload.delete({ collection: 'tender-followers', id, overrideAccess: true }),
}
