import { jobApplicationForm } from '../../../recruitment/applications/forms.ts'
import { vacancyKind } from '../../../recruitment/vacancies/kind.ts'
import { formatMoment } from '../../../languages/moments.ts'
import { useFormMessages } from '../../language/form-messages.ts'
import { useLanguage } from '../../language/use-language.ts'
import { pageFreshnessContext, submissionContext } from '../../loading/contexts.ts'
import { findForForm } from '../../loading/find-for-form.ts'
import { Localized } from '../../ui/text/localized.tsx'
import { fieldsOfForm } from '../../ui/submission-form/fields-of-form.ts'
import { Application } from '../applications/application.tsx'
import { OwnTime, TenderCountdown } from '../tenders/tender-countdown.tsx'
import { useTimeLeft } from '../tenders/use-server-clock.ts'
import '../tenders/tender.css'
import type { Route } from './+types/apply-route.ts'
import { VacancyClosed } from './vacancy-closed.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const vacancy = await findForForm(vacancyKind, context, params.id, '/apply')
  if (vacancy.deadline) context.get(pageFreshnessContext).until(vacancy.deadline)
  return { vacancy, outcome: context.get(submissionContext) }
}

/** An application for a vacancy. Another vacancy starts afresh. */
export default function ApplyRoute({ loaderData }: Route.ComponentProps) {
  return <ApplyPage key={loaderData.vacancy.id} {...loaderData} />
}

function ApplyPage({ vacancy, outcome }: Route.ComponentProps['loaderData']) {
  const messages = useFormMessages()
  const language = useLanguage()
  const { applications: words, navigation } = messages
  const { deadline, timeZone, title, slug, isExpired } = vacancy
  const left = useTimeLeft(deadline ?? '', isExpired || deadline === null)
  const moment = deadline ? formatMoment(deadline, language, timeZone) : undefined
  const page = `/vacancies/${slug}`
  return (
    <Application
      name={`application-${vacancy.id}`}
      fields={fieldsOfForm(jobApplicationForm, messages, vacancy.id)}
      page={`${page}/apply`}
      apiAddress="/api/job-applications"
      outcome={outcome}
      isClosed={isExpired || left === 0}
      closed={<VacancyClosed message={outcome?.outcome === 'refused' ? outcome.message : undefined} />}
      until={
        <>
          <p>{moment ? words.inTime(moment) : words.untilFilled}</p>
          {deadline && <TenderCountdown left={left} />}
          {deadline && <OwnTime deadline={deadline} timeZone={timeZone} left={left} />}
        </>
      }
      deadline={moment}
      around={{
        slug,
        title: words.applyTitle,
        fullTitle: messages.labelled(words.applyTitle, title.text),
        description: (vacancy.summary ?? title).text,
        lead: <Localized value={title} />,
        steps: [
          { label: navigation.vacancies, to: '/vacancies' },
          { label: <Localized value={title} />, to: page },
        ],
        back: { to: page, label: words.toVacancy },
      }}
    />
  )
}
