import { eventKind } from '../../../content/events/kind.ts'
import { formatMoments } from '../../../languages/moments.ts'
import { useLanguage, useMessages } from '../../language/use-language.ts'
import { eventCard } from '../../loading/cards.ts'
import { pageFreshnessContext } from '../../loading/contexts.ts'
import { findOrNotFound } from '../../loading/find-or-not-found.ts'
import { readRelated } from '../../loading/read-related.ts'
import { Described } from '../../structured-data/described.tsx'
import { describeEvent } from '../../structured-data/describe-event.ts'
import { AddToCalendar } from '../../ui/add-to-calendar/add-to-calendar.tsx'
import { Badge } from '../../ui/badge/badge.tsx'
import { DocumentList } from '../../ui/document-list/document-list.tsx'
import { ExternalLink } from '../../ui/link/external-link.tsx'
import { ReferenceList } from '../../ui/reference-list/reference-list.tsx'
import { Prose } from '../../ui/rich-text/prose.tsx'
import { ArticlePage } from '../article-page.tsx'
import type { Route } from './+types/detail-route.ts'
import { EventAgenda } from './event-agenda.tsx'
import { EventPlace } from './event-place.tsx'
import { EventSpeakers } from './event-speakers.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const event = await findOrNotFound(eventKind, context, params.id)
  context.get(pageFreshnessContext).until(event.endsAt)
  return { event, related: await readRelated({ context, kind: eventKind, of: event, card: eventCard }) }
}

export default function EventPage({ loaderData: { event, related } }: Route.ComponentProps) {
  const { event: words, content, details } = useMessages()
  const language = useLanguage()
  const facts = [
    {
      label: words.when,
      value: (
        <time dateTime={event.startsAt}>
          {formatMoments(event.startsAt, event.endsAt, language, event.timeZone)}
        </time>
      ),
    },
    {
      label: words.where,
      value: <EventPlace event={event} />,
    },
  ]
  const actions = !event.isPast && (
    <>
      {event.registrationLink && (
        <ExternalLink className="button" href={event.registrationLink}>
          {words.register}
        </ExternalLink>
      )}
      {event.onlineLink && (
        <ExternalLink className="button button-secondary" href={event.onlineLink}>
          {details.joinOnline}
        </ExternalLink>
      )}
      <AddToCalendar section="events" slug={event.slug} />
    </>
  )
  return (
    <ArticlePage
      article={event}
      above={
        <>
          <Badge tone={event.isPast ? 'neutral' : 'success'}>
            {event.isPast ? words.past : words.upcoming}
          </Badge>
          <span>{words.kind[event.kind]}</span>
        </>
      }
      facts={facts}
      actions={actions}
      topics={event.topics}
      countries={event.countries}
      furtherTexts={[event.place, event.outcome, ...event.agenda.map(({ title }) => title)]}
      related={{ title: details.moreEvents, items: related, allAt: '/events' }}
    >
      <Described by={(site) => describeEvent(event, site)} />
      {event.outcome && (
        <section>
          <h2>{words.outcome}</h2>
          <Prose value={event.outcome} />
        </section>
      )}
      {event.agenda.length > 0 && <EventAgenda agenda={event.agenda} />}
      {event.speakers.length > 0 && <EventSpeakers speakers={event.speakers} />}
      {event.documents.length > 0 && (
        <section>
          <h2>{content.documents}</h2>
          <DocumentList files={event.documents.map((file) => ({ file }))} />
        </section>
      )}
      <ReferenceList title={content.projects} references={event.projects} folder="/projects" />
    </ArticlePage>
  )
}
