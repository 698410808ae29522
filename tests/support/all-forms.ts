import { proposalForm } from '../../procurement/proposals/form.ts'
import { followForm } from '../../procurement/tender-followers/form.ts'
import { questionForm } from '../../procurement/tender-questions/form.ts'
import { internshipApplicationForm, jobApplicationForm } from '../../recruitment/applications/forms.ts'
import { subscribeForm } from '../../submissions/list-subscribers/form.ts'
import type { Form, PersonalCollection } from '../../submissions/forms/form.ts'

/** By the collection that stores what it sends: one that holds what strangers send and has no form here does not compile. */
const formOf: { readonly [Collection in PersonalCollection]: Form<Collection> } = {
  proposals: proposalForm,
  'job-applications': jobApplicationForm,
  'internship-applications': internshipApplicationForm,
  'tender-questions': questionForm,
  'tender-followers': followForm,
  'list-subscribers': subscribeForm,
}

/** Every form that strangers send. */
export const allForms: readonly Form[] = Object.values(formOf)
