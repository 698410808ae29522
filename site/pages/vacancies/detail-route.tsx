import { vacancyKind, type Vacancy } from '../../../recruitment/vacancies/kind.ts'
import { formatNumber, formatShortDate } from '../../../languages/format.ts'
import { useFormMessages } from '../../language/form-messages.ts'
import { useLanguage, useMessages } from '../../language/use-language.ts'
import { pageFreshnessContext } from '../../loading/contexts.ts'
import { vacancyCard } from '../../loading/cards.ts'
import { findOrNotFound } from '../../loading/find-or-not-found.ts'
import { readRelated } from '../../loading/read-related.ts'
import { Described } from '../../structured-data/described.tsx'
import { describeVacancy } from '../../structured-data/describe-vacancy.ts'
import { AddToCalendar } from '../../ui/add-to-calendar/add-to-calendar.tsx'
import { Badge } from '../../ui/badge/badge.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Prose } from '../../ui/rich-text/prose.tsx'
import { Localized } from '../../ui/text/localized.tsx'
import { ApplicationSteps } from '../applications/application-steps.tsx'
import { ArticlePage } from '../article-page.tsx'
import { OwnTime, TenderCountdown } from '../tenders/tender-countdown.tsx'
import { useTimeLeft } from '../tenders/use-server-clock.ts'
import '../tenders/tender.css'
import type { Route } from './+types/detail-route.ts'
import { GeneralApplication } from './general-application.tsx'
import { VacancyClosed } from './vacancy-closed.tsx'
import { formatMoment } from '../../../languages/moments.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const vacancy = await findOrNotFound(vacancyKind, context, params.id)
  if (vacancy.deadline) context.get(pageFreshnessContext).until(vacancy.deadline)
  const related = await readRelated({
    context,
    kind: vacancyKind,
    of: vacancy,
    card: vacancyCard,
    filters: { status: 'open' },
  })
  return { vacancy, related }
}

/** A vacancy, and the way to apply for it while it is open. Another one starts afresh. */
export default function VacancyRoute({ loaderData }: Route.ComponentProps) {
  return <VacancyPage key={loaderData.vacancy.id} {...loaderData} />
}

function VacancyPage({ vacancy, related }: Route.ComponentProps['loaderData']) {
  const { vacancy: words, applications, sections } = useFormMessages()
  const language = useLanguage()
  const { deadline, timeZone } = vacancy
  const left = useTimeLeft(deadline ?? '', vacancy.isExpired || deadline === null)
  const isClosed = vacancy.isExpired || left === 0
  const apply = (
    <ButtonLink to={`/vacancies/${vacancy.slug}/apply`} size="large" className="tender-submit">
      {applications.apply}
    </ButtonLink>
  )
  const facts = [
    {
      label: words.deadline,
      value: <VacancyDeadline vacancy={vacancy} />,
    },
    {
      label: words.status,
      value: <Badge tone={isClosed ? 'danger' : 'success'}>{isClosed ? words.closed : words.open}</Badge>,
    },
    ...(vacancy.department
      ? [{ label: words.department, value: <Localized value={vacancy.department} /> }]
      : []),
    ...(vacancy.location ? [{ label: words.location, value: <Localized value={vacancy.location} /> }] : []),
    ...(vacancy.grade ? [{ label: words.grade, value: <bdi>{vacancy.grade}</bdi> }] : []),
    ...(vacancy.positions
      ? [{ label: words.positions, value: formatNumber(vacancy.positions, language) }]
      : []),
    { label: words.posted, value: formatShortDate(vacancy.postedAt, language) },
  ]
  return (
    <>
      <ArticlePage
        article={vacancy}
        above={
          <>
            <span>{words.kind[vacancy.kind]}</span> <span>{isClosed ? words.closed : words.open}</span>
          </>
        }
        facts={facts}
        related={{ title: sections.moreVacancies, items: related, allAt: '/vacancies' }}
        actions={
          isClosed ? (
            <VacancyClosed />
          ) : (
            <>
              {deadline && <TenderCountdown left={left} />}
              {apply}
              {deadline && <AddToCalendar section="vacancies" slug={vacancy.slug} />}
              {deadline && <OwnTime deadline={deadline} timeZone={timeZone} left={left} />}
            </>
          )
        }
      >
        <Described by={(site) => describeVacancy(vacancy, site)} />
        {vacancy.requirements && (
          <section>
            <h2>{words.requirements}</h2>
            <Prose value={vacancy.requirements} />
          </section>
        )}
        {!isClosed && (
          <section>
            <h2>{applications.howToApply}</h2>
            <ApplicationSteps headingLevel={3} />
            <div className="application-end">
              <ButtonLink to={`/vacancies/${vacancy.slug}/apply`}>{applications.applyFor}</ButtonLink>
            </div>
          </section>
        )}
      </ArticlePage>
      <GeneralApplication />
    </>
  )
}

/** Until when one may apply, with the place whose time it is given in. */
function VacancyDeadline({ vacancy: { deadline, timeZone } }: { vacancy: Vacancy }) {
  const language = useLanguage()
  const { vacancy: words } = useMessages()
  if (deadline === null) return words.untilFilled
  return (
    <time dateTime={deadline} className="tender-moment">
      {formatMoment(deadline, language, timeZone)}
    </time>
  )
}
