import { vacancyKind } from '../../../content/vacancies/kind.ts'
import { formatMoment, formatNumber, formatShortDate } from '../../i18n/format.ts'
import { useLanguage, useMessages } from '../../i18n/use-language.ts'
import { pageFreshnessContext } from '../../loading/contexts.ts'
import { vacancyCard } from '../../loading/cards.ts'
import { findOrNotFound } from '../../loading/find-or-not-found.ts'
import { readRelated } from '../../loading/read-related.ts'
import { Described } from '../../structured-data/described.tsx'
import { describeVacancy } from '../../structured-data/describe-vacancy.ts'
import { AddToCalendar } from '../../ui/add-to-calendar/add-to-calendar.tsx'
import { Localized, Prose } from '../../ui/text/localized.tsx'
import { ArticlePage } from '../article-page.tsx'
import type { Route } from './+types/detail-route.ts'

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

export default function VacancyPage({ loaderData: { vacancy, related } }: Route.ComponentProps) {
  const { vacancy: words, sections } = useMessages()
  const language = useLanguage()
  const facts = [
    {
      label: words.deadline,
      value: vacancy.deadline
        ? formatMoment(vacancy.deadline, language, vacancy.timeZone)
        : words.untilFilled,
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
    <ArticlePage
      article={vacancy}
      above={
        <>
          <span>{words.kind[vacancy.kind]}</span> <span>{vacancy.isExpired ? words.closed : words.open}</span>
        </>
      }
      facts={facts}
      related={{ title: sections.moreVacancies, items: related, allAt: '/vacancies' }}
      actions={
        vacancy.deadline && !vacancy.isExpired && <AddToCalendar section="vacancies" slug={vacancy.slug} />
      }
    >
      <Described by={(site) => describeVacancy(vacancy, site)} />
      {vacancy.requirements && (
        <section>
          <h2>{words.requirements}</h2>
          <Prose value={vacancy.requirements} />
        </section>
      )}
    </ArticlePage>
  )
}
