import type { Payload } from 'payload'
import { eraseProposal } from '../procurement/proposals/erase-proposal.ts'
import { questionForm } from '../procurement/tender-questions/form.ts'
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
  'job-applications': (erasing, id) => deleteApplication('job-applications', erasing, id),
  'internship-applications': (erasing, id) => deleteApplication('internship-applications', erasing, id),
  'tender-questions': ({ payload }, id) => {
    const data = withoutPersonalAnswers(questionForm)
    return payload.update({ collection: 'tender-questions', id, data, overrideAccess: true })
  },
  'tender-followers': ({ payload }, id) =>
    payload.delete({ collection: 'tender-followers', id, overrideAccess: true }),
  'list-subscribers': ({ payload }, id) =>
    payload.delete({ collection: 'list-subscribers', id, overrideAccess: true }),
}

/** Deletes an application with its files. Files first: what is cut short is found and ended the next time. */
async function deleteApplication(
  collection: 'job-applications' | 'internship-applications',
  { payload, store }: Erasing,
  id: number,
): Promise<void> {
  const { storedName } = await payload.findByID({
    collection,
    id,
    depth: 0,
    showHiddenFields: true,
    overrideAccess: true,
  })
  if (storedName) await store.remove(storedName)
  await payload.delete({ collection, id, depth: 0, overrideAccess: true })
}
