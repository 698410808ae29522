import { z } from 'zod'
import { apiOfKind } from '../../store/api/api-of-kind.ts'
import { articleFields, articleToApi, htmlSchema } from '../../store/api/article.ts'
import { component } from '../../store/api/components.ts'
import { documentSchema, documentToApi } from '../../store/api/document.ts'
import { choiceFilter, yearFilter } from '../../store/api/filter-parameters.ts'
import { html, plainText } from '../../store/api/plain-text.ts'
import { subjectFields, subjectParameters, subjectsToApi } from '../../store/api/subjects.ts'
import { eventKinds, eventModes } from './collection.ts'
import { eventKind } from './kind.ts'

const eventSchema = component(
  'Event',
  'An event of the Network.',
  z.object({
    ...articleFields,
    kind: z.enum(eventKinds),
    mode: z.enum(eventModes),
    date: z.iso.datetime().meta({ description: 'The same as `starts_at`.' }),
    starts_at: z.iso.datetime(),
    ends_at: z.iso.datetime(),
    time_zone: z.string().meta({ description: 'IANA name of the zone in which the times are given.' }),
    is_past: z.boolean(),
    place: z.string().nullable(),
    online_link: z.string().nullable(),
    registration_link: z.string().nullable(),
    agenda: z.array(
      z.object({
        time: z.string().meta({ description: 'As the agenda shows it, in `time_zone`.' }),
        title: z.string(),
      }),
    ),
    speakers: z.array(z.object({ role: z.string(), affiliation: z.string().nullable() })),
    documents: z.array(documentSchema),
    outcome: htmlSchema,
    ...subjectFields,
  }),
)

export const eventApi = apiOfKind({
  kind: eventKind,
  documented: {
    group: 'News and events',
    list: 'Events',
    record: { name: 'Event', like: 'regional-water-week' },
  },
  schema: eventSchema,
  filters: {
    time: choiceFilter('`upcoming`: not yet over. `past`: over.', ['upcoming', 'past']),
    kind: choiceFilter('Only events of this kind.', eventKinds),
    mode: choiceFilter('Only events held in this way.', eventModes),
    ...subjectParameters,
    year: yearFilter,
  },
  toApi: (event, context) => ({
    ...articleToApi('events', event, context),
    kind: event.kind,
    mode: event.mode,
    date: event.startsAt,
    starts_at: event.startsAt,
    ends_at: event.endsAt,
    time_zone: event.timeZone,
    is_past: event.isPast,
    place: plainText(event.place),
    online_link: event.onlineLink,
    registration_link: event.registrationLink,
    agenda: event.agenda.map(({ time, title }) => ({ time, title: plainText(title) })),
    speakers: event.speakers.map(({ role, affiliation }) => ({
      role: plainText(role),
      affiliation: plainText(affiliation),
    })),
    documents: event.documents.map((file) => documentToApi(file, context)),
    outcome: html(event.outcome, context),
    ...subjectsToApi(event),
  }),
})
