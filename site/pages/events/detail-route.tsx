import { eventKind } from '../../../content/events/kind.ts'
import { formatMoment } from '../../i18n/format.ts'
import { useLanguage, useMessages } from '../../i18n/use-language.ts'
import { pageFreshnessContext } from '../../loading/contexts.ts'
import { findOrNotFound } from '../../loading/find-or-not-found.ts'
import { Described } from '../../structured-data/described.tsx'
import { describeEvent } from '../../structured-data/describe-event.ts'
import { AddToCalendar } from '../../ui/add-to-calendar/add-to-calendar.tsx'
import { DocumentList } from '../../ui/document-list/document-list.tsx'
import { ExternalLink } from '../../ui/link/external-link.tsx'
import { ReferenceList } from '../../ui/reference-list/reference-list.tsx'
import { Localized, Prose } from '../../ui/text/localized.tsx'
import { ArticlePage } from '../article-page.tsx'
import type { Route } from './+types/detail-route.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const event = await findOrNotFound(eventKind, context, params.id)
  context.get(pageFreshnessContext).until(event.endsAt)
  return { event }
}

export default function EventPage({ loaderData: { event } }: Route.ComponentProps) {
  const { event: words, content } = useMessages()
  const language = useLanguage()
  const facts = [
    {
      label: words.when,
      value: `${formatMoment(event.startsAt, language, event.timeZone)} – ${formatMoment(event.endsAt, language, event.timeZone)}`,
    },
    {
      label: words.where,
      value: (
        <>
          {event.place && <Localized value={event.place} />} ({words.mode[event.mode]})
        </>
      ),
    },
  ]
  return (
    <ArticlePage
      article={event}
      above={
        <>
          <span>{words.kind[event.kind]}</span> <span>{event.isPast ? words.past : words.upcoming}</span>
        </>
      }
      facts={facts}
    >
      <Described by={(site) => describeEvent(event, site)} />
      {!event.isPast && (
        <p>
          <AddToCalendar section="events" slug={event.slug} />
        </p>
      )}
      {event.registrationLink && !event.isPast && (
        <p>
          <ExternalLink className="button" href={event.registrationLink}>
            {words.register}
          </ExternalLink>
        </p>
      )}
      {event.agenda.length > 0 && (
        <section>
          <h2>{words.agenda}</h2>
          <ol>
            {event.agenda.map(({ time, title }) => (
              <li key={`${time} ${title.text}`}>
                <span className="left-to-right">{time}</span> <Localized value={title} />
              </li>
            ))}
          </ol>
        </section>
      )}
      {event.speakers.length > 0 && (
        <section>
          <h2>{words.speakers}</h2>
          <ul>
            {event.speakers.map(({ role, affiliation }) => (
              <li key={role.text}>
                <Localized value={role} />
                {affiliation && (
                  <>
                    , <Localized value={affiliation} />
                  </>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {event.outcome && (
        <section>
          <h2>{words.outcome}</h2>
          <Prose value={event.outcome} />
        </section>
      )}
      {event.documents.length > 0 && (
        <section>
          <h2>{content.documents}</h2>
          <DocumentList files={event.documents.map((file) => ({ file }))} />
        </section>
      )}
      <ReferenceList title={content.projects} references={event.projects} folder="/projects" />
      <ReferenceList title={content.topics} references={event.topics} />
      <ReferenceList title={content.countries} references={event.countries} />
    </ArticlePage>
  )
}
