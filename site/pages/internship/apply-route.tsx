import { internshipApplicationForm } from '../../../recruitment/applications/forms.ts'
import { useFormMessages } from '../../language/form-messages.ts'
import { submissionContext } from '../../loading/contexts.ts'
import { fieldsOfForm } from '../../ui/submission-form/fields-of-form.ts'
import { Application } from '../applications/application.tsx'
import type { Route } from './+types/apply-route.ts'

export function loader({ context }: Route.LoaderArgs) {
  return { outcome: context.get(submissionContext) }
}

/** An application for an internship. */
export default function InternshipApplicationRoute({ loaderData: { outcome } }: Route.ComponentProps) {
  const messages = useFormMessages()
  const { applications: words, navigation } = messages
  return (
    <Application
      name="application-internship"
      fields={fieldsOfForm(internshipApplicationForm, messages)}
      page="/internship/apply"
      apiAddress="/api/internship-applications"
      outcome={outcome}
      until={<p>{words.anyTime}</p>}
      around={{
        title: words.internship,
        description: words.internshipLead,
        lead: words.internshipLead,
        steps: [{ label: navigation.internship, to: '/internship' }],
        back: { to: '/internship', label: words.toInternship },
      }}
    />
  )
}
