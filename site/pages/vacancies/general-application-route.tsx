import { jobApplicationForm } from '../../../recruitment/applications/forms.ts'
import { useFormMessages } from '../../language/form-messages.ts'
import { submissionContext } from '../../loading/contexts.ts'
import { fieldsOfForm } from '../../ui/submission-form/fields-of-form.ts'
import { Application } from '../applications/application.tsx'
import type { Route } from './+types/general-application-route.ts'

export function loader({ context }: Route.LoaderArgs) {
  return { outcome: context.get(submissionContext) }
}

/** An application for no vacancy in particular. */
export default function GeneralApplicationRoute({ loaderData: { outcome } }: Route.ComponentProps) {
  const messages = useFormMessages()
  const { applications: words, navigation } = messages
  return (
    <Application
      name="application-general"
      fields={fieldsOfForm(jobApplicationForm, messages)}
      page="/vacancies/apply"
      apiAddress="/api/job-applications"
      outcome={outcome}
      until={<p>{words.anyTime}</p>}
      around={{
        title: words.general,
        description: words.generalLead,
        lead: words.generalLead,
        steps: [{ label: navigation.vacancies, to: '/vacancies' }],
        back: { to: '/vacancies', label: words.toVacancies },
      }}
    />
  )
}
